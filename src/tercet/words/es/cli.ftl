# Las palabras de la orden `tercet`.

# $sets: cuántos SET se han encontrado. $cards: entre cuántas cartas.
sets-found =
    { $sets ->
        [0] Ningún SET
        [one] Un SET
       *[other] { $sets } SET
    } entre { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.

# $finds: cuántos hallazgos, que no son SETs. $cards: entre cuántas cartas. $ruleset: el nombre de las reglas.
finds-found =
    { $finds ->
        [0] Ningún hallazgo
        [one] Un hallazgo
       *[other] { $finds } hallazgos
    } entre { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } según las reglas «{ $ruleset }».

# $features: en cuántas características difieren las cartas de un SET. $chance: la probabilidad de que se vea primero, en tanto por ciento.
set-explained =
    Difiere en { $features ->
        [one] una característica
       *[other] { $features } características
    }; se ve primero con una probabilidad del { $chance } %.
# $easiest, $hardest: cartas en códigos.
easiest-and-hardest = El más fácil es { $easiest }, el más difícil { $hardest }.
# $chance: un porcentaje. Sigue una lista de cartas con las parejas que cada una completaría.
next-chance = La próxima carta completa un SET con una probabilidad del { $chance } %. Las mejores cartas, y lo que completarían:

# Why a command cannot do what was asked. $file, $folder: names; $why, $problem: what another program says about it.
said = { $why }
card-of-no-kind = «{ $card }» no es una carta. Una carta se escribe como 2rsh, 2rshf, 4ISL o r--b-i.
# $letter: the wrong one, in place $n. $feature: number, colour, shape, shading or edge. $known and $last: the right ones.
card-wrong-letter =
    «{ $card }» no es una carta: «{ $letter }» no es { $feature ->
        [number] un número
        [colour] un color
        [shape] una forma
        [shading] un relleno
       *[edge] un borde
    }; usa { $known } o { $last }.
card-wrong-dot = «{ $card }» no es una carta: «{ $letter }» no puede estar en el lugar { $n }, solo { $last } o { $known }.
card-no-dot = «{ $card }» no es una carta: no tiene ningún punto.
cli-cards-of-other-rules = { $card } no es una carta de las reglas «{ $name }».
card-of-other-deck = { $card } y { $other } son cartas de barajas distintas.
card-twice = { $card } está dos veces: cada carta está una sola vez en la baraja.
cli-which-cards = Indica unas cartas, por ejemplo: tercet sets 1rof 2rof 3rof 2gsh
cli-cannot-read = No se puede leer «{ $file }»: { $why }.
cli-cannot-write = No se puede escribir «{ $file }»: { $why }.
cli-not-utf-8 = «{ $file }» no es texto en UTF-8. Guárdalo en UTF-8 e inténtalo de nuevo.
cli-record-not-text = «{ $file }» no es un registro de Tercet: no es texto.
cli-option = { $option }: { $problem }.
# $name: what was given; $nearest: the name most like it; $known: all names.
cli-no-such-rule-set = No hay reglas «{ $name }». ¿Querías decir «{ $nearest }»? «tercet rules» las muestra todas.
cli-no-such-strategy = No hay ninguna estrategia «{ $name }». Estrategias: { $known }.
# $deck, $cards: how many cards.
cli-no-such-deck = No hay ninguna baraja de tamaño { $deck }. Las barajas tienen 3, 9, 27 u 81 cartas, cada una con una característica más.
cli-deck-to-play-with = Nadie juega con una baraja de tamaño { $deck }. Usa --deck 81 o --deck 27.
cli-puzzle-deck = No hay retos con una baraja de tamaño { $deck }. Usa --deck 81 o --deck 27.
cli-too-many-cards = Número de cartas imposible: { $cards }. Indica un número de 0 a { $deck }.
cli-how-many-cards = Indica cuántas cartas hay en la mesa: tercet odds --cards 12; o juega: tercet odds --play
cli-fresh-or-play = ¿Las probabilidades de un reparto nuevo o durante la partida? Usa --cards o --play, no los dos.
cli-bots-choose = Con unas reglas, los bots eligen por sí mismos, de la baraja de esas reglas. Quita --strategy y --deck.
cli-games-needed = Para eso hay que jugar partidas: tercet odds --play …
cli-counts-missing = Faltan los recuentos exactos. Hazlos de nuevo: tercet lab exact
cli-counts-unknown = Cuántas manos tienen 1, 2, 3 … SET se sabe exactamente hasta 15 cartas y a partir de 66, pero no en este caso: { $cards }; las manos sin SET son exactas.
cli-sets-known = Número de cartas: { $cards }. Cuántos SET hay se sabe exactamente hasta 15 cartas y a partir de 66.
# $name: a rule set; $sets: how many.
odds-all-cards-lie = En «{ $name }» todas las cartas están en la mesa desde el principio y se quedan: las probabilidades son las de un reparto nuevo. Pregunta: tercet odds --cards { $cards }
odds-of-a-puzzle = En «{ $name }» cada reparto tiene un número elegido de SET ({ $sets }): no hay probabilidades que contar.
odds-own-layouts = En «{ $name }» cada cual tiene sus propias cartas, y quien termina primero acaba la partida: no hay probabilidades de partidas enteras que contar.
odds-unseen = «{ $name }» se juega con una baraja de verdad, que Tercet no ve.
puzzle-not-dealt = Tras muchos intentos no salió ningún reparto así (cartas: { $cards }, hallazgos: { $finds }). Pide otros números.
puzzle-most-cards = Un reto tiene como mucho 15 cartas, no { $cards }: con más no se sabe lo raros que son.
puzzle-none = Ninguna mano tiene exactamente { $sets } SET (número de cartas: { $cards } de { $deck }). Hay manos con { $known }.
# $rare: one hand in so many.
puzzle-too-rare = Solo una mano de cada { $rare } tiene exactamente { $sets } SET (número de cartas: { $cards }): es demasiado raro.
cli-no-games = Indica cuántas partidas se juegan, por ejemplo: --games 1000000
cli-bad-seed = La semilla debe ser un número de 0 a { $most }.
cli-bad-cores = Usa --cores 1 o más, o nada para usarlos todos.
cli-stopped-at-once = Detenido antes de acabar las primeras partidas: aún no se sabe nada.
# $played of $games.
cli-stopped-after = Detenido; partidas jugadas: { $played } de { $games }. Esto es lo que se sabe hasta ahora.
cli-law-broken = La partida { $n } no cumple una ley: { $problem }
cli-record-not-written = No se puede escribir ningún registro en «{ $folder }»: { $why }.
cli-two-lags = Indica dos retardos o más, en milisegundos, por ejemplo: tercet fairness 20 80 200
cli-fairness-options = --find debe ser mayor que 0, --cap 0 o más y --races 1 o más.
cli-layouts = Indica el número de repartos, de 1 a { $most }.
cli-evenings = Indica el número de veladas, de 1 a { $most }, y de bots, de 1 a { $bots }.
cli-players-to-rate = Indica el número de jugadores, de 10 a 10000.
cli-which-records = Indica los registros, por ejemplo: tercet lab fit games/
cli-no-records = Ahí no hay registros: sus nombres terminan en .jsonl.
cli-too-few-sets = Nadie se llevó { $sets } SET en estas partidas: son muy pocos para estimar algo.
cli-chart-kind = «{ $file }» no es .svg ni .png. Escribe por ejemplo: tercet lab chart odds odds.svg
cli-nothing-drawn = Detenido: no se ha dibujado nada.
cli-needs-charts = Los gráficos necesitan Vega-Lite. Instálalo: pip install 'tercet[charts]'
cli-needs-numba = Para contar las manos hace falta numba. Instálalo: pip install 'tercet[lab]'
cli-not-built = El cliente web no está construido. Ejecuta: python3 dev.py run
cli-copy-damaged = La copia está dañada, como los propios datos. «tercet doctor» dice dónde.
cli-not-restored = «{ $file }» no se puede restaurar en «{ $folder }»: { $why }.
cli-for-postgresql = Una base de datos PostgreSQL se guarda con sus propias herramientas: pg_dump y pg_restore.
cli-restore-logs = Los demás registros están bien. Para recuperar estos, restaura una copia: tercet restore ARCHIVO.
cli-restore-file = Detén el servidor y restaura una copia: tercet restore ARCHIVO.
cli-unproved = Lo que no se puede comprobar fue modificado, o lo jugó un Tercet anterior con reglas corregidas después.
cli-logs-left-out =
    { $problem }
    El contenido de estos registros queda fuera.

# Why something cannot be printed.
cli-what-to-print = Indica un documento, por ejemplo: tercet print entry-cards. «tercet print --list» los muestra todos.
cli-which-folder = Indica la carpeta donde imprimir: tercet print --all --sample -o CARPETA
cli-print-of = Indica una competición con --competition ARCHIVO, o usa --sample.
paper-no-such-document = No hay ningún documento «{ $name }». ¿Querías decir «{ $nearest }»? «tercet print --list» los muestra todos.
paper-no-such-rule-set = No hay reglas «{ $name }». «tercet rules» las muestra todas.
paper-no-such-slips = Ninguna de estas partidas tiene ya una hoja de puntos. Vuelve a cargar la página.
paper-nobody-seated = Todavía no hay a quién sentar: indica --players, a partir de 6, o una competición.
paper-not-drawn = Las rondas aún no están sorteadas: esta hoja mostraría un sorteo que no se jugará. Haz antes el sorteo.
paper-no-links = No se dan enlaces: imprime esto al emitirlos, porque después sus secretos ya no se conocen.
paper-no-such-link = «{ $path }» no es un enlace que se pueda imprimir.
paper-nobody-entered = No hay nadie inscrito: indica una competición o --players.
paper-which-day = Indica el día del reto, por ejemplo: --date 2026-11-21
paper-too-much = Es demasiado para imprimir de una vez. Pide menos rondas o menos jugadores a la vez.
paper-too-long = La impresión tarda demasiado. Pide menos rondas o menos jugadores a la vez.

# What the person who prints should know. $text: characters; $more: yes if there are others.
print-without-codes = Sin códigos QR: indica con --link la dirección de la página de la competición.
print-not-noted = El programa está impreso, pero no se puede escribir «{ $file }»: las páginas no marcarán lo que cambie después.
print-without-letters =
    Ninguna fuente tiene aquí { $text }{ $more ->
        [yes] { " " }ni otros
       *[no] { "" }
    }: se imprime �.
print-name-without-letters = El nombre del n.º { $number } tiene { $text }: escríbelo con otras letras antes de imprimir.
