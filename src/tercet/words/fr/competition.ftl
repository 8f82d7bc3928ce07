# Les mots d'une compétition : ce qu'elle refuse, par code, et ce que disent les commandes `schedule` et `competition`.

competition-not-open = Aucune compétition n’est encore ouverte.
competition-open-already = Cette compétition est déjà ouverte.
competition-back-in-time = Cet instant précède ce qui s’est passé ici en dernier.
competition-over = Cette compétition est terminée.
competition-not-yours = Seule la coordination peut faire cela.
competition-staff-only = Seuls la coordination et l’accueil peuvent faire cela.
competition-other-table = Vous arbitrez à une autre table. Son arbitre ou l’accueil note cette partie.
competition-not-your-game = Vous ne jouez pas dans cette partie.
competition-spectator = Les spectateurs ne notent pas de scores.
competition-no-judges = En journée portes ouvertes, les joueurs s’arbitrent eux-mêmes.
competition-not-staff = Cette personne n’a pas de fonction ici.
competition-entered-already = Cette personne est déjà inscrite.
competition-not-drawn = Les tours n’ont pas encore été tirés au sort.
competition-started = Le premier tour a commencé. Les retards et les départs sont pris en compte d’eux-mêmes.
competition-too-late-to-enter = Le dernier tour a commencé. Plus personne ne peut s’inscrire.
competition-all-started = Tous les tours préliminaires ont commencé.
competition-rounds-left = Il reste des tours préliminaires à jouer.
competition-not-begun = Cette partie n’a pas commencé.
competition-no-such-game = Cette partie n’existe pas. Le tirage a peut-être été refait.
competition-settled = Ce résultat est acquis. La coordination peut le corriger.
competition-not-settled = Ce résultat n’est pas encore acquis. Tranchez-le plutôt.
competition-reported-already = Vous avez déjà donné ce résultat. Quelqu’un d’autre doit le confirmer ; la coordination peut le corriger.
competition-say-why = Dites pourquoi : ce sera gardé avec l’ancien et le nouveau résultat.
competition-cut-already = Les préliminaires sont terminés.
competition-no-finalists = Les finalistes ne sont pas encore connus.
competition-final-started = La finale a commencé.
competition-changes-finalists = La finale a commencé, et cela changerait ceux qui la jouent. On ne peut que le noter sur papier.
competition-not-missed = Une partie de rattrapage est pour les joueurs présents qui ont manqué ce tour.
competition-no-make-up = Cette compétition n’a pas de parties de rattrapage : c’était décidé d’avance.
competition-table-size = Une table compte de 2 à 5 joueurs différents.
# $table : le numéro d'une table.
competition-no-such-table = La salle n’a pas de table { $table }. Dites-en une qu’elle a.
# $most : le plus grand numéro.
competition-bad-tables = Dites quelles tables il y a : au moins une, chacune une fois, par des numéros de 1 à { $most }.

competition-rounds-of-a-day = Une compétition a de 1 à { $most } tours préliminaires, pas { $rounds }.
competition-title-too-long = Le nom d’une compétition a au plus { $most } lettres.
competition-too-many-divisions = Une compétition a au plus { $most } catégories.
competition-tables-of-a-hall = Une salle a de 1 à { $most } tables, pas { $tables }.
competition-division-twice = Deux catégories ont le même nom.
competition-division-name = Une catégorie a un nom de 1 à 40 lettres.
competition-finalists = Une finale demande de 2 à { $most } joueurs, pas { $finalists }.
competition-bad-minutes = Un tour dure de 1 à 240 minutes.
competition-too-many-players = Une compétition a au plus { $most } joueurs.
# $number : le numéro d'un joueur. $most : le plus grand.
competition-bad-number = Un joueur a un numéro de 1 à { $most }, pas { $number }.
competition-no-such-number = Personne n’a le numéro { $number }.
competition-no-player = Pour jouer à une table ici, le numéro { $number } doit avoir son propre joueur : indiquez-le.
competition-number-twice = Le numéro { $number } est pris.
competition-no-divisions = Cette compétition n’a pas de catégories.
# $known : des noms séparés par des virgules.
competition-division-needed = Dites la catégorie, ou un âge qui mène à l’une d’elles. Il y a : { $known }.
competition-no-such-division = Il n’y a pas de catégorie « { $name } ». Il y a : { $known }.
# $count : combien. $games : les premières, par numéro.
competition-unsettled = Des résultats manquent ou se contredisent : { $count } (partie { $games }).

competition-sheet-twice = Un joueur figure deux fois sur cette feuille.
competition-sheet-below-zero = Les SET, les points de pénalité et les cartes restantes se comptent à partir de zéro ; un score négatif en résulte de lui-même.
competition-sheet-sum = Les SET de cette table font { $sets } en tout. Un paquet épuisé en donne de 21 à 25 ou 27, jamais 26. Recomptez, ou dites que la partie a été arrêtée.
competition-sheet-left = { $sets } SET laissent { $right } cartes, pas { $left }. Recomptez.
competition-sheet-too-many = { $sets } SET et { $left } cartes restantes dépassent les 81 cartes d’un paquet.
competition-sheet-stranger = Le numéro { $number } ne joue pas dans cette partie.
competition-sheet-missing = Notez les scores de toute la table : il manque { $numbers }.

