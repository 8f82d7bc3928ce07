# Drills: short tasks that adapt to whoever takes them.

drills-how = Huit petites tâches à la fois. Elles deviennent plus difficiles à mesure que vous progressez et ne comptent pour aucun classement.
drill-all = Tous les exercices
drill-again = Encore une fois
drill-skip = Passer

# The drills, each with a line about it and with what is to be done.
drill-third = La troisième carte
drill-third-how = Deux cartes, et celle qui les complète.
drill-third-text = Avec quelle carte est-ce un SET ?
drill-is-it = SET ou pas
drill-is-it-how = Et sinon : quelle caractéristique ne va pas ?
drill-is-it-text = Est-ce un SET ?
drill-which-fails = Quelle caractéristique ne va pas ?
drill-many-share = Cherchez d’abord là
drill-many-share-how = Beaucoup de cartes ont un point commun. Cherchez d’abord parmi elles.
# $value: “red”, “striped”.
drill-share-known = Beaucoup de cartes ont ceci : { $value }. Cherchez d’abord là.
drill-share-unknown = Beaucoup de cartes ont un point commun. Cherchez d’abord là.
drill-differing = Par nombre de différences
drill-differing-how = Vous savez en combien de caractéristiques le SET diffère.
# $count: in how many features the SET differs.
drill-look-for = Trouvez le SET où { $count ->
        [1] une caractéristique diffère
        [2] deux caractéristiques diffèrent
        [3] trois caractéristiques diffèrent
       *[4] les quatre caractéristiques diffèrent
    }.
drill-slowest = Ceux qui vous ont résisté
drill-slowest-how = Les SET longs à trouver reviennent, jusqu’à ce que vous les trouviez deux fois en moins de cinq secondes.
drill-slowest-none = Aucun ne vous a résisté
# $count: how many layouts are kept.
drill-waiting =
    { $count ->
        [0] Rien pour l’instant
        [one] { $count } à retrouver
       *[other] { $count } à retrouver
    }

# What is told of a task.
drill-here = Le voici
drill-other = Un SET aussi
drill-other-why = Mais nous en cherchons un autre.

# Times, beside bars. $seconds: a number, in words of the language.
drill-usual = D’habitude
drill-study = Dans une étude
drill-then = Avant
drill-now = Maintenant
drill-seconds = { $seconds } s
drill-then-took = La première fois, il vous a fallu { $seconds } s

# How it went. $right of $of tasks. $level of $levels levels. $time: as in drill-seconds.
drill-right-of = { $right } sur { $of }
drill-level = Niveau { $level } sur { $levels }
drill-last = La dernière fois : { $right } sur { $of }, { $time }
drill-new = Pas encore essayé
drill-goes = Vos derniers essais
