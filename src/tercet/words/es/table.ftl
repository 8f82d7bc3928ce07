# The table. $who: a player; $me: yes or no, whether that is oneself; $other: another player.

table-loading = Preparando la mesa…
you = Tú
host = anfitrión
nobody = Alguien
bot-name = Bot { $n }
bot-level = Nivel
level-1 = principiante
level-2 = aficionado
level-3 = jugador de club
level-4 = experto
level-5 = campeón
level-6 = primera vez
level-7 = se adapta a ti

# Before the first round. $count: how many players are still needed.
gather-title = En la mesa
gather-lacking =
    { $count ->
        [one] Falta un jugador.
       *[other] Faltan { $count } jugadores.
    }
act-add-bot = Añadir un bot
act-start = Repartir
act-begin = Empezar
judge-who = Juez: { $who }
judge-open = El puesto de juez está libre. Si se empieza sin juez, deciden los jugadores.
judge-none = Aquí no juzga nadie: deciden los jugadores.
act-sit-judge = Juzgar esta mesa
act-sit-player = Mejor jugar
act-judge = Hacer de juez

# Before the first match, for each person alone. $names: who is ready. $title, $value: one of the rules.
act-demonstrate = Ver cómo se juega
act-ready = Podemos empezar
ready-who = De acuerdo en empezar: { $names }
demo-title = Cómo se juega
demo-rule = { $title }: { $value }
demo-call = Hay un SET entre estas doce cartas. Quien lo ve lo canta primero: pulsa SET.
demo-point = Señala ahora sus tres cartas, las que tienen un borde. No las tomes.
demo-right = Es un SET: te entregan las cartas.
demo-next = ¿Y si te equivocas?
demo-wrong = Estas tres cartas no son un SET. Se quedan donde están.

# The strip of players. $n: the place among the callers.
players-name = Jugadores
player-calling = cantando
player-next = n.º { $n }
player-away = ausente
player-out = fuera
player-none = sin { find-name }
player-flips = destapando
player-deals = repartiendo
player-judge = juez
player-master = Maestro
player-in = dentro
player-against = { $points } en contra
player-owes =
    { $count ->
        [one] deuda: 1 { find-name }
       *[other] deuda: { $count } { find-names }
    }
player-pile = montón { $count }
player-total = { $points } en total

# Facts in the head.
fact-deck = Mazo { $count }
fact-discard = Descarte { $count }
fact-round = Ronda { $round } de { $rounds }
fact-to-find =
    { $count ->
        [one] queda { find-many }
       *[other] quedan { find-many }
    }

# The dock. $seconds: time to point. $count: cards.
dock-name = Te toca
dock-paused = El anfitrión ha puesto la mesa en pausa.
dock-wait = Se van a repartir las cartas.
dock-watching = Estás mirando.
dock-next-match = Hay una partida en curso. Puedes unirte.
dock-over = La ronda ha terminado.
dock-call = Canta cuando veas uno. Luego señala { $count } cartas en { $seconds } s.
dock-call-unseen = Canta cuando veas uno. Luego muestra sus cartas en la mesa en { $seconds } s.
dock-call-face-down = Canta primero. Luego destapa { $count } cartas en { $seconds } s.
dock-touch = Canta cuando veas uno o toca sus cartas.
# $sought: sets, or something else.
dock-turn =
    { $sought ->
        [sets] Destapa tres cartas que formen un SET.
       *[other] Destapa { $cards } cartas que vayan juntas.
    }
dock-point-sets =
    { $links ->
        [0] Toca tres cartas que formen un SET.
       *[other] Toca un SET con una carta del anterior.
    }
dock-point-pairs =
    { $links ->
        [0] Toca cuatro cartas: dos parejas, misma tercera.
       *[other] Toca dos parejas con la misma tercera, { $links } de las cuatro anteriores.
    }
dock-point-six =
    { $links ->
        [0] Toca seis cartas cuyas tres parejas piden un SET.
       *[other] Toca seis cartas cuyas tres parejas piden un SET, { $links } de las seis anteriores.
    }
dock-point-fours =
    { $links ->
        [0] Toca cuatro cartas: todas iguales, todas distintas, o dos y dos.
       *[other] Toca cuatro que vayan juntas, { $links } de las cuatro anteriores.
    }
dock-point-dots = Toca de { $cards } a { $most } cartas en las que cada punto aparezca un número par de veces.
dock-flips = { $who } destapa la próxima carta. Canta cuando veas { find-a }.
dock-mine = Has cantado: señala { $count } cartas.
dock-mine-unseen = Has cantado: muestra tus cartas.
dock-mine-face-down = Has cantado: destapa { $count } cartas.
dock-theirs = { $who } señala
dock-reached = { $who } va a perder un punto
dock-rule = { $who } muestra. ¿Es { find-a }?
dock-verdict =
    { $me ->
        [yes] Esperas el veredicto
       *[no] { $who } espera el veredicto
    }
