# The course: from nothing to the first own SET.

course-leave = Salir y seguir más tarde
course-again = Empezar el curso de nuevo

# One feature. $feature: as in feature-name. $finding: what the feature says about three cards, in words.
course-look = Mira solo { course-look.what }.
    .what =
        { $feature ->
            [number] el número
            [quantity] la cantidad
            [colour] el color
            [shape] la forma
            [shading] el relleno
           *[filling] el relleno
        }
course-three = ¿Las tres cartas son iguales, distintas, o ni una cosa ni otra?
course-fits = { $finding }: encaja en un SET.
course-fits-not = { $finding }: no encaja en un SET.
course-is-a-set = Cada característica es igual en las tres o distinta en las tres: estas tres cartas son un SET.

# The third card.
course-third = La tercera carta
course-third-text = A dos cartas les falta una sola, siempre la misma, para ser un SET.

# Is it a SET? First feature by feature, then at one look.
course-parts = ¿Es un SET?
course-parts-text = Una característica cada vez.
course-thumb = ¿SET o no?
course-thumb-text = Si dos cartas comparten algo que la tercera no tiene, no es un SET.

# Cards that lie out.
course-nine = Encuentra un SET
course-nine-text = Nueve cartas. Toca tres que encajen.
course-twelve = Ahora, doce
course-twelve-text = Así empieza una partida de verdad.
course-first-set = ¡Tu primer SET!

# The end.
course-end = Ya sabes jugar.
course-end-text = Un bot paciente te espera en una mesa.
course-more = Y después
course-to-table = Ir a la mesa
course-found = Los SET que has encontrado
course-drills = tareas cortas
course-practice = con pistas, sin reloj
