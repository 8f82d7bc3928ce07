# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1, 2 or 3. $colour, $shape, $shading: the keys of the artwork.
# The ending is what adjectives end in beside this shape in this number.
# „zwei rote gestreifte Wellen“
card-name = { card-name.number } { card-name.colour } { card-name.shading } { card-name.shape }
    .number =
        { $number ->
            [1] { $shape ->
                [oval] ein
                [beam] ein
               *[other] eine
            }
            [2] zwei
           *[3] drei
        }
    .colour =
        { $colour ->
            [red] rot{ card-name.ending }
            [purple] violett{ card-name.ending }
            [green] grün{ card-name.ending }
            [violet] violett{ card-name.ending }
            [turquoise] türkisfarben{ card-name.ending }
            [blue] blau{ card-name.ending }
            [orange] orangefarben{ card-name.ending }
            [black] schwarz{ card-name.ending }
           *[white] weiß{ card-name.ending }
        }
    .shape =
        { $number ->
            [1] { $shape ->
                [oval] Oval
                [squiggle] Welle
                [diamond] Raute
                [beam] Balken
               *[wave] Welle
            }
           *[other] { $shape ->
                [oval] Ovale
                [squiggle] Wellen
                [diamond] Rauten
                [beam] Balken
               *[wave] Wellen
            }
        }
    .shading =
        { $shading ->
            [solid] voll{ card-name.ending }
            [striped] gestreift{ card-name.ending }
            [open] leer{ card-name.ending }
            [full] voll{ card-name.ending }
            [half] schraffiert{ card-name.ending }
           *[empty] leer{ card-name.ending }
        }
    .ending =
        { $number ->
            [1] { $shape ->
                [oval] es
                [beam] er
               *[other] e
            }
           *[other] e
        }

# $feature: number, quantity, colour, shape, shading or filling.
feature-name =
    { $feature ->
        [number] Anzahl
        [quantity] Anzahl
        [colour] Farbe
        [shape] Form
        [shading] Füllung
       *[filling] Füllung
    }

# One value by itself. $value: one, two, three, or a key of a colour, a shape or a shading.
value-name =
    { $value ->
        [one] eins
        [two] zwei
        [three] drei
        [red] rot
        [purple] violett
        [green] grün
        [violet] violett
        [turquoise] türkis
        [blue] blau
        [orange] orange
        [black] schwarz
        [white] weiß
        [oval] Oval
        [squiggle] Welle
        [diamond] Raute
        [beam] Balken
        [wave] Welle
        [solid] voll
        [striped] gestreift
        [open] leer
        [full] voll
        [half] schraffiert
       *[empty] leer
    }

# What one feature says about three cards (C-3).
finding-same = Alle gleich
finding-different = Alle verschieden

# $pair: the value two cards share. $odd: the value of the third. Adjectives go with „Karte“.
# „Zwei grüne, eine violette“, „Zwei Wellen, ein Oval“, „Zwei mit eins, eine mit drei“
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Zwei { $pair ->
            [one] mit einem Symbol
            [two] mit zwei Symbolen
            [three] mit drei Symbolen
            [red] rote
            [purple] violette
            [green] grüne
            [violet] violette
            [turquoise] türkisfarbene
            [blue] blaue
            [orange] orangefarbene
            [black] schwarze
            [white] weiße
            [oval] Ovale
            [squiggle] Wellen
            [diamond] Rauten
            [beam] Balken
            [wave] Wellen
            [solid] volle
            [striped] gestreifte
            [open] leere
            [full] volle
            [half] schraffierte
           *[empty] leere
        }
    .odd =
        { $odd ->
            [one] eine mit einem
            [two] eine mit zwei
            [three] eine mit drei
            [red] eine rote
            [purple] eine violette
            [green] eine grüne
            [violet] eine violette
            [turquoise] eine türkisfarbene
            [blue] eine blaue
            [orange] eine orangefarbene
            [black] eine schwarze
            [white] eine weiße
            [oval] ein Oval
            [squiggle] eine Welle
            [diamond] eine Raute
            [beam] ein Balken
            [wave] eine Welle
            [solid] eine volle
            [striped] eine gestreifte
            [open] eine leere
            [full] eine volle
            [half] eine schraffierte
           *[empty] eine leere
        }

# $feature, $finding: in words.
# „Farbe: Zwei grüne, eine violette“
finding-line = { $feature }: { $finding }
