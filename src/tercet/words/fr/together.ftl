# Plusieurs personnes devant un écran. $n : le numéro d’une personne. $key : le nom d’une touche.

ways-others = Autour d’une table
to-together = Un écran pour tous
together-title = Un écran, vous tous
together-how = Chacun a un bord de l’écran et une touche. Appuyez sur la vôtre pour annoncer, puis montrez les cartes.
together-people = Qui joue ?
together-player = Joueur { $n }
together-name = Nom du joueur { $n }
together-key = Touche du joueur { $n } : { $key }. Appuyez pour en choisir une autre.
together-press = Appuyez sur la touche qui annoncera
together-drop = Sans le joueur { $n }
together-add = Un joueur de plus
choose-lie = Comment est l’écran ?
option-standing = Devant nous
    .how = Tous les noms sont dans le même sens.
option-flat = À plat sur la table
    .how = Au bord d’en face, les noms sont tournés vers ceux qui y sont assis.
together-calls-first = Sur un seul écran on annonce d’abord : sinon personne ne saurait quel doigt montre.
together-least =
    { $count ->
        [one] Ces règles demandent un joueur.
       *[other] Ces règles demandent { $count } joueurs.
    }

# Devant l’écran.
edge-top = Au bord d’en face
edge-bottom = Au bord proche
pad-rest = Un instant
together-search = Qui en voit un ?
together-call-first = Annoncez d’abord : votre bord ou votre touche.
together-rest = Sur leur propre appareil
