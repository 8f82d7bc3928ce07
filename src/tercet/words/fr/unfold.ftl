# What a link shows before it is opened: a title, and a sentence about what it leads to.

unfold-table = Une table est ouverte
    .text = Venez jouer au SET dans votre navigateur, sans compte.
unfold-daily = Le casse-tête du jour
    .text = Trouvez les six SET parmi douze cartes.
    .small = Trouvez les quatre SET parmi neuf cartes.
    .number = Casse-tête du jour n° { $number }, { $day }
unfold-replay = Une partie à revoir
    .text = Coup par coup : ce qui a été trouvé, ce que personne n’a vu, et à combien cela s’est joué.
unfold-competition = Une compétition
    .text = Suivez les tours, les tables et le classement.
unfold-rules = Les règles
    .text = Toutes les façons de jouer, avec des exemples dessinés, bons et mauvais.
unfold-tercet = Jouer au jeu de cartes SET
    .text = Entre amis, contre des robots ou en solo, dans votre navigateur, sans compte.
