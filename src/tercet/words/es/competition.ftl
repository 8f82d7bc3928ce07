# Las palabras de una competición: lo que rechaza, por código, y lo que dicen las órdenes `schedule` y `competition`.

competition-not-open = Todavía no se ha abierto ninguna competición.
competition-open-already = Esta competición ya está abierta.
competition-back-in-time = Esa hora es anterior a la última entrada del registro.
competition-changed-meanwhile = Alguien ha cambiado algo entretanto. Mira otra vez antes de continuar.
competition-nothing-to-undo = No hay nada que deshacer.
competition-known-outside = Lo último que se hizo ya se conoce fuera y no puede deshacerse. Corrígelo.
competition-id-used = Esta orden ya se envió con otro contenido. Envíala con un identificador nuevo.
# $round, $next: rounds by number.
competition-round-started = La ronda { $round } ya ha empezado.
competition-round-not-next = La siguiente ronda es la { $next }, no la { $round }.
# $count: how many. $games: the first of them, by number.
competition-results-missing = Faltan resultados de partidas anteriores: { $count } (partida { $games }). Puedes empezar la ronda de todos modos.
competition-over = Esta competición ha terminado.
competition-not-yours = Eso solo puede hacerlo la coordinación.
competition-staff-only = Eso solo pueden hacerlo la coordinación y la secretaría.
competition-other-table = Juzgas en otra mesa. Esta partida la anota su juez o la secretaría.
competition-not-your-game = No juegas en esta partida.
competition-no-such-link = Este enlace ya no es válido. Pide uno nuevo a la coordinación.
competition-too-many-tries = Demasiados enlaces erróneos desde tu dirección. Espera un minuto y vuelve a intentarlo.
competition-spectator = Los espectadores no anotan resultados.
competition-no-judges = En una jornada abierta juzgan los propios jugadores.
competition-no-caller = A la secretaría la llaman jueces y jugadores, con su enlace.
competition-called-already = La secretaría sabe que esperas.
competition-no-such-call = Otra persona ya ha atendido esta llamada.
competition-not-staff = Esta persona no es del equipo de la competición.
competition-entered-already = Esta persona ya se ha inscrito.
competition-not-drawn = Las rondas aún no se han sorteado.
competition-started = La primera ronda ha empezado. Las llegadas tarde y las bajas se tienen en cuenta automáticamente.
competition-too-late-to-enter = La última ronda ha empezado. Ya nadie puede inscribirse.
competition-all-started = Todas las rondas preliminares han empezado.
competition-no-game-runs = Ahora no se juega ninguna partida de las rondas.
competition-clock-paused = El reloj ya está parado.
competition-clock-runs = El reloj ya está en marcha.
# $most: minutes.
competition-added-minutes = Añade al menos 1 minuto, y como mucho { $most ->
        [one] 1 minuto
       *[other] { $most } minutos
    }.
competition-rounds-left = Quedan rondas preliminares por jugar.
competition-not-begun = Esta partida no ha empezado.
competition-no-such-game = No existe esa partida. Puede que se haya sorteado de nuevo.
competition-settled = Este resultado es firme. La coordinación puede corregirlo.
competition-not-settled = Este resultado aún no es firme. Decídelo primero.
competition-reported-already = Ya has dado este resultado. Otra persona tiene que confirmarlo; la coordinación puede corregirlo.
competition-say-why = Indica el motivo: se guarda con el resultado antiguo y el nuevo.
competition-cut-already = Las preliminares han terminado.
competition-no-finalists = Aún no se conocen los finalistas.
competition-final-started = La final ha empezado.
competition-changes-finalists = La final ha empezado, y esto cambiaría quién la juega. Deshaz el comienzo de la final, o corrige el resultado y deja la final como está.
competition-not-missed = Una partida de recuperación es para quien está presente y faltó a esa ronda, o se quedó para una partida que no se jugó.
competition-no-guest = En una partida de recuperación, quien juega de invitado está presente y ya tiene puntos en esa ronda.
competition-no-make-up = Esta competición no tiene partidas de recuperación: así se decidió de antemano.
competition-table-size = En una mesa hay de 2 a 5 jugadores distintos.
# $table: el número de una mesa.
competition-no-such-table = La sala no tiene la mesa { $table }. Indica una que tenga.
# $most: el número más alto.
competition-bad-tables = Indica qué mesas hay: al menos una, cada una una sola vez, con números del 1 al { $most }.

