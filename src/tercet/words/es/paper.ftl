# The sheets that Tercet prints: their names, and the words of those for a competition. A message named paper-doc-… is a
# document, its .about one line of the list. Messages without variables are at hand in the templates without “paper-”.

paper-doc-entry-cards = Fichas de inscripción
    .about = Nueve por hoja, en blanco o rellenas, con el código QR de cada jugador.
paper-doc-schedule = Cuadro de partidas
    .about = Quién juega dónde y cuándo: una cuadrícula por mesas, o una lista por número o por nombre.
paper-doc-player-slips = Tarjetas de jugador
    .about = Una para cada jugador: sus mesas en todas las rondas.
paper-doc-table-signs = Números de mesa
    .about = Un cartel doblado que se lee por los dos lados.
paper-doc-score-slips = Hojas de puntos
    .about = Una por partida, con código y código QR.
paper-doc-links = Enlaces
    .about = Una tarjeta con código QR para cada juez, la secretaría y la pantalla, y la llave de recuperación, al emitirlos.
paper-doc-judge-script = Guion del juez
    .about = Lo que el juez coloca y dice antes de jugar, y hace durante el juego.
paper-doc-rule-card = Tarjeta de reglas
    .about = Las reglas del juez en una tarjeta de mano, cuatro por hoja.
paper-doc-handout = Instrucciones
    .about = El juego en una hoja, para cualquier reglamento.
paper-doc-release-adult = Autorización de uso de imagen, adultos
    .about = Consentimiento para fotos, con organizador y fecha.
paper-doc-release-minor = Autorización de uso de imagen, menores
    .about = La misma, firmada por el padre, la madre o el tutor.
paper-doc-poster = Cartel
    .about = Cuatro diseños, uno con poca tinta, con fecha, lugar, contacto y código QR.
paper-doc-flyer = Folleto
    .about = Los diseños del cartel, dos por hoja.
paper-doc-certificates = Diplomas
    .about = Para quien gana, los finalistas y todas las personas que participan.
paper-doc-results = Resultados
    .about = La final y los puntos, el total y el puesto de cada persona.
paper-doc-press = Hoja de prensa
    .about = El día en una página, para periódicos y la web.
paper-doc-change-log = Registro de cambios
    .about = Lo que se decidió, corrigió y volvió a sortear, y por qué.
paper-doc-checklist = Lista del día
    .about = Qué hacer antes, durante y después.
paper-doc-emergency-pack = Carpeta de emergencia
    .about = Todo para acabar en papel las rondas que quedan.
paper-doc-deck = Baraja para recortar
    .about = Las 81 cartas, con dorsos y marcas de corte.
paper-doc-starter-deck = Baraja pequeña para recortar
    .about = Las 27 cartas sólidas, con dorsos y marcas de corte.
paper-doc-daily-puzzle = Reto del día
    .about = Doce cartas con seis SET, las mismas para todos ese día.
paper-doc-puzzle-book = Cuaderno de retos
    .about = Retos de fácil a difícil, con soluciones.

paper-disclaimer = Para el juego de cartas SET®, marca de su editorial. Tercet no está afiliado a la editorial ni respaldado por ella.
paper-qr-alt = Código QR que lleva a
# Between a heading and what it heads.
paper-colon = { ": " }
paper-date = Fecha
paper-organiser = Organizador
paper-signature = Firma
paper-signatures = Firmas
paper-name = Nombre
paper-address = Dirección
paper-city = Código postal, ciudad
paper-phone = Teléfono
paper-email = Correo
paper-division = Categoría
paper-player = Jugador
paper-player-no = Jugador n.º
paper-table = Mesa
paper-total = Total
paper-rank = Puesto
paper-score = Puntos
paper-code = Código
paper-final = Final
paper-judge = Juez
paper-round-number = Ronda { $round }
paper-slot-number = Turno { $slot }

# The entry card.
paper-entry-competition = Competición
paper-entry-championship = Campeonato
paper-entry-game = Partida { $game }
paper-entry-game-one = Partida 1
paper-entry-tie-breaker = Desempate

# Schedules and slips. $count: how many pairs meet twice.
paper-schedule-intro = Busca tu número. Cada partida es contra otros rivales.
paper-schedule-players = Búscate en la lista: el número grande es tu mesa.
paper-schedule-repeats =
    { $count ->
        [0] Nadie juega dos veces contra la misma persona.
        [one] Una pareja coincide dos veces; es el mínimo posible.
       *[other] { $count } parejas coinciden dos veces; es el mínimo posible.
    }
paper-slip-keep = Guarda esta tarjeta. Después de cada partida, lleva tu ficha a la secretaría.
paper-slip-rest = descansa
paper-sign-scan = Escanea para seguir esta mesa.

# Links on paper.
paper-link-secret = Escanea y pulsa el botón. No lo pases ni lo cuelgues: este código es una llave.
paper-link-coordinator = Llave de recuperación
paper-link-coordinator-about = Quien tiene esto dirige la competición. Guárdalo en un lugar seguro; con ello se sigue en cualquier dispositivo.
paper-link-desk = Secretaría
paper-link-desk-about = Inscripciones, llegadas, resultados y papeles de la secretaría.
paper-link-projector = Pantalla
paper-link-projector-about = Para la pantalla de la pared: ahora, después y la clasificación.
paper-link-judge-about = Las partidas de esta mesa y sus resultados.
paper-link-player-about = Tu mesa, tus puntos y la confirmación de tus resultados.

