# The copy of all data in a second folder. $folder, $file: names; $why: what the system says about it.

copy-goes-to = Se mantiene una copia de todo en { $folder }
copy-same-disk = Esa carpeta está en el mismo disco que los datos. Si el disco falla, se pierde todo: mejor usa una memoria USB.

# Why a folder cannot be used for a copy.
copy-no-folder = No se puede mantener una copia en { $folder } ({ $why }). Conecta la memoria, o elige otra carpeta con --copy-to.
copy-same-folder = { $folder } es la carpeta de los propios datos. Elige otra con --copy-to.
copy-in-use = Otro Tercet mantiene su copia en { $folder }. Detén ese, o elige otra carpeta con --copy-to.
copy-not-ours = { $folder } contiene una copia de otros datos, o de más datos de los que hay aquí. Para seguir a partir de ella: tercet restore { $folder }. Para una copia de este servidor, elige otra carpeta con --copy-to.
copy-needs-file = --copy-to es para datos en un archivo. PostgreSQL tiene sus propios medios para mantener una segunda copia.

# Why a copy cannot be restored.
copy-none = No hay ninguna copia en { $folder }. Indica la carpeta que se dio a tercet serve --copy-to.
copy-still-written = Un Tercet en marcha todavía escribe en { $folder }. Detenlo primero.
copy-data-there = Ya hay datos en { $folder }, y una copia no los sustituye. Elige una carpeta vacía con --data.
copy-damaged = La copia { $file } está dañada: { $why }.

# What a copy held: how many of each, and when the last thing happened.
copy-restored = Restaurado en { $folder }. Competiciones: { $games }; personas inscritas: { $entrants }; enlaces: { $links }; mesas: { $tables }; jugadores: { $players }; entradas de los registros: { $entries }.
copy-last = La última entrada es del { $at }.
copy-go-on = Para seguir, inicia tercet serve con las mismas opciones que antes. Los enlaces se abren como antes si esta máquina toma el nombre o la dirección de la otra.

# Before a day begins. $now: the time of this computer; $value: how many gigabytes.
day-check-clock = El reloj de esta máquina marca { $now }. ¿Es correcto?
day-check-clock-back = El reloj de esta máquina marca { $now }, antes de la última entrada de los datos. Ponlo en hora.
day-check-room = Libre en el disco de { $folder }: { $value } GB.
day-check-no-server = Ningún Tercet responde en { $server }. Inícialo, o indica su dirección con --server.
day-check-here-only = Los teléfonos no pueden abrir { $address }. Inicia el servidor con --lan.
day-check-address = { $address } se abre desde aquí. Pruébala también con un teléfono.
day-check-closed = { $address } no se abre ni siquiera desde aquí. ¿Ha cambiado la red de esta máquina? Reinicia el servidor.
day-check-no-copy = No hay copia en un segundo lugar. Inicia el servidor con --copy-to.
day-check-copy = La copia en el segundo lugar está al día.
day-check-look = Ocúpate de las líneas que empiezan con «!».
