# L’œil : des cartes lues par la caméra ou sur une photo.

eye-private = Vos images restent sur cet appareil et ne sont jamais envoyées.
eye-knows = La caméra lit les cartes avec ovales, vagues et losanges en rouge, violet et vert : le paquet entier de 81 cartes, ou les 27 cartes pleines du jeu junior. Elle n’en lit pas d’autres.

# Ce que l’on veut savoir.
eye-uses = Que voulez-vous savoir ?
eye-use-there = Y a-t-il un SET ?
eye-use-trio = Est-ce un SET ?
eye-use-pile = Compter les cartes

# Regarder.
eye-look = Caméra ou photo
eye-how-there = Tenez le téléphone de façon à voir toutes les cartes.
eye-how-trio = Montrez trois cartes, ou posez-les à part des autres.
eye-how-pile = Étalez les cartes d’un joueur sans qu’elles se couvrent. Plusieurs images s’additionnent.
eye-camera = Utiliser la caméra
eye-photo = Choisir une photo
eye-drop = Vous pouvez aussi déposer ou coller une photo ici.
eye-opening = Préparation…
eye-reading = Lecture de l’image…
eye-finder = Ce que voit la caméra
eye-counted = Toutes ces cartes sont déjà comptées.
eye-take = Prendre cette image
eye-stop = Arrêter
eye-again = Regarder à nouveau
eye-trouble-refused = Cette page n’a pas accès à la caméra. Autorisez-la dans les réglages du navigateur, ou choisissez une photo.
eye-trouble-none = Il n’y a pas de caméra ici. Choisissez plutôt une photo.
eye-trouble-busy = Un autre programme utilise la caméra. Fermez-le et réessayez, ou choisissez une photo.
eye-trouble-insecure = Les navigateurs n’autorisent la caméra que sur des pages en https. Prenez une photo et choisissez-la ici.
eye-trouble-camera = La caméra n’a pas pu démarrer. Réessayez, ou choisissez une photo.

# Ce qui est vu. $cards : nombre de cartes.
eye-picture = L’image, avec un contour autour de chaque carte
eye-seen =
    { $cards ->
        [0] Aucune carte vue
        [one] { $cards } carte vue
       *[other] { $cards } cartes vues
    }
eye-nothing = Aucune carte n’a été trouvée sur cette image.
eye-nothing-how = Approchez-vous, ne bougez pas, évitez les reflets et les ombres dures.
# $count : nombre de cartes.
eye-check =
    { $count ->
        [one] { $count } carte est peut-être mal lue : vérifiez-la.
       *[other] { $count } cartes sont peut-être mal lues : vérifiez-les.
    }
eye-check-twice =
    { $count ->
        [one] { $count } carte est là deux fois, mais une seule fois dans le paquet : corrigez-en une.
       *[other] { $count } cartes sont là deux fois, mais une seule fois dans le paquet : corrigez-les.
    }
eye-unsure = incertaine
eye-twice = vue deux fois
eye-correct = Corriger
eye-which-card = Quelle est cette carte ?
eye-which-missing = Quelle carte manque ?
eye-cut = La carte telle que l’image la montre
eye-as-read = telle que lue
eye-another = Une autre carte
# $name : le nom d’une carte.
eye-take-card = Choisir { $name }
eye-remove = Retirer : ce n’est pas une carte
eye-add = Ajouter une carte

# Y a-t-il un SET ? $cards : nombre de cartes.
eye-few =
    { $cards ->
        [0] On ne voit aucune carte.
        [one] On ne voit que { $cards } carte.
       *[other] On ne voit que { $cards } cartes.
    }
eye-few-how = Il en faut trois. Regardez à nouveau, ou ajoutez à la main celles qui manquent.
eye-yes = Oui, il y a un SET.
eye-no = Non, il n’y a pas de SET.
eye-if-right = Ce n’est vrai que si chaque carte a été bien lue. Vérifiez celles marquées « ? » ou « incertaine ».
eye-show-all = Montrer tous les SET
# SET $n sur $sets.
eye-which-set = { $n } sur { $sets }
eye-before = Précédent
eye-next = Suivant
# $odds : par exemple « 29,96 : 1 ».
eye-odds = Cote d’un SET parmi { $cards } cartes fraîchement distribuées : { $odds }.
eye-odds-always = Parmi { $cards } cartes, il y a toujours un SET.
# $share : un pourcentage.
eye-share = { $share } de ces donnes ont autant de SET que celle-ci.
eye-to-odds = En savoir plus sur les cotes

# Est-ce un SET ?
eye-choose = Choisissez trois cartes
eye-many = On voit { $cards } cartes. Touchez les trois dont il s’agit.

# Enregistrer une donne.
eye-save = Enregistrer cette donne
eye-copy-codes = Copier les codes
eye-save-size = Un casse-tête compte de 3 à 24 cartes.
eye-solve = La résoudre comme un casse-tête
eye-that-is-all = C’est tout
eye-no-right = Juste, il n’y a pas de SET
eye-from-start = Recommencer
eye-no-layout = Ce lien ne contient pas de cartes
eye-no-layout-how = Il a été coupé ou modifié en route. Redemandez-le.

# Compter les cartes. $cards : combien. $sets : combien de SET. $name : une carte. $n : quelle pile.
eye-pile-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
eye-pile-finds = { $sets } SET
eye-pile-sets = Cela fait { $sets } SET, et aucune carte n’est là deux fois.
eye-pile-lacks = Il manque une carte pour faire des SET entiers : { $name }.
eye-pile-extra = Il y a une carte de trop pour faire des SET entiers : { $name }.
eye-pile-lacks-some = Trois cartes font un SET : ici, il en manque ou il y en a trop.
eye-pile-wrong = Ces cartes ne font pas des SET entiers. Vérifiez ce qui a été lu.
eye-pile-check = à vérifier
# $count : nombre de cartes qui n’étaient pas sur les images précédentes.
eye-pile-new =
    { $count ->
        [0] Aucune carte de cette image n’est nouvelle.
        [one] { $count } carte de cette image est nouvelle.
       *[other] { $count } cartes de cette image sont nouvelles.
    }
eye-pile-whose = À qui sont ces cartes ?
eye-pile-unnamed = Pile { $n }
eye-pile-more = Encore une image de cette pile
eye-pile-next = Joueur suivant
eye-pile-retake = Refaire cette image
eye-pile-undo = Annuler la dernière image
eye-piles = Comptées jusqu’ici
eye-piles-who = Qui
eye-piles-cards = Cartes
eye-piles-sets = SET
eye-piles-all = En tout
# $cards des $deck cartes du paquet.
eye-piles-of = { $cards } sur { $deck }
eye-piles-whole = Le paquet est complet.
# $count : nombre de cartes.
eye-piles-missing =
    { $count ->
        [one] Il manque { $count } carte
       *[other] Il manque { $count } cartes
    }
# $names : les joueurs qui auraient cette carte.
eye-pile-shared = Comptée plus d’une fois : { $name } ({ $names })
eye-piles-over = Recommencer à compter
eye-piles-ask = Recommencer à compter ? Tout ce qui a été compté sera perdu.
    .yes = Oui, recommencer
    .no = Continuer
