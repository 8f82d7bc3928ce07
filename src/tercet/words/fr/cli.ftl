# Les mots de la commande `tercet`.

# $sets : combien de SET ont été trouvés. $cards : parmi combien de cartes.
sets-found =
    { $sets ->
        [0] Aucun SET
        [1] Un SET
       *[other] { $sets } SET
    } parmi { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    }.
