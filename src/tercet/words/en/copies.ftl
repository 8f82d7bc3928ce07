# The copy of all data in a second folder. $folder, $file: names; $why: what the system says about it.

copy-goes-to = A copy of everything is kept in { $folder }
copy-same-disk = That folder is on the same disk as the data. If the disk fails, both are gone: better use a USB stick.

# Why a folder cannot be used for a copy.
copy-no-folder = No copy can be kept in { $folder } ({ $why }). Plug in the stick, or choose another folder with --copy-to.
copy-same-folder = { $folder } is the folder of the data itself. Choose another one with --copy-to.
copy-in-use = Another Tercet keeps its copy in { $folder }. Stop that one, or choose another folder with --copy-to.
copy-not-ours = { $folder } holds a copy of other data, or of more than there is here. To go on from it: tercet restore { $folder }. To keep a copy of this server, choose another folder with --copy-to.
copy-needs-file = --copy-to is for data in a file. PostgreSQL has its own ways to keep a second copy.

# Why a copy cannot be restored.
copy-none = There is no copy in { $folder }. Name the folder that was given to tercet serve --copy-to.
copy-still-written = A running Tercet still writes to { $folder }. Stop it first.
copy-data-there = There is data in { $folder } already, and a copy does not replace it. Choose an empty folder with --data.
copy-damaged = The copy { $file } is damaged: { $why }.

# What a copy held: how many of each, and when the last thing happened.
copy-restored = Restored into { $folder }. Competitions: { $games }; people entered: { $entrants }; links: { $links }; tables: { $tables }; players: { $players }; log entries: { $entries }.
copy-last = The last entry was made on { $at }.
copy-go-on = To go on, start tercet serve with the same options as before. Links open as before if this machine takes over the name or the address of the other one.

# Before a day begins. $now: the time of this computer; $value: how many gigabytes.
day-check-clock = The clock of this computer says { $now }. Is that right?
day-check-clock-back = The clock of this computer says { $now }, which is before the last entry in the data. Set it.
day-check-room = Free on the disk of { $folder }: { $value } GB.
day-check-no-server = No Tercet answers at { $server }. Start it, or name its address with --server.
day-check-here-only = Phones cannot open { $address }. Start the server with --lan.
day-check-address = { $address } opens from here. Try it with a phone, too.
day-check-closed = { $address } does not open, even from here. Has the network of this computer changed? Start the server again.
day-check-no-copy = There is no copy in a second place. Start the server with --copy-to.
day-check-copy = The copy in the second place is up to date.
day-check-look = Look after the lines that begin with “!”.
