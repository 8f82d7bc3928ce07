# Die Wörter des Befehls `tercet`.

# $sets: wie viele SETs gefunden wurden. $cards: unter wie vielen Karten.
sets-found =
    { $sets ->
        [0] Kein SET
        [one] Ein SET
       *[other] { $sets } SETs
    } unter { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.

# $finds: wie viele Funde, die keine SETs sind. $cards: unter wie vielen Karten. $ruleset: der Name der Regeln.
finds-found =
    { $finds ->
        [0] Kein Fund
        [one] Ein Fund
       *[other] { $finds } Funde
    } unter { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } nach den Regeln „{ $ruleset }“.

# $features: in wie vielen Merkmalen sich die Karten eines SETs unterscheiden. $chance: wie wahrscheinlich es zuerst gesehen wird, in Prozent.
set-explained =
    Unterscheidet sich in { $features ->
        [one] einem Merkmal
       *[other] { $features } Merkmalen
    }; wird mit { $chance } % Wahrscheinlichkeit zuerst gesehen.
# $easiest, $hardest: Karten in Kürzeln.
easiest-and-hardest = Am leichtesten ist { $easiest }, am schwersten { $hardest }.
# $chance: ein Prozentsatz. Es folgt eine Liste von Karten mit den Paaren, die jede ergänzen würde.
next-chance = Die nächste Karte ergänzt ein SET mit { $chance } % Wahrscheinlichkeit. Die besten Karten und was sie ergänzen würden:

# Why a command cannot do what was asked. $file, $folder: names; $why, $problem: what another program says about it.
said = { $why }
card-of-no-kind = „{ $card }“ ist keine Karte. Eine Karte schreibt man wie 2rsh, 2rshf, 4ISL oder r--b-i.
# $letter: the wrong one, in place $n. $feature: number, colour, shape, shading or edge. $known and $last: the right ones.
card-wrong-letter =
    „{ $card }“ ist keine Karte: „{ $letter }“ ist { $feature ->
        [number] keine Anzahl
        [colour] keine Farbe
        [shape] keine Form
        [shading] keine Füllung
       *[edge] kein Rand
    }; nimm { $known } oder { $last }.
card-wrong-dot = „{ $card }“ ist keine Karte: „{ $letter }“ kann nicht an Stelle { $n } stehen, nur { $last } oder { $known }.
card-no-dot = „{ $card }“ ist keine Karte: Sie hat keinen Punkt.
cli-cards-of-other-rules = { $card } ist keine Karte der Regeln „{ $name }“.
card-of-other-deck = { $card } und { $other } sind Karten aus verschiedenen Kartensätzen.
card-twice = { $card } ist doppelt: Jede Karte gibt es im Kartensatz einmal.
cli-which-cards = Gib Karten an, zum Beispiel: tercet sets 1rof 2rof 3rof 2gsh
cli-cannot-read = „{ $file }“ lässt sich nicht lesen: { $why }.
cli-cannot-write = „{ $file }“ lässt sich nicht schreiben: { $why }.
cli-not-utf-8 = „{ $file }“ ist kein Text in UTF-8. Speichere die Datei als UTF-8 und versuche es noch einmal.
cli-record-not-text = „{ $file }“ ist kein Protokoll von Tercet: Es ist kein Text.
cli-option = { $option }: { $problem }.
# $name: what was given; $nearest: the name most like it; $known: all names.
cli-no-such-rule-set = Regeln namens „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“? „tercet rules“ nennt alle.
cli-no-such-strategy = Eine Strategie „{ $name }“ gibt es nicht. Strategien: { $known }.
# $deck, $cards: how many cards.
cli-no-such-deck = Einen Kartensatz der Größe { $deck } gibt es nicht. Kartensätze haben 3, 9, 27 oder 81 Karten, mit je einem Merkmal mehr.
cli-deck-to-play-with = Mit einem Kartensatz der Größe { $deck } spielt niemand. Gib --deck 81 oder --deck 27 an.
cli-puzzle-deck = Rätsel mit einem Kartensatz der Größe { $deck } gibt es nicht. Gib --deck 81 oder --deck 27 an.
cli-too-many-cards = So viele Karten gehen nicht: { $cards }. Gib eine Zahl von 0 bis { $deck } an.
cli-how-many-cards = Gib an, wie viele Karten ausliegen: tercet odds --cards 12; oder spiele: tercet odds --play
cli-fresh-or-play = Die Chancen bei frischen Karten oder im Spiel? Gib --cards oder --play an, nicht beides.
cli-bots-choose = Nach einem Regelwerk wählen die Bots selbst, aus dem Kartensatz dieser Regeln. Lass --strategy und --deck weg.
cli-games-needed = Dafür müssen Partien gespielt werden: tercet odds --play …
cli-counts-missing = Die genauen Zahlen fehlen. Zähle sie neu: tercet lab exact
cli-counts-unknown = Wie viele Auslagen 1, 2, 3 … SETs enthalten, ist bis 15 Karten und ab 66 genau bekannt, aber nicht hier: { $cards }; die Zahl der Auslagen ohne SET ist genau.
cli-sets-known = Zahl der Karten: { $cards }. Wie viele SETs es gibt, ist bis 15 Karten und ab 66 genau bekannt.
# $name: a rule set; $sets: how many.
odds-all-cards-lie = In „{ $name }“ liegen alle Karten von Anfang an aus und bleiben liegen: Es gelten die Chancen frischer Karten. Frage: tercet odds --cards { $cards }
odds-of-a-puzzle = In „{ $name }“ hat jede Auslage eine gewählte Zahl von SETs ({ $sets }): Da gibt es keine Chancen zu zählen.
odds-own-layouts = In „{ $name }“ hat jeder eine eigene Auslage, und wer zuerst fertig ist, beendet es: Da gibt es keine Chancen ganzer Spiele zu zählen.
odds-unseen = „{ $name }“ wird mit echten Karten gespielt, die Tercet nicht sieht.
puzzle-not-dealt = Auch nach vielen Versuchen lag keine solche Auslage da (Karten: { $cards }, Funde: { $finds }). Wähle andere Zahlen.
puzzle-most-cards = Rätsel haben höchstens 15 Karten, nicht { $cards }: Bei mehr ist nicht bekannt, wie selten sie sind.
puzzle-none =
    Keine Auslage enthält genau { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } (Zahl der Karten: { $cards } von { $deck }). Es gibt Auslagen mit { $known }.
# $rare: one hand in so many.
puzzle-too-rare =
    Nur eine von { $rare } Auslagen enthält genau { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } (Zahl der Karten: { $cards }): Das ist zu selten.
cli-no-games = Gib an, wie viele Partien gespielt werden, zum Beispiel: --games 1000000
cli-bad-seed = Der Startwert muss eine Zahl von 0 bis { $most } sein.
cli-bad-cores = Gib --cores 1 oder mehr an oder lass es weg für alle.
cli-stopped-at-once = Abgebrochen, bevor die ersten Partien zu Ende waren: Noch ist nichts bekannt.
# $played of $games.
cli-stopped-after = Abgebrochen; gespielte Partien: { $played } von { $games }. Das ist bis jetzt bekannt.
cli-law-broken = Partie { $n } verletzt ein Gesetz: { $problem }
cli-record-not-written = In „{ $folder }“ lässt sich kein Protokoll schreiben: { $why }.
cli-two-lags = Gib mindestens zwei Laufzeiten in Millisekunden an, zum Beispiel: tercet fairness 20 80 200
cli-fairness-options = --find muss größer als 0 sein, --cap mindestens 0 und --races mindestens 1.
cli-layouts = Gib die Zahl der Auslagen an, von 1 bis { $most }.
cli-evenings = Gib die Zahl der Abende an, von 1 bis { $most }, und die der Bots, von 1 bis { $bots }.
cli-players-to-rate = Gib die Zahl der Spieler an, von 10 bis 10000.
cli-which-records = Gib die Protokolle an, zum Beispiel: tercet lab fit games/
cli-no-records = Dort gibt es keine Protokolle: Ihre Namen enden auf .jsonl.
cli-too-few-sets = Niemand hat in diesen Partien { $sets } SETs genommen: zu wenig, um etwas zu schätzen.
cli-chart-kind = „{ $file }“ ist weder .svg noch .png. Schreibe zum Beispiel: tercet lab chart odds odds.svg
cli-nothing-drawn = Abgebrochen: Es wurde nichts gezeichnet.
cli-needs-charts = Diagramme brauchen Vega-Lite. Installiere es: pip install 'tercet[charts]'
cli-needs-numba = Das Zählen braucht numba. Installiere es: pip install 'tercet[lab]'
cli-not-built = Die Webseite ist nicht gebaut. Starte: python3 dev.py run
cli-copy-damaged = Die Sicherung ist beschädigt, wie die Daten selbst. „tercet doctor“ sagt, wo.
cli-not-restored = „{ $file }“ lässt sich nicht in „{ $folder }“ zurückspielen: { $why }.
cli-for-postgresql = Eine PostgreSQL-Datenbank wird mit ihren eigenen Werkzeugen gesichert: pg_dump und pg_restore.
cli-restore-logs = Andere Protokolle sind nicht betroffen. Um diese zurückzuholen, spiele eine Sicherung zurück: tercet restore DATEI.
cli-restore-file = Halte den Server an und spiele eine Sicherung zurück: tercet restore DATEI.
cli-unproved = Was sich nicht nachprüfen lässt, wurde verändert oder von einem älteren Tercet nach Regeln gespielt, die seither korrigiert wurden.
cli-logs-left-out =
    { $problem }
    Was in diesen Protokollen steht, bleibt weg.

# Why something cannot be printed.
cli-what-to-print = Gib ein Dokument an, zum Beispiel: tercet print entry-cards. „tercet print --list“ nennt alle.
cli-which-folder = Gib den Ordner an, in den gedruckt wird: tercet print --all --sample -o ORDNER
cli-print-of = Gib mit --competition DATEI ein Turnier an oder nimm --sample.
paper-no-such-document = Ein Dokument „{ $name }“ gibt es nicht. Meinst du „{ $nearest }“? „tercet print --list“ nennt alle.
paper-no-such-rule-set = Regeln namens „{ $name }“ gibt es nicht. „tercet rules“ nennt alle.
paper-no-such-slips = Keines dieser Spiele hat noch einen Punktezettel. Lade die Seite neu.
paper-nobody-seated = Noch ist niemand da: Gib --players ab 6 an oder ein Turnier.
paper-not-drawn = Die Runden sind noch nicht ausgelost: Dieses Blatt würde eine Auslosung zeigen, die nicht gespielt wird. Lost sie zuerst aus.
paper-no-links = Es sind keine Links angegeben: Druckt dies, wenn ihr sie ausstellt, denn danach sind ihre Geheimnisse nicht mehr bekannt.
paper-no-such-link = „{ $path }“ ist kein Link, der sich drucken lässt.
paper-nobody-entered = Niemand ist angemeldet: Gib ein Turnier an oder --players.
paper-which-day = Gib den Tag des Rätsels an, zum Beispiel: --date 2026-11-21
paper-too-much = Das ist zu viel auf einmal. Bestelle weniger Runden oder weniger Spieler auf einmal.
paper-too-long = Der Druck dauert zu lange. Bestelle weniger Runden oder weniger Spieler auf einmal.

# What the person who prints should know. $text: characters; $more: yes if there are others.
print-without-codes = Ohne QR-Codes: Gib mit --link die Adresse der Seite des Turniers an.
print-not-noted = Der Spielplan ist gedruckt, aber „{ $file }“ lässt sich nicht schreiben: Die Seiten markieren nicht, was sich danach ändert.
print-without-letters =
    Keine Schrift hat hier { $text }{ $more ->
        [yes] { " " }und andere
       *[no] { "" }
    }: gedruckt als �.
print-name-without-letters = Der Name von Nr. { $number } hat { $text }: Schreib ihn vor dem Drucken mit anderen Buchstaben.
