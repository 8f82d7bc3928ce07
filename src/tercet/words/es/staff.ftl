# Las páginas del equipo de una competición.

competitions-none = Todavía no hay ninguna competición en la lista.
competitions-show = Ver
new-template = ¿Qué clase de día?
new-template-school = Día en la escuela
    .about = Un juez en cada mesa, dos categorías por edad, fuera de la lista.
new-template-club = Tarde de club
    .about = Tres rondas en seis mesas; los tres mejores juegan la final.
new-template-open-house = Jornada abierta
    .about = Sin jueces: los jugadores anotan sus propios puntos.
new-name = Nombre de la competición
new-rounds = Rondas
new-tables = Mesas en la sala, de tres jugadores
new-minutes = Minutos por ronda
new-pause = Minutos entre rondas
new-begins = Primera ronda a las
new-format = Jueces
new-format-traditional = Un juez en cada mesa
new-format-open-house = Los propios jugadores
new-divisions = Categorías
new-division-name = Nombre de la categoría
new-division-up-to = hasta la edad de
new-division-drop = Quitar { $name }
new-division-add = Añadir una categoría
new-division-younger = Pequeños
new-division-older = Mayores
new-final = En la final
new-final-champions = Uno por categoría
new-final-best = Los mejores de todos
new-finalists = Jugadores en la final
new-missed = Una partida perdida por ausencia cuenta
new-missed-zero = cero
new-missed-average = la media de las demás
new-missed-make-up = cuando se recupera
new-stayed = Si no se juega, los presentes reciben
new-stayed-average = la media de las demás
new-stayed-points = puntos (por incomparecencia)
new-stayed-make-up = una partida más tarde
new-walkover = Puntos que recibe
new-entry-form = Cada uno se inscribe en una página pública
staff-shorten = Acortar el cuadro: casi todos cambian de sitio
new-asks = Qué se pide además del nombre
staff-asks-address = dirección
staff-asks-phone = teléfono
staff-asks-email = correo
staff-asks-guardian = contacto de un familiar
staff-asks-photo = permiso de fotos
new-shows = El público ve
new-shows-first-name = número y nombre de pila
new-shows-number = solo el número
new-until = Los datos se borran después del
new-listed = Mostrarla a todos en la lista
new-open = Abrir la competición
new-load-day = O cargar un día guardado (un archivo)
new-opened = La competición está abierta
new-recovery = Tu llave de recuperación
new-recovery-about = Imprímela o anótala ahora: solo se muestra una vez. Quien la tenga puede dirigir esta competición desde cualquier dispositivo, por ejemplo si este se estropea.
new-recovery-print = Imprimir esta página
new-list = ¿Quién viene?
new-to-cockpit = Dirigir la competición
new-to-cockpit-without = Seguir sin lista
staff-list = Una lista de hoja de cálculo (CSV)
staff-list-skipped = Columnas que se omiten: { $columns }
staff-list-unasked = No se guarda, porque esta competición no lo pide: { $columns }
staff-list-twins = Algunos nombres están más de una vez: { $names }. ¿Es la misma persona?
staff-list-once = La misma persona: inscribir una vez
staff-list-both = Personas distintas: inscribir a todas
staff-list-load = Inscribir a todos
staff-not-coordinator = Esta página es para la coordinación. Ábrela con la llave de recuperación.
staff-not-desk = Esta página es para la secretaría. Pide su enlace a la coordinación.
staff-desk = Secretaría
# $number: a player's.
staff-call = { $who ->
    [judge] Llama la mesa { $table }: el juez
   *[player] Llama la mesa { $table }: n.º { $number }
}
staff-call-anywhere = Llama el n.º { $number }
staff-call-answer = Voy yo
staff-parts = Partes de esta página
staff-tab-people = Jugadores
staff-tab-screens = Pantallas
staff-tab-papers = Papel
staff-tab-hall = Sala
staff-tab-log = Registro
staff-tab-slips = Hojas
staff-rounds = Rondas
staff-round = Ronda { $round }
staff-finals = Finales
staff-undo = Deshacer
staff-until = hasta { $time }
staff-clock-more = + 2 min
staff-clock-pause = Pausa
staff-clock-resume = Seguir
staff-clock-paused = El reloj está parado
# $round: a round by number.
staff-make-up-round = Partida de recuperación de la ronda { $round }
staff-make-up-missed = Quién se la perdió
staff-make-up-guests = Quién juega con ellos (su propio resultado queda)
staff-make-up-table = En la mesa
staff-make-up-do = Sentar esta partida
staff-make-up-few = Elige de dos a cinco jugadores.
staff-counts = Confirmadas: { $confirmed } · abiertas: { $open } · difieren: { $differ }
staff-no-games = Aquí aún no hay partidas.
staff-state-announced = por jugar
staff-state-open = en juego
staff-state-reported = un resultado
staff-state-conflict = resultados distintos
staff-state-settled = confirmado
staff-state-void = no jugada
staff-ready-DrawRounds = Todos los presentes tienen asiento en cada ronda.
staff-ready-first = Las rondas están sorteadas. Imprime el cuadro y las hojas de puntos, y después empieza.
staff-ready-StartRound = Todo ha llegado.
staff-ready-EndPreliminaries = Han llegado todos los resultados.
staff-ready-StartFinal = Se conocen los finalistas.
staff-ready-play-offs = Estas partidas deciden.
staff-ready-nothing = Los resultados aún se pueden corregir.
staff-waits = Antes hay que tener estos resultados.
staff-waits-warning = Faltan estos resultados. La ronda puede empezar de todos modos.
staff-waits-once = Estos resultados se han comunicado una vez. Míralos, o tómalos todos.
staff-thing-conflict = resultados distintos
staff-thing-missing = aún sin resultado
staff-thing-unconfirmed = comunicado una vez
staff-decide = Decidir
staff-look = Ver
staff-type-in = Introducir
staff-more = Partidas sin resultado confirmado: { $count }
staff-champion = Gana
staff-finalists = Finalistas
staff-anyway-warning = Faltan resultados. Pulsa otra vez para empezar de todos modos.
staff-go-anyway = Empezar la ronda { $round } de todos modos
staff-draw-do = Anunciar este sorteo
staff-draw-other = Sortear otra vez
staff-draw-none = Nadie se encuentra dos veces.
staff-draw-repeats = Parejas que se repiten: { $repeats }; mínimo posible: { $bound }
staff-draw-threes = Cada mesa tiene tres jugadores.
staff-draw-odd = Partidas que no son de tres jugadores: { $odd } de { $of }
staff-draw-slots = Partidas: { $games }; horas de comienzo: { $slots }
staff-preview = Vista previa: aún no se ha cambiado nada
staff-preview-button = Vista previa
staff-do-it = Hacerlo
staff-cancel = Cancelar
staff-back = Todas las mesas
staff-nobody-moves = Nadie cambia de mesa.
staff-slips-none = Todas las hojas impresas siguen siendo válidas.
staff-later = Misma mesa, otra hora: { $numbers }
# $minutes: how many later.
staff-delay = { $minutes ->
    [one] Alguien juega 1 minuto más tarde de lo anunciado.
   *[other] Alguien juega hasta { $minutes } minutos más tarde de lo anunciado.
}
staff-delay-day = { $minutes ->
    [one] El día termina 1 minuto más tarde.
   *[other] El día termina { $minutes } minutos más tarde.
}
staff-before = Antes
staff-after = Después
staff-no-table = sin partida
staff-new = nuevo
staff-reported-by = De
staff-cards = Cartas
staff-correct = Corregir el resultado
staff-correct-do = Corregir
staff-settle-do = Este es el resultado
staff-void = No se juega
staff-keep-final = La final queda como está, aunque otros debieran haber estado en ella
staff-why = ¿Por qué? Queda en el registro.
staff-why-maybe = Nota, necesaria solo si no se juega la partida. Queda en el registro.
# The reason in the log.
staff-why-typed = introducido por la coordinación
staff-why-again = Ya diste un resultado. ¿Por qué es otro ahora?
staff-sets-of = SET del número { $number }
staff-against-of = Puntos en contra del número { $number }
staff-sum = SET: { $sets } · sus cartas: { $cards } · quedan en la mesa: { $left }
staff-sum-fits = 81: la cuenta sale
staff-sum-wrong = Ese resto es imposible: cuenta otra vez
staff-sum-over = Más de 81 cartas: cuenta otra vez
staff-sum-stopped = Detenida antes del final
staff-print-slip = Imprimir su hoja
staff-screens = Jugar en pantallas
staff-people = Jugadores
staff-here = Presentes: { $here } de { $of }
staff-search = Número o nombre
staff-away = ausente
staff-nameless = sin nombre
staff-leave = Se va
staff-return = Está aquí
staff-leaves = El número { $number } { $name } se va
staff-returns = El número { $number } { $name } está aquí
staff-enters = { $name } llega tarde
staff-add = Inscribir a alguien
staff-add-late = Inscribir a quien llega tarde
staff-enter = Inscribir
staff-enter-preview = Vista previa de la inscripción
staff-field-name = Nombre
staff-field-age = Edad
staff-field-group = Familia o escuela, para separar
staff-field-address = Dirección
staff-field-postcode = Código postal
staff-field-city = Ciudad
staff-field-phone = Teléfono
staff-field-email = Correo electrónico
staff-field-guardian = Contacto de un familiar
staff-field-state = Provincia o región
staff-field-photo = Fotos
staff-photo-none = fotos: sin preguntar
staff-photo-paper = fotos: firmado en papel
staff-photo-given = fotos: permitidas
staff-photo-refused = sin fotos
staff-details-save = Guardar
staff-details-file = Guardar estos datos
staff-details-erase = Borrar estos datos
staff-details-sure = ¿Borrar de verdad?
# $date: a day.
staff-erased-after = Los datos de las personas se borran después del { $date }; los resultados quedan.
staff-erase-all = Borrar ahora los datos de todos
staff-erase-do = Borrar para siempre
staff-erased = Los datos de las personas se han borrado; los resultados quedan.
staff-erase-sure = Los nombres, los contactos y todo lo que la gente ha indicado se borra para siempre. Los números y los resultados quedan.
staff-division = Categoría
staff-division-by-age = por edad
staff-no-divisions = Esta competición no tiene categorías.
staff-change-division = Cambiar de categoría
staff-screens-title = A la vista de todos
staff-announce-field = Anuncio
staff-announce = Anunciar
staff-announce-end = Quitar el anuncio
staff-freeze = Congelar la clasificación
staff-unfreeze = Mostrar de nuevo la clasificación
staff-projector = Para la pared
staff-public = Página para todos
staff-links = Enlaces
staff-links-about = Un enlace da un papel a un dispositivo, sin cuenta. Un enlace nuevo anula el anterior.
staff-link-once = Solo se muestra ahora.
staff-revoke = Anular
staff-cards-with-links = Imprimir las fichas con enlaces
staff-papers = En papel
staff-papers-come = La lista de hojas está llegando…
staff-unprintable = Ninguna fuente tiene aquí { $letters }, en el nombre del n.º { $number } { $name }. Se imprimiría �: escribe el nombre con otras letras antes de imprimir.
staff-paper-size = Papel
staff-paper-a4 = A4
staff-paper-us-letter = US Letter
staff-print = Imprimir
staff-print-later = Se imprime después del sorteo.
staff-print-links = Imprimir estos enlaces como tarjetas
staff-print-certificates = Imprimir los diplomas
staff-print-results = Imprimir los resultados
staff-printed = Qué más dicen las hojas
staff-printed-place = Lugar
staff-printed-organiser = Organizador
staff-printed-contact = Contacto
staff-table-closes = Quitar la mesa { $table }
staff-table-opens = Añadir la mesa { $table }
staff-table-number = Otra mesa
staff-table-open = Añadirla
staff-setup = Lo que se decidió
staff-setup-change = Cambiar los ajustes
staff-log = Lo que ha pasado
staff-slip-title = Introducir una hoja
staff-slip-code = Código de la hoja
staff-slip-code-how = o el número de una mesa
staff-slip-number = Número de un jugador
staff-slip-open = Abrir la hoja
staff-slip-save = Guardar, la siguiente
staff-slip-saved = Guardado: { $place }
staff-slip-differs = { $place }: guardado, pero los resultados son distintos. Decide la coordinación.
staff-slips-in = Llegadas: { $count } de { $of }

