# What the `tercet` command prints for people.

cli-no-such-language = Tercet no habla el idioma «{ $name }». Usa --lang con uno de estos: { $known }.
# What is wrong with the words of a command. $option: an option or an argument; $text: what was given for it.
cli-no-such-command = No hay ninguna orden «{ $name }».
cli-no-such-option = Aquí no existe la opción { $option }.
cli-did-you-mean = ¿Querías decir «{ $nearest }»?
cli-see-help = «--help» lo muestra todo.
cli-value-missing = Falta un valor para { $option }.
cli-given-twice = { $option } está dos veces.
cli-unused-words = Esto sobra: { $text }.
cli-value-choices = «{ $text }» no sirve para { $option }. Valores posibles: { $known }.
cli-value-kind =
    «{ $text }» no sirve para { $option }{ $feature ->
        [whole-number] : hace falta un número entero
        [number] : hace falta un número
       *[other] { "" }
    }.
cli-value-least = «{ $text }» no sirve para { $option }: debe ser { $low } o más.
cli-value-most = «{ $text }» no sirve para { $option }: debe ser { $high } o menos.

# Figures. $share, $value: a number as it is written.
cli-percent = { $share } %
cli-seconds = { $value } s
cli-pair = { $n }: { $value }

# Progress.
cli-playing = Jugando
cli-reading-logs = Leyendo los registros
print-going-on = Imprimiendo
lab-playing = Jugando un millón de partidas …
lab-counting = Contando todas las manos de todas las barajas …

# Odds. $cards of $deck cards; $hands: ways to lay them out; $without: those without a SET.
odds-hands = Cartas en la mesa: { $cards } de { $deck }. Manos posibles: { $hands }; sin SET: { $without }.
odds-certain = Siempre hay un SET.
# $odds: a figure.
odds-of-a-set = Probabilidades de que haya un SET: { $odds } : 1.
odds-on-the-sheet = Las instrucciones dicen { $odds } : 1.
odds-head-sets = SET
odds-head-hands = manos
odds-head-share = parte
odds-slow = Con numba va mil veces más rápido: pip install 'tercet[lab]'
# $odds: a figure with its interval.
odds-so-far = { $cards } cartas: { $odds }
# $name: a strategy or a rule set.
odds-played-strategy =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } con una baraja de tamaño { $deck }, estrategia { $name }, semilla { $seed }; intervalos del 95 %.
odds-played-ruleset =
    { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } con una baraja de tamaño { $deck }, reglas { $name }, semilla { $seed }; intervalos del 95 %.
odds-head-seen = repartos vistos
odds-head-without = sin nada que encontrar
odds-head-odds = probabilidades de que haya algo que encontrar
# $number: a figure, perhaps with its interval.
odds-found-in-a-round = Encontrados por ronda, de media: { $number }
# $text: numbers of cards, or endings, each with its share or its number.
rounds-by-left = Rondas según las cartas que quedan: { $text }
rounds-by-largest = Rondas según el mayor número de cartas en la mesa: { $text }
rounds-by-ending = Rondas según su final: { $text }

# Simulated games. $name: a rule set; $known: how many may play; $asked were asked for, $fitting play.
simulate-seated = Jugadores de { $name }: { $known }, no { $asked }. Jugadores de esta simulación: { $fitting }.
simulate-asked = { $name }. Partidas: { $games }; jugadores: { $players }; semilla: { $seed }.
simulate-ended = Partidas terminadas: { $count }. Infracciones de las reglas: { $broken }.
ending-no-set-left = no queda nada que encontrar
ending-all-agree = todos creen que no queda nada
ending-all-found = todo encontrado
ending-first-to = alguien ha encontrado bastantes
ending-time-up = se acabó el tiempo
ending-judge-says = el juez dice que no queda nada
ending-stopped = interrumpida

# The server. $address: of a web page.
serve-at = Tercet está en { $address }
serve-stop = Ctrl-C lo detiene.
serve-no-network = Esta máquina no está en ninguna red, así que los teléfonos no llegan a ella.
serve-phones = Teléfonos de la misma red: { $address }
serve-other-addresses = Si los teléfonos están en otra red de esta máquina: { $address }
# Indented by two, one line each.
serve-unreachable =
    Si un teléfono no puede abrirla, comprueba esto:
    {"  "}¿Está en la misma wifi que esta máquina, sin usar sus propios datos?
    {"  "}¿Es una wifi de invitados? Muchas aíslan los dispositivos: usa la normal, o un punto de acceso de esta máquina o de un teléfono.
    {"  "}¿Deja el cortafuegos de esta máquina entrar a otros por el puerto { $port }?
    Con http:// los teléfonos no pueden mantener la pantalla encendida, copiar enlaces con un toque ni usar claves de acceso; todo lo demás funciona.