dock-disputed = { $who } o { $other }: ¿quién cantó primero?
dock-all = { $who } y { $other } muestran
dock-all-mine = Han cantado a la vez: muestra el tuyo.
dock-judge = Juzgas tú. Aquí verás quién canta.
dock-off-first = ¿Retirar antes { $count } cartas?
callers-name = Quién ha cantado, por orden
callers-none = Nadie ha cantado aún
dock-master = Eres el Maestro: reparte y mira.
dock-locked-out = Quedas fuera hasta que alguien encuentre { find-a }.
dock-flip = Te toca: destapa una carta o canta.
dock-staked = Con la próxima carta empieza una superronda.
dock-super-in = ¡Superronda! Encuentra uno ya.
dock-super-out = Superronda: los demás buscan.

# What one can press.
act-call = { find-call }
act-first = { $who } cantó primero
act-right = { find-right }
act-wrong = { find-wrong }
act-shown = Ya lo he mostrado
act-take-point = Quitar un punto a { $who }
act-withdraw = No tengo ninguno
act-flip = Destapar
act-top-up = { $count ->
        [one] Repartir una carta
       *[other] Repartir { $count } cartas
    }
act-lay-more = Poner tres más
act-none-left = No queda nada: acabar la ronda
act-super = Superronda
act-join-super = Participar
act-no-set-here = { find-here }
act-no-set-votes = { find-short } · { $said } de { $of }
act-none-found-here = Nadie encuentra más
act-none-found-votes = No hay más · { $said } de { $of }
act-hint = Mostrar una carta
act-take-off = Devolver { $chosen } de { $count }
act-agree-off = Retirar { $count }
act-agree-off-votes = Retirar { $count } · { $said } de { $of }
act-off-first = Retirar { $count }
key-space = Espacio

# The call button while it is quiet.
quiet-mine = Has cantado
quiet-mine-why = Señala tus cartas
quiet-theirs = { $who } ha cantado
quiet-theirs-why = Después podrás cantar otra vez
quiet-locked-out = Quedas fuera
quiet-locked-out-why = Hasta que otra persona encuentre { find-a }
quiet-super = Superronda
quiet-super-why = Solo cantan quienes participan
quiet-paused = Pausa
quiet-paused-why = El anfitrión reanudará el juego
quiet-next = Tu lugar en la fila: { $n }
quiet-next-why = Te toca cuando acaben los demás
quiet-wait = Un momento
quiet-bare = Todavía no
quiet-bare-why = Aún hay muy pocas cartas
quiet-judge = El veredicto es tuyo
quiet-judge-soon = Primero señala quien cantó

# The panel. $left: cards still to be chosen. $points: points lost. $links: cards of the last SET.
choose-left =
    { $left ->
        [one] Una carta más
       *[other] { $left } cartas más
    }
choose-whole = Canta ya
choose-call-now = Tus cartas están listas. Se muestran en cuanto sea tu turno.
shown-waiting =
    { $me ->
        [yes] Esperando el veredicto
       *[no] { $who } muestra
    }
shown-right =
    { $me ->
        [yes] ¡Es tuyo: { find-a }!
       *[no] { $who } tiene { find-a }
    }
shown-by = { $who } señaló estas cartas.
shown-lost =
    { $points ->
        [one] Un punto menos.
       *[other] { $points } puntos menos.
    }
# $me: yes or no; $who: somebody’s name; $card: a card’s name.
right-ultra-why = Una misma carta completaría ambas: { $card }.
wrong-ultra-why = A una pareja le falta { $one }, a la otra { $other }.
wrong-chain-title = Un SET, pero no enlaza
wrong-chain-why =
    { $links ->
        [0] No usa ninguna carta del hallazgo anterior.
        [one] Usa { $links } carta del hallazgo anterior.
       *[other] Usa { $links } cartas del hallazgo anterior.
    } { $needed ->
        [one] Hace falta exactamente una.
       *[other] Hacen falta exactamente { $needed }.
    }
wrong-house-why = No contiene la carta recién destapada.
# $me: yes or no; $who: somebody’s name.
# $same: yes if all three pairs need one card.
right-six-why =
    { $same ->
        [yes] Una misma carta completa las tres parejas.
       *[no] Las cartas que completan las tres parejas forman un SET.
    }
