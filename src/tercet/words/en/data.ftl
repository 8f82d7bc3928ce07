# Why stored data, a record or a setting cannot be used. $file, $folder: names; $why: a message, or what another program says.

# The store.
store-in-use = { $file } is in use by another program. Stop that program, or choose another folder with --data.
store-not-writable = Tercet cannot write to { $folder } ({ $why }). Make it writable, or choose another folder with --data.
store-foreign = { $file } does not contain Tercet’s data ({ $why }). Move it away, or choose another folder with --data.
foreign-database = it is another program’s database
foreign-backup = it is not a backup of Tercet
store-busy = Tercet’s data cannot be used just now ({ $why }). Try again in a moment.
# $value: two settings of SQLite.
store-unsafe = Data cannot be stored safely in { $file }: SQLite chose { $value }. Use a folder on a local disk with --data.
store-locked = Another Tercet is using the data in { $folder }. Stop it, or choose another folder with --data.
store-no-data = There is no data in { $folder }. Choose the folder with --data.
store-no-backup = There is no file { $file }. Give a backup that “tercet backup” has written.
store-backup-damaged = { $file } is damaged ({ $why }). Use another backup.
# $known: the newest version that this Tercet can read.
store-newer = The data has version { $version } and was written by a newer Tercet; this one knows versions up to { $known }. Update Tercet, or choose another data folder.
store-postgresql = Tercet cannot use the PostgreSQL database: { $why }. Check its address, and that it is running.
store-worker = A worker could not start; the lines above say why.
store-lease-lost = Another worker has taken over the tables of this one, because it did not answer for a while. This worker ends; start it again.
store-no-home = The worker at { $address } has this table and cannot be reached. If it runs on another machine, set internal_address there.
store-competition-not-saved = The competition could not be saved.
store-table-not-saved = The table could not be saved.
# $log: its name; $n: the number of an entry.
store-log-damaged = The log { $log } cannot be read from entry { $n } on: { $why }. “tercet doctor” says what to do.
log-file-damaged = the file is damaged there
log-entry-missing = an entry is missing: entry { $n } is followed by { $next }

# The addresses from which the server is opened.
origin-wrong = “{ $text }” is not an origin. Write it like https://play.example or http://192.168.0.17:8000.
proxy-wrong = “{ $text }” is neither an address nor a network. Write it like 10.0.0.7 or 10.0.0.0/8.

# A record. $line: the number of a line; $n: the number of an event; $name: its type.
record-empty = This record is empty.
record-foreign = Line 1 does not say that this is a record of Tercet.
record-version = This record has version { $version }; this Tercet reads version { $known }. Use the Tercet that wrote it, or a newer one.
record-line-unreadable = Line { $line } cannot be read: { $why }.
record-line-moved = Line { $line } has event { $other }, not event { $n }: a line is missing or was moved.
record-seal = Line { $line } is not as it was written: its seal does not match.
record-no-events = This record contains no events.
record-no-such-event = This record has events 1 to { $last }, and no event { $n }.
record-does-not-follow = Event { $n }, { $name }, does not follow from the events before it.
record-impossible = Event { $n }, { $name }, could not happen: { $why }
record-cut-off = This record is cut off: event { $n } must be followed by { $name }.
record-differs = Event { $n }, { $name }, is not what the rules say. They say: { $value }

# What holds for every game.
law-no-end = The game does not end.
law-not-read-back = The record does not read back as it was written.
law-cards = Event { $n }: a card is missing or is there twice.
law-points = Event { $n }: the points do not match the events.
law-undealt-card = Event { $n } shows an undealt card: { $codes }.
