# What a link shows before it is opened: a title, and a sentence about what it leads to.

unfold-table = Hay una mesa abierta
    .text = Ven a jugar a SET en tu navegador, sin cuenta.
unfold-daily = El reto del día
    .text = Encuentra los seis SET entre doce cartas.
    .small = Encuentra los cuatro SET entre nueve cartas.
    .number = Reto del día n.º { $number }, { $day }
unfold-replay = Una partida para volver a ver
    .text = Jugada a jugada: lo que se encontró, lo que nadie vio y por cuánto se decidió.
unfold-competition = Una competición
    .text = Sigue las rondas, las mesas y la clasificación.
unfold-rules = Las reglas
    .text = Todas las formas de jugar, con ejemplos dibujados, correctos e incorrectos.
unfold-tercet = Juega al juego de cartas SET
    .text = Con amigos, contra bots o a solas, en tu navegador y sin cuenta.