wrong-six-why = Las cartas que completan las tres parejas no forman un SET ni son la misma.
right-dots-why = Cada punto aparece un número par de veces.
wrong-dots-why = Estos puntos aparecen un número impar de veces:
# $count: how many cards. A card follows.
completes-first = A las { $count } primeras les falta:
wrong-links-title = Correcto, pero no enlaza
# $count: cards of a find; $seconds: the time to point.
late-why = Señala { $count } cartas en los { $seconds } s siguientes a cantar.
links-name = { find-last }
bare-flips =
    { $me ->
        [yes] Tu turno: destapa la primera carta.
       *[no] { $who } destapa la primera carta.
    }
bare-deals =
    { $me ->
        [yes] Repartes tú.
       *[no] Reparte { $who }.
    }
real-look = Mira las cartas de la mesa y canta aquí.

# What happened.
last-calls = Lo último
told-called =
    { $me ->
        [yes] Cantas
       *[no] { $who } canta
    }
told-turned =
    { $me ->
        [yes] Destapas la carta { $place }: { $names }
       *[no] { $who } destapa la carta { $place }: { $names }
    }
told-taken =
    { $me ->
        [yes] Te llevas { find-a } en { $seconds } s
       *[no] { $who } se lleva { find-a } en { $seconds } s
    }
told-shared =
    { $me ->
        [yes] Tú también ganas un punto
       *[no] { $who } también gana un punto
    }
told-failed-wrong =
    { $me ->
        [yes] Señalaste: { find-not }
       *[no] { $who } señaló: { find-not }
    }
told-failed-late =
    { $me ->
        [yes] Se te acabó el tiempo
       *[no] Se acabó el tiempo de { $who }
    }
told-failed-left =
    { $me ->
        [yes] Te fuiste después de cantar
       *[no] { $who } se fue después de cantar
    }
told-failed-withdrawn =
    { $me ->
        [yes] No tenías ninguno
       *[no] { $who } no tenía ninguno
    }
told-failed-nothing =
    { $me ->
        [yes] No mostraste nada
       *[no] { $who } no mostró nada
    }
told-excused =
    { $me ->
        [yes] El tuyo ya no estaba: sin penalización
       *[no] El de { $who } ya no estaba: sin penalización
    }
told-lost =
    { $me ->
        [yes] Tú: −{ $points }
       *[no] { $who }: −{ $points }
    }
told-locked-out =
    { $me ->
        [yes] Quedas fuera
       *[no] { $who } queda fuera
    }
told-lifted = Todos pueden cantar otra vez
told-asked =
    { $me ->
        [yes] Te toca señalar
       *[no] Le toca señalar a { $who }
    }
told-disputed = { $who } y { $other } han cantado a la vez
told-all = Pueden mostrar quienes han cantado
told-reached =
    { $me ->
        [yes] Quitas un punto a quien cantó
       *[no] { $who } quita un punto a quien cantó
    }
told-ruled-right =
    { $me ->
        [yes] Tú: { find-is }
       *[no] { $who }: { find-is }
    }
told-ruled-wrong =
    { $me ->
        [yes] Tú: { find-not }
       *[no] { $who }: { find-not }
    }
told-no-set =
    { $me ->
        [yes] No ves { find-none }
       *[no] { $who } no ve { find-none }
    }
told-dealt =
    { $count ->
        [one] Llega una carta más
       *[other] Llegan { $count } cartas más
    }
told-solved = Todos encontrados: llegan las siguientes cartas
told-take-off =
    { $me ->
        [yes] Propones retirar cartas
       *[no] { $who } propone retirar cartas
    }
told-taken-off =
    { $count ->
        [one] Una carta vuelve al mazo
       *[other] { $count } cartas vuelven al mazo
    }
told-lay =
    { $count ->
        [one] Pongan una carta más
       *[other] Pongan { $count } cartas más
    }
told-staked =
    { $me ->
        [yes] Estás en la superronda
       *[no] { $who } está en la superronda
    }
told-super-started = La superronda ha empezado
told-super-ended = La superronda ha terminado
told-flip-taken =
    { $me ->
        [yes] La mesa destapa por ti
       *[no] La mesa destapa por { $who }
    }
told-dealer =
    { $me ->
        [yes] Ahora repartes tú
       *[no] Ahora reparte { $who }
    }
told-hint = Una pista
told-owed =
    { $me ->
        [yes] Debes { find-many }
       *[no] { $who } debe { find-many }
    }
told-paid =
    { $me ->
        [yes] Has recuperado { find-a }
       *[no] { $who } ha recuperado { find-a }
    }
told-round-ended = La ronda ha terminado
told-round-begun = Ronda nueva
told-let-count =
    { $me ->
        [yes] Das la ronda por buena
       *[no] { $who } da la ronda por buena
    }
