# The start page, the new table, and the way to the others.

headline = Tres cartas. Todas iguales o todas distintas.
which-game = Juega y aprende el juego de cartas SET®.
your-name = Tu nombre en la mesa
your-name-open = o déjalo vacío
your-name-given = Te llamamos
act-rename = Usar este nombre
# Names for those who give none: short, friendly, for anybody; with commas between them.
friendly-names = Ardilla, Búho, Castor, Cigüeña, Colibrí, Erizo, Foca, Frailecillo, Garza, Geco, Gorrión, Ibis, Koala, Lémur, Liebre, Lince, Nutria, Panda, Petirrojo, Pinzón, Tapir, Tejón, Tucán, Vencejo
play-now = Jugar ya
new-table = Mesa nueva
table-code = Código o enlace de una mesa
join = Unirse
to-learn = Cómo se juega
to-drills = Ejercicios
to-drills-how = Tareas cortas que se adaptan a ti.
to-start = Inicio
way-back = Volver a tu mesa { $code }

# The lobby. $tables, $people: how many. $taken of $most seats. $who: the host.
lobby-title = Mesas abiertas
lobby-count =
    { $tables ->
        [one] Una mesa
       *[other] { $tables } mesas
    }, { $people ->
        [one] una persona
       *[other] { $people } personas
    }
lobby-none = No hay mesas abiertas. Abre una y envía el enlace a quien quieras.
table-of = La mesa de { $who }
seats-taken =
    { $taken } de { $most ->
        [one] { $most } asiento
       *[other] { $most } asientos
    }
status-gathering = esperando jugadores
status-playing = jugando
status-over = entre dos partidas
act-sit-down = Sentarse
act-watch = Mirar

# A new table.
choose-rules = Reglas
rules-played-last = Jugadas últimamente
# $lying: cards laid out at first, 0 where they come one by one. $deck: cards in all.
rules-cards-out =
    { $lying ->
        [0] { $deck } cartas, puestas una a una
       *[other] { $lying } de { $deck } cartas a la vista
    }
family-box = La caja
    .how = Tres cartas, como dice la hoja
family-quick = Memoria y rapidez
    .how = Sin cantar, retos, cartas que se mueven o boca abajo
family-finds = Otros hallazgos
    .how = Cuatro o seis cartas, y cadenas
family-decks = Barajas más grandes
    .how = Una quinta característica, un cuarto valor, puntos
family-own = Las tuyas
    .how = Combina lo que encaja
own-start-from = Partir de
own-changed = Lo que has cambiado
own-unchanged = Todavía no hay cambios. Abre una pregunta para cambiar la respuesta.
own-clash = Así no se puede jugar.
own-would-fit = Así se puede jugar:
own-fit = Cambiarlo así
own-more = Más preguntas
own-copy = Copiar el enlace a estas reglas
rules-differ = Cambiado aquí
# $title: what a rule is about. $value: what it says.
rules-say = { $title }: { $value }
# $name: the rule set from which the rules differ.
rules-changed = { $name }, con cambios
    .description = Como { $name }, con cambios en: { $text }.
rules-more = Todas las reglas
rules-loading = Cargando las reglas…
act-try-again = Intentar otra vez
act-change-table = Cambiar reglas y opciones
act-change = Usar estas reglas
choose-window = Tiempo para señalar tras cantar
window-seconds = { $seconds } s
choose-to-find = Número de SET en cada reparto
choose-order = ¿Quién cantó primero?
option-fair = Por reacción
    .how = El turno es de quien reaccionó más rápido, por lenta que sea la conexión.
option-arrival = Por llegada
    .how = El turno es de quien llega primero al servidor: para jugar en la misma sala.
choose-visibility = ¿Quién puede venir?
option-listed = Todo el mundo
    .how = La mesa aparece en la lista de mesas abiertas.
option-by-link = Solo con el enlace
    .how = Solo quienes reciban de ti el código o el enlace.
choose-judge = ¿Quién juzga?
option-host = Yo juzgo
    .how = No juegas: decides si hay SET y repartes.
option-somebody = Alguien que venga
    .how = El puesto de juez queda libre hasta que alguien lo ocupe.
option-nobody = Sin juez
    .how = Los jugadores deciden entre sí, completan y retiran cartas.
choose-talk = Conversación
option-reactions = Frases rápidas
    .how = Unas pocas frases ya escritas para enviar a la mesa.
option-chat = Chat
    .how = Cada cual escribe lo que quiere. No se recomienda donde juegan niños.
option-none = Silencio
    .how = Nadie envía nada.
option-numbers = Para una clase
    .how = Nadie envía nada y cada persona es un número.
act-open-table = Abrir la mesa

# How others get to a table.
share-title = Invita a los demás
share-copy = Copiar el enlace
share-watch = Enlace para mirar
share-copied = Copiado
share-qr = Código QR del enlace a esta mesa

# What can go wrong on the way.
refused-offline = El servidor no responde. Comprueba la conexión e inténtalo de nuevo.
refused-bad-name = Un nombre tiene de 1 a 24 caracteres.
refused-damaged-log = Los datos guardados aquí están dañados y no se pueden leer. Se ha avisado a quien administra el servidor.
refused-too-many-guesses = Demasiados códigos incorrectos. Espera un minuto e inténtalo de nuevo.
refused-too-many-tables = Has abierto muchas mesas. Espera un minuto antes de abrir otra.
refused-unknown-table = Ninguna mesa tiene este código. Pídelo otra vez.
refused-unknown-rule-set = Estas reglas no existen aquí. Elige otras.
refused-who-are-you = Escribe primero tu nombre.
refused-other-version = Tercet se ha actualizado. Vuelve a cargar la página.

# Ways to other pages.

to-odds = ¿Hay un SET?
to-daily = Reto del día
to-competitions = Competiciones
to-account = Tus partidas y una cuenta para varios dispositivos
to-rules = Reglas
rules-page = Las reglas con ejemplos
to-class = Para una clase
