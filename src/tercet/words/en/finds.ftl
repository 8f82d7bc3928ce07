# What players look for, by its name. As it stands in a sentence: `.a`: “You took a SET”; `.is`: “It is a SET”;
# `.none`: “You see no SET”; `.not`: “You pointed: not a SET”; `.here`: “No SET here”; `.many`: $count of them.

find-sets = SET
    .a = a SET
    .is = a SET
    .none = no SET
    .not = not a SET
    .here = No SET here
    .many =
        { $count ->
            [one] { $count } SET
           *[other] { $count } SETs
        }
find-pairs = Ultra
    .a = an Ultra
    .is = an Ultra
    .none = no Ultra
    .not = not an Ultra
    .here = No Ultra here
    .many =
        { $count ->
            [one] { $count } Ultra
           *[other] { $count } Ultras
        }
find-six = Ghost
    .a = a Ghost
    .is = a Ghost
    .none = no Ghost
    .not = not a Ghost
    .here = No Ghost here
    .many =
        { $count ->
            [one] { $count } Ghost
           *[other] { $count } Ghosts
        }
find-fours = Quad
    .a = a Quad
    .is = a Quad
    .none = no Quad
    .not = not a Quad
    .here = No Quad here
    .many =
        { $count ->
            [one] { $count } Quad
           *[other] { $count } Quads
        }
find-dots = group
    .a = a group
    .is = a group
    .none = no group
    .not = not a group
    .here = No group here
    .many =
        { $count ->
            [one] { $count } group
           *[other] { $count } groups
        }
