# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1 to 4. $colour, $shape, $shading: the keys of the artwork.
# The ending is what adjectives end in beside this shape in this number; English has none.
# “two red striped squiggles”
card-name = { card-name.number } { card-name.colour } { card-name.shading } { card-name.shape }
    .number =
        { $number ->
            [1] one
            [2] two
            [3] three
           *[4] four
        }
    .colour =
        { $colour ->
            [red] red
            [purple] purple
            [green] green
            [violet] violet
            [turquoise] turquoise
            [blue] blue
            [orange] orange
            [grey] grey
            [black] black
           *[white] white
        }
    .shape =
        { $number ->
            [1] { $shape ->
                [oval] oval
                [squiggle] squiggle
                [diamond] diamond
                [beam] beam
               *[wave] wave
            }
           *[other] { $shape ->
                [oval] ovals
                [squiggle] squiggles
                [diamond] diamonds
                [beam] beams
               *[wave] waves
            }
        }
    .shading =
        { $shading ->
            [solid] solid
            [striped] striped
            [open] open
            [full] full
            [half] half-full
            [lower] half-filled
           *[empty] empty
        }
    .ending = { "" }

# A card with an edge (M-4). $edge: plain, framed or cornered.
# “two red striped squiggles, framed”
card-name-edge = { card-name }, { card-name-edge.edge }
    .edge =
        { $edge ->
            [plain] plain
            [framed] framed
           *[cornered] cornered
        }

# One dot (M-6). $place: dot1 to dot6, row by row. $value: the key of its colour.
# “upper left red”
dot-name = { dot-name.place } { value-name }
    .place =
        { $place ->
            [dot1] upper left
            [dot2] upper middle
            [dot3] upper right
            [dot4] lower left
            [dot5] lower middle
           *[dot6] lower right
        }

# $feature: number, quantity, colour, shape, shading, filling, edge, or the place of a dot.
feature-name =
    { $feature ->
        [number] Number
        [quantity] Quantity
        [colour] Colour
        [shape] Shape
        [shading] Shading
        [edge] Edge
        [dot1] Upper left
        [dot2] Upper middle
        [dot3] Upper right
        [dot4] Lower left
        [dot5] Lower middle
        [dot6] Lower right
       *[filling] Filling
    }

# One value by itself. $value: one to four, none, or a key of a colour, a shape, a shading or an edge.
value-name =
    { $value ->
        [one] one
        [two] two
        [three] three
        [four] four
        [red] red
        [purple] purple
        [green] green
        [violet] violet
        [turquoise] turquoise
        [blue] blue
        [orange] orange
        [grey] grey
        [amber] amber
        [black] black
        [white] white
        [oval] oval
        [squiggle] squiggle
        [diamond] diamond
        [beam] beam
        [wave] wave
        [solid] solid
        [striped] striped
        [open] open
        [full] full
        [half] half-full
        [lower] half-filled
        [plain] plain
        [framed] framed
        [cornered] cornered
        [none] no dot
       *[empty] empty
    }

# What one feature says about three cards (C-3).
finding-same = All the same
finding-different = All different
finding-pairs = Two and two
# “3× green”: how many cards show a value.
finding-part = { $count }× { $value }

# $pair: the value two cards share. $odd: the value of the third.
# “Two green, one purple”, “Two squiggles, one oval”, “Two with one symbol, one with three”
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Two { $pair ->
            [one] with one symbol
            [two] with two symbols
            [three] with three symbols
            [four] with four symbols
            [red] red
            [purple] purple
            [green] green
            [violet] violet
            [turquoise] turquoise
            [blue] blue
            [orange] orange
            [grey] grey
            [black] black
            [white] white
            [oval] ovals
            [squiggle] squiggles
            [diamond] diamonds
            [beam] beams
            [wave] waves
            [solid] solid
            [striped] striped
            [open] open
            [full] full
            [half] half-full
            [lower] half-filled
            [plain] plain
            [framed] framed
            [cornered] cornered
           *[empty] empty
        }
    .odd =
        one { $odd ->
            [one] with one
            [two] with two
            [three] with three
            [four] with four
            [red] red
            [purple] purple
            [green] green
            [violet] violet
            [turquoise] turquoise
            [blue] blue
            [orange] orange
            [grey] grey
            [black] black
            [white] white
            [oval] oval
            [squiggle] squiggle
            [diamond] diamond
            [beam] beam
            [wave] wave
            [solid] solid
            [striped] striped
            [open] open
            [full] full
            [half] half-full
            [lower] half-filled
            [plain] plain
            [framed] framed
            [cornered] cornered
           *[empty] empty
        }

# $feature, $finding: in words.
# “Colour: Two green, one purple”
finding-line = { $feature }: { $finding }
