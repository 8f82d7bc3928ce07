# Les mots de la commande `tercet`.

# $sets : combien de SET ont été trouvés. $cards : parmi combien de cartes.
sets-found =
    { $sets ->
        [0] Aucun SET
        [1] Un SET
       *[other] { $sets } SET
    } parmi { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.

# $finds : combien de trouvailles, qui ne sont pas des SET. $cards : parmi combien de cartes. $ruleset : le nom des règles.
finds-found =
    { $finds ->
        [0] Aucune trouvaille
        [1] Une trouvaille
       *[other] { $finds } trouvailles
    } parmi { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, selon les règles « { $ruleset } ».

# $features : par combien de caractéristiques les cartes d'un SET diffèrent. $chance : la probabilité qu'il soit vu en premier, en pour cent.
set-explained =
    Diffère par { $features ->
        [1] une caractéristique
        [one] { $features } caractéristique
       *[other] { $features } caractéristiques
    } ; vu en premier avec une probabilité de { $chance } %.
# $easiest, $hardest : des cartes en codes.
easiest-and-hardest = Le plus facile est { $easiest }, le plus difficile { $hardest }.
# $chance : un pourcentage. Suit une liste de cartes avec les paires que chacune compléterait.
next-chance = La prochaine carte complète un SET avec une probabilité de { $chance } %. Les meilleures cartes, et ce qu’elles compléteraient :

# Why a command cannot do what was asked. $file, $folder: names; $why, $problem: what another program says about it.
said = { $why }
card-of-no-kind = « { $card } » n’est pas une carte. Une carte s’écrit comme 2rsh, 2rshf, 4ISL ou r--b-i.
# $letter: the wrong one, in place $n. $feature: number, colour, shape, shading or edge. $known and $last: the right ones.
card-wrong-letter =
    « { $card } » n’est pas une carte : « { $letter } » n’est pas { $feature ->
        [number] un nombre
        [colour] une couleur
        [shape] une forme
        [shading] un remplissage
       *[edge] un contour
    } ; utilisez { $known } ou { $last }.
card-wrong-dot = « { $card } » n’est pas une carte : « { $letter } » n’a pas sa place en { $n }, seulement { $last } ou { $known }.
card-no-dot = « { $card } » n’est pas une carte : elle n’a aucun point.
cli-cards-of-other-rules = { $card } n’est pas une carte des règles « { $name } ».
card-of-other-deck = { $card } et { $other } sont des cartes de paquets différents.
card-twice = { $card } est là deux fois : chaque carte n’est qu’une fois dans le paquet.
cli-which-cards = Indiquez des cartes, par exemple : tercet sets 1rof 2rof 3rof 2gsh
cli-cannot-read = « { $file } » est illisible : { $why }.
cli-cannot-write = Impossible d’écrire « { $file } » : { $why }.
cli-not-utf-8 = « { $file } » n’est pas du texte en UTF-8. Enregistrez-le en UTF-8 et réessayez.
cli-record-not-text = « { $file } » n’est pas une feuille de partie de Tercet : ce n’est pas du texte.
cli-option = { $option } : { $problem }.
# $name: what was given; $nearest: the name most like it; $known: all names.
cli-no-such-rule-set = Il n’y a pas de règles « { $name } ». Pensiez-vous à « { $nearest } » ? « tercet rules » les énumère toutes.
cli-no-such-strategy = Il n’y a pas de stratégie « { $name } ». Stratégies : { $known }.
# $deck, $cards: how many cards.
cli-no-such-deck = Il n’y a pas de paquet de taille { $deck }. Les paquets comptent 3, 9, 27 ou 81 cartes, avec chaque fois une caractéristique de plus.
cli-deck-to-play-with = On ne joue pas avec un paquet de taille { $deck }. Indiquez --deck 81 ou --deck 27.
cli-puzzle-deck = Il n’y a pas de casse-tête avec un paquet de taille { $deck }. Indiquez --deck 81 ou --deck 27.
cli-too-many-cards = Nombre de cartes impossible : { $cards }. Indiquez un nombre de 0 à { $deck }.
cli-how-many-cards = Indiquez le nombre de cartes posées : tercet odds --cards 12 ; ou jouez : tercet odds --play
cli-fresh-or-play = La cote d’une nouvelle donne, ou en cours de partie ? Indiquez --cards ou --play, pas les deux.
cli-bots-choose = Avec des règles, les robots choisissent eux-mêmes, dans le paquet de ces règles. Enlevez --strategy et --deck.
cli-games-needed = Pour cela, il faut jouer des parties : tercet odds --play …
cli-counts-missing = Les décomptes exacts manquent. Refaites-les : tercet lab exact
cli-counts-unknown = Le nombre de mains qui contiennent 1, 2, 3 … SET est connu exactement jusqu’à 15 cartes et à partir de 66, mais pas dans ce cas : { $cards } ; les mains sans SET sont exactes.
cli-sets-known = Nombre de cartes : { $cards }. Le nombre de SET est connu exactement jusqu’à 15 cartes et à partir de 66.
# $name: a rule set; $sets: how many.
odds-all-cards-lie = Dans « { $name } », toutes les cartes sont sur la table dès le début et y restent : la cote est celle d’une nouvelle donne. Demandez : tercet odds --cards { $cards }
odds-of-a-puzzle = Dans « { $name } », chaque donne a un nombre de SET choisi ({ $sets }) : il n’y a pas de cote à calculer.
odds-own-layouts = Dans « { $name } », chacun a son propre étalage, et le premier qui finit arrête le jeu : il n’y a pas de probabilités de parties entières à compter.
odds-unseen = « { $name } » se joue avec un vrai paquet, que Tercet ne voit pas.
puzzle-not-dealt = Après de nombreux essais, aucune donne ne convenait (cartes : { $cards }, trouvailles : { $finds }). Demandez d’autres nombres.
puzzle-most-cards = Un casse-tête compte au plus 15 cartes, pas { $cards } : au-delà, on ne sait pas s’ils sont rares.
puzzle-none = Aucune main ne contient exactement { $sets } SET (nombre de cartes : { $cards } sur { $deck }). Il existe des mains avec { $known }.
# $rare: one hand in so many.
puzzle-too-rare = Une seule main sur { $rare } contient exactement { $sets } SET (nombre de cartes : { $cards }) : c’est trop rare.
cli-no-games = Indiquez le nombre de parties à jouer, par exemple : --games 1000000
cli-bad-seed = La graine doit être un nombre de 0 à { $most }.
cli-bad-cores = Indiquez --cores 1 ou plus, ou rien pour les utiliser tous.
cli-stopped-at-once = Arrêté avant la fin des premières parties : on ne sait encore rien.
# $played of $games.
cli-stopped-after = Arrêté ; parties jouées : { $played } sur { $games }. Voici ce que l’on sait jusqu’ici.
cli-law-broken = La partie { $n } enfreint une loi : { $problem }
cli-record-not-written = Aucune feuille de partie ne peut être écrite dans « { $folder } » : { $why }.
cli-two-lags = Indiquez au moins deux délais, en millisecondes, par exemple : tercet fairness 20 80 200
cli-fairness-options = --find doit être supérieur à 0, --cap au moins 0 et --races au moins 1.
cli-layouts = Indiquez le nombre de donnes, de 1 à { $most }.
cli-evenings = Indiquez le nombre de soirées, de 1 à { $most }, et de robots, de 1 à { $bots }.
cli-players-to-rate = Indiquez le nombre de joueurs, de 10 à 10000.
cli-which-records = Indiquez les feuilles de partie, par exemple : tercet lab fit games/
cli-no-records = Il n’y a là aucune feuille de partie : leurs noms se terminent par .jsonl.
cli-too-few-sets = Personne n’a pris { $sets } SET dans ces parties : c’est trop peu pour estimer quoi que ce soit.
cli-chart-kind = « { $file } » n’est ni .svg ni .png. Écrivez par exemple : tercet lab chart odds odds.svg
cli-nothing-drawn = Arrêté : rien n’a été dessiné.
cli-needs-charts = Les graphiques ont besoin de Vega-Lite. Installez-le : pip install 'tercet[charts]'
cli-needs-numba = Compter les mains demande numba. Installez-le : pip install 'tercet[lab]'
cli-not-built = Le client web n’est pas construit. Lancez : python3 dev.py run
cli-copy-damaged = La copie est endommagée, comme les données elles-mêmes. « tercet doctor » dit où.
cli-not-restored = « { $file } » ne peut pas être restauré dans « { $folder } » : { $why }.
cli-for-postgresql = Une base PostgreSQL se sauvegarde avec ses propres outils : pg_dump et pg_restore.
cli-restore-logs = Les autres journaux ne sont pas touchés. Pour retrouver ceux-ci, restaurez une sauvegarde : tercet restore FICHIER.
cli-restore-file = Arrêtez le serveur et restaurez une sauvegarde : tercet restore FICHIER.
cli-unproved = Ce qui ne peut pas être vérifié a été modifié, ou joué par un Tercet plus ancien selon des règles corrigées depuis.
cli-logs-left-out =
    { $problem }
    Le contenu de ces journaux est laissé de côté.

# Why something cannot be printed.
cli-what-to-print = Indiquez un document, par exemple : tercet print entry-cards. « tercet print --list » les énumère tous.
cli-which-folder = Indiquez le dossier où imprimer : tercet print --all --sample -o DOSSIER
cli-print-of = Indiquez une compétition avec --competition FICHIER, ou utilisez --sample.
paper-no-such-document = Il n’y a pas de document « { $name } ». Pensiez-vous à « { $nearest } » ? « tercet print --list » les énumère tous.
paper-no-such-rule-set = Il n’y a pas de règles « { $name } ». « tercet rules » les énumère toutes.
paper-no-such-slips = Aucune de ces parties n’a plus de feuille de score. Rechargez la page.
paper-nobody-seated = Personne ne peut encore être placé : indiquez --players, à partir de 6, ou une compétition.
paper-not-drawn = Les tours ne sont pas encore tirés au sort : cette feuille montrerait un tirage qui ne sera pas joué. Faites d’abord le tirage.
paper-no-links = Aucun lien n’est donné : imprimez ceci au moment où vous les créez, car leurs secrets ne sont plus connus ensuite.
paper-no-such-link = « { $path } » n’est pas un lien que l’on peut imprimer.
paper-nobody-entered = Personne n’est inscrit : indiquez une compétition ou --players.
paper-which-day = Indiquez le jour du casse-tête, par exemple : --date 2026-11-21
paper-too-much = C’est trop à imprimer d’un coup. Demandez moins de tours ou moins de joueurs à la fois.
paper-too-long = L’impression dure trop longtemps. Demandez moins de tours ou moins de joueurs à la fois.

# What the person who prints should know. $text: characters; $more: yes if there are others.
print-without-codes = Sans codes QR : indiquez l’adresse de la page de la compétition avec --link.
print-not-noted = Le programme est imprimé, mais « { $file } » ne peut pas être écrit : les pages ne marqueront pas ce qui changera ensuite.
print-without-letters =
    Aucune police d’ici n’a { $text }{ $more ->
        [yes] { " " }et d’autres
       *[no] { "" }
    } : imprimé comme �.
print-name-without-letters = Le nom du n° { $number } contient { $text } : écrivez-le avec d’autres lettres avant d’imprimer.
