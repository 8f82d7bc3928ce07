# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1, 2 or 3. $colour, $shape, $shading: the keys of the artwork.
# The ending is what adjectives end in beside this shape in this number.
# « deux vagues rouges hachurées »
card-name = { card-name.number } { card-name.shape } { card-name.colour } { card-name.shading }
    .number =
        { $number ->
            [1] { $shape ->
                [squiggle] une
                [beam] une
                [wave] une
               *[other] un
            }
            [2] deux
           *[3] trois
        }
    .colour =
        { $colour ->
            [red] { $number ->
                [1] rouge
               *[other] rouges
            }
            [purple] { $shape ->
                [squiggle] violett{ card-name.ending }
                [beam] violett{ card-name.ending }
                [wave] violett{ card-name.ending }
               *[other] violet{ card-name.ending }
            }
            [violet] { $shape ->
                [squiggle] violett{ card-name.ending }
                [beam] violett{ card-name.ending }
                [wave] violett{ card-name.ending }
               *[other] violet{ card-name.ending }
            }
            [green] vert{ card-name.ending }
            [turquoise] turquoise
            [blue] bleu{ card-name.ending }
            [orange] orange
            [black] noir{ card-name.ending }
           *[white] { $shape ->
                [squiggle] blanch{ card-name.ending }
                [beam] blanch{ card-name.ending }
                [wave] blanch{ card-name.ending }
               *[other] blanc{ card-name.ending }
            }
        }
    .shape =
        { $number ->
            [1] { $shape ->
                [oval] ovale
                [squiggle] vague
                [diamond] losange
                [beam] barre
               *[wave] vague
            }
           *[other] { $shape ->
                [oval] ovales
                [squiggle] vagues
                [diamond] losanges
                [beam] barres
               *[wave] vagues
            }
        }
    .shading =
        { $shading ->
            [solid] plein{ card-name.ending }
            [striped] hachuré{ card-name.ending }
            [open] { $number ->
                [1] vide
               *[other] vides
            }
            [full] plein{ card-name.ending }
            [half] à moitié plein{ card-name.ending }
           *[empty] { $number ->
                [1] vide
               *[other] vides
            }
        }
    .ending =
        { $number ->
            [1] { $shape ->
                [squiggle] e
                [beam] e
                [wave] e
               *[other] { "" }
            }
           *[other] { $shape ->
                [squiggle] es
                [beam] es
                [wave] es
               *[other] s
            }
        }

# $feature: number, quantity, colour, shape, shading or filling.
feature-name =
    { $feature ->
        [number] Nombre
        [quantity] Quantité
        [colour] Couleur
        [shape] Forme
        [shading] Remplissage
       *[filling] Remplissage
    }

# One value by itself. $value: one, two, three, or a key of a colour, a shape or a shading.
value-name =
    { $value ->
        [one] un
        [two] deux
        [three] trois
        [red] rouge
        [purple] violet
        [green] vert
        [violet] violet
        [turquoise] turquoise
        [blue] bleu
        [orange] orange
        [black] noir
        [white] blanc
        [oval] ovale
        [squiggle] vague
        [diamond] losange
        [beam] barre
        [wave] vague
        [solid] plein
        [striped] hachuré
        [open] vide
        [full] plein
        [half] à moitié plein
       *[empty] vide
    }

# What one feature says about three cards (C-3).
finding-same = Toutes pareilles
finding-different = Toutes différentes

# $pair: the value two cards share. $odd: the value of the third. Adjectives go with « carte ».
# « Deux vertes, une violette », « Deux vagues, un ovale », « Deux avec un, une avec trois »
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Deux { $pair ->
            [one] avec un symbole
            [two] avec deux symboles
            [three] avec trois symboles
            [red] rouges
            [purple] violettes
            [green] vertes
            [violet] violettes
            [turquoise] turquoise
            [blue] bleues
            [orange] orange
            [black] noires
            [white] blanches
            [oval] ovales
            [squiggle] vagues
            [diamond] losanges
            [beam] barres
            [wave] vagues
            [solid] pleines
            [striped] hachurées
            [open] vides
            [full] pleines
            [half] à moitié pleines
           *[empty] vides
        }
    .odd =
        { $odd ->
            [one] une avec un seul
            [two] une avec deux
            [three] une avec trois
            [red] une rouge
            [purple] une violette
            [green] une verte
            [violet] une violette
            [turquoise] une turquoise
            [blue] une bleue
            [orange] une orange
            [black] une noire
            [white] une blanche
            [oval] un ovale
            [squiggle] une vague
            [diamond] un losange
            [beam] une barre
            [wave] une vague
            [solid] une pleine
            [striped] une hachurée
            [open] une vide
            [full] une pleine
            [half] une à moitié pleine
           *[empty] une vide
        }

# $feature, $finding: in words.
# « Couleur : Deux vertes, une violette »
finding-line = { $feature } : { $finding }
