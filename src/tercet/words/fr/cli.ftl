# Les mots de la commande `tercet`.

# $sets : combien de SET ont été trouvés. $cards : parmi combien de cartes.
sets-found =
    { $sets ->
        [0] Aucun SET
        [1] Un SET
       *[other] { $sets } SET
    } parmi { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.

# $features : par combien de caractéristiques les cartes d'un SET diffèrent. $chance : la probabilité qu'il soit vu en premier, en pour cent.
set-explained =
    Diffère par { $features ->
        [1] une caractéristique
        [one] { $features } caractéristique
       *[other] { $features } caractéristiques
    } ; vu en premier avec une probabilité de { $chance } %.
# $easiest, $hardest : des cartes en codes.
easiest-and-hardest = Le plus facile est { $easiest }, le plus difficile { $hardest }.
# $chance : un pourcentage. Suit une liste de cartes avec les paires que chacune compléterait.
next-chance = La prochaine carte complète un SET avec une probabilité de { $chance } %. Les meilleures cartes, et ce qu’elles compléteraient :
