# Results of play alone, on their way to the server.

# $count: how many.
results-waiting =
    { $count ->
        [one] { $count } résultat sera enregistré dès que la connexion sera rétablie.
       *[other] { $count } résultats seront enregistrés dès que la connexion sera rétablie.
    }
# $why: a sentence.
results-refused = Un résultat n’a pas pu être enregistré. { $why }
refused-bad-result = Il ne peut pas être juste.
refused-id-used = Il est déjà enregistré, avec un autre contenu.
refused-too-many-results = Il n’y a plus de place pour d’autres résultats.
refused-too-many-requests = C’est trop à la fois. Attendez une minute, puis réessayez.
