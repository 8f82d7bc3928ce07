# The start page, the new table, and the way to the others.

headline = Trois cartes. Toutes pareilles ou toutes différentes.
which-game = Jouez au jeu de cartes SET® et apprenez-le.
your-name = Votre nom à la table
your-name-open = ou laissez vide
your-name-given = Nous vous appelons
act-rename = Prendre ce nom
# Names for those who give none: short, friendly, for anybody; with commas between them.
friendly-names = Blaireau, Castor, Cigogne, Écureuil, Gecko, Grillon, Hérisson, Héron, Hibou, Hirondelle, Ibis, Koala, Lièvre, Loutre, Lynx, Macareux, Martinet, Mésange, Panda, Pinson, Renard, Tapir, Toucan, Triton
play-now = Jouer
new-table = Nouvelle table
table-code = Code ou lien d’une table
join = Rejoindre
to-learn = Comment jouer
to-drills = Exercices
to-drills-how = De petites tâches qui s’adaptent à vous.
to-start = Accueil
way-back = Revenir à votre table { $code }

# The lobby. $tables, $people: how many. $taken of $most seats. $who: the host.
lobby-title = Tables ouvertes
lobby-count =
    { $tables ->
        [1] Une table
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $people ->
        [1] une personne
        [one] { $people } personne
       *[other] { $people } personnes
    }
lobby-none = Aucune table n’est ouverte. Ouvrez-en une et envoyez le lien à qui vous voulez.
table-of = La table de { $who }
seats-taken =
    { $taken ->
        [one] { $taken } place
       *[other] { $taken } places
    } sur { $most }
status-gathering = en attente de joueurs
status-playing = partie en cours
status-over = entre deux parties
act-sit-down = Prendre place
act-watch = Regarder

# A new table.
choose-rules = Règles
rules-played-last = Joués en dernier
# $lying: cards laid out at first, 0 where they come one by one. $deck: cards in all.
rules-cards-out =
    { $lying ->
        [0] { $deck } cartes, posées une à une
       *[other] { $lying } cartes visibles sur { $deck }
    }
family-box = La boîte
    .how = Trois cartes, comme imprimé
family-quick = Mémoire et vitesse
    .how = Sans annonce, casse-têtes, cartes qui bougent ou face cachée
family-finds = D’autres trouvailles
    .how = Quatre ou six cartes, et des chaînes
family-decks = De plus grands paquets
    .how = Une cinquième caractéristique, une quatrième valeur, des points
family-own = Les vôtres
    .how = Combinez ce qui va ensemble
own-start-from = Partir de
own-changed = Ce que vous avez changé
own-unchanged = Rien n’est changé pour l’instant. Ouvrez une question pour changer la réponse.
own-clash = On ne peut pas jouer ainsi.
own-would-fit = Avec cela, on peut jouer :
own-fit = Changer ainsi
own-more = Plus de questions
own-copy = Copier le lien vers ces règles
rules-differ = Changé ici
# $title: what a rule is about. $value: what it says.
rules-say = { $title } : { $value }
# $name: the rule set from which the rules differ.
rules-changed = { $name }, modifié
    .description = Comme { $name }, avec des changements : { $text }.
rules-more = Toutes les règles
rules-loading = Chargement des règles…
act-try-again = Réessayer
act-change-table = Changer règles et options
act-change = Appliquer ces règles
choose-window = Temps pour montrer après l’annonce
window-seconds = { $seconds } s
choose-to-find = Nombre de SET par donne
choose-order = Qui a été le plus rapide ?
option-fair = Par réaction
    .how = L’annonce revient à qui a réagi le plus vite, même loin du serveur.
option-arrival = Par arrivée
    .how = La première annonce reçue compte : pour jouer dans la même pièce.
choose-visibility = Qui peut venir ?
option-listed = Tout le monde
    .how = La table figure dans la liste des tables ouvertes.
option-by-link = Avec le lien seulement
    .how = Seuls ceux à qui vous envoyez le code ou le lien.
choose-judge = Qui juge ?
option-host = Je juge
    .how = Vous ne jouez pas : vous tranchez et distribuez.
option-somebody = Quelqu’un d’autre
    .how = La place du juge reste libre jusqu’à ce que quelqu’un la prenne.
option-nobody = Pas de juge
    .how = Les joueurs tranchent entre eux, complètent et retirent des cartes.
choose-talk = Messages
option-reactions = Messages tout faits
    .how = Quelques phrases toutes faites à envoyer à la table.
option-chat = Chat
    .how = Chacun écrit ce qu’il veut. Déconseillé là où jouent des enfants.
option-none = Silence
    .how = Personne n’envoie rien.
option-numbers = Pour une classe
    .how = Personne n’envoie rien, et chacun est un numéro.
act-open-table = Ouvrir la table

# How others get to a table.
share-title = Invitez les autres
share-copy = Copier le lien
share-watch = Lien spectateur
share-copied = Copié
share-qr = Code QR du lien vers cette table

# What can go wrong on the way.
refused-offline = Le serveur ne répond pas. Vérifiez la connexion et réessayez.
refused-bad-name = Un nom compte de 1 à 24 caractères.
refused-damaged-log = Les données enregistrées ici sont endommagées et illisibles. La personne qui gère le serveur en est informée.
refused-too-many-guesses = Trop de codes erronés. Patientez une minute, puis réessayez.
refused-too-many-tables = Vous avez ouvert beaucoup de tables. Patientez une minute avant d’en ouvrir une autre.
refused-unknown-table = Aucune table n’a ce code. Demandez-le de nouveau.
refused-unknown-rule-set = Ces règles sont inconnues ici. Choisissez-en d’autres.
refused-who-are-you = Indiquez d’abord votre nom.
refused-other-version = Tercet a été mis à jour. Rechargez la page.

# Ways to other pages.

to-odds = Y a-t-il un SET ?
to-daily = Casse-{ "\u2060" }tête du jour
to-competitions = Compétitions
to-account = Vos parties, et un compte pour plusieurs appareils
to-rules = Règles
rules-page = Les règles avec des exemples
to-class = Pour une classe
