# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1, 2 or 3. $colour, $shape, $shading: the keys of the artwork.
# The ending is what adjectives end in beside this shape in this number; English has none.
# “two red striped squiggles”
card-name = { card-name.number } { card-name.colour } { card-name.shading } { card-name.shape }
    .number =
        { $number ->
            [1] one
            [2] two
           *[3] three
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
           *[empty] empty
        }
    .ending = { "" }

# $feature: number, quantity, colour, shape, shading or filling.
feature-name =
    { $feature ->
        [number] Number
        [quantity] Quantity
        [colour] Colour
        [shape] Shape
        [shading] Shading
       *[filling] Filling
    }

# One value by itself. $value: one, two, three, or a key of a colour, a shape or a shading.
value-name =
    { $value ->
        [one] one
        [two] two
        [three] three
        [red] red
        [purple] purple
        [green] green
        [violet] violet
        [turquoise] turquoise
        [blue] blue
        [orange] orange
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
       *[empty] empty
    }

# What one feature says about three cards (C-3).
finding-same = All the same
finding-different = All different

# $pair: the value two cards share. $odd: the value of the third.
# “Two green, one purple”, “Two squiggles, one oval”, “Two with one symbol, one with three”
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Two { $pair ->
            [one] with one symbol
            [two] with two symbols
            [three] with three symbols
            [red] red
            [purple] purple
            [green] green
            [violet] violet
            [turquoise] turquoise
            [blue] blue
            [orange] orange
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
           *[empty] empty
        }
    .odd =
        one { $odd ->
            [one] with one
            [two] with two
            [three] with three
            [red] red
            [purple] purple
            [green] green
            [violet] violet
            [turquoise] turquoise
            [blue] blue
            [orange] orange
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
           *[empty] empty
        }

# $feature, $finding: in words.
# “Colour: Two green, one purple”
finding-line = { $feature }: { $finding }