# $folder: where the copy is.
serve-take-over = Si esta máquina falla, otra puede tomar el relevo: ejecuta allí tercet restore { $folder }, dale la dirección { $address } e inicia tercet serve con las mismas opciones.

# Why it does not start. $port: a number; $problem: what another program says about it.
serve-port-in-use = El puerto { $port } está en uso, quizá por otro Tercet. Detén ese, o elige otro puerto con --port.
serve-port-reserved = El puerto { $port } está reservado al administrador. Elige uno por encima de 1023 con --port.
serve-no-such-address = Esta máquina no tiene la dirección { $address }. Elige otra con --host, o no indiques ninguna.
serve-no-internal-address = Esta máquina no tiene la dirección { $address } para los demás procesos. Pon en internal_address una que tenga.
settings-invalid = Un ajuste no es válido: { $problem }. «tercet settings» los muestra todos.
settings-workers = Varios procesos necesitan --database postgresql://… y --redis redis://….
settings-not-toml = «{ $file }» no es TOML: { $problem }.

# Stored data. $logs with $entries; $matches: how many could be verified. $log, $n: the name of a log and an entry in it.
doctor-sound = En buen estado. Registros: { $logs }; entradas: { $entries }; partidas comprobadas: { $matches }.
doctor-file = El archivo está dañado: { $why }.
doctor-damaged = { $log }, entrada { $n }: { $why }
doctor-unproved = { $log }, entrada { $n }, no se puede comprobar: { $why }
backup-done = Guardado en { $file } y leído de nuevo. Registros: { $logs }; entradas: { $entries }.
restore-done = Los datos de { $file } están ahora en { $folder }.
restore-aside = Lo que había antes está en { $folder }.
rebuild-rating = Calculando las puntuaciones
rebuild-done = Reconstruido a partir de los registros. Mesas: { $tables }.
reports-none = No se ha denunciado nada.
# $at: day and time; $who wrote it at table $table; $by has reported it.
reports-line = { $at }  { $who } en la mesa { $table }, denunciado por { $by }:
flagged-none = Ninguna partida llama la atención por sus tiempos.
flagged-how = Los tiempos de estas partidas son raros en una persona. Mira sus registros antes de pensar mal de nadie.
flagged-most = Indica cuántas partidas mostrar: 1 o más.
# $at: day and time (UTC); $who: a name; $table and $number: its replay is at /replay/TABLE/NUMBER.
flagged-line = { $at }  { $who }, mesa { $table }, partida { $number }:
# $share: such as “45 %”.
flagged-at-once =
    { $finds ->
        [one] { $share } de 1 hallazgo
       *[other] { $share } de { $finds } hallazgos
    } en menos de 0,3 s desde la última carta.
# $value: seconds.
flagged-quick =
    { $finds ->
        [one] 1 hallazgo, { $value } s después de cambiar las cartas de la mesa.
       *[other] { $finds } hallazgos, con una mediana de { $value } s después de cambiar las cartas de la mesa.
    }
flagged-even =
    { $finds ->
        [one] 1 hallazgo, cuyo tiempo varía un { $share }.
       *[other] { $finds } hallazgos cuyos tiempos solo varían un { $share }.
    }
print-done =
    { $count ->
        [one] 1 documento está
       *[other] { $count } documentos están
    } en «{ $folder }».

# The lab. $file: where something is stored.
lab-stored = Hecho y guardado en { $file }.
chart-drawn = Dibujado: { $file }
fit-head-player = jugador
fit-head-sets = SET
fit-head-first = primera mirada
fit-head-rate = SET por segundo
fit-head-slips = errores por SET
fit-head-level = juega como
fit-factors = Facilidad para ver un SET, según el número de características distintas: { $text }
fit-head-there = SET en la mesa
fit-head-differing = características distintas
fit-head-observed = observados
fit-head-predicted = previstos
ratings-agreement = Jugadores: { $players }, de 2 a 5 por mesa. Acuerdo con el orden verdadero (1 es el mismo orden):
ratings-head-rounds = rondas por jugador
ratings-openskill = Para comparar también OpenSkill: pip install 'tercet[lab]'
# $count: how many races; $seconds: how long a SET takes to be found.
fairness-title =
    Carreras: { $count }. Un SET se encuentra a los { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    } de media.
fairness-away = a { $ms } ms
fairness-wrong = ganador equivocado
fairness-verdict = decisión tras
fairness-arrival = orden de llegada
fairness-fair = orden justo
fairness-at-once = al momento
fairness-waits = { $ms } ms de media, como mucho { $high } ms
bots-head-level = nivel
bots-head-ratio = 4 a 1
bots-times = Segundos para encontrar el único SET entre 12 cartas, según el número de características distintas. Repartos para cada uno: { $count }.
bots-head-won = ganadas después
bots-head-shared = empatadas
bots-head-lost = perdidas
bots-adapting = Partidas ganadas contra bots que se adaptan. Bots en la mesa: { $bots }; veladas por nivel: { $count }.

