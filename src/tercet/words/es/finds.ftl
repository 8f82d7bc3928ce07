# What players look for, by its name. As it stands in a sentence: `.a`: “You took a SET”; `.is`: “It is a SET”;
# `.none`: “You see no SET”; `.not`: “You pointed: not a SET”; `.here`: “No SET here”; `.many`: $count of them.

find-sets = SET
    .a = un SET
    .is = un SET
    .none = ningún SET
    .not = no es un SET
    .here = Aquí no hay SET
    .many = { $count } SET
find-pairs = Ultra
    .a = un Ultra
    .is = un Ultra
    .none = ningún Ultra
    .not = no es un Ultra
    .here = Aquí no hay Ultra
    .many = { $count } Ultra
find-six = Fantasma
    .a = un Fantasma
    .is = un Fantasma
    .none = ningún Fantasma
    .not = no es un Fantasma
    .here = Aquí no hay Fantasma
    .many =
        { $count ->
            [one] { $count } Fantasma
           *[other] { $count } Fantasmas
        }
find-fours = cuarteto
    .a = un cuarteto
    .is = un cuarteto
    .none = ningún cuarteto
    .not = no es un cuarteto
    .here = Aquí no hay cuarteto
    .many =
        { $count ->
            [one] { $count } cuarteto
           *[other] { $count } cuartetos
        }
find-dots = grupo
    .a = un grupo
    .is = un grupo
    .none = ningún grupo
    .not = no es un grupo
    .here = Aquí no hay grupo
    .many =
        { $count ->
            [one] { $count } grupo
           *[other] { $count } grupos
        }
