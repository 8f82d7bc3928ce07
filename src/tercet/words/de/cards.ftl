# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1 to 4. $colour, $shape, $shading: the keys of the artwork.
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
            [3] drei
           *[4] vier
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
            [grey] grau{ card-name.ending }
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
            [lower] halb gefüllt{ card-name.ending }
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

# A card with an edge (M-4). $edge: plain, framed or cornered.
# „zwei rote gestreifte Wellen, mit Rahmen“
card-name-edge = { card-name }, { card-name-edge.edge }
    .edge =
        { $edge ->
            [plain] ohne Rand
            [framed] mit Rahmen
           *[cornered] mit Ecken
        }

# One dot (M-6). $place: dot1 to dot6, row by row. $value: the key of its colour.
# „oben links rot“
dot-name = { dot-name.place } { value-name }
    .place =
        { $place ->
            [dot1] oben links
            [dot2] oben in der Mitte
            [dot3] oben rechts
            [dot4] unten links
            [dot5] unten in der Mitte
           *[dot6] unten rechts
        }

# $feature: number, quantity, colour, shape, shading, filling, edge, or the place of a dot.
feature-name =
    { $feature ->
        [number] Anzahl
        [quantity] Anzahl
        [colour] Farbe
        [shape] Form
        [shading] Füllung
        [edge] Rand
        [dot1] Oben links
        [dot2] Oben in der Mitte
        [dot3] Oben rechts
        [dot4] Unten links
        [dot5] Unten in der Mitte
        [dot6] Unten rechts
       *[filling] Füllung
    }

# One value by itself. $value: one to four, none, or a key of a colour, a shape, a shading or an edge.
value-name =
    { $value ->
        [one] eins
        [two] zwei
        [three] drei
        [four] vier
        [red] rot
        [purple] violett
        [green] grün
        [violet] violett
        [turquoise] türkis
        [blue] blau
        [orange] orange
        [grey] grau
        [amber] bernsteinfarben
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
        [lower] halb gefüllt
        [plain] ohne Rand
        [framed] mit Rahmen
        [cornered] mit Ecken
        [none] kein Punkt
       *[empty] leer
    }

# What one feature says about three cards (C-3).
finding-same = Alle gleich
finding-different = Alle verschieden
finding-pairs = Zwei und zwei
# “3× green”: how many cards show a value.
finding-part = { $count }× { $value }

# $pair: the value two cards share. $odd: the value of the third. Adjectives go with „Karte“.
# „Zwei grüne, eine violette“, „Zwei Wellen, ein Oval“, „Zwei mit eins, eine mit drei“
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Zwei { $pair ->
            [one] mit einem Symbol
            [two] mit zwei Symbolen
            [three] mit drei Symbolen
            [four] mit vier Symbolen
            [red] rote
            [purple] violette
            [green] grüne
            [violet] violette
            [turquoise] türkisfarbene
            [blue] blaue
            [orange] orangefarbene
            [grey] graue
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
            [lower] halb gefüllte
            [plain] ohne Rand
            [framed] mit Rahmen
            [cornered] mit Ecken
           *[empty] leere
        }
    .odd =
        { $odd ->
            [one] eine mit einem
            [two] eine mit zwei
            [three] eine mit drei
            [four] eine mit vier
            [red] eine rote
            [purple] eine violette
            [green] eine grüne
            [violet] eine violette
            [turquoise] eine türkisfarbene
            [blue] eine blaue
            [orange] eine orangefarbene
            [grey] eine graue
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
            [lower] eine halb gefüllte
            [plain] eine ohne Rand
            [framed] eine mit Rahmen
            [cornered] eine mit Ecken
           *[empty] eine leere
        }

# $feature, $finding: in words.
# „Farbe: Zwei grüne, eine violette“
finding-line = { $feature }: { $finding }