# A record, told event by event. $by, $player, $dealer, $caller: players; $codes: cards.
replay-match-opened = { $by } abre una partida
replay-round-opened = empieza una ronda; reparte { $dealer }
replay-deck-sealed = el orden de la baraja queda sellado
replay-deck-shown = la baraja se muestra y coincide con su sello
replay-player-joined =
    { $by } se sienta como { $role ->
        [judge] juez
        [master] Maestro
       *[player] jugador
    }
replay-player-left = { $by } se va
replay-player-returned = { $by } vuelve
replay-player-removed = { $by } expulsa a { $player }
replay-host-changed = { $player } hace ahora de anfitrión
# $touched: cards, or none.
replay-set-called =
    { $touched ->
        [none] { $by } canta
       *[other] { $by } canta tocando { $touched }
    }
replay-set-pointed = { $by } señala { $codes }
replay-card-turned = { $by } destapa { $card }
replay-turned-back = otra vez boca abajo: { $codes }
replay-call-withdrawn = { $by } se retracta
replay-verdict-given =
    { $right ->
        [yes] { $by } dice que está bien
       *[no] { $by } dice que está mal
    }
replay-layout-seen = { $by } ve { $codes } en la mesa
replay-claim-seen = { $by } ve que { $caller } muestra { $codes }
replay-no-set-said = { $by } no ve { find-none }
replay-take-off-said = { $by } quiere devolver cartas al mazo
replay-cards-taken-off = { $by } devuelve { $codes } al mazo
replay-pile-flipped = { $by } levanta una carta
replay-stake-said = { $by } entra en una superronda
replay-point-reached = { $by } va a quitar un punto a quien ha cantado
replay-first-named = { $by } dice que { $caller } cantó antes
replay-flip-voted = { $by } quiere que otros levanten por { $player }
replay-end-said = { $by } termina la ronda
replay-count-agreed = { $by } acepta que la ronda interrumpida cuente
replay-cards-dealt = en la mesa: { $codes }
replay-layout-solved = aquí ya está todo encontrado: las cartas se retiran
replay-layout-shuffled = las cartas cambian de sitio
replay-laid-by-hand =
    { $count ->
        [one] se pone a mano 1 carta más
       *[other] se ponen a mano { $count } cartas más
    }
replay-set-shown = { $by } ha mostrado { $codes }
replay-set-taken =
    { $by } se lleva { $codes }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
replay-point-shared = { $by } también mostró { $codes }: 1 punto
replay-call-failed =
    { $by } falla: { $why ->
        [late] demasiado tarde
        [left] dejó la mesa
        [withdrawn] se retractó
        [nothing] no mostró nada
       *[wrong] { find-not }
    }
replay-call-excused = { $by } queda sin penalización: otro se llevó antes una de las cartas
replay-caller-asked = le toca señalar a { $by }
replay-callers = { $names } y { $last }
replay-calls-disputed = { $callers } cantaron a la vez
replay-all-asked = todos pueden mostrar sus cartas
replay-points-lost =
    { $by } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
replay-locked-out = { $by } queda fuera
replay-lock-outs-lifted = todos pueden volver a cantar
replay-own-layout-opened = { $by } recibe su propio reparto
# $what: another of these sentences.
replay-on-own-layout = en el reparto de { $by }: { $what }
replay-price-owed = { $by } debe { find-many }
replay-price-paid = { $by } ha recuperado { find-a }
replay-super-round-started = empieza la superronda
replay-super-round-ended = la superronda ha terminado
replay-flip-taken = desde ahora otros levantan por { $player }
replay-dealer-changed = ahora reparte { $player }
replay-hint-given = pista: { $card }
# $why: see ending-…
replay-round-ended =
    la ronda ha terminado: { $why ->
        [no-set-left] { ending-no-set-left }
        [all-agree] { ending-all-agree }
        [all-found] { ending-all-found }
        [first-to] { ending-first-to }
        [time-up] { ending-time-up }
        [judge-says] { ending-judge-says }
       *[stopped] { ending-stopped }
    }
replay-match-ended = la partida ha terminado
replay-cards-unseen = las cartas de la mesa
replay-layout = En la mesa: { $codes }
replay-rank =
    { $rank }. { $who }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
replay-not-over = La partida no ha terminado: ronda { $round } de { $rounds }.
replay-won = Gana { $who }.
# $names and $last: players.
replay-tie = Empate: { $names } y { $last } comparten el primer puesto.
replay-proved = Comprobado: cada uno de los { $count } sucesos se sigue de los anteriores.

# `tercet lab finds`
finds-head-rules = Reglas
finds-head-found = Encontrados por ronda (95 %)
finds-head-left = Cartas sobrantes
finds-head-largest = Mayor reparto
