# What the `tercet` command prints for people.

cli-no-such-language = Tercet ne parle pas la langue « { $name } ». Indiquez avec --lang l’une de celles-ci : { $known }.
# What is wrong with the words of a command. $option: an option or an argument; $text: what was given for it.
cli-no-such-command = Il n’y a pas de commande « { $name } ».
cli-no-such-option = L’option { $option } n’existe pas ici.
cli-did-you-mean = Pensiez-vous à « { $nearest } » ?
cli-see-help = « --help » énumère tout.
cli-value-missing = Il manque une valeur pour { $option }.
cli-given-twice = { $option } est donné deux fois.
cli-unused-words = Ceci est de trop : { $text }.
cli-value-choices = « { $text } » ne convient pas pour { $option }. Valeurs possibles : { $known }.
cli-value-kind =
    « { $text } » ne convient pas pour { $option }{ $feature ->
        [whole-number] { " : il faut un nombre entier" }
        [number] { " : il faut un nombre" }
       *[other] { "" }
    }.
cli-value-least = « { $text } » ne convient pas pour { $option } : il faut { $low } ou plus.
cli-value-most = « { $text } » ne convient pas pour { $option } : il faut { $high } ou moins.

# Figures. $share, $value: a number as it is written.
cli-percent = { $share } %
cli-seconds = { $value } s
cli-pair = { $n } : { $value }

# Progress.
cli-playing = Parties en cours
cli-reading-logs = Lecture des journaux
print-going-on = Impression en cours
lab-playing = Un million de parties en cours …
lab-counting = Décompte de toutes les mains de tous les paquets …

# Odds. $cards of $deck cards; $hands: ways to lay them out; $without: those without a SET.
odds-hands = Cartes posées : { $cards } sur { $deck }. Mains possibles : { $hands } ; sans SET : { $without }.
odds-certain = Il y a toujours un SET.
# $odds: a figure.
odds-of-a-set = Cote en faveur d’un SET : { $odds } : 1.
odds-on-the-sheet = La règle du jeu imprime { $odds } : 1.
odds-head-sets = SET
odds-head-hands = mains
odds-head-share = part
odds-slow = Avec numba, c’est mille fois plus rapide : pip install 'tercet[lab]'
# $odds: a figure with its interval.
odds-so-far = { $cards } cartes : { $odds }
# $name: a strategy or a rule set.
odds-played-strategy =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec un paquet de taille { $deck }, stratégie { $name }, graine { $seed } ; intervalles à 95 %.
odds-played-ruleset =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } avec un paquet de taille { $deck }, règles { $name }, graine { $seed } ; intervalles à 95 %.
odds-head-seen = donnes vues
odds-head-without = où rien n’est à trouver
odds-head-odds = cote qu’il y ait quelque chose à trouver
# $number: a figure, perhaps with its interval.
odds-found-in-a-round = Trouvés par manche, en moyenne : { $number }
# $text: numbers of cards, or endings, each with its share or its number.
rounds-by-left = Manches selon les cartes restantes : { $text }
rounds-by-largest = Manches selon la plus grande donne : { $text }
rounds-by-ending = Manches selon leur fin : { $text }

# Simulated games. $name: a rule set; $known: how many may play; $asked were asked for, $fitting play.
simulate-seated = Joueurs de { $name } : { $known }, pas { $asked }. Joueurs de cette simulation : { $fitting }.
simulate-asked = { $name }. Parties : { $games } ; joueurs : { $players } ; graine : { $seed }.
simulate-ended = Parties terminées : { $count }. Infractions aux règles : { $broken }.
ending-no-set-left = plus rien à trouver
ending-all-agree = tous d’accord qu’il ne reste rien
ending-all-found = tout est trouvé
ending-first-to = quelqu’un en a trouvé assez
ending-time-up = le temps est écoulé
ending-judge-says = le juge dit qu’il ne reste rien
ending-stopped = interrompue

# The server. $address: of a web page.
serve-at = Tercet est à l’adresse { $address }
serve-stop = Ctrl-C pour l’arrêter.
serve-no-network = Cet ordinateur n’est sur aucun réseau : les téléphones ne peuvent pas l’atteindre.
serve-phones = Téléphones du même réseau : { $address }
serve-other-addresses = Si les téléphones sont dans un autre réseau de cet ordinateur : { $address }
# Indented by two, one line each.
serve-unreachable =
    Si un téléphone ne peut pas l’ouvrir, vérifiez ceci :
    {"  "}Est-il sur le même Wi-Fi que cet ordinateur, données mobiles désactivées ?
    {"  "}Est-ce un Wi-Fi pour invités ? Beaucoup isolent les appareils : prenez le Wi-Fi ordinaire, ou un partage de connexion de cet ordinateur ou d’un téléphone.
    {"  "}Le pare-feu de cet ordinateur laisse-t-il entrer les autres au port { $port } ?
    Avec http:// les téléphones ne peuvent ni garder l’écran allumé, ni copier un lien d’un geste, ni utiliser de clés d’accès ; tout le reste fonctionne.
