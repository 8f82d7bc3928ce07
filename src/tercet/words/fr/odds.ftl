# The page “Is there a SET?”.

odds-lead = Les règles imprimées donnent la cote d’un SET pour 12 et pour 15 cartes. Pour une nouvelle donne, elle est presque juste. En cours de partie, elle ne l’est pas.
odds-why = Qui prend un SET laisse sur la table les cartes qui n’allaient pas ensemble. Un SET manque donc plus souvent en cours de partie que dans une nouvelle donne.
odds-compared = Ce qui est imprimé et ce qui est vrai
# $cards: how many cards lie there.
odds-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
odds-printed = Imprimé
odds-fresh = Nouvelle donne
odds-play = En cours de partie
# $odds: a figure. So many deals with a SET for one without.
odds-to-one = { $odds } : 1
odds-always = toujours
# $low, $high: figures between which the truth lies.
odds-between = de { $low } à { $high }
odds-at-least = au moins { $low }

odds-by-cards = La cote selon le nombre de cartes
odds-by-stage = La cote à 12 cartes au fil de la partie
odds-chart-label = Graphique de la cote d’un SET selon le nombre de cartes étalées : nouvelle donne, en cours de partie, valeur imprimée. Un tableau à la fin de la page donne les mêmes chiffres.
odds-stage-label = Graphique de la cote d’un SET parmi 12 cartes selon le nombre de cartes restant dans la pioche. Un tableau à la fin de la page donne les mêmes chiffres.
odds-axis-cards = cartes étalées
odds-axis-left = cartes dans la pioche
odds-head-cards = Cartes
odds-head-left = Pioche
odds-all = Tous les chiffres en tableau
# $games: how many games were played.
odds-how =
    La cote est le nombre de donnes avec un SET pour une sans SET. Les nouvelles donnes sont comptées exactement. La cote en cours de partie vient de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } où l’on prend un SET quelconque, tant qu’il reste des cartes dans la pioche ; la vraie valeur se trouve dans l’intervalle 95 fois sur 100.

# The reader's own deal. $many: how many deals at once.
try-title = Essayez vous-même
try-cards = Nombre de cartes
try-deal = Distribuer
try-many = Distribuer { $many } fois
try-yes = Il y en a un
try-no = Il n’y en a pas
try-right = Juste.
try-wrong = Non.
# $sets: how many SETs lie there.
try-there =
    { $sets ->
        [0] Il n’y a aucun SET ici.
        [1] Il y a un SET.
       *[other] Il y a { $sets } SET.
    }
# $share: a percentage.
try-share =
    { $share } des donnes de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en ont autant.
# $dealt: deals so far. $without: those without a SET. $expected: how many of those are to be expected, a figure.
try-tally = Donnes jusqu’ici : { $dealt } ; sans SET : { $without } (attendues : { $expected }).