competition-rounds-of-a-day = Una competición tiene de 1 a { $most } rondas preliminares, no { $rounds }.
competition-title-too-long = El nombre de una competición tiene como mucho { $most } caracteres.
competition-too-many-divisions = Una competición tiene como mucho { $most } categorías.
competition-tables-of-a-hall = Una sala tiene de 1 a { $most } mesas, no { $tables }.
competition-division-twice = Dos categorías tienen el mismo nombre.
competition-division-name = Una categoría tiene un nombre de 1 a 40 caracteres.
competition-finalists = Una final necesita de 2 a { $most } jugadores, no { $finalists }.
competition-not-over = La final aún no está decidida.
competition-no-such-place = La final tiene { $most ->
        [one] { $most } puesto
       *[other] { $most } puestos
    } que mostrar.
competition-no-such-title = La competición tiene { $most ->
        [one] { $most } título
       *[other] { $most } títulos
    } de categoría por mostrar.
competition-announcement-too-long = Un anuncio tiene como máximo { $most } caracteres.
competition-walkover = Quien se quedó para una partida recibe de 0 a { $most } puntos, no { $points }.
competition-bad-minutes = Una ronda dura de 1 a 240 minutos.
competition-bad-start = El comienzo es una fecha y una hora con su zona, por ejemplo 2026-11-21T10:00+01:00, y no «{ $text }».
competition-bad-break = Una pausa dura como máximo 240 minutos, y hay como máximo 20 pausas largas.
competition-until-missing = Indica hasta cuándo se guardan los datos de las personas.
competition-until-passed = El día hasta el que se guardan los datos de las personas ya ha pasado. Elige otro.
competition-until-too-far = Los datos de las personas se guardan { $most ->
        [one] 1 día
       *[other] { $most } días
    } como máximo. Elige una fecha más cercana.
# $field: what is told about somebody.
competition-not-asked = Esta competición no pide { $field ->
        [address] la dirección
        [phone] el número de teléfono
        [email] el correo electrónico
        [guardian] el contacto de un padre, madre o tutor
       *[photo] permiso para publicar fotos
    }. La coordinación puede activarlo.
competition-too-many-players = Una competición tiene como mucho { $most } jugadores.
# $number: el número de un jugador. $most: el más alto.
competition-bad-number = Un jugador tiene un número del 1 al { $most }, no { $number }.
competition-no-such-number = Nadie tiene el número { $number }.
competition-left-already = El número { $number } ya se ha ido.
competition-here-already = El número { $number } está presente y no se ha ido.
competition-no-name = Escribe un nombre.
competition-no-guardian = Indica el contacto de un padre, madre o tutor.
competition-form-off = Ahora no es posible inscribirse aquí. Pregunta a la organización.
competition-form-after-draw = Las rondas ya están sorteadas: aquí ya no es posible inscribirse. Pregunta en la secretaría, que también apunta a quien llega tarde.
competition-too-many-entries = Muchas personas acaban de inscribirse desde aquí. Espera un minuto y vuelve a intentarlo.
competition-bad-letters = Un texto contiene caracteres que no se pueden mostrar ni imprimir. Escríbelo de nuevo.
# $numbers: of players.
competition-without-division = Algunos números no están en ninguna categoría: { $numbers }. Asígnales una primero.
# $name: a division.
competition-division-in-use = La categoría «{ $name }» aún tiene inscritos. Cámbialos primero o ponle otro nombre.
# $started: a round by number.
competition-rounds-begun = La ronda { $started } ha empezado: hay al menos tantas.
competition-tables-by-number = Las rondas están sorteadas. Cierra o abre mesas por su número.
competition-too-late-for-format = La primera ronda ha empezado. Ya no se cambia si hay jueces.
competition-too-late-for-preliminaries = Las preliminares han terminado. Sus rondas, las categorías y el cómputo de las partidas quedan como estaban.
competition-no-player = El número { $number } aún no tiene pantalla. En la página de su ficha hay que pulsar «Jugar en esta pantalla».
competition-screen-taken = El número { $number } ya juega en otro dispositivo.
competition-number-twice = El número { $number } ya está asignado.
competition-no-divisions = Esta competición no tiene categorías.
# $known: nombres con comas.
competition-division-needed = Indica la categoría, o una edad que corresponda a una. Hay: { $known }.
competition-no-such-division = No hay ninguna categoría «{ $name }». Hay: { $known }.
# $count: cuántos. $games: los primeros, por número.
competition-unsettled = Faltan resultados o se contradicen: { $count } (partida { $games }).

