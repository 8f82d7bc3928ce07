# A race: everyone plays the same deck on a layout of their own.

race-time-left = Verbleibende Zeit
race-locked = Falsch. Warte einen Moment:
race-locked-for =
    Du setzt { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } aus.
race-watching = Alle spielen auf einer eigenen Auslage. Oben siehst du, wie weit sie sind.
# $who: a player. $count: how many finds they have made.
told-progress = { $who } hat { find-many } gefunden
race-times = Fund für Fund
race-times-note = Sekunden für jeden Fund. Wer dasselbe findet, sieht dieselben Karten.
race-times-find = Fund
race-times-parted = Ab hier hatten nicht mehr alle dieselben Karten.
