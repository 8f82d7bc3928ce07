# What players look for, by its name. As it stands in a sentence: `.a`: “You took a SET”; `.is`: “It is a SET”;
# `.none`: “You see no SET”; `.not`: “You pointed: not a SET”; `.here`: “No SET here”; `.many`: $count of them.

find-sets = SET
    .a = un SET
    .is = un SET
    .none = pas de SET
    .not = pas un SET
    .here = Pas de SET ici
    .many = { $count } SET
find-pairs = Ultra
    .a = un Ultra
    .is = un Ultra
    .none = pas d’Ultra
    .not = pas un Ultra
    .here = Pas d’Ultra ici
    .many = { $count } Ultra
find-six = Fantôme
    .a = un Fantôme
    .is = un Fantôme
    .none = pas de Fantôme
    .not = pas un Fantôme
    .here = Pas de Fantôme ici
    .many =
        { $count ->
            [one] { $count } Fantôme
           *[other] { $count } Fantômes
        }
find-fours = quatuor
    .a = un quatuor
    .is = un quatuor
    .none = pas de quatuor
    .not = pas un quatuor
    .here = Pas de quatuor ici
    .many =
        { $count ->
            [one] { $count } quatuor
           *[other] { $count } quatuors
        }
find-dots = groupe
    .a = un groupe
    .is = un groupe
    .none = pas de groupe
    .not = pas un groupe
    .here = Pas de groupe ici
    .many =
        { $count ->
            [one] { $count } groupe
           *[other] { $count } groupes
        }
