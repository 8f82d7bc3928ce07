# What players look for, by its name. As it stands in a sentence: `.a`: “You took a SET”; `.is`: “It is a SET”;
# `.none`: “You see no SET”; `.not`: “You pointed: not a SET”; `.here`: “No SET here”; `.many`: $count of them.

find-sets = SET
    .a = ein SET
    .is = ein SET
    .none = kein SET
    .not = kein SET
    .here = Kein SET da
    .many =
        { $count ->
            [one] { $count } SET
           *[other] { $count } SETs
        }
find-pairs = Ultra
    .a = ein Ultra
    .is = ein Ultra
    .none = kein Ultra
    .not = kein Ultra
    .here = Kein Ultra da
    .many =
        { $count ->
            [one] { $count } Ultra
           *[other] { $count } Ultras
        }
find-six = Geist
    .a = einen Geist
    .is = ein Geist
    .none = keinen Geist
    .not = kein Geist
    .here = Kein Geist da
    .many =
        { $count ->
            [one] { $count } Geist
           *[other] { $count } Geister
        }
find-fours = Quartett
    .a = ein Quartett
    .is = ein Quartett
    .none = kein Quartett
    .not = kein Quartett
    .here = Kein Quartett da
    .many =
        { $count ->
            [one] { $count } Quartett
           *[other] { $count } Quartette
        }
find-dots = Gruppe
    .a = eine Gruppe
    .is = eine Gruppe
    .none = keine Gruppe
    .not = keine Gruppe
    .here = Keine Gruppe da
    .many =
        { $count ->
            [one] { $count } Gruppe
           *[other] { $count } Gruppen
        }
