# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1 to 4. $colour, $shape, $shading: the keys of the artwork.
# The ending is what adjectives end in beside this shape in this number.
# «dos frijoles rojos rayados»
card-name = { card-name.number } { card-name.shape } { card-name.colour } { card-name.shading }
    .number =
        { $number ->
            [1] { $shape ->
                [beam] una
                [wave] una
               *[other] un
            }
            [2] dos
            [3] tres
           *[4] cuatro
        }
    .colour =
        { $colour ->
            [red] roj{ card-name.ending }
            [purple] morad{ card-name.ending }
            [green] { $number ->
                [1] verde
               *[other] verdes
            }
            [violet] violeta
            [turquoise] turquesa
            [blue] { $number ->
                [1] azul
               *[other] azules
            }
            [orange] naranja
            [grey] { $number ->
                [1] gris
               *[other] grises
            }
            [black] negr{ card-name.ending }
           *[white] blanc{ card-name.ending }
        }
    .shape =
        { $number ->
            [1] { $shape ->
                [oval] óvalo
                [squiggle] frijol
                [diamond] diamante
                [beam] barra
               *[wave] onda
            }
           *[other] { $shape ->
                [oval] óvalos
                [squiggle] frijoles
                [diamond] diamantes
                [beam] barras
               *[wave] ondas
            }
        }
    .shading =
        { $shading ->
            [solid] sólid{ card-name.ending }
            [striped] rayad{ card-name.ending }
            [open] vací{ card-name.ending }
            [full] llen{ card-name.ending }
            [half] medio llen{ card-name.ending }
            [lower] rellen{ card-name.ending } a medias
           *[empty] vací{ card-name.ending }
        }
    .ending =
        { $number ->
            [1] { $shape ->
                [beam] a
                [wave] a
               *[other] o
            }
           *[other] { $shape ->
                [beam] as
                [wave] as
               *[other] os
            }
        }

# A card with an edge (M-4). $edge: plain, framed or cornered.
# «dos frijoles rojos rayados, con marco»
card-name-edge = { card-name }, { card-name-edge.edge }
    .edge =
        { $edge ->
            [plain] sin borde
            [framed] con marco
           *[cornered] con esquinas
        }

# One dot (M-6). $place: dot1 to dot6, row by row. $value: the key of its colour.
# «rojo arriba a la izquierda»
dot-name = { value-name } { dot-name.place }
    .place =
        { $place ->
            [dot1] arriba a la izquierda
            [dot2] arriba en el centro
            [dot3] arriba a la derecha
            [dot4] abajo a la izquierda
            [dot5] abajo en el centro
           *[dot6] abajo a la derecha
        }

# $feature: number, quantity, colour, shape, shading, filling, edge, or the place of a dot.
feature-name =
    { $feature ->
        [number] Número
        [quantity] Cantidad
        [colour] Color
        [shape] Forma
        [shading] Relleno
        [edge] Borde
        [dot1] Arriba a la izquierda
        [dot2] Arriba en el centro
        [dot3] Arriba a la derecha
        [dot4] Abajo a la izquierda
        [dot5] Abajo en el centro
        [dot6] Abajo a la derecha
       *[filling] Relleno
    }

# One value by itself. $value: one to four, none, or a key of a colour, a shape, a shading or an edge.
value-name =
    { $value ->
        [one] uno
        [two] dos
        [three] tres
        [four] cuatro
        [red] rojo
        [purple] morado
        [green] verde
        [violet] violeta
        [turquoise] turquesa
        [blue] azul
        [orange] naranja
        [grey] gris
        [amber] ámbar
        [black] negro
        [white] blanco
        [oval] óvalo
        [squiggle] frijol
        [diamond] diamante
        [beam] barra
        [wave] onda
        [solid] sólido
        [striped] rayado
        [open] vacío
        [full] lleno
        [half] medio lleno
        [lower] relleno a medias
        [plain] sin borde
        [framed] con marco
        [cornered] con esquinas
        [none] sin punto
       *[empty] vacío
    }

# What one feature says about three cards (C-3).
finding-same = Todas iguales
finding-different = Todas distintas
finding-pairs = Dos y dos
# “3× green”: how many cards show a value.
finding-part = { $count }× { $value }

# $pair: the value two cards share. $odd: the value of the third. Adjectives go with «carta».
# «Dos verdes, una morada», «Dos frijoles, un óvalo», «Dos con uno, una con tres»
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Dos { $pair ->
            [one] con un símbolo
            [two] con dos símbolos
            [three] con tres símbolos
            [four] con cuatro símbolos
            [red] rojas
            [purple] moradas
            [green] verdes
            [violet] violeta
            [turquoise] turquesa
            [blue] azules
            [orange] naranja
            [grey] grises
            [black] negras
            [white] blancas
            [oval] óvalos
            [squiggle] frijoles
            [diamond] diamantes
            [beam] barras
            [wave] ondas
            [solid] sólidas
            [striped] rayadas
            [open] vacías
            [full] llenas
            [half] medio llenas
            [lower] rellenas a medias
            [plain] sin borde
            [framed] con marco
            [cornered] con esquinas
           *[empty] vacías
        }
    .odd =
        { $odd ->
            [one] una con uno
            [two] una con dos
            [three] una con tres
            [four] una con cuatro
            [red] una roja
            [purple] una morada
            [green] una verde
            [violet] una violeta
            [turquoise] una turquesa
            [blue] una azul
            [orange] una naranja
            [grey] una gris
            [black] una negra
            [white] una blanca
            [oval] un óvalo
            [squiggle] un frijol
            [diamond] un diamante
            [beam] una barra
            [wave] una onda
            [solid] una sólida
            [striped] una rayada
            [open] una vacía
            [full] una llena
            [half] una medio llena
            [lower] una rellena a medias
            [plain] una sin borde
            [framed] una con marco
            [cornered] una con esquinas
           *[empty] una vacía
        }

# $feature, $finding: in words.
# «Color: Dos verdes, una morada»
finding-line = { $feature }: { $finding }
