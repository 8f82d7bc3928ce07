# The words of the web pages. SET is written in capitals.

page-title = Tercet · pour le jeu de cartes SET®
page-description = Tercet joue, enseigne et juge le jeu de cartes SET.
no-script = Tercet a besoin de JavaScript pour distribuer les cartes. Activez-le pour cette page.
trademark = Tercet accompagne le jeu de cartes SET®. Il n’est ni affilié à son éditeur ni approuvé par lui.

alone-title = Jouer seul
clock-title = Contre la montre
practice-title = Entraînement

# The strip of figures.
count-found = SET trouvés
count-deck = Pioche
count-table = Sur la table

# The layout.
layout-name = Cartes sur la table
place-empty = place vide
place-covered = carte cachée
place-face-down = carte { $place }, face cachée

# What the panel under the cards says. Nothing chosen yet:
choose-title = Choisissez trois cartes
choose-how = Dans un SET, chaque caractéristique est partout la même ou partout différente.
choose-none = Il n’y en a pas ? Appuyez sur « Pas de SET ».

# One or two cards chosen. $left: how many are still to be chosen.
choose-more =
    { $left ->
        [1] Encore une carte
       *[other] Encore deux cartes
    }

# Three cards that are no SET. $count: how many features do not fit.
wrong-title = Pas un SET
wrong-why =
    { $count ->
        [1] Une caractéristique ne va pas.
        [2] Deux caractéristiques ne vont pas.
        [3] Trois caractéristiques ne vont pas.
       *[4] Quatre caractéristiques ne vont pas.
    }
wrong-all-why = Aucune caractéristique ne va.
wrong-close = Compris

# Three cards that are one.
right-title = Un SET !
right-why = Tout va ensemble.

# “No SET”, rightly and wrongly said.
none-right-title = Exact, pas de SET
none-right-why = Il n’y en avait pas parmi ces cartes. En voici trois de plus.
none-wrong-title = Il y en a un
none-wrong-why = Il y a un SET parmi ces cartes. Cherchez encore, ou faites-vous montrer une de ses cartes.

# The end. $found: SETs found. $left: cards that lie out.
over-title = La pioche est épuisée
over-why =
    { $left ->
        [0] Il ne reste pas une carte.
        [1] Il ne reste aucun SET dans la dernière carte.
       *[other] Il ne reste aucun SET dans les { $left } dernières cartes.
    } { $found ->
        [0] Vous n’en avez trouvé aucun.
        [1] Vous en avez trouvé un.
       *[other] Vous en avez trouvé { $found }.
    }

# What one can press.
act-no-set = Pas de SET
act-show = Montrer une carte
act-deal = Nouvelle donne

# The SETs found.
found-none = Les SET que vous trouverez s’afficheront ici.

# $names: cards, for those who listen.
heard-new = Nouvelles cartes : { $names }.
heard-finding = { $feature } : { $finding }.

# Settings.
menu = Réglages
menu-close = Fermer
setting-language = Langue
setting-edition = Édition
edition-american = Américaine
edition-european = Européenne
setting-palette = Couleurs
palette-distinct = les plus faciles à distinguer
setting-theme = Clair ou sombre
theme-auto = Selon l’appareil
theme-light = Clair
theme-dark = Sombre
setting-contrast = Contraste
contrast-auto = Selon l’appareil
contrast-more = Fort
setting-large-cards = Grandes cartes
large-cards-how = Les cartes prennent toute la place, et leurs symboles remplissent mieux la carte.
setting-flipped = Inverser l’ordre
flipped-how = Les cartes ajoutées se posent à gauche ou en haut, au lieu d’être ajoutées à l’autre bout.
setting-volume = Son
volume-off = coupé
volume-on = { $volume } %
setting-vibration = Vibration
vibration-how = L’appareil vibre un instant quand vous annoncez, et quand c’était faux.
setting-keyboard = Clavier
keyboard-own = Mes touches
own-keys = Vos touches, place par place
# $most: how many keys.
own-keys-how = Par colonnes sur un écran large, par lignes sur un écran haut ; { $most } au plus. 0, 8 et 9 servent à autre chose.
setting-letters = Lettres sur les cartes
letters-how = Chaque carte montre la touche qui la désigne. La barre d’espace sert à annoncer.
setting-edge-bar = Trait de bord

# $left, $middle, $right: the names of three colours.
edge-bar-how = Un petit trait au bord inférieur de chaque carte dit sa couleur : { $left } à gauche, { $middle } au milieu, { $right } à droite.
about-title = Comment les cartes sont distribuées
about-deal = Telles qu’elles viennent de la pioche mélangée. Environ une fois sur trente, les douze premières ne contiennent aucun SET. Personne ne vous le dit : dites « Pas de SET », et si c’est juste, trois cartes s’ajoutent.

# What can go wrong. $code: what was given as a card. $count: how many cards were given.
problem-language = Cette langue n’a pas pu être chargée. Vérifiez la connexion et choisissez-la de nouveau.
deal-not-a-card = L’adresse demande une donne avec « { $code } », qui n’est pas une carte ; une carte s’écrit par exemple 2rsh. Les cartes ont été mélangées à la place.
deal-card-twice = L’adresse demande une donne avec deux fois { $code }, mais chaque carte n’existe qu’une fois. Les cartes ont été mélangées à la place.
deal-too-few =
    { $count ->
        [one] L’adresse demande une donne de { $count } carte
       *[other] L’adresse demande une donne de { $count } cartes
    }, mais il en faut au moins douze. Les cartes ont été mélangées à la place.

# What the browser writes above a page.

account-title = Votre compte
replay-page = Revoir une partie
stats-title = Votre jeu
ratings-title = Vos cotes
boards-title = Classements
odds-title = Y a-t-il un SET ?
eye-title = Les cartes à la caméra
eye-puzzle = Une donne à résoudre
# A link to that page follows.
eye-about = De vraies cartes sur la table ? Votre téléphone peut les lire :
competitions-title = Compétitions
new-title = Nouvelle compétition
real-title = Vos propres cartes, les téléphones comme buzzers
together-title = Un seul écran pour tous
day-title = Compétition
# $code: the code of the table.
sheet-title = Table { $code }

# On any page.

page-lost = Cette page n’a pas pu être chargée. Y a-t-il une connexion ?
page-again = Réessayer
no-page = Cette page n’existe pas
no-table = Il n’y a pas de table ici
line-lost = Connexion perdue. Reconnexion en cours ; votre place est gardée.
# $a, $b, $card: names of cards.
pair-completed = À { $a } et { $b } il faut { $card }.
played-title = Dernières parties
key-enter = Entrée
