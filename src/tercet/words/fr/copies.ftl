# The copy of all data in a second folder. $folder, $file: names; $why: what the system says about it.

copy-goes-to = Une copie de tout est tenue à jour dans { $folder }
copy-same-disk = Ce dossier est sur le même disque que les données. Si le disque lâche, tout est perdu : prenez plutôt une clé USB.

# Why a folder cannot be used for a copy.
copy-no-folder = Aucune copie n’est possible dans { $folder } ({ $why }). Branchez la clé, ou choisissez un autre dossier avec --copy-to.
copy-same-folder = { $folder } est le dossier des données elles-mêmes. Choisissez-en un autre avec --copy-to.
copy-in-use = Un autre Tercet tient sa copie dans { $folder }. Arrêtez celui-ci, ou choisissez un autre dossier avec --copy-to.
copy-not-ours = { $folder } contient une copie d’autres données, ou de plus de données qu’ici. Pour continuer à partir d’elle : tercet restore { $folder }. Pour une copie de ce serveur, choisissez un autre dossier avec --copy-to.
copy-needs-file = --copy-to sert aux données dans un fichier. PostgreSQL a ses propres moyens de tenir une seconde copie.

# Why a copy cannot be restored.
copy-none = Il n’y a pas de copie dans { $folder }. Indiquez le dossier donné à tercet serve --copy-to.
copy-still-written = Un Tercet en marche écrit encore dans { $folder }. Arrêtez-le d’abord.
copy-data-there = Il y a déjà des données dans { $folder }, et une copie ne les remplace pas. Choisissez un dossier vide avec --data.
copy-damaged = La copie { $file } est endommagée : { $why }.

# What a copy held: how many of each, and when the last thing happened.
copy-restored = Restauré dans { $folder }. Compétitions : { $games } ; personnes inscrites : { $entrants } ; liens : { $links } ; tables : { $tables } ; joueurs : { $players } ; entrées des journaux : { $entries }.
copy-last = La dernière entrée date du { $at }.
copy-go-on = Pour continuer, lancez tercet serve avec les mêmes options qu’avant. Les liens s’ouvrent comme avant si cet ordinateur reprend le nom ou l’adresse de l’autre.

# Before a day begins. $now: the time of this computer; $value: how many gigabytes.
day-check-clock = L’horloge de cet ordinateur indique { $now }. Est-ce juste ?
day-check-clock-back = L’horloge de cet ordinateur indique { $now }, avant la dernière entrée des données. Réglez-la.
day-check-room = Libre sur le disque de { $folder } : { $value } Go.
day-check-no-server = Aucun Tercet ne répond à { $server }. Démarrez-le, ou indiquez son adresse avec --server.
day-check-here-only = Les téléphones ne peuvent pas ouvrir { $address }. Démarrez le serveur avec --lan.
day-check-address = { $address } s’ouvre d’ici. Essayez aussi avec un téléphone.
day-check-closed = { $address } ne s’ouvre même pas d’ici. Cet ordinateur a-t-il changé de réseau ? Redémarrez le serveur.
day-check-no-copy = Il n’y a pas de copie à un second endroit. Démarrez le serveur avec --copy-to.
day-check-copy = La copie au second endroit est à jour.
day-check-look = Occupez-vous des lignes qui commencent par « ! ».
