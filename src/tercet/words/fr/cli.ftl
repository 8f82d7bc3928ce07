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

# $features : par combien de caractéristiques les cartes d'un SET diffèrent. $chance : la probabilité qu'il soit vu en premier, en pour cent.
set-explained =
    Diffère par { $features ->
        [1] une caractéristique
       *[other] { $features } caractéristiques
    } ; vu en premier avec une probabilité de { $chance } %.
# $card : le nom d'une carte. $sets : combien de SET elle compléterait, plus que toute autre carte.
next-card = La carte à espérer : { $card } ({ $sets ->
        [1] elle complète un SET
       *[other] elle complète { $sets } SET
    }).