told-round-opened =
    { $me ->
        [yes] Ronda nueva, repartes tú
       *[no] Ronda nueva, reparte { $who }
    }
told-joined =
    { $me ->
        [yes] Te has sentado
       *[no] { $who } se ha sentado
    }
told-left =
    { $me ->
        [yes] Te has ido
       *[no] { $who } se ha ido
    }
told-returned =
    { $me ->
        [yes] Has vuelto
       *[no] { $who } ha vuelto
    }
told-removed =
    { $me ->
        [yes] Te han retirado de la mesa
       *[no] Han retirado a { $who } de la mesa
    }
told-host =
    { $me ->
        [yes] Ahora haces de anfitrión
       *[no] { $who } hace ahora de anfitrión
    }
told-locked = La mesa está bloqueada
told-unlocked = La mesa vuelve a estar abierta
told-paused = Pausa
told-resumed = El juego se reanuda
told-changed = Las reglas han cambiado
told-ready =
    { $me ->
        [yes] Por ti, podemos empezar
       *[no] Por { $who }, podemos empezar
    }
told-again =
    { $me ->
        [yes] Quieres jugar otra vez
       *[no] { $who } quiere jugar otra vez
    }

# Signs to the others.
talk = Conversación
sign-hello = ¡Hola!
sign-well-done = ¡Bien hecho!
sign-thanks = Gracias
sign-oops = ¡Uy!
sign-so-close = ¡Por poco!
sign-again = ¿Otra vez?

# Free words, where the host lets people write.
chat-name = Mensajes
chat-none = Nadie ha escrito nada todavía.
chat-write = Escribir un mensaje
chat-send = Enviar
act-mute = Silenciar
act-unmute = Dejar de silenciar
act-report = Denunciar
reported = Denunciado

# The end. $names: several winners. $played of $rounds.
round-over = La ronda { $played } de { $rounds } ha terminado
round-stopped = La ronda { $round } de { $rounds } se ha interrumpido
round-stopped-why = No cuenta y se reparte otra vez, salvo que todos los presentes la den por buena.
act-let-count = Darla por buena
let-count-votes = { $said } de { $of } la dan por buena.
act-deal-again = Repartir otra vez
end-stopped = La ronda se interrumpió antes del final.
end-won =
    { $me ->
        [yes] ¡Has ganado!
       *[no] { $who } ha ganado
    }
end-tie = Empate: { $names }
end-left-over = Cartas que quedaron
end-alone = El mazo se ha acabado
# Alone against a price. $owed: SETs that were not won back.
end-price-won = Ganado: no se debe nada
end-price-lost =
    Perdido: { $count ->
        [one] aún se debe { find-many }
       *[other] aún se deben { find-many }
    }
end-price-given-up = Abandonado antes del final
act-rematch = Jugar otra vez
# Another match. $names: people who want it, or who have not said so yet; $count: how many.
again-wish =
    { $count ->
        [one] { $names } quiere jugar otra vez.
       *[other] { $names } quieren jugar otra vez.
    }
again-waits = Quieres jugar otra vez. Falta la respuesta de { $names }.
act-deal-now = Repartir sin esperar
again-running = La partida siguiente ha empezado.
act-join-in = Unirse
act-next-round = Ronda siguiente
ready-waits = Falta la respuesta de { $names }.
round-running = La ronda siguiente ha empezado.
act-to-table = Ir a la mesa
end-record = El registro de esta partida
end-competition = Volver a mi página de la competición
seal-good = La baraja se selló antes de la primera carta y sigue siendo la misma.
seal-bad = La baraja no es la que se selló. Muestra el registro a alguien que pueda juzgarlo.

# At this table, in the settings.
act-pause = Pausa
act-resume = Reanudar
act-lock = Bloquear la mesa
act-unlock = Desbloquear la mesa
act-end-round = Acabar la ronda
act-leave = Dejar la mesa
act-hand-over = Hacer anfitrión
act-take-flip = Destapar en su lugar
act-remove = Expulsar

# What is asked once more. $people: how many sit at the table.
ask-end-round =
    { $people ->
        [one] ¿Acabar la ronda?
       *[other] ¿Acabar la ronda para todos?
    }
    .yes = Sí, acabar
    .no = Seguir jugando
ask-leave = ¿Dejar la mesa? Los demás siguen jugando y puedes volver.
    .yes = Sí, dejarla
    .no = Quedarme
ask-home = ¿Ir a la página de inicio? La ronda sigue sin ti. Tu asiento queda reservado.
    .yes = Ir al inicio
    .no = Quedarme
doorway-numbered = Aquí cada persona es un número. Nadie ve tu nombre.
