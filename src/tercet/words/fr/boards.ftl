# Ratings with their doubt, and boards. $low, $high, $value, $doubt: ratings and differences of them.

ratings-how = Une cote compare la vitesse à laquelle vous trouvez les SET avec celle des personnes avec qui vous jouez, séparément pour chaque variante. Tout le monde commence à 1 200. Dix fois plus vite, c’est 800 points de plus.
ratings-doubt = La bande hachurée montre l’incertitude : votre vraie cote s’y trouve avec une probabilité de 95 %, et chaque partie avec d’autres personnes la rend plus étroite.
ratings-none = Vous n’avez pas encore de cote. Elle commence avec votre première partie avec d’autres personnes, avec l’une de nos variantes.
ratings-now =
    { $matches ->
        [one] entre { $low } et { $high }, après { $matches } partie avec d’autres personnes
       *[other] entre { $low } et { $high }, après { $matches } parties avec d’autres personnes
    }
ratings-few = L’évolution est dessinée à partir de trois parties.
ratings-axis =
    { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }
ratings-head-match = Partie
ratings-head-day = Jour
ratings-head-points = Cote
ratings-head-doubt = Entre
ratings-between = { $low } et { $high }

boards-which = Quel classement
boards-rating = Cote
boards-fastest = Plus rapide seul
boards-when = Quelle période
boards-when-day = Aujourd’hui
boards-when-week = Cette semaine
boards-when-all = Depuis toujours
boards-what-rating = Dans l’ordre de la cote moins son incertitude, c’est-à-dire ce que chacun vaut presque certainement. Une seule partie chanceuse ne suffit donc pas pour mener.
boards-what-fastest = La partie entière la plus rapide, seul à une table, de la donne jusqu’à ce qu’il ne reste aucun SET. C’est autant de travail pour chacun.
boards-rules = Seulement les parties aux tables où Tercet a jugé lui-même et n’a donné aucun indice. Seules les parties entre personnes changent les cotes.
boards-utc = Les jours et les semaines sont ceux de l’UTC. La semaine commence le lundi.
boards-empty = Personne n’est encore dans ce classement.
boards-empty-now = Personne de ce classement n’a joué pendant cette période.
boards-off = Vous n’êtes pas dans les classements. Si vous les rejoignez, tout le monde y verra votre nom, vos cotes et vos parties les plus rapides.
boards-on = Vous êtes dans les classements, avec votre nom.
boards-join = Rejoindre les classements
boards-leave = Quitter les classements
boards-nobody = Pour rejoindre les classements, jouez d’abord sous un nom.
boards-head-rank = Rang
boards-head-name = Nom
boards-head-rating = Cote moins incertitude
boards-head-fastest = Temps
boards-rating-of = { $value } − { $doubt }
