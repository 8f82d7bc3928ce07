# Why stored data, a record or a setting cannot be used. $file, $folder: names; $why: a message, or what another program says.

# The store.
store-in-use = Un autre programme utilise { $file }. Arrêtez-le, ou choisissez un autre dossier avec --data.
store-not-writable = Tercet ne peut pas écrire dans { $folder } ({ $why }). Autorisez l’écriture, ou choisissez un autre dossier avec --data.
store-foreign = { $file } ne contient pas les données de Tercet ({ $why }). Déplacez ce fichier, ou choisissez un autre dossier avec --data.
foreign-database = c’est la base de données d’un autre programme
foreign-backup = ce n’est pas une sauvegarde de Tercet
store-busy = Les données de Tercet ne sont pas accessibles en ce moment ({ $why }). Réessayez dans un instant.
# $value: two settings of SQLite.
store-unsafe = Les données ne peuvent pas être enregistrées de façon sûre dans { $file } : SQLite a choisi { $value }. Indiquez un dossier sur un disque local avec --data.
store-locked = Un autre Tercet utilise les données de { $folder }. Arrêtez-le, ou choisissez un autre dossier avec --data.
store-no-data = Il n’y a pas de données dans { $folder }. Choisissez le dossier avec --data.
store-no-backup = Le fichier { $file } n’existe pas. Indiquez une sauvegarde écrite par « tercet backup ».
store-backup-damaged = { $file } est endommagé ({ $why }). Utilisez une autre sauvegarde.
# $known: the newest version that this Tercet can read.
store-newer = Les données sont de la version { $version }, écrite par un Tercet plus récent ; celui-ci connaît les versions jusqu’à { $known }. Mettez Tercet à jour, ou choisissez un autre dossier de données.
store-postgresql = Tercet ne peut pas utiliser la base de données PostgreSQL : { $why }. Vérifiez son adresse, et qu’elle est en marche.
store-worker = Un processus n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
store-lease-lost = Un autre processus a repris les tables de celui-ci, parce qu’il ne répondait plus depuis un moment. Ce processus se termine ; il faut le redémarrer.
store-no-home = Le processus à { $address } a cette table et ne peut pas être joint. S’il tourne sur une autre machine, réglez-y internal_address.
store-competition-not-saved = La compétition n’a pas pu être enregistrée.
store-table-not-saved = La table n’a pas pu être enregistrée.
# $log: its name; $n: the number of an entry.
store-log-damaged = Le journal { $log } est illisible à partir de l’entrée { $n } : { $why }. « tercet doctor » dit quoi faire.
log-file-damaged = le fichier est endommagé à cet endroit
log-entry-missing = une entrée manque : l’entrée { $n } est suivie de { $next }

# The addresses from which the server is opened.
origin-wrong = « { $text } » n’est pas une origine. Écrivez-la comme https://play.example ou http://192.168.0.17:8000.
proxy-wrong = « { $text } » n’est ni une adresse ni un réseau. Écrivez par exemple 10.0.0.7 ou 10.0.0.0/8.

# A record. $line: the number of a line; $n: the number of an event; $name: its type.
record-empty = Cette feuille de partie est vide.
record-foreign = La ligne 1 ne dit pas que c’est une feuille de partie de Tercet.
record-version = Cette feuille de partie est de la version { $version } ; ce Tercet lit la version { $known }. Utilisez le Tercet qui l’a écrite, ou un plus récent.
record-line-unreadable = La ligne { $line } est illisible : { $why }.
record-line-moved = La ligne { $line } contient l’événement { $other } et non l’événement { $n } : une ligne manque ou a été déplacée.
record-seal = La ligne { $line } n’est plus telle qu’elle a été écrite : son sceau ne correspond pas.
record-no-events = Cette feuille de partie ne contient aucun événement.
record-no-such-event = Cette feuille de partie contient les événements 1 à { $last } ; il n’y a pas d’événement { $n }.
record-does-not-follow = L’événement { $n }, { $name }, ne découle pas de ceux qui le précèdent.
record-impossible = L’événement { $n }, { $name }, n’a pas pu se produire : { $why }
record-cut-off = Cette feuille de partie est tronquée : l’événement { $n } doit être suivi de { $name }.
record-differs = L’événement { $n }, { $name }, n’est pas ce que disent les règles. Elles disent : { $value }

# What holds for every game.
law-no-end = La partie ne se termine pas.
law-not-read-back = La feuille de partie ne se relit pas telle qu’elle a été écrite.
law-cards = Événement { $n } : une carte manque ou s’y trouve deux fois.
law-points = Événement { $n } : les points ne correspondent pas aux événements.
law-undealt-card = L’événement { $n } montre une carte qui n’a pas été distribuée : { $codes }.