# Score slips.
paper-slip-sets = SET
paper-slip-against = En contra
paper-slip-left = Cartas que quedan
paper-slip-player-signs = Un jugador
paper-slip-stopped = Interrumpida
paper-slip-check = SET de toda la mesa: de 21 a 25, o 27. Puntos = SET − puntos en contra.

# Results, certificates, press.
paper-results-intro =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }. A igual total, igual puesto.
paper-results-after =
    { $rounds ->
        [0] Aún no se ha jugado ninguna ronda.
        [one] Tras una ronda.
       *[other] Tras { $rounds } rondas.
    }
paper-results-champion = Primer puesto
paper-results-preliminaries = Rondas preliminares
paper-results-tie = Desempate
paper-results-averaged = Una puntuación entre paréntesis es la media de las otras partidas del jugador, por una partida perdida o que no se pudo jugar.
paper-results-given = * Puntos por una partida que no se pudo jugar porque otros se habían ido.
paper-results-weighed = En el total, los puntos en mesas de dos o cuatro jugadores se convierten a una mesa de tres.
paper-certificate = Diploma
paper-certificate-champion = Primer premio
paper-certificate-finalist = Finalista
paper-certificate-won = ha ganado el campeonato del juego de cartas SET
paper-certificate-reached = ha llegado a la final del campeonato del juego de cartas SET
paper-certificate-played = ha jugado en el campeonato del juego de cartas SET
# $sets: SETs found; $games: games played.
paper-certificate-figures =
    { $sets } SET en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
paper-press-headline = { $occasion }: gana { $name }
paper-press-headline-open = { $occasion }: los resultados
# $name: the champion; $players, $tables, $games, $sets: figures.
paper-press-lead =
    { $occasion }: victoria de { $name }. { $players ->
        [one] { $players } persona jugó
       *[other] { $players } personas jugaron
    } { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } y { $players ->
        [one] encontró
       *[other] encontraron
    } { $sets } SET.
paper-press-lead-open =
    { $occasion }: { $players ->
        [one] juega { $players } persona
       *[other] juegan { $players } personas
    }. Hasta ahora, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } y { $sets } SET encontrados.
paper-press-final = En la final
paper-press-best = Los mejores de las rondas preliminares
paper-press-players = jugadores
paper-press-games = partidas
paper-press-sets = SET encontrados
paper-press-most = el máximo de SET en una partida
paper-press-about = El juego
paper-press-about-text = SET es un juego de 81 cartas. Cada una muestra uno, dos o tres símbolos, de uno de tres colores, formas y rellenos. Tres cartas son un SET si cada una de estas cuatro características es igual en las tres o distinta en las tres. Quien primero ve un SET lo canta. No hay turnos ni suerte en el reparto: todos miran las mismas cartas.
paper-press-contact = Contacto
paper-press-more = Todos los resultados

# The change log. $game, $table, $round, $number: numbers; $old, $new: scores.
paper-changes-intro = Nada se borra: lo dicho antes queda registrado.
paper-changes-none = No se ha cambiado nada.
paper-changes-nth = Entrada
paper-changes-who = Quién
paper-changes-what = Qué
paper-changes-why = Por qué
paper-changes-corrected = Partida { $game } corregida: { $old } pasa a { $new }
paper-changes-settled = Partida { $game } decidida: { $new }
paper-changes-score = n.º { $number }: { $score }
paper-changes-not-played = no jugada
paper-changes-entered = El número { $number } llega tarde
paper-changes-left = El número { $number } se va
paper-changes-returned = El número { $number } ha vuelto
paper-changes-tables =
    La sala tiene ahora { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }
paper-changes-drawn =
    Rondas sorteadas de nuevo desde la { $round }; { $moved ->
        [one] { $moved } asiento cambiado
       *[other] { $moved } asientos cambiados
    }
paper-changes-finalists = Nueva lista de finalistas: { $numbers }
paper-changes-undone = Se deshizo el último cambio
paper-changes-void = La partida { $game } no se jugó
paper-changes-setup = Se cambió la configuración
paper-changes-entrant = El n.º { $number } está en otra categoría o grupo
paper-changes-revised = Se sustituyó el resultado dado de la partida { $game }: { $new }

# The emergency pack. $round: the first that is not started; $rounds: of so many.
paper-pack-intro = Si se va la luz, termina con esto: todo lo que sigue a las rondas empezadas, en papel.
paper-pack-state = Quedan por jugar las rondas { $first } a { $last }.
paper-pack-state-none = Todas las rondas preliminares han empezado. Queda la final.
paper-pack-step-1 = Reparte las fichas de inscripción: llevan todos los puntos conocidos.
paper-pack-step-2 = Cuelga el cuadro y manda a todos a las mesas de la próxima ronda.
paper-pack-step-3 = Da a cada mesa sus hojas de puntos. El juez las rellena y firma; también firma un jugador.
paper-pack-step-3-open-house = Da a cada mesa sus hojas de puntos. Los jugadores las rellenan y dos de ellos firman.
paper-pack-step-4 = Anota los puntos en las fichas y en la clasificación. Una hoja que falta se pide antes de la ronda siguiente.
paper-pack-step-5 = Tras la última ronda suma los totales. Quienes empatan en un puesto que cuenta juegan un desempate en una hoja en blanco.
paper-pack-step-6 = Juega la final en una hoja en blanco. Cuando vuelva la luz, introduce los resultados con el código de cada hoja.
paper-pack-standings = Clasificación hasta ahora
paper-pack-contents = En esta carpeta
paper-pack-blank = Hojas en blanco para desempates y final