# $folder: where the copy is.
serve-take-over = Si cet ordinateur tombe en panne, un autre peut prendre la relève : lancez-y tercet restore { $folder }, donnez-lui l’adresse { $address } et démarrez tercet serve avec les mêmes options.

# Why it does not start. $port: a number; $problem: what another program says about it.
serve-port-in-use = Le port { $port } est occupé, peut-être par un autre Tercet. Arrêtez celui-ci, ou choisissez un autre port avec --port.
serve-port-reserved = Le port { $port } est réservé à l’administrateur. Choisissez-en un au-dessus de 1023 avec --port.
serve-no-such-address = Cet ordinateur n’a pas l’adresse { $address }. Choisissez-en une autre avec --host, ou n’indiquez rien.
serve-no-internal-address = Cet ordinateur n’a pas l’adresse { $address } pour les autres processus. Donnez à internal_address une adresse qu’il a.
settings-invalid = Un réglage n’est pas valable : { $problem }. « tercet settings » les énumère tous.
settings-workers = Plusieurs processus ont besoin de --database postgresql://… et de --redis redis://….
settings-not-toml = « { $file } » n’est pas du TOML : { $problem }.

# Stored data. $logs with $entries; $matches: how many could be verified. $log, $n: the name of a log and an entry in it.
doctor-sound = En bon état. Journaux : { $logs } ; entrées : { $entries } ; parties vérifiées : { $matches }.
doctor-file = Le fichier est endommagé : { $why }.
doctor-damaged = { $log }, entrée { $n } : { $why }
doctor-unproved = { $log }, entrée { $n }, ne peut pas être vérifiée : { $why }
backup-done = Sauvegardé dans { $file } et relu. Journaux : { $logs } ; entrées : { $entries }.
restore-done = Les données de { $file } sont maintenant dans { $folder }.
restore-aside = Ce qui s’y trouvait avant est dans { $folder }.
rebuild-rating = Calcul des cotes
rebuild-done = Reconstruit à partir des journaux. Tables : { $tables }.
reports-none = Rien n’a été signalé.
# $at: day and time; $who wrote it at table $table; $by has reported it.
reports-line = { $at }  { $who } à la table { $table }, signalé par { $by } :
flagged-none = Aucune partie ne se distingue par ses temps.
flagged-how = Les temps de ces parties sont rares chez l’être humain. Consultez leurs enregistrements avant de soupçonner quelqu’un.
flagged-most = Indiquez combien de parties énumérer : 1 ou plus.
# $at: day and time (UTC); $who: a name; $table and $number: its replay is at /replay/TABLE/NUMBER.
flagged-line = { $at }  { $who }, table { $table }, partie { $number } :
# $share: such as “45 %”.
flagged-at-once =
    { $finds ->
        [one] { $share } de { $finds } combinaison trouvée
       *[other] { $share } des { $finds } combinaisons trouvées
    } moins de 0,3 s après la dernière carte.
# $value: seconds.
flagged-quick =
    { $finds ->
        [one] { $finds } combinaison trouvée { $value } s après le dernier changement du tapis.
       *[other] { $finds } combinaisons trouvées, en médiane { $value } s après le dernier changement du tapis.
    }
flagged-even =
    { $finds ->
        [one] { $finds } combinaison, dont le temps varie de { $share }.
       *[other] { $finds } combinaisons dont les temps ne varient que de { $share }.
    }
print-done =
    { $count ->
        [one] { $count } document est
       *[other] { $count } documents sont
    } dans « { $folder } ».

# The lab. $file: where something is stored.
lab-stored = Terminé et enregistré dans { $file }.
chart-drawn = Dessiné : { $file }
fit-head-player = joueur
fit-head-sets = SET
fit-head-first = premier regard
fit-head-rate = SET par seconde
fit-head-slips = erreurs par SET
fit-head-level = joue comme
fit-factors = Facilité à voir un SET, selon le nombre de caractéristiques différentes : { $text }
fit-head-there = SET présents
fit-head-differing = caractéristiques différentes
fit-head-observed = observés
fit-head-predicted = prévus
ratings-agreement = Joueurs : { $players }, de 2 à 5 par table. Accord avec l’ordre véritable (1 : le même ordre) :
ratings-head-rounds = manches par joueur
ratings-openskill = Pour comparer aussi OpenSkill : pip install 'tercet[lab]'
# $count: how many races; $seconds: how long a SET takes to be found.
fairness-title =
    Courses : { $count }. Un SET est trouvé en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } en moyenne.
fairness-away = à { $ms } ms
fairness-wrong = mauvais vainqueur
fairness-verdict = verdict après
fairness-arrival = ordre d’arrivée
fairness-fair = annonces équitables
fairness-at-once = aussitôt
fairness-waits = { $ms } ms en moyenne, au plus { $high } ms
bots-head-level = niveau
bots-head-ratio = 4 contre 1
bots-times = Secondes pour trouver le seul SET parmi 12 cartes, selon le nombre de caractéristiques différentes. Donnes pour chacun : { $count }.
bots-head-won = gagnées ensuite
bots-head-shared = partagées
bots-head-lost = perdues
bots-adapting = Parties gagnées contre les robots qui s’adaptent. Robots à la table : { $bots } ; soirées par niveau : { $count }.