competitions-line = { $status ->
    [entering] Inscripciones abiertas
    [drawn] Rondas sorteadas
    [playing] En juego
    [finals] Finales
   *[over] Terminada
} · { $count ->
    [one] { $count } inscrito
   *[other] { $count } inscritos
} · { $name }
staff-size = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
staff-place = { $stage ->
    [preliminary] Mesa { $table }, ronda { $round }
    [make-up] Recuperación, mesa { $table }
    [tie-breaker] Desempate, mesa { $table }
    [semi-final] Semifinal, mesa { $table }
   *[final] Final, mesa { $table }
}
staff-next = { $next ->
    [DrawRounds] Antes del sorteo
    [StartRound] Antes de la ronda { $round }
    [EndPreliminaries] Antes de las finales
    [StartFinal] Antes de la final
    [play-offs] Finales
   *[nothing] El día ha terminado
}
staff-go = { $next ->
    [DrawRounds] Sortear las rondas
    [StartRound] Empezar la ronda { $round }
    [EndPreliminaries] Terminar las preliminares
   *[StartFinal] Empezar la final
}
staff-undo-what = { $what ->
    [StaffAppointed] un enlace o papel dado
    [StaffDismissed] un papel quitado
    [EntrantEntered] la última inscripción
    [EntrantChanged] la otra categoría
    [SetupChanged] los ajustes cambiados
    [EntrantLeft] la última salida
    [EntrantReturned] el último regreso
    [TablesSet] el cambio de mesas
    [RoundsDrawn] el sorteo
    [RoundStarted] el comienzo de la ronda
    [TimeAdded] el tiempo añadido
    [ClockPaused] la parada del reloj
    [ClockResumed] la marcha del reloj
    [GamesAdded] la partida de recuperación
    [PreliminariesEnded] el final de las preliminares
   *[FinalStarted] el comienzo de la final
}
staff-role = { $role ->
    [coordinator] Coordinación
    [desk] Secretaría
    [judge] Juez
    [player] Jugador
   *[table] Mesa
}
staff-take = { $role ->
    [coordinator] Tomar el de la coordinación
    [desk] Tomar el de la secretaría
    [judge] Tomar el del juez
    [player] Tomar el del jugador
   *[table] Tomar el de la mesa
}
staff-why-report = { $role ->
    [coordinator] según la coordinación
    [desk] según la hoja en secretaría
    [judge] según el juez
    [player] según un jugador
   *[table] según la mesa
}
staff-take-all = { $count ->
    [one] Tomar el resultado dado una vez
   *[other] Tomar los { $count } resultados dados una vez
}
staff-movers = { $count ->
    [one] { $count } persona cambia de mesa: { $numbers }
   *[other] { $count } personas cambian de mesa: { $numbers }
}
staff-slips = { $count ->
    [one] Hay que volver a imprimir { $count } hoja de puntos
   *[other] Hay que volver a imprimir { $count } hojas de puntos
}
staff-reprint = { $count ->
    [one] Imprimir la hoja que cambió
   *[other] Imprimir las { $count } hojas que cambiaron
}
staff-list-done = { $count ->
    [one] Se ha inscrito { $count } persona.
   *[other] Se han inscrito { $count } personas.
}
staff-list-found = { $file }: { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
staff-link = { $kind ->
    [judge] Juez en la mesa { $number }
    [desk] Secretaría
    [projector] Pared
    [player] Jugador { $number }
   *[coordinator] Llave de recuperación
}
staff-link-new = { $kind ->
    [judge] Enlaces de los jueces
    [desk] Enlace de secretaría
    [projector] Enlace de la pared
   *[coordinator] Nueva llave de recuperación
}
staff-devices = { $count ->
    [0] sin abrir todavía
    [one] abierto en { $count } dispositivo
   *[other] abierto en { $count } dispositivos
}

# Why the copy of the data in a second place is not kept up to date.
copy-stopped = { $why ->
    [away] La memoria o la carpeta de la copia no está. Todo sigue; cuando vuelva, la copia se pondrá al día.
    [full] El disco de la copia está lleno. Todo sigue; cuando haya sitio, la copia se pondrá al día.
    [refused] La carpeta de la copia contiene otra copia. El registro del servidor dice qué hacer.
   *[failed] La copia no se puede escribir. El registro del servidor dice por qué.
}

# $choice: the order of a schedule, or the design of a poster.
staff-print-choice = { $choice ->
    [table] por mesa
    [number] por número
    [name] por nombre
    [mark] fondo negro
    [light] claro
    [cards] doce cartas
    [deck] toda la baraja
   *[other] Imprimir
}
