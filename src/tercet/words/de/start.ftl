# The first page, the new table, and the way to the others.

headline = Drei Karten. Alle gleich oder alle anders.
your-name = Dein Name am Tisch
your-name-open = oder frei lassen
act-rename = Diesen Namen nehmen
# Names for those who give none: short, friendly, for anybody; with commas between them.
friendly-names = Amsel, Biber, Dachs, Eule, Fink, Fuchs, Gecko, Hase, Ibis, Igel, Koala, Lemur, Luchs, Meise, Molch, Otter, Panda, Reiher, Robbe, Schwalbe, Specht, Storch, Tapir, Tukan
play-now = Losspielen
play-now-how = Mit zwei Bots, die sich dir anpassen. Zeige auf drei Karten: Wer zuerst ein SET findet, hat es.
new-table = Neuer Tisch
table-code = Code oder Link eines Tisches
join = Dazukommen
to-learn = So geht’s
to-start = Zur ersten Seite
way-back = Zurück an deinen Tisch { $code }

# The lobby. $tables, $people: how many. $taken of $most seats. $who: the host.
lobby-title = Offene Tische
lobby-count =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    }, { $people ->
        [one] eine Person
       *[other] { $people } Personen
    }
lobby-none = Kein Tisch ist offen. Öffne einen und schicke den Link, wem du willst.
table-of = Tisch von { $who }
seats-taken = { $taken } von { $most } Plätzen
status-gathering = wartet auf Mitspieler
status-playing = es wird gespielt
status-over = zwischen zwei Partien
act-sit-down = Setzen
act-watch = Zusehen

# A new table.
choose-rules = Regeln
rules-more = Alle Regeln
rules-loading = Die Regeln werden geholt.
act-try-again = Noch einmal versuchen
act-change-table = Regeln und Optionen ändern
act-change = So spielen
choose-window = Zeit zum Zeigen nach dem Ruf
window-seconds = { $seconds } s
choose-to-find = SETs in jeder Auslage
choose-order = Wer war zuerst?
option-fair = Nach Reaktion
    .how = Wer am schnellsten reagiert hat, bekommt den Ruf, wie weit der Server auch ist.
option-arrival = Nach Eingang
    .how = Der erste Ruf, der ankommt, zählt: für Leute in einem Raum.
choose-visibility = Wer darf kommen?
option-listed = Alle
    .how = Der Tisch steht in der Liste der offenen Tische.
option-by-link = Nur mit dem Link
    .how = Nur die, denen du den Code oder den Link schickst.
choose-talk = Reden
option-reactions = Zeichen
    .how = Ein paar feste Sätze für die anderen am Tisch.
option-chat = Schreiben
    .how = Alle schreiben, was sie wollen. Nicht, wo Kinder spielen.
option-none = Stille
    .how = Niemand schickt etwas.
act-open-table = Tisch öffnen

# How others get to a table.
share-title = Hol die anderen dazu
share-copy = Link kopieren
share-watch = Link zum Zuschauen
share-copied = Kopiert
share-qr = QR-Code des Links zu diesem Tisch

# What can go wrong on the way.
refused-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
refused-bad-name = Ein Name hat mindestens einen Buchstaben und höchstens 24.
refused-damaged-log = Was hierzu gespeichert ist, ist beschädigt und nicht lesbar. Wer den Server betreibt, wurde benachrichtigt.
refused-too-many-guesses = Zu viele falsche Codes. Warte eine Minute und versuche es dann noch einmal.
refused-too-many-tables = Du hast viele Tische eröffnet. Warte eine Minute, bevor du den nächsten eröffnest.
refused-unknown-table = Kein Tisch hat diesen Code. Frag noch einmal nach.
refused-unknown-rule-set = Diese Regeln kennt hier niemand. Wähle andere.
refused-who-are-you = Sag zuerst deinen Namen.
refused-other-version = Tercet wurde erneuert. Lade die Seite neu.