# A record, told event by event. $by, $player, $dealer, $caller: players; $codes: cards.
replay-match-opened = { $by } ouvre une partie
replay-round-opened = une manche commence ; { $dealer } distribue
replay-deck-sealed = l’ordre du paquet est scellé
replay-deck-shown = le paquet est montré, conforme à son sceau
replay-player-joined =
    { $by } s’assied comme { $role ->
        [judge] juge
        [master] Maître
       *[player] joueur
    }
replay-player-left = { $by } s’en va
replay-player-returned = { $by } revient
replay-player-removed = { $by } exclut { $player }
replay-host-changed = { $player } devient l’hôte
# $touched: cards, or none.
replay-set-called =
    { $touched ->
        [none] { $by } annonce
       *[other] { $by } annonce en touchant { $touched }
    }
replay-set-pointed = { $by } montre { $codes }
replay-card-turned = { $by } retourne { $card }
replay-turned-back = de nouveau face cachée : { $codes }
replay-call-withdrawn = { $by } retire son annonce
replay-verdict-given =
    { $right ->
        [yes] { $by } dit que c’est juste
       *[no] { $by } dit que c’est faux
    }
replay-layout-seen = { $by } voit { $codes } sur la table
replay-claim-seen = { $by } voit que { $caller } montre { $codes }
replay-no-set-said = { $by } ne voit { find-none }
replay-take-off-said = { $by } voudrait remettre des cartes dans la pioche
replay-cards-taken-off = { $by } remet { $codes } dans la pioche
replay-pile-flipped = { $by } retourne une carte
replay-stake-said = { $by } participe à une super manche
replay-point-reached = { $by } s’apprête à prendre un point à qui a annoncé
replay-first-named = { $by } dit que { $caller } était en tête
replay-flip-voted = { $by } voudrait que d’autres retournent pour { $player }
replay-end-said = { $by } met fin à la manche
replay-count-agreed = { $by } accepte que la manche interrompue compte
replay-cards-dealt = posées : { $codes }
replay-layout-solved = tout est trouvé ici : les cartes s’en vont
replay-layout-shuffled = les cartes changent de place
replay-laid-by-hand =
    { $count ->
        [one] { $count } carte de plus est posée à la main
       *[other] { $count } cartes de plus sont posées à la main
    }
replay-set-shown = { $by } a montré { $codes }
replay-set-taken =
    { $by } prend { $codes } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-point-shared = { $by } a montré aussi { $codes } : 1 point
replay-call-failed =
    { $by } échoue : { $why ->
        [late] trop tard
        [left] a quitté la table
        [withdrawn] annonce retirée
        [nothing] n’a rien montré
       *[wrong] { find-not }
    }
replay-call-excused = { $by } est sans pénalité : une des cartes était déjà prise
replay-caller-asked = à { $by } de montrer
replay-callers = { $names } et { $last }
replay-calls-disputed = { $callers } ont annoncé en même temps
replay-all-asked = tous peuvent montrer
replay-points-lost =
    { $by } perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-locked-out = { $by } est hors jeu
replay-lock-outs-lifted = tout le monde peut de nouveau annoncer
replay-own-layout-opened = { $by } reçoit sa propre donne
# $what: another of these sentences.
replay-on-own-layout = dans la donne de { $by } : { $what }
replay-price-owed = { $by } doit { find-many }
replay-price-paid = { $by } a regagné { find-a }
replay-super-round-started = la super manche commence
replay-super-round-ended = la super manche est terminée
replay-flip-taken = désormais, d’autres retournent pour { $player }
replay-dealer-changed = { $player } distribue maintenant
replay-hint-given = indice : { $card }
# $why: see ending-…
replay-round-ended =
    la manche est terminée : { $why ->
        [no-set-left] { ending-no-set-left }
        [all-agree] { ending-all-agree }
        [all-found] { ending-all-found }
        [first-to] { ending-first-to }
        [time-up] { ending-time-up }
        [judge-says] { ending-judge-says }
       *[stopped] { ending-stopped }
    }
replay-match-ended = la partie est terminée
replay-cards-unseen = les cartes sur la table
replay-layout = Sur la table : { $codes }
replay-rank =
    { $rank }. { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
replay-not-over = La partie n’est pas terminée : manche { $round } sur { $rounds }.
replay-won = { $who } gagne.
# $names and $last: players.
replay-tie = Égalité : { $names } et { $last } se partagent la première place.
replay-proved = Vérifié : chaque événement découle de ceux qui le précèdent (nombre d’événements : { $count }).

# `tercet lab finds`
finds-head-rules = Règles
finds-head-found = Trouvé par manche (95 %)
finds-head-left = Cartes restantes
finds-head-largest = Plus grande donne
