# Un vrai jeu de cartes, et des téléphones pour annoncer. $who : un joueur ; $me : yes ou no. $seconds : au dixième.

real-step-cards = Posez votre propre jeu de cartes sur la table.
real-step-phones = Chacun scanne le code : chaque téléphone devient un buzzer.
real-step-call = Appuyez sur SET sur le téléphone, puis montrez les cartes sur la table. Tercet gère l’ordre, le temps et les points.
real-here-only = Les téléphones ne peuvent pas joindre cette adresse : seul cet appareil la connaît. Lancez Tercet avec « tercet serve --lan » et ouvrez l’adresse affichée.
choose-verdict = Qui dit si c’est un SET ?
option-players = Les autres joueurs
    .how = Chacun répond sur son téléphone ; l’absence de réponse vaut accord.
option-judge = Un juge
    .how = Une personne ne joue pas et tranche seule.
choose-within = Écart jugé simultané
within-ms = { $ms } ms

# Les annonces dans l’ordre. $count : des voix. $right, $wrong : combien le disent, sur $of.
order-title = Annonces
order-called =
    { $me ->
        [yes] montrez
       *[no] montre
    }
order-reached = un point en jeu
order-pointed =
    { $me ->
        [yes] attendez le verdict
       *[no] attend le verdict
    }
order-votes =
    { $count ->
        [one] { $count } voix
       *[other] { $count } voix
    }
order-behind =
    { $seconds ->
        [0] < 0,1 s
       *[other] +{ NUMBER($seconds, minimumFractionDigits: 1) } s
    }
order-verdicts = SET : { $right } · pas un SET : { $wrong } · sur { $of }
came-right = SET
came-wrong = pas un SET
came-late = trop tard
came-left = départ
came-withdrawn = aucun SET
came-nothing = rien montré
came-excused = déjà pris, sans pénalité

# Sur le téléphone.
buzzer-dealer =
    { $me ->
        [yes] À vous de distribuer : mélangez et étalez les cartes.
       *[no] { $who } distribue : mélange et étale les cartes.
    }
told-after =
    { $me ->
        [yes] Vous annoncez
       *[no] { $who } annonce
    } { $seconds ->
        [0] moins de 0,1 s plus tard
       *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s plus tard
    }
buzzer-theirs = { $who } montre ses cartes
buzzer-show = Montrez vos cartes sur la table
act-flipped = La carte est retournée : top !
act-used-up = Il n’y a plus de cartes
act-used-up-votes = Plus de cartes · { $said } sur { $of }
act-look = Regarder les cartes
act-look-claim = Vérifier avec la caméra
claim-seen-right = Vu par la caméra : un SET
claim-seen-wrong = Vu par la caméra : pas un SET
