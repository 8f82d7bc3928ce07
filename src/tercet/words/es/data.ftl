# Why stored data, a record or a setting cannot be used. $file, $folder: names; $why: a message, or what another program says.

# The store.
store-in-use = Otro programa está usando { $file }. Ciérralo o elige otra carpeta con --data.
store-not-writable = Tercet no puede escribir en { $folder } ({ $why }). Da permiso de escritura o elige otra carpeta con --data.
store-foreign = { $file } no contiene datos de Tercet ({ $why }). Mueve ese archivo a otro lugar o elige otra carpeta con --data.
foreign-database = es la base de datos de otro programa
foreign-backup = no es una copia de seguridad de Tercet
store-busy = Los datos de Tercet no se pueden usar en este momento ({ $why }). Inténtalo de nuevo enseguida.
# $value: two settings of SQLite.
store-unsafe = Los datos no se pueden guardar de forma segura en { $file }: SQLite ha elegido { $value }. Indica con --data una carpeta en un disco local.
store-locked = Otro Tercet está usando los datos de { $folder }. Detenlo o elige otra carpeta con --data.
store-no-data = No hay datos en { $folder }. Elige la carpeta con --data.
store-no-backup = No existe el archivo { $file }. Indica una copia escrita por «tercet backup».
store-backup-damaged = { $file } está dañado ({ $why }). Usa otra copia.
# $known: the newest version that this Tercet can read.
store-newer = Los datos son de la versión { $version }, escrita por un Tercet más nuevo; este conoce versiones hasta la { $known }. Actualiza Tercet o elige otra carpeta de datos.
store-postgresql = Tercet no puede usar la base de datos PostgreSQL: { $why }. Comprueba su dirección y que esté en marcha.
store-worker = Un proceso no pudo arrancar; las líneas de arriba dicen por qué.
store-lease-lost = Otro proceso se ha hecho cargo de las mesas de este, porque llevaba un rato sin responder. Este proceso termina; hay que volver a iniciarlo.
store-no-home = El proceso en { $address } tiene esta mesa y no se puede alcanzar. Si está en otra máquina, ajusta allí internal_address.
store-competition-not-saved = No se pudo guardar la competición.
store-table-not-saved = No se pudo guardar la mesa.
# $log: its name; $n: the number of an entry.
store-log-damaged = El archivo de sucesos { $log } no se puede leer a partir de la entrada { $n }: { $why }. «tercet doctor» dice qué hacer.
log-file-damaged = el archivo está dañado en ese lugar
log-entry-missing = falta una entrada: a la entrada { $n } le sigue la { $next }

# The addresses from which the server is opened.
origin-wrong = «{ $text }» no es un origen. Escríbelo como https://play.example o http://192.168.0.17:8000.
proxy-wrong = «{ $text }» no es ni una dirección ni una red. Escribe por ejemplo 10.0.0.7 o 10.0.0.0/8.

# A record. $line: the number of a line; $n: the number of an event; $name: its type.
record-empty = Este registro está vacío.
record-foreign = La línea 1 no dice que esto sea un registro de Tercet.
record-version = Este registro es de la versión { $version }; este Tercet lee la versión { $known }. Usa el Tercet que lo escribió o uno más nuevo.
record-line-unreadable = La línea { $line } no se puede leer: { $why }.
record-line-moved = La línea { $line } contiene el suceso { $other } y no el suceso { $n }: falta una línea o se ha movido.
record-seal = La línea { $line } no está como se escribió: su sello no coincide.
record-no-events = Este registro no contiene ningún suceso.
record-no-such-event = Este registro tiene los sucesos 1 a { $last }; no hay suceso { $n }.
record-does-not-follow = El suceso { $n }, { $name }, no se deduce de los anteriores.
record-impossible = El suceso { $n }, { $name }, no pudo ocurrir: { $why }
record-cut-off = Este registro está cortado: al suceso { $n } debe seguirle { $name }.
record-differs = El suceso { $n }, { $name }, no es lo que dicen las reglas. Dicen: { $value }

# What holds for every game.
law-no-end = La partida no termina.
law-not-read-back = El registro, al leerlo, no es como se escribió.
law-cards = Suceso { $n }: falta una carta o está dos veces.
law-points = Suceso { $n }: los puntos no corresponden a los sucesos.
law-undealt-card = El suceso { $n } muestra una carta que no se ha repartido: { $codes }.
