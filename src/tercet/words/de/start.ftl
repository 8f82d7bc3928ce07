# The start page, the new table, and the way to the others.

headline = Drei Karten. Alle gleich oder alle verschieden.
which-game = Das Kartenspiel SET® spielen und lernen.
your-name = Dein Name am Tisch
your-name-open = oder frei lassen
your-name-given = Wir nennen dich
act-rename = Diesen Namen nehmen
# Names for those who give none: short, friendly, for anybody; with commas between them.
friendly-names = Amsel, Biber, Dachs, Eule, Fink, Fuchs, Gecko, Hase, Ibis, Igel, Koala, Lemur, Luchs, Meise, Molch, Otter, Panda, Reiher, Robbe, Schwalbe, Specht, Storch, Tapir, Tukan
play-now = Losspielen
new-table = Neuer Tisch
table-code = Code oder Link eines Tisches
join = Beitreten
to-learn = So geht’s
to-drills = Übungen
to-drills-how = Kurze Aufgaben, die sich dir anpassen.
to-start = Zur Startseite
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
lobby-none = Kein Tisch ist offen. Eröffne einen und schicke den Link an alle, die mitspielen sollen.
table-of = Tisch von { $who }
seats-taken =
    { $taken } von { $most ->
        [one] { $most } Platz
       *[other] { $most } Plätzen
    }
status-gathering = wartet auf Mitspieler
status-playing = es wird gespielt
status-over = zwischen zwei Partien
act-sit-down = Mitspielen
act-watch = Zusehen

# A new table.
choose-rules = Regeln
rules-played-last = Zuletzt gespielt
# $lying: cards laid out at first, 0 where they come one by one. $deck: cards in all.
rules-cards-out =
    { $lying ->
        [0] { $deck } Karten, eine nach der anderen
       *[other] { $lying } von { $deck } Karten liegen aus
    }
family-box = Die Schachtel
    .how = Drei Karten, wie gedruckt
family-quick = Gedächtnis und Tempo
    .how = Ohne Rufen, Rätsel, wandernde und verdeckte Karten
family-finds = Andere Funde
    .how = Vier oder sechs Karten und Ketten
family-decks = Größere Kartensätze
    .how = Ein fünftes Merkmal, ein vierter Wert, Punkte
family-own = Eigene
    .how = Kombiniere, was zusammenpasst
own-start-from = Ausgehen von
own-changed = Was du geändert hast
own-unchanged = Noch ist nichts geändert. Öffne eine Frage, um die Antwort zu ändern.
own-clash = So kann man nicht spielen.
own-would-fit = So kann man spielen:
own-fit = So ändern
own-more = Weitere Fragen
own-copy = Link zu diesen Regeln kopieren
rules-differ = Hier geändert
# $title: what a rule is about. $value: what it says.
rules-say = { $title }: { $value }
# $name: the rule set from which the rules differ.
rules-changed = { $name }, geändert
    .description = Wie { $name }, mit Änderungen bei: { $text }.
rules-more = Alle Regeln
rules-loading = Die Regeln werden geladen …
act-try-again = Noch einmal versuchen
act-change-table = Regeln und Optionen ändern
act-change = Mit diesen Regeln spielen
choose-window = Zeit zum Zeigen nach dem Ruf
window-seconds = { $seconds } s
choose-to-find = SETs in jeder Auslage
choose-order = Wer war zuerst?
option-fair = Nach Reaktion
    .how = Wer am schnellsten reagiert hat, ist dran, egal wie langsam die Verbindung ist.
option-arrival = Nach Eingang
    .how = Dran ist, wer den Server zuerst erreicht: für Leute in einem Raum.
choose-visibility = Wer darf kommen?
option-listed = Alle
    .how = Der Tisch erscheint in der Liste der offenen Tische.
option-by-link = Nur mit dem Link
    .how = Nur die, denen du den Code oder den Link schickst.
choose-judge = Wer ist Schiedsrichter?
option-host = Ich
    .how = Du spielst nicht mit: Du entscheidest über Rufe und gibst.
option-somebody = Jemand, der noch kommt
    .how = Der Platz bleibt frei, bis ihn jemand nimmt.
option-nobody = Niemand
    .how = Die Spieler entscheiden über ihre Rufe, legen nach und nehmen Karten weg.
choose-talk = Unterhaltung
option-reactions = Kurze Sätze
    .how = Ein paar fertige Sätze für die anderen am Tisch.
option-chat = Chat
    .how = Alle schreiben, was sie wollen. Nicht zu empfehlen, wo Kinder spielen.
option-none = Stille
    .how = Niemand schickt etwas.
option-numbers = Für eine Klasse
    .how = Niemand sendet etwas, und alle sind Nummern.
act-open-table = Tisch eröffnen

# How others get to a table.
share-title = Lade die anderen ein
share-copy = Link kopieren
share-watch = Link zum Zuschauen
share-copied = Kopiert
share-qr = QR-Code des Links zu diesem Tisch

# What can go wrong on the way.
refused-offline = Der Server ist nicht zu erreichen. Prüfe die Verbindung und versuche es noch einmal.
refused-bad-name = Ein Name hat 1 bis 24 Zeichen.
refused-damaged-log = Was hierzu gespeichert ist, ist beschädigt und nicht lesbar. Wer den Server betreibt, wurde benachrichtigt.
refused-too-many-guesses = Zu viele falsche Codes. Warte eine Minute und versuche es dann noch einmal.
refused-too-many-tables = Du hast viele Tische eröffnet. Warte eine Minute, bevor du den nächsten eröffnest.
refused-unknown-table = Kein Tisch hat diesen Code. Frage noch einmal nach.
refused-unknown-rule-set = Diese Regeln gibt es hier nicht. Wähle andere.
refused-who-are-you = Gib zuerst deinen Namen ein.
refused-other-version = Tercet wurde aktualisiert. Lade die Seite neu.

# Ways to other pages.

to-odds = Gibt es ein SET?
to-daily = Rätsel des Tages
to-competitions = Turniere
to-account = Deine Partien und ein Konto für mehrere Geräte
to-rules = Regeln
rules-page = Die Regeln mit Beispielen
to-class = Für eine Klasse
