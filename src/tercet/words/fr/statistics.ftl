# How somebody plays: times, mistakes and trends. $value, $low, $high, $other: times in seconds.

stats-pages = Votre jeu
stats-nobody = Vous n’avez pas encore joué ici. Vos chiffres apparaîtront après votre première partie.
stats-none = Vous n’avez encore terminé aucune partie. Vos chiffres apparaîtront après la première.
stats-play = Vers l’accueil
stats-what-time = Le temps commence quand la dernière carte d’un SET est posée face visible. Il s’arrête à votre annonce ou, là où personne n’annonce, quand vous montrez les cartes.
stats-last = Parties
stats-last-10 = 10 dernières
stats-last-50 = 50 dernières
stats-last-all = Toutes
stats-found-few = Pas encore assez de SET
stats-found-even = Tous les SET vous prennent à peu près le même temps
# $features: in how many features the SET differ, 1 to 5.
stats-found-behind =
    { $features ->
        [1] Les SET à une différence vous coûtent du temps
        [2] Les SET à deux différences vous coûtent du temps
        [3] Les SET à trois différences vous coûtent du temps
        [4] Les SET à quatre différences vous coûtent du temps
       *[other] Les SET à cinq différences vous coûtent du temps
    }
stats-found-longest =
    { $features ->
        [1] Les SET à une différence vous prennent le plus de temps
        [2] Les SET à deux différences vous prennent le plus de temps
        [3] Les SET à trois différences vous prennent le plus de temps
        [4] Les SET à quatre différences vous prennent le plus de temps
       *[other] Les SET à cinq différences vous prennent le plus de temps
    }
stats-few =
    { $sets ->
        [0] Aucun de vos SET n’a encore été chronométré avec ces règles. Vos temps seront dessinés à partir de dix.
        [one] { $sets } SET a été chronométré avec ces règles. Vos temps seront dessinés à partir de dix.
       *[other] { $sets } SET ont été chronométrés avec ces règles. Vos temps seront dessinés à partir de dix.
    }
stats-no-features = Avec ces règles, on ne cherche pas des SET de trois cartes : il n’y a donc pas de temps par caractéristique.
stats-no-others = Trop peu d’autres personnes ont joué ici avec ces règles pour une comparaison.
stats-key-you = vous, et la moitié centrale de vos temps
stats-key-others = huit autres sur dix
stats-key-middle = leur médiane
stats-key-same = identique sur toutes les cartes
stats-key-different = différente sur toutes les cartes
stats-seconds = { $value } s
stats-between = { $low } à { $high } s
stats-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
stats-differing =
    { $features ->
        [one] { $features } caractéristique diffère
       *[other] { $features } caractéristiques diffèrent
    }
stats-differing-short =
    { $features ->
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] cinq
    }
stats-by-differing = Temps par SET selon le nombre de caractéristiques qui diffèrent
stats-by-feature = Par caractéristique
stats-by-feature-how = Votre temps habituel, en secondes, quand la caractéristique est la même sur les trois cartes et quand elle diffère.
stats-same-in = { $feature } : identique
stats-different-in = { $feature } : différent
stats-head-differing = SET
stats-head-feature = Caractéristique
stats-head-sets = Nombre
stats-head-you = Votre temps habituel
stats-head-half = Moitié centrale de vos temps
stats-head-others = Huit autres sur dix
stats-head-others-middle = Leur médiane
stats-head-matches = Parties
stats-head-right = Annonces justes
# $day, $last: days.
stats-matches-from =
    { $n }. Du { $day } au { $last }, { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
stats-trend = Évolution
stats-trend-how = Votre temps habituel par SET, en secondes, au fil de ces parties.
stats-trend-few = L’évolution est dessinée à partir de trois parties où vous avez trouvé trois SET chacune.
stats-numbers = Afficher les chiffres
stats-hide = Masquer les chiffres
stats-wrong = Quand vous vous êtes trompé
stats-wrong-of =
    { $many ->
        [one] { $wrong } sur { $many } annonce
       *[other] { $wrong } sur { $many } annonces
    }
stats-wrong-none = Jusqu’ici, aucune caractéristique ne vous a trompé.
stats-wrong-how =
    { $count ->
        [one] Un cercle représente { $count } annonce où cette caractéristique n’allait pas. Plusieurs peuvent ne pas aller dans une même annonce.
       *[other] Un cercle représente jusqu’à { $count } annonces où cette caractéristique n’allait pas. Plusieurs peuvent ne pas aller dans une même annonce.
    }
stats-data = Ces chiffres sont calculés d’après les enregistrements de vos parties. Vous seul les voyez. Ils font partie de vos données, que vous pouvez enregistrer ou effacer dans votre compte.
stats-erase = Effacer mes statistiques
stats-erase-sure = Vos temps et vos erreurs jusqu’ici seront effacés définitivement. Les résultats de vos parties, vos cotes et les enregistrements restent, car ceux des autres joueurs en dépendent.
stats-erase-keep = Les garder
stats-erase-now = Les effacer maintenant
stats-next =
    { $features ->
        [1] Ensuite : travailler les SET à une différence
        [2] Ensuite : travailler les SET à deux différences
        [3] Ensuite : travailler les SET à trois différences
        [4] Ensuite : travailler les SET à quatre différences
       *[other] Ensuite : travailler les SET à cinq différences
    }
stats-next-why = Ils vous prennent en général { $value }.
stats-next-compared = Ils vous prennent en général { $value } ; la moitié des autres mettent { $other } ou moins.
stats-drill = Commencer l’exercice
stats-figure-matches =
    { $matches ->
        [one] partie
       *[other] parties
    }
stats-figure-sets =
    { $sets ->
        [one] SET
       *[other] SET
    }
stats-figure-time = temps habituel
stats-figure-right = de vos annonces justes
