# What players look for, by its name. $find: sets, pairs (Ultra), six (Ghost), fours (Quad) or dots. Other messages use these
# forms, so they need $find too.

find-name =
    { $find ->
        [pairs] Ultra
        [six] Geist
        [fours] Quartett
        [dots] Gruppe
       *[sets] SET
    }
# Several of them.
find-names =
    { $find ->
        [pairs] Ultras
        [six] Geister
        [fours] Quartette
        [dots] Gruppen
       *[sets] SETs
    }
# As in: “You took a SET”.
find-a =
    { $find ->
        [pairs] ein Ultra
        [six] einen Geist
        [fours] ein Quartett
        [dots] eine Gruppe
       *[sets] ein SET
    }
# As in: “a point for the SET”.
find-the =
    { $find ->
        [pairs] das Ultra
        [six] den Geist
        [fours] das Quartett
        [dots] die Gruppe
       *[sets] das SET
    }
# As in: “You see no SET”.
find-none =
    { $find ->
        [pairs] kein Ultra
        [six] keinen Geist
        [fours] kein Quartett
        [dots] keine Gruppe
       *[sets] kein SET
    }
# As in: “You pointed: not a SET”.
find-not =
    { $find ->
        [pairs] kein Ultra
        [six] kein Geist
        [fours] kein Quartett
        [dots] keine Gruppe
       *[sets] kein SET
    }
# A verdict.
find-right =
    { $find ->
        [pairs] Es ist ein Ultra
        [six] Es ist ein Geist
        [fours] Es ist ein Quartett
        [dots] Es ist eine Gruppe
       *[sets] Es ist ein SET
    }
# The other one.
find-wrong =
    { $find ->
        [pairs] Kein Ultra
        [six] Kein Geist
        [fours] Kein Quartett
        [dots] Keine Gruppe
       *[sets] Kein SET
    }
# A claim.
find-here =
    { $find ->
        [pairs] Kein Ultra da
        [six] Kein Geist da
        [fours] Kein Quartett da
        [dots] Keine Gruppe da
       *[sets] Kein SET da
    }
# What is called out.
find-call =
    { $find ->
        [pairs] Ultra
        [six] Geist
        [fours] Quartett
        [dots] Gruppe
       *[sets] SET
    }
# As in: “You: it is a SET”.
find-is =
    { $find ->
        [pairs] ein Ultra
        [six] ein Geist
        [fours] ein Quartett
        [dots] eine Gruppe
       *[sets] ein SET
    }
# The same, where there is little room.
find-short =
    { $find ->
        [pairs] Kein Ultra da
        [six] Kein Geist da
        [fours] Kein Quartett da
        [dots] Keine Gruppe da
       *[sets] Kein SET da
    }
# The one before, in a chain.
find-last =
    { $find ->
        [pairs] Das letzte Ultra
        [six] Der letzte Geist
        [fours] Das letzte Quartett
        [dots] Die letzte Gruppe
       *[sets] Das letzte SET
    }
# $count: how many.
find-many =
    { $count ->
        [one] { $count } { find-name }
       *[other] { $count } { find-names }
    }
