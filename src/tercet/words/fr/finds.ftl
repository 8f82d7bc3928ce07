# What players look for, by its name. $find: sets, pairs (Ultra), six (Ghost), fours (Quad) or dots. Other messages use these
# forms, so they need $find too.

find-name =
    { $find ->
        [pairs] Ultra
        [six] Fantôme
        [fours] quatuor
        [dots] groupe
       *[sets] SET
    }
# Several of them.
find-names =
    { $find ->
        [pairs] Ultra
        [six] Fantômes
        [fours] quatuors
        [dots] groupes
       *[sets] SET
    }
# As in: “You took a SET”.
find-a =
    { $find ->
        [pairs] un Ultra
        [six] un Fantôme
        [fours] un quatuor
        [dots] un groupe
       *[sets] un SET
    }
# As in: “a point for the SET”.
find-the =
    { $find ->
        [pairs] l’Ultra
        [six] le Fantôme
        [fours] le quatuor
        [dots] le groupe
       *[sets] le SET
    }
# As in: “You see no SET”.
find-none =
    { $find ->
        [pairs] pas d’Ultra
        [six] pas de Fantôme
        [fours] pas de quatuor
        [dots] pas de groupe
       *[sets] pas de SET
    }
# As in: “You pointed: not a SET”.
find-not =
    { $find ->
        [pairs] pas un Ultra
        [six] pas un Fantôme
        [fours] pas un quatuor
        [dots] pas un groupe
       *[sets] pas un SET
    }
# A verdict.
find-right =
    { $find ->
        [pairs] C’est un Ultra
        [six] C’est un Fantôme
        [fours] C’est un quatuor
        [dots] C’est un groupe
       *[sets] C’est un SET
    }
# The other one.
find-wrong =
    { $find ->
        [pairs] Pas un Ultra
        [six] Pas un Fantôme
        [fours] Pas un quatuor
        [dots] Pas un groupe
       *[sets] Pas un SET
    }
# A claim.
find-here =
    { $find ->
        [pairs] Pas d’Ultra ici
        [six] Pas de Fantôme ici
        [fours] Pas de quatuor ici
        [dots] Pas de groupe ici
       *[sets] Pas de SET ici
    }
# What is called out.
find-call =
    { $find ->
        [pairs] Ultra
        [six] Fantôme
        [fours] Quatuor
        [dots] Groupe
       *[sets] SET
    }
# As in: “You: it is a SET”.
find-is =
    { $find ->
        [pairs] c’est un Ultra
        [six] c’est un Fantôme
        [fours] c’est un quatuor
        [dots] c’est un groupe
       *[sets] c’est un SET
    }
# The same, where there is little room.
find-short =
    { $find ->
        [pairs] Pas d’Ultra
        [six] Pas de Fantôme
        [fours] Pas de quatuor
        [dots] Pas de groupe
       *[sets] Pas de SET
    }
# The one before, in a chain.
find-last =
    { $find ->
        [pairs] Le dernier Ultra
        [six] Le dernier Fantôme
        [fours] Le dernier quatuor
        [dots] Le dernier groupe
       *[sets] Le dernier SET
    }
# $count: how many.
find-many =
    { $count ->
        [one] { $count } { find-name }
       *[other] { $count } { find-names }
    }
