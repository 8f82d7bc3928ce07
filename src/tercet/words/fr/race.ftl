# A race: everyone plays the same deck on a layout of their own.

race-time-left = Temps restant
race-locked = Faux. Attendez un instant :
race-locked-for =
    Hors jeu pendant { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
race-watching = Chacun joue sur sa propre donne. En haut, vous voyez où en sont les joueurs.
# $who: a player. $count: how many finds they have made.
told-progress = { $who } a trouvé { find-many }
race-times = Trouvaille par trouvaille
race-times-note = Les secondes pour chaque trouvaille. Qui trouve les mêmes SET voit les mêmes cartes.
race-times-find = Trouvaille
race-times-parted = À partir d’ici, tous n’avaient plus les mêmes cartes.
