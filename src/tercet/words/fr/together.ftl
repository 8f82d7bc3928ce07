# Plusieurs personnes devant un écran. $n : le numéro d’une personne. $key : le nom d’une touche.

together-how = Chacun a un bord de l’écran et une touche. Appuyez sur la vôtre pour annoncer, puis montrez les cartes.
together-people = Qui joue ?
together-player = Joueur { $n }
together-name = Nom du joueur { $n }
together-key = Touche du joueur { $n } : { $key }. Appuyez pour en choisir une autre.
together-press = Appuyez sur la touche qui vous servira à annoncer
together-drop = Retirer le joueur { $n }
together-add = Ajouter un joueur
choose-lie = Comment l’écran est-il posé ?
option-standing = Devant nous
    .how = Tous les noms sont dans le même sens.
option-flat = À plat sur la table
    .how = Les noms d’en face sont tournés vers leurs joueurs.
together-calls-first = Sur un seul écran, on annonce d’abord : sinon, on ne saurait pas qui touche les cartes.
together-least =
    { $count ->
        [1] Ces règles demandent un joueur.
        [one] Ces règles demandent { $count } joueur.
       *[other] Ces règles demandent { $count } joueurs.
    }

# Devant l’écran.
edge-top = Au bord d’en face
edge-bottom = Au bord proche
pad-rest = Un instant
together-search = Qui en voit un ?
together-call-first = Annoncez d’abord : touchez votre bord ou appuyez sur votre touche.
together-rest = Sur leur propre appareil
