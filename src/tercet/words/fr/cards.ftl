# Cards in words (C-5). The edition, the palette and the theme choose the keys; these are their words.

# $number: 1 to 4. $colour, $shape, $shading: the keys of the artwork.
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
            [3] trois
           *[4] quatre
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
            [grey] { $shape ->
                [squiggle] gris{ card-name.ending }
                [beam] gris{ card-name.ending }
                [wave] gris{ card-name.ending }
               *[other] gris
            }
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
            [lower] à moitié rempli{ card-name.ending }
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

# A card with an edge (M-4). $edge: plain, framed or cornered.
# « deux vagues rouges hachurées, avec cadre »
card-name-edge = { card-name }, { card-name-edge.edge }
    .edge =
        { $edge ->
            [plain] sans bord
            [framed] avec cadre
           *[cornered] avec coins
        }

# One dot (M-6). $place: dot1 to dot6, row by row. $value: the key of its colour.
# « rouge en haut à gauche »
dot-name = { value-name } { dot-name.place }
    .place =
        { $place ->
            [dot1] en haut à gauche
            [dot2] en haut au milieu
            [dot3] en haut à droite
            [dot4] en bas à gauche
            [dot5] en bas au milieu
           *[dot6] en bas à droite
        }

# $feature: number, quantity, colour, shape, shading, filling, edge, or the place of a dot.
feature-name =
    { $feature ->
        [number] Nombre
        [quantity] Quantité
        [colour] Couleur
        [shape] Forme
        [shading] Remplissage
        [edge] Bord
        [dot1] En haut à gauche
        [dot2] En haut au milieu
        [dot3] En haut à droite
        [dot4] En bas à gauche
        [dot5] En bas au milieu
        [dot6] En bas à droite
       *[filling] Remplissage
    }

# One value by itself. $value: one to four, none, or a key of a colour, a shape, a shading or an edge.
value-name =
    { $value ->
        [one] un
        [two] deux
        [three] trois
        [four] quatre
        [red] rouge
        [purple] violet
        [green] vert
        [violet] violet
        [turquoise] turquoise
        [blue] bleu
        [orange] orange
        [grey] gris
        [amber] ambre
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
        [lower] à moitié rempli
        [plain] sans bord
        [framed] avec cadre
        [cornered] avec coins
        [none] aucun point
       *[empty] vide
    }

# What one feature says about three cards (C-3).
finding-same = Toutes pareilles
finding-different = Toutes différentes
finding-pairs = Deux et deux
# “3× green”: how many cards show a value.
finding-part = { $count }× { $value }

# $pair: the value two cards share. $odd: the value of the third. Adjectives go with « carte ».
# « Deux vertes, une violette », « Deux vagues, un ovale », « Deux avec un, une avec trois »
finding-neither = { finding-neither.pair }, { finding-neither.odd }
    .pair =
        Deux { $pair ->
            [one] avec un symbole
            [two] avec deux symboles
            [three] avec trois symboles
            [four] avec quatre symboles
            [red] rouges
            [purple] violettes
            [green] vertes
            [violet] violettes
            [turquoise] turquoise
            [blue] bleues
            [orange] orange
            [grey] grises
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
            [lower] à moitié remplies
            [plain] sans bord
            [framed] avec cadre
            [cornered] avec coins
           *[empty] vides
        }
    .odd =
        { $odd ->
            [one] une avec un seul
            [two] une avec deux
            [three] une avec trois
            [four] une avec quatre
            [red] une rouge
            [purple] une violette
            [green] une verte
            [violet] une violette
            [turquoise] une turquoise
            [blue] une bleue
            [orange] une orange
            [grey] une grise
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
            [lower] une à moitié remplie
            [plain] une sans bord
            [framed] une avec cadre
            [cornered] une avec coins
           *[empty] une vide
        }

# $feature, $finding: in words.
# « Couleur : Deux vertes, une violette »
finding-line = { $feature } : { $finding }
