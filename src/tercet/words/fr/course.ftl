# The course: from nothing to the first own SET.

course-leave = Quitter, et reprendre plus tard
course-again = Recommencer le cours

# One feature. $feature: as in feature-name. $finding: what the feature says about three cards, in words.
course-look = Ne regardez que { course-look.what }.
    .what =
        { $feature ->
            [number] le nombre
            [quantity] la quantité
            [colour] la couleur
            [shape] la forme
            [shading] le remplissage
           *[filling] le remplissage
        }
course-three = Les trois cartes sont-elles pareilles, différentes, ou ni l’un ni l’autre ?
course-fits = { $finding } : cela va dans un SET.
course-fits-not = { $finding } : cela ne va pas dans un SET.
course-is-a-set = Chaque caractéristique est partout pareille ou partout différente : c’est un SET.

# The third card.
course-third = La troisième carte
course-third-text = À deux cartes, il n’en manque qu’une pour faire un SET, toujours la même.

# Is it a SET? First feature by feature, then at one look.
course-parts = Est-ce un SET ?
course-parts-text = Une caractéristique à la fois.
course-thumb = SET ou pas ?
course-thumb-text = Si deux cartes partagent ce que la troisième n’a pas, ce n’est pas un SET.

# Cards that lie out.
course-nine = Trouvez un SET
course-nine-text = Neuf cartes. Touchez-en trois qui vont ensemble.
course-twelve = Et maintenant, douze
course-twelve-text = Une vraie partie commence ainsi.
course-first-set = Votre premier SET !

# The end.
course-end = Vous savez jouer.
course-end-text = Un robot patient vous attend à une table.
course-more = Et ensuite
course-to-table = Aller à la table
course-found = Les SET que vous avez trouvés
course-drills = courts, à votre niveau
course-practice = avec des indices, sans chrono