competition-sheet-twice = Un jugador figura dos veces en esta hoja.
competition-sheet-bounds = Una persona tiene como máximo { $sets } SET y { $against } puntos en contra, y una baraja tiene { $cards } cartas. Revisa los números.
competition-sheet-below-zero = Los SET, los puntos en contra y las cartas sobrantes se cuentan desde cero; un resultado bajo cero se calcula a partir de ellos.
competition-sheet-sum = Los SET de esta mesa suman { $sets }. Una baraja agotada da de 21 a 25 o 27, nunca 26. Cuenta otra vez o indica que la partida se interrumpió.
competition-sheet-left =
    { $sets ->
        [one] { $sets } SET deja
       *[other] { $sets } SET dejan
    } { $right ->
        [one] { $right } carta
       *[other] { $right } cartas
    }, no { $left }. Cuenta otra vez.
competition-sheet-too-many =
    { $sets } SET y { $left ->
        [one] { $left } carta sobrante
       *[other] { $left } cartas sobrantes
    } son más que las 81 cartas de una baraja.
competition-sheet-stranger = El número { $number } no juega en esta partida.
competition-sheet-missing = Anota los resultados de toda la mesa; faltan: { $numbers }.

competition-wrong-number-of-players = Un sorteo es para entre { $least } y { $most } jugadores, no { $players }.
competition-wrong-number-of-rounds = { $players } jugadores pueden sortearse para 1 a { $most } rondas, no { $rounds }.
competition-wrong-number-of-tables = Para { $players } jugadores, indica de 1 a { $players } mesas, no { $tables }.
competition-no-such-player = Nadie tiene el número { $number }: los jugadores van del 1 al { $players }.
competition-twice-in-a-group = Un número figura dos veces en un grupo: { $group }.
competition-too-few-come = Deben venir al menos { $least }, no { $come }: una persona sola no puede jugar.
competition-not-printed =
    La guía no imprime ningún cuadro de { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    } para { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }. Haz un sorteo.

competition-list-not-text = Este archivo no es texto. Guarda la lista como CSV, en UTF-8.
competition-list-not-csv = La línea { $line } no es CSV válido. Busca unas comillas sin cerrar.
competition-list-column-twice = La columna «{ $name }» está dos veces.
competition-list-no-names = La primera fila nombra las columnas, y una de ellas debe ser «name». Las columnas son { $columns }.
competition-list-too-long = Esta lista tiene más de { $most } filas; una competición puede tener como mucho { $most } jugadores.
competition-list-cells = La fila { $row } tiene más celdas que nombres la primera.
competition-list-no-name = La fila { $row } no tiene nombre.
competition-list-broken-letters = Fila { $row }, { $column }: hay caracteres estropeados. Guarda la lista en UTF-8 e inténtalo de nuevo.
competition-list-bad-letters = Fila { $row }, { $column }: algunos caracteres no se pueden mostrar ni imprimir. Escríbelos de nuevo.
competition-list-skipped = Columnas omitidas: { $columns }.
# $names: with commas.
competition-list-twins = «{ $file }» tiene algunos nombres más de una vez: { $names }. Añade --twins once si es siempre la misma persona, o --twins both si son personas distintas.
competition-file-played = «{ $file }» es una competición ya sorteada o jugada. No se sobrescribe; elige otro archivo.
competition-file-in-the-way = «{ $file }» ya contiene otra cosa. No se sobrescribe; elige otro archivo.
# The name of the guest under which a competition is loaded.
competition-loader = Coordinación
competition-load-token = Tu clave, con la que coordinas la competición: { $token }
# $code: the competition’s id.
competition-loaded = «{ $file }» está en el servidor: competición { $code }.
competition-purged =
    { $count ->
        [one] Los datos de las personas de 1 competición están borrados. Sus resultados quedan, por número.
       *[other] Los datos de las personas de { $count } competiciones están borrados. Sus resultados quedan, por número.
    }
