# The words of the web pages. SET is written in capitals.

page-title = Tercet · para el juego de cartas SET®
page-description = Tercet juega, enseña y juzga el juego de cartas SET.
no-script = Tercet necesita JavaScript para repartir las cartas. Actívalo para esta página.
trademark = Tercet es para el juego de cartas SET®. No está afiliado a su editorial ni cuenta con su respaldo.

alone-title = Jugar a solas
clock-title = Contra el reloj
practice-title = Práctica

# The strip of figures.
count-found = SET encontrados
count-deck = Mazo
count-table = En la mesa

# The layout.
layout-name = Cartas en la mesa
place-empty = lugar vacío
place-covered = carta tapada
place-face-down = carta { $place }, boca abajo

# What the panel under the cards says. Nothing chosen yet:
choose-title = Elige tres cartas
choose-how = En un SET, cada característica es igual en todas o distinta en todas.
choose-none = ¿No hay ninguno? Pulsa «No hay SET».

# One or two cards chosen. $left: how many are still to be chosen.
choose-more =
    { $left ->
        [one] Una carta más
       *[other] Dos cartas más
    }

# Three cards that are no SET. $count: how many features do not fit.
wrong-title = No es un SET
wrong-why =
    { $count ->
        [1] Una característica no encaja.
        [2] Dos características no encajan.
        [3] Tres características no encajan.
       *[4] Cuatro características no encajan.
    }
wrong-all-why = Ninguna característica encaja.
wrong-close = Entendido

# Three cards that are one.
right-title = ¡Un SET!
right-why = Todas las características encajan.

# “No SET”, rightly and wrongly said.
none-right-title = Cierto, no hay SET
none-right-why = No había ninguno entre estas cartas. Se han añadido tres más.
none-wrong-title = Sí hay uno
none-wrong-why = Hay un SET entre estas cartas. Mira otra vez o pide ver una de sus cartas.

# The end. $found: SETs found. $left: cards that lie out.
over-title = El mazo se ha acabado
over-why =
    { $left ->
        [0] No queda ninguna carta.
        [one] No queda ningún SET en la última carta.
       *[other] No queda ningún SET en las últimas { $left } cartas.
    } { $found ->
        [0] No has encontrado ninguno.
        [one] Has encontrado uno.
       *[other] Has encontrado { $found }.
    }

# What one can press.
act-no-set = No hay SET
act-show = Mostrar una carta
act-deal = Nuevo reparto

# The SETs found.
found-none = Aquí aparecerán los SET que encuentres.

# $names: cards, for those who listen.
heard-new = Cartas nuevas: { $names }.
heard-finding = { $feature }: { $finding }.

# Settings.
menu = Ajustes
menu-close = Cerrar
setting-language = Idioma
setting-edition = Edición
edition-american = Americana
edition-european = Europea
setting-palette = Colores
palette-distinct = los más fáciles de distinguir
setting-theme = Claro u oscuro
theme-auto = Igual que el dispositivo
theme-light = Claro
theme-dark = Oscuro
setting-contrast = Contraste
contrast-auto = Igual que el dispositivo
contrast-more = Alto
setting-large-cards = Cartas grandes
large-cards-how = Las cartas ocupan todo el sitio, y sus símbolos llenan más la carta.
setting-flipped = Invertir el orden
flipped-how = Las cartas que se añaden se ponen a la izquierda o arriba, y no en el otro extremo.
setting-volume = Sonido
volume-off = apagado
volume-on = { $volume } %
setting-vibration = Vibración
vibration-how = El dispositivo vibra un momento cuando cantas y cuando te equivocas.
setting-keyboard = Teclado
keyboard-own = Mis teclas
own-keys = Tus teclas, sitio por sitio
# $most: how many keys.
own-keys-how = Por columnas en una pantalla ancha, por filas en una alta; { $most } como mucho. 0, 8 y 9 sirven para otra cosa.
setting-letters = Letras en las cartas
letters-how = Cada carta muestra la tecla que la señala. Con la barra espaciadora cantas SET.
setting-edge-bar = Marca de borde

# $left, $middle, $right: the names of three colours.
edge-bar-how = Una marca corta en el borde inferior de cada carta indica su color: { $left } a la izquierda, { $middle } en el centro, { $right } a la derecha.
about-title = Cómo se reparten las cartas
about-deal = Tal como salen del mazo barajado. Más o menos una vez de cada treinta, no hay ningún SET entre las doce primeras. Nadie te lo dice: pulsa «No hay SET» y, si es verdad, se añaden tres más.

# What can go wrong. $code: what was given as a card. $count: how many cards were given.
problem-language = No se ha podido cargar este idioma. Comprueba la conexión y elígelo de nuevo.
deal-not-a-card = La dirección pide un reparto con «{ $code }», que no es una carta; una carta se escribe como 2rsh. En su lugar, las cartas se han barajado.
deal-card-twice = La dirección pide un reparto con { $code } dos veces, pero cada carta está una sola vez en el mazo. En su lugar, las cartas se han barajado.
deal-too-few =
    { $count ->
        [one] La dirección pide un reparto de una carta
       *[other] La dirección pide un reparto de { $count } cartas
    }, pero hacen falta al menos doce. En su lugar, las cartas se han barajado.

# What the browser writes above a page.

account-title = Tu cuenta
replay-page = Repetición
stats-title = Tu juego
ratings-title = Tus puntuaciones
boards-title = Clasificaciones
odds-title = ¿Hay un SET?
eye-title = Cartas con la cámara
eye-puzzle = Un reparto para resolver
# A link to that page follows.
eye-about = ¿Cartas de verdad en la mesa? Tu teléfono puede leerlas:
competitions-title = Competiciones
new-title = Nueva competición
real-title = Cartas propias, y el teléfono como pulsador
together-title = Una pantalla para todos
day-title = Competición
# $code: the code of the table.
sheet-title = Mesa { $code }

# On any page.

page-lost = No se ha podido cargar esta página. ¿Hay conexión?
page-again = Intentar de nuevo
no-page = Esta página no existe
no-table = Aquí no hay ninguna mesa
line-lost = Se ha perdido la conexión. Reconectando… Tu asiento sigue reservado.
# $a, $b, $card: names of cards.
pair-completed = A { $a } y { $b } les falta { $card }.
played-title = Últimas partidas
key-enter = Intro
