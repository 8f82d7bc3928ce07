# What players look for, by its name. $find: sets, pairs (Ultra), six (Ghost), fours (Quad) or dots. Other messages use these
# forms, so they need $find too.

find-name =
    { $find ->
        [pairs] Ultra
        [six] Ghost
        [fours] Quad
        [dots] group
       *[sets] SET
    }
# Several of them.
find-names =
    { $find ->
        [pairs] Ultras
        [six] Ghosts
        [fours] Quads
        [dots] groups
       *[sets] SETs
    }
# As in: “You took a SET”.
find-a =
    { $find ->
        [pairs] an Ultra
        [six] a Ghost
        [fours] a Quad
        [dots] a group
       *[sets] a SET
    }
# As in: “a point for the SET”.
find-the =
    { $find ->
        [pairs] the Ultra
        [six] the Ghost
        [fours] the Quad
        [dots] the group
       *[sets] the SET
    }
# As in: “You see no SET”.
find-none =
    { $find ->
        [pairs] no Ultra
        [six] no Ghost
        [fours] no Quad
        [dots] no group
       *[sets] no SET
    }
# As in: “You pointed: not a SET”.
find-not =
    { $find ->
        [pairs] not an Ultra
        [six] not a Ghost
        [fours] not a Quad
        [dots] not a group
       *[sets] not a SET
    }
# A verdict.
find-right =
    { $find ->
        [pairs] It is an Ultra
        [six] It is a Ghost
        [fours] It is a Quad
        [dots] It is a group
       *[sets] It is a SET
    }
# The other one.
find-wrong =
    { $find ->
        [pairs] Not an Ultra
        [six] Not a Ghost
        [fours] Not a Quad
        [dots] Not a group
       *[sets] Not a SET
    }
# A claim.
find-here =
    { $find ->
        [pairs] No Ultra here
        [six] No Ghost here
        [fours] No Quad here
        [dots] No group here
       *[sets] No SET here
    }
# What is called out.
find-call =
    { $find ->
        [pairs] Ultra
        [six] Ghost
        [fours] Quad
        [dots] Group
       *[sets] SET
    }
# As in: “You: it is a SET”.
find-is =
    { $find ->
        [pairs] it is an Ultra
        [six] it is a Ghost
        [fours] it is a Quad
        [dots] it is a group
       *[sets] it is a SET
    }
# The same, where there is little room.
find-short =
    { $find ->
        [pairs] No Ultra here
        [six] No Ghost here
        [fours] No Quad here
        [dots] No group here
       *[sets] No SET here
    }
# The one before, in a chain.
find-last =
    { $find ->
        [pairs] The last Ultra
        [six] The last Ghost
        [fours] The last Quad
        [dots] The last group
       *[sets] The last SET
    }
# $count: how many.
find-many =
    { $count ->
        [one] { $count } { find-name }
       *[other] { $count } { find-names }
    }
