# The puzzle of the day.

# $number: which puzzle, counted from the first day.
daily-number = Casse-tête du jour n° { $number }
daily-small-number = Petit casse-tête du jour n° { $number }
# $day: a day and a month, in words.
daily-title = Le casse-tête du { $day }
daily-rule-full = Douze cartes, six SET. Touchez trois cartes qui forment un SET. Une carte peut être dans plusieurs SET.
daily-rule-small = Neuf cartes, quatre SET, et tous les symboles sont pleins : seuls comptent le nombre, la couleur et la forme. Une carte peut être dans plusieurs SET.
daily-rule-clock = Le temps court dès que vous appuyez sur « Commencer », jusqu’au dernier SET, même si la page est fermée.
# $time: a day and a time of day, where the reader is.
daily-rule-counts = Il compte pour votre série si vous commencez avant le { $time } et trouvez tous les SET sans aide.
daily-rule-offline = Pas besoin de connexion : le résultat part dès qu’il y en a une, jusqu’à sept jours plus tard.
daily-rule-late = Ce jour est passé. Vous pouvez encore jouer son casse-tête, mais il ne compte ni pour votre série ni parmi les temps des autres.
daily-start = Commencer
daily-to-small = Petit casse-tête
daily-to-full = Douze cartes
daily-print = Imprimer
daily-time = Temps
# $found of $sets SETs.
daily-found-of = { $found } sur { $sets }
daily-give-up = Abandonner
daily-again = Vous l’avez déjà
daily-again-why = La même carte peut resservir, pas le même SET.
daily-clean = Tous trouvés, sans aide
# $count: how many cards were shown.
daily-with-help =
    { $count ->
        [one] Tous trouvés, { $count } carte montrée
       *[other] Tous trouvés, { $count } cartes montrées
    }
daily-gave-up = Trouvés : { $found } sur { $sets }
daily-late = En retard : il ne compte pas pour votre série.
# $names: the names of three cards.
daily-missed = Restait à trouver : { $names }
# $days: how many days in a row.
daily-streak =
    { $days ->
        [0] Résolvez-le sans aide pour commencer une série.
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
daily-today-open = celui du jour vous attend
# $days: the most days in a row.
daily-longest = plus longue série : { $days }
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-mark-solved = résolu
daily-mark-played = avec aide, en retard ou abandonné
daily-mark-open = pas encore joué
daily-others = Les temps des autres
daily-others-waiting = Vous les verrez quand votre résultat sera arrivé.
daily-others-none = Personne ne l’a encore résolu le jour même sans aide.
# $count: how many people.
daily-people =
    { $count ->
        [one] { $count } personne jusqu’ici
       *[other] { $count } personnes jusqu’ici
    }
# $count: how many people.
daily-faster =
    { $count ->
        [0] personne n’a été plus rapide que vous
        [one] { $count } personne a été plus rapide que vous
       *[other] { $count } personnes ont été plus rapides que vous
    }
daily-you = vous
# $first, $last: minutes and seconds.
daily-from-to = De { $first } à { $last } :
# $time: minutes and seconds.
daily-from = { $time } et plus :
daily-share-picture = Partager l’image
daily-share-text = Copier le texte
# $seconds: figures, such as “21 · 27 · 44”.
daily-seconds-each = Secondes par SET : { $seconds }
daily-seconds = secondes par SET
daily-next-title = Et maintenant ?
daily-to-today = Le casse-tête du jour
daily-to-before = La veille
daily-to-drills = Exercices
daily-to-table = Jouer avec d’autres
refused-no-such-puzzle = Il n’y a pas encore de casse-tête pour ce jour.
refused-not-finished = Terminez d’abord ce casse-tête : vous verrez ensuite les temps des autres.