# $name: a competition’s id, or a file.
competition-not-here = Aquí no hay ninguna competición { $name }, ni un archivo con ese nombre.
competition-not-loaded = El servidor no lo ha aceptado: { $why }
competition-no-server = No hay ningún servidor Tercet en { $server }. Inicia uno con «tercet serve», o indica su dirección con --server.
competition-list-formula = Fila { $row }, { $column }: «{ $cell }» empieza como una fórmula. Guarda la lista con valores.
competition-list-not-a-number = Fila { $row }, { $column }: «{ $cell }» no es un número entero.
competition-list-too-much-text = Fila { $row }, { $column }: como mucho { $most } caracteres.
# $problem: lo que un programa dice de ello.
competition-list-not-json = Esto no es una lista de inscripciones: { $problem }.
competition-file-broken = Esto no es una competición de Tercet: { $problem }.
competition-file-version = Esto no es una competición de Tercet, o no de la versión { $version }.
competition-file-contradicts = El registro de esta competición se contradice.
competition-file-no-opening = El registro de esta competición no empieza con su apertura.

schedule-round = Ronda { $number }
schedule-slot = Turno { $number }
schedule-table = mesa { $table }: { $players }
schedule-table-of-round = mesa { $table }: { $players } (ronda { $round })
schedule-repeats = Parejas que vuelven a coincidir: { $repeats }.
schedule-repeats-fewest = Parejas que vuelven a coincidir: { $repeats }; es el mínimo posible.
schedule-repeats-bound = Parejas que vuelven a coincidir: { $repeats }; el mínimo es { $bound }.
schedule-all-threes = Cada mesa tiene tres jugadores.
# $seats: cuántos. $most: para un jugador.
schedule-odd-many = Asientos en mesas que no tienen tres jugadores: { $seats }, como mucho { $most } por persona.
# $who: números, cada uno con cuántas veces.
schedule-odd-few = En una mesa que no tiene tres jugadores: { $who }.
# $sizes: por ejemplo «3+3+2+2», con el número de rondas.
schedule-sizes = Mesas: { $sizes }. Con otros tamaños volverían a coincidir más parejas, o alguien se sentaría más veces en mesas pequeñas o grandes.
schedule-clashes = Encuentros de jugadores que debían estar separados: { $clashes }.
schedule-seed = Semilla: { $seed }.
schedule-fault-twice = Tal como está impresa, la ronda { $round } tiene al jugador { $player } en dos mesas.
schedule-fault-missing = Tal como está impresa, la ronda { $round } no tiene mesa para el jugador { $player }.
schedule-change = Ronda { $round }, mesa { $table }: { $now }; impreso: { $was }.
schedule-printed-as-it-is = Un cuadro impreso no se puede cambiar. Quita --printed para usar --tables o --apart.
schedule-printed-for = La guía imprime cuadros para { $known } jugadores, no para { $players }. Quita --printed.
schedule-apart-line = La línea { $line } de «{ $file }» debería contener números de jugadores, por ejemplo: 3 17 21

rehearsal-going-on = Ensayando…
rehearsal-games =
    { $here } de { $entrants } juegan { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }, en { $slots ->
        [one] { $slots } turno
       *[other] { $slots } turnos
    }.
rehearsal-time =
    De { $starts } a { $ends }: { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }.
rehearsal-trouble = Parejas que vuelven a coincidir: { $repeats }. Desacuerdos: { $conflicts }. Correcciones: { $corrections }.
rehearsal-end = Puestos compartidos: { $ties }. Desempates: { $breakers }. Finalistas: { $finalists }. Primer puesto: { $champion }.
rehearsal-late = Indica cuántas personas llegan tarde: 0 o más, no { $late }.
rehearsal-no-shows = Indica cuántas personas de { $players } no vienen: un número, o una parte como 10 %; no «{ $text }».
rehearsal-start = Indica cuándo empieza en horas y minutos, por ejemplo 10:00; no «{ $text }».
competition-drawn =
    { $games ->
        [one] { $games } partida sorteada
       *[other] { $games } partidas sorteadas
    }, en { $slots ->
        [one] { $slots } turno
       *[other] { $slots } turnos
    }: véase «{ $file }».
competition-imported =
    { $count ->
        [one] Una inscripción guardada
       *[other] { $count } inscripciones guardadas
    } en «{ $file }».
competition-in-file = «{ $file }»: { $why }
competition-in-row = «{ $file }», fila { $row }: { $why }
competition-events-of-file =
    «{ $file }» tiene { $count ->
        [one] { $count } evento
       *[other] { $count } eventos
    }: indica un número a partir de 1.
