# Playing alone: solitaire, against the clock, practice.

practice-how = Ohne Uhr: Tipps Schritt für Schritt, jeder Fehler wird erklärt, und nichts wird gezählt.

# Practice: help in steps, after “Show a card”. $sets: how many lie there.
act-show-another = Noch eine
act-show-why = Und die dritte?
act-how-many = Wie viele?
hint-why-title = Die dritte Karte
hint-why = Zu diesen beiden verlangt jedes Merkmal diese Karte. Suche sie und tippe sie an.
hint-how-many =
    { $sets ->
        [0] Hier ist kein SET
        [1] Hier ist ein SET
       *[other] Hier sind { $sets } SETs
    }

# Against the clock: so many SETs ($sets), or as many as possible in so many minutes ($minutes).
clock-by-finds = Wie schnell bist du?
clock-by-minutes = Wie viele findest du?
clock-aim-finds =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
clock-aim-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
# $title: what is played for. $text: the best so far.
clock-waiting = Weiter mit „{ $title }“
clock-best-is = Bestleistung: { $text }

# Before the clock runs. $code: the letters by which a deal is known. $clock: a time.
clock-rule-take = Tippe die drei Karten eines SETs an: Neue kommen an ihre Plätze. Ist kein SET da, kommen drei Karten dazu.
clock-rule-wrong =
    { $seconds ->
        [one] Eine falsche Wahl kostet { $seconds } Sekunde.
       *[other] Eine falsche Wahl kostet { $seconds } Sekunden.
    }
clock-rule-pause = Machst du Pause oder verlässt die Seite, hält die Uhr an und die Karten sind verdeckt. Ein Ergebnis mit Pause zählt nicht als Bestleistung.
clock-rule-link = Am Ende bekommst du einen Link: Wer ihn öffnet, spielt mit denselben Karten.
clock-rule-deal = Gleicher Code, gleiche Karten: Wer deinen Link öffnet, bekommt dieselbe Kartenfolge.
clock-deal = Kartenfolge { $code }
clock-seen = Diese Kartenfolge hast du schon gespielt, darum zählt sie nicht als Bestleistung.
clock-friend-time = Die andere Zeit: { $clock }.
clock-friend-sets =
    { $sets ->
        [one] Gegenüber: { $sets } SET.
       *[other] Gegenüber: { $sets } SETs.
    }
clock-asked-wrong = Ein Teil dieses Links ist nicht lesbar. Was fehlt, wird hier gewählt.
clock-start = Start

# While it runs. $count: how many SETs one is ahead or behind.
clock-found-of = { $found } von { $sets }
clock-time = Zeit
clock-left = Restzeit
clock-you = Du
clock-best = Bestleistung
clock-friend = Gegenüber
clock-no-best = Noch keine Bestleistung: Das kann die erste werden.
clock-ahead = { $count } voraus
clock-behind = { $count } zurück
clock-level = gleichauf
clock-wrong-title = Kein SET: +{ $seconds } s
clock-wrong-cost =
    { $seconds ->
        [one] Das kostet { $seconds } Sekunde.
       *[other] Das kostet { $seconds } Sekunden.
    }
clock-new-deck = Der Kartensatz war durchgespielt. Hier kommt der nächste.
clock-pause = Pause
clock-paused = Pause
clock-paused-why = Die Karten sind verdeckt, die Uhr steht bei { $clock }. Das Ergebnis zählt nicht als Bestleistung.
clock-go-on = Weiter
clock-give-up = Aufgeben

# The end. $clock: a time, or a number of seconds with tenths.
clock-end-minutes =
    { $sets ->
        [one] SET
       *[other] SETs
    } in { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
clock-end-given-up =
    { $sets ->
        [0] Aufgegeben
        [one] Aufgegeben nach { $sets } SET
       *[other] Aufgegeben nach { $sets } SETs
    }
clock-best-first = Dein erstes Ergebnis: Jetzt gibt es eine Bestleistung zu schlagen.
clock-best-faster = Neue Bestleistung, { $clock } s schneller als zuvor.
clock-best-more =
    { $count ->
        [one] Neue Bestleistung: { $count } SET mehr als zuvor.
       *[other] Neue Bestleistung: { $count } SETs mehr als zuvor.
    }
clock-best-sooner = Neue Bestleistung: so viele SETs wie zuvor, aber früher.
clock-best-slower = { $clock } s langsamer als deine Bestleistung.
clock-best-fewer =
    { $count ->
        [one] { $count } SET weniger als deine Bestleistung.
       *[other] { $count } SETs weniger als deine Bestleistung.
    }
clock-best-later = So viele SETs wie deine Bestleistung, aber später.
clock-without-given-up = Das zählt nicht als Ergebnis.
clock-without-paused = Es gab eine Pause, darum zählt es nicht als Bestleistung.
clock-without-seen-before = Diese Kartenfolge kanntest du schon, darum zählt es nicht als Bestleistung.
clock-without-nothing = Beim Üben läuft keine Uhr, und du kannst dir eine Karte zeigen lassen.
clock-friend-faster = { $clock } s schneller als dein Gegenüber.
clock-friend-slower = { $clock } s langsamer als dein Gegenüber.
clock-friend-more =
    { $count ->
        [one] { $count } SET mehr als dein Gegenüber.
       *[other] { $count } SETs mehr als dein Gegenüber.
    }
clock-friend-fewer =
    { $count ->
        [one] { $count } SET weniger als dein Gegenüber.
       *[other] { $count } SETs weniger als dein Gegenüber.
    }
clock-friend-as-many = So viele SETs wie dein Gegenüber.
clock-lengths = Sekunden für jedes SET
clock-seconds = { $clock } s
clock-length = SET { $number }: { $clock } s
clock-fastest = Schnellstes
clock-slowest = Langsamstes
clock-mean = Im Mittel
clock-wrong = Falsch gewählt
# $count: how many; $seconds: what they cost.
clock-wrong-figure = { $count } (+{ $seconds } s)
clock-again = Gleiche Karten
clock-other = Neue Karten
clock-share = Link senden
clock-copied = Kopiert
# What is sent. $title: what was played for. $text: the result. $address: the link.
clock-shared = Tercet gegen die Uhr, { $title }: { $text }. Dieselben Karten für dich: { $address }
clock-shared-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
