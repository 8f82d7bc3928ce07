# What players look for, by its name. $find: sets, pairs (Ultra), six (Ghost), fours (Quad) or dots. Other messages use these
# forms, so they need $find too.

find-name =
    { $find ->
        [pairs] Ultra
        [six] Fantasma
        [fours] cuarteto
        [dots] grupo
       *[sets] SET
    }
# Several of them.
find-names =
    { $find ->
        [pairs] Ultra
        [six] Fantasmas
        [fours] cuartetos
        [dots] grupos
       *[sets] SET
    }
# As in: “You took a SET”.
find-a =
    { $find ->
        [pairs] un Ultra
        [six] un Fantasma
        [fours] un cuarteto
        [dots] un grupo
       *[sets] un SET
    }
# As in: “a point for the SET”.
find-the =
    { $find ->
        [pairs] el Ultra
        [six] el Fantasma
        [fours] el cuarteto
        [dots] el grupo
       *[sets] el SET
    }
# As in: “You see no SET”.
find-none =
    { $find ->
        [pairs] ningún Ultra
        [six] ningún Fantasma
        [fours] ningún cuarteto
        [dots] ningún grupo
       *[sets] ningún SET
    }
# As in: “You pointed: not a SET”.
find-not =
    { $find ->
        [pairs] no es un Ultra
        [six] no es un Fantasma
        [fours] no es un cuarteto
        [dots] no es un grupo
       *[sets] no es un SET
    }
# A verdict.
find-right =
    { $find ->
        [pairs] Es un Ultra
        [six] Es un Fantasma
        [fours] Es un cuarteto
        [dots] Es un grupo
       *[sets] Es un SET
    }
# The other one.
find-wrong =
    { $find ->
        [pairs] No es un Ultra
        [six] No es un Fantasma
        [fours] No es un cuarteto
        [dots] No es un grupo
       *[sets] No es un SET
    }
# A claim.
find-here =
    { $find ->
        [pairs] Aquí no hay Ultra
        [six] Aquí no hay Fantasma
        [fours] Aquí no hay cuarteto
        [dots] Aquí no hay grupo
       *[sets] Aquí no hay SET
    }
# What is called out.
find-call =
    { $find ->
        [pairs] Ultra
        [six] Fantasma
        [fours] Cuarteto
        [dots] Grupo
       *[sets] SET
    }
# As in: “You: it is a SET”.
find-is =
    { $find ->
        [pairs] es un Ultra
        [six] es un Fantasma
        [fours] es un cuarteto
        [dots] es un grupo
       *[sets] es un SET
    }
# The same, where there is little room.
find-short =
    { $find ->
        [pairs] No hay Ultra
        [six] No hay Fantasma
        [fours] No hay cuarteto
        [dots] No hay grupo
       *[sets] No hay SET
    }
# The one before, in a chain.
find-last =
    { $find ->
        [pairs] El último Ultra
        [six] El último Fantasma
        [fours] El último cuarteto
        [dots] El último grupo
       *[sets] El último SET
    }
# $count: how many.
find-many =
    { $count ->
        [one] { $count } { find-name }
       *[other] { $count } { find-names }
    }
