# Après une partie : qui a trouvé quoi et quand, ce que personne n’a vu, les annonces serrées, quoi travailler. $find: ce qu’on cherche.

after-sum = { find-many } en { $clock }.
after-left =
    { $left ->
        [0] Il ne restait aucune carte.
        [one] Il restait { $left } carte.
       *[other] Il restait { $left } cartes.
    }
after-how =
    { $count ->
        [0] { find-none }
       *[other] { find-many }
    }
after-times = en moyenne { $usual }, au mieux { $quickest }
after-wrong =
    { $wrong ->
        [one] { $wrong } erreur
       *[other] { $wrong } erreurs
    }
after-line = Qui a trouvé quoi et quand
after-key-find = { find-a } ; plus haut : là depuis plus longtemps
after-key-fastest = le plus rapide
after-key-wrong = { find-not }
after-round = Manche { $n }
after-all = Tout ce qui a été trouvé, dans l’ordre
after-when = Moment
after-who = Joueur
after-cards = Cartes
after-took = Durée
after-fastest = Le plus rapide
after-fastest-by =
    { $me ->
        [yes] Vous, à { $at }
       *[no] { $who }, à { $at }
    }
after-fastest-how = { $clock } après l’arrivée de sa dernière carte.
after-differ =
    { $features ->
        [one] { $features } caractéristique diffère.
       *[other] { $features } caractéristiques diffèrent.
    }
after-unseen = Ce que personne n’a vu
after-unseen-count = { $count } en tout
after-gone-taken =
    De { $at } à { $clock }, quand { $me ->
        [yes] vous avez
       *[no] { $who } a
    } pris : { $names }.
after-gone-linked =
    De { $at } à { $clock }, quand { $me ->
        [yes] vous avez
       *[no] { $who } a
    } continué la chaîne autrement.
after-gone-off = De { $at } à { $clock }, quand des cartes sont retournées dans la pioche.
after-gone-turned = De { $at } à { $clock }, quand des cartes ont été retournées.
after-gone-over = De { $at } à { $clock }, la fin.
after-show-all = Tout montrer
after-close =
    { $count ->
        [one] { $count } annonce serrée
       *[other] { $count } annonces serrées
    }
after-close-weighed =
    À { $at }, { $me ->
        [yes] vous avez devancé
       *[no] { $who } a devancé
    } { $other } de { $clock }. La réaction la plus rapide l’emporte, l’autre ne coûte rien.
after-close-called =
    À { $at }, { $other } a annoncé { $clock } après { $me ->
        [yes] vous
       *[no] { $who }
    }.
after-close-order = Les annonces sont jouées dans leur ordre.
after-close-named =
    { $me ->
        [yes] Les autres vous ont désigné.
       *[no] Les autres ont désigné { $who }.
    }
after-close-all = Personne n’a pu dire qui était premier : tous ont montré.
after-close-left = Un seul a continué.
after-close-won = Un point pour { $names }.
after-close-nothing = Aucun point pour personne.
after-close-excused = Leurs cartes étaient parties, ce qui ne coûte rien : { $names }.
after-next = La suite pour vous
after-next-third = Voir d’un coup la troisième carte de deux autres accélère tout.
after-next-is-it =
    { $count ->
        [one] Vous vous êtes trompé { $count } fois.
       *[other] Vous vous êtes trompé { $count } fois.
    } Exercez-vous à vérifier trois cartes, caractéristique par caractéristique.
after-next-many-share =
    { $count ->
        [one] { $count } SET facile est resté là sans être vu
       *[other] { $count } SET faciles sont restés là sans être vus
    }, jusqu’à { $slow }. Cherchez d’abord là où beaucoup de cartes ont une valeur en commun.
after-next-differing = Les SET où trois ou quatre caractéristiques diffèrent vous ont pris { $slow }, les autres { $quick }.
after-next-slowest =
    { $count ->
        [one] { $count } SET vous a
       *[other] { $count } SET vous ont
    } pris { $slow } en moyenne. Exercez-vous sur ceux qui vous ont résisté.
after-drill = S’exercer
after-replay = Revoir la partie
after-share = Partager