competition-wrong-number-of-players = Un tirage est pour { $least } à { $most } joueurs, pas { $players }.
competition-wrong-number-of-rounds = { $players } joueurs peuvent être tirés au sort pour 1 à { $most } tours, pas { $rounds }.
competition-wrong-number-of-tables = Pour { $players } joueurs, dites de 1 à { $players } tables, pas { $tables }.
competition-no-such-player = Personne n’a le numéro { $number } : les joueurs vont de 1 à { $players }.
competition-twice-in-a-group = Un numéro figure deux fois dans un groupe : { $group }.
competition-too-few-come = Au moins { $least } doivent venir, pas { $come } : personne ne joue seul.
competition-not-printed = Le guide n’imprime pas de grille de { $rounds } tours pour { $players } joueurs. Tirez plutôt au sort.

competition-list-not-text = Ce n’est pas une liste : elle contient des caractères qu’aucun texte n’a. Enregistrez-la en CSV, en UTF-8.
competition-list-not-csv = La ligne { $line } n’est pas du CSV. Cherchez un guillemet qui n’est pas fermé.
competition-list-column = Il n’y a pas de colonne « { $name } ». Les colonnes sont { $columns }.
competition-list-column-twice = La colonne « { $name } » est là deux fois.
competition-list-no-names = La première ligne nomme les colonnes, et l’une d’elles doit être « name ». Les colonnes sont { $columns }.
competition-list-too-long = Cette liste a plus de { $most } lignes, et une compétition au plus autant de joueurs.
competition-list-cells = La ligne { $row } a plus de cellules que la première n’a de noms.
competition-list-no-name = La ligne { $row } n’a pas de nom.
competition-list-broken-letters = Ligne { $row }, { $column } : des lettres sont abîmées. Enregistrez la liste en UTF-8 et réessayez.
competition-list-formula = Ligne { $row }, { $column } : « { $cell } » commence comme une formule. Enregistrez la liste avec des valeurs.
competition-list-not-a-number = Ligne { $row }, { $column } : « { $cell } » n’est pas un nombre entier.
competition-list-too-much-text = Ligne { $row }, { $column } : au plus { $most } lettres.
# $problem : ce qu'un programme en dit.
competition-list-not-json = Ce n’est pas une liste d’inscrits : { $problem }.
competition-file-broken = Ce n’est pas une compétition de Tercet : { $problem }.
competition-file-version = Ce n’est pas une compétition de Tercet, ou pas de la version { $version }.
competition-file-contradicts = Le journal de cette compétition se contredit.
competition-file-no-opening = Le journal de cette compétition ne commence pas par son ouverture.

schedule-round = Tour { $number }
schedule-slot = Créneau { $number }
schedule-table = table { $table } : { $players }
schedule-table-of-round = table { $table } : { $players } (tour { $round })
schedule-repeats = Paires qui se revoient : { $repeats }.
schedule-repeats-fewest = Paires qui se revoient : { $repeats } ; moins est impossible.
schedule-repeats-bound = Paires qui se revoient : { $repeats } ; il en faut au moins { $bound }.
schedule-all-threes = Chaque table a trois joueurs.
# $seats : combien. $most : pour un joueur.
schedule-odd-many = Places à des tables qui n’ont pas trois joueurs : { $seats }, au plus { $most } chacun.
# $who : des numéros, chacun avec sa fréquence.
schedule-odd-few = À une table qui n’a pas trois joueurs : { $who }.
# $sizes : par exemple « 3+3+2+2 », avec le nombre de tours.
schedule-sizes = Tables : { $sizes }. Avec d’autres tailles, plus de paires se reverraient, ou quelqu’un serait plus souvent à une petite ou une grande table.
schedule-clashes = Rencontres de joueurs à garder séparés : { $clashes }.
schedule-seed = Graine : { $seed }.
schedule-fault-twice = Tel qu’imprimé, le tour { $round } a le joueur { $player } à deux tables.
schedule-fault-missing = Tel qu’imprimé, le tour { $round } n’a pas de table pour le joueur { $player }.
schedule-change = Tour { $round }, table { $table } : { $now } ; imprimé : { $was }.
schedule-printed-as-it-is = Une grille imprimée est comme elle est. Enlevez --printed pour donner --tables ou --apart.
schedule-printed-for = Le guide imprime des grilles pour { $known } joueurs, pas pour { $players }. Enlevez --printed.
schedule-apart-line = La ligne { $line } de « { $file } » devrait contenir des numéros de joueurs, par exemple : 3 17 21

rehearsal-going-on = Répétition …
rehearsal-games = { $here } sur { $entrants } jouent { $games } parties à { $tables } tables, en { $slots } créneaux.
rehearsal-time = De { $starts } à { $ends } : { $minutes } minutes.
rehearsal-trouble = Paires qui se revoient : { $repeats }. Désaccords : { $conflicts }. Corrections : { $corrections }.
rehearsal-end = Rangs partagés : { $ties }. Départages : { $breakers }. Finalistes : { $finalists }. Vainqueur : { $champion }.
rehearsal-late = Autant ne peuvent pas arriver en retard : { $late }.
rehearsal-no-shows = Dites combien des { $players } ne viennent pas : un nombre, ou une part comme 10% ; pas « { $text } ».
rehearsal-start = Dites le début en heures et minutes, par exemple 10:00 ; pas « { $text } ».
competition-imported =
    { $count ->
        [1] Un inscrit est
       *[other] { $count } inscrits sont
    } dans « { $file } ».
competition-in-file = « { $file } » : { $why }
competition-in-row = « { $file } », ligne { $row } : { $why }
competition-events-of-file = « { $file } » a { $count } événements : dites un nombre à partir de 1.
competition-not-written = « { $file } » ne peut pas être écrit : { $why }.
