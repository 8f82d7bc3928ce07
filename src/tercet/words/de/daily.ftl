# The puzzle of the day.

more-ways = Mehr
to-daily = Rätsel des Tages
# $day: a day and a month, in words.
daily-title = Das Rätsel vom { $day }
daily-time = Zeit
# $found of $sets SETs.
daily-found-of = { $found } von { $sets }
daily-give-up = Aufgeben
daily-again = Das hast du schon
daily-again-why = Dieselbe Karte darf wieder dabei sein, dasselbe SET zählt nur einmal.
# $time: minutes and seconds.
daily-solved = Gelöst in { $time }
daily-gave-up = { $found } von { $sets } gefunden
daily-next = Neues Rätsel um Mitternacht (UTC).
daily-best = beste Zeit der Woche: { $time }
# $names: the names of three cards.
daily-missed = Nicht gefunden: { $names }
# $days: how many days in a row.
daily-streak =
    { $days ->
        [0] Löse es ohne Hilfe und beginne eine Serie.
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
daily-today-open = das heutige ist noch offen
