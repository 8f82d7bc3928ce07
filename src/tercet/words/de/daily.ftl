# The puzzle of the day.

# $number: which puzzle, counted from the first day.
daily-number = Rätsel des Tages { $number }
daily-small-number = Kleines Rätsel des Tages { $number }
# $day: a day and a month, in words.
daily-title = Das Rätsel vom { $day }
daily-rule-full = Zwölf Karten, sechs SETs. Tippe drei Karten an, die ein SET bilden. Eine Karte kann zu mehreren SETs gehören.
daily-rule-small = Neun Karten, vier SETs, und alle Symbole sind voll: Es zählen nur Anzahl, Farbe und Form. Eine Karte kann zu mehreren SETs gehören.
daily-rule-clock = Die Uhr läuft, sobald du auf „Start“ drückst, bis zum letzten SET, auch wenn die Seite geschlossen ist.
# $time: a day and a time of day, where the reader is.
daily-rule-counts = Es zählt für deine Serie, wenn du bis { $time } beginnst und alle SETs ohne Hilfe findest.
daily-rule-offline = Eine Verbindung brauchst du nicht: Das Ergebnis wird gesendet, sobald du eine hast, bis zu sieben Tage später.
daily-rule-late = Dieser Tag ist vorbei. Du kannst sein Rätsel noch lösen, aber es zählt weder für deine Serie noch bei den Zeiten der anderen.
daily-start = Start
daily-to-small = Kleines Rätsel
daily-to-full = Zwölf Karten
daily-print = Drucken
daily-time = Zeit
# $found of $sets SETs.
daily-found-of = { $found } von { $sets }
daily-give-up = Aufgeben
daily-again = Das hast du schon
daily-again-why = Dieselbe Karte darf wieder dabei sein, dasselbe SET zählt nur einmal.
daily-clean = Alle gefunden, ohne Hilfe
# $count: how many cards were shown.
daily-with-help =
    { $count ->
        [one] Alle gefunden, { $count } Karte gezeigt
       *[other] Alle gefunden, { $count } Karten gezeigt
    }
daily-gave-up = { $found } von { $sets } gefunden
daily-late = Verspätet: zählt nicht für deine Serie.
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
# $days: the most days in a row.
daily-longest = längste Serie: { $days }
daily-month-before = Voriger Monat
daily-month-after = Nächster Monat
daily-mark-solved = gelöst
daily-mark-played = mit Hilfe, verspätet oder aufgegeben
daily-mark-open = nicht gespielt
daily-others = So schnell waren andere
daily-others-waiting = Das siehst du, sobald dein Ergebnis angekommen ist.
daily-others-none = Noch niemand hat es an seinem Tag ohne Hilfe gelöst.
# $count: how many people.
daily-people =
    { $count ->
        [one] bisher { $count } Person
       *[other] bisher { $count } Personen
    }
# $count: how many people.
daily-faster =
    { $count ->
        [0] niemand war schneller als du
        [one] { $count } Person war schneller als du
       *[other] { $count } Personen waren schneller als du
    }
daily-you = du
# $first, $last: minutes and seconds.
daily-from-to = { $first } bis { $last }:
# $time: minutes and seconds.
daily-from = { $time } und mehr:
daily-share-picture = Bild teilen
daily-share-text = Als Text kopieren
# $seconds: figures, such as “21 · 27 · 44”.
daily-seconds-each = Sekunden je SET: { $seconds }
daily-seconds = Sekunden je SET
daily-next-title = Wie geht es weiter?
daily-to-today = Rätsel von heute
daily-to-before = Der Tag davor
daily-to-drills = Übungen
daily-to-table = Mit anderen spielen
refused-no-such-puzzle = Für diesen Tag gibt es noch kein Rätsel.
refused-not-finished = Löse zuerst dieses Rätsel: Danach siehst du, wie schnell andere waren.
