# The words of the web pages. SET is written in capitals.

page-title = Tercet · für das Kartenspiel SET®
page-description = Tercet spielt, lehrt und leitet das Kartenspiel SET.
no-script = Tercet braucht JavaScript, um die Karten zu geben. Schalte es für diese Seite ein.
trademark = Tercet ist für das Kartenspiel SET®. Es gehört nicht zu dessen Verlag und wird von ihm nicht unterstützt.

alone-title = Allein spielen
clock-title = Gegen die Uhr
practice-title = Üben

# The strip of figures.
count-found = SETs gefunden
count-deck = Stapel
count-table = Auf dem Tisch

# The layout.
layout-name = Karten auf dem Tisch
place-empty = leerer Platz
place-covered = verdeckte Karte
place-face-down = Karte { $place }, verdeckt

# What the panel under the cards says. Nothing chosen yet:
choose-title = Wähle drei Karten
choose-how = In einem SET ist jedes Merkmal überall gleich oder überall verschieden.
choose-none = Keins da? Drücke „Kein SET“.

# One or two cards chosen. $left: how many are still to be chosen.
choose-more =
    { $left ->
        [one] Noch eine Karte
       *[other] Noch zwei Karten
    }

# Three cards that are no SET. $count: how many features do not fit.
wrong-title = Kein SET
wrong-why =
    { $count ->
        [1] Ein Merkmal passt nicht.
        [2] Zwei Merkmale passen nicht.
        [3] Drei Merkmale passen nicht.
       *[4] Vier Merkmale passen nicht.
    }
wrong-all-why = Kein Merkmal passt.
wrong-close = Verstanden

# Three cards that are one.
right-title = Ein SET!
right-why = Jedes Merkmal passt.

# “No SET”, rightly and wrongly said.
none-right-title = Richtig, kein SET
none-right-why = Unter diesen Karten war keins. Drei weitere sind dazugekommen.
none-wrong-title = Doch, es gibt eins
none-wrong-why = Unter diesen Karten gibt es ein SET. Schau noch einmal oder lass dir eine seiner Karten zeigen.

# The end. $found: SETs found. $left: cards that lie out.
over-title = Der Stapel ist aufgebraucht
over-why =
    { $left ->
        [0] Keine Karte ist übrig.
        [one] In der letzten Karte ist kein SET mehr.
       *[other] In den letzten { $left } Karten ist kein SET mehr.
    } { $found ->
        [0] Du hast keins gefunden.
        [one] Du hast eins gefunden.
       *[other] Du hast { $found } gefunden.
    }

# What one can press.
act-no-set = Kein SET
act-show = Karte zeigen
act-deal = Neu geben

# The SETs found.
found-none = Hier erscheinen die SETs, die du findest.

# $names: cards, for those who listen.
heard-new = Neue Karten: { $names }.
heard-finding = { $feature }: { $finding }.

# Settings.
menu = Einstellungen
menu-close = Schließen
setting-language = Sprache
setting-edition = Ausgabe
edition-american = Amerikanisch
edition-european = Europäisch
setting-palette = Farben
palette-distinct = am leichtesten zu unterscheiden
setting-theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
setting-contrast = Kontrast
contrast-auto = Wie das Gerät
contrast-more = Hoch
setting-large-cards = Große Karten
large-cards-how = Die Karten nehmen allen Platz ein, und ihre Symbole füllen sie mehr aus.
setting-flipped = Reihenfolge umdrehen
flipped-how = Karten, die dazukommen, liegen links oder oben statt am anderen Ende.
setting-volume = Ton
volume-off = aus
volume-on = { $volume } %
setting-vibration = Vibration
vibration-how = Das Gerät vibriert kurz, wenn du rufst und wenn du dich irrst.
setting-keyboard = Tastatur
keyboard-own = Eigene Tasten
own-keys = Deine Tasten, Platz für Platz
# $most: how many keys.
own-keys-how = Auf breitem Bildschirm die Spalten hinunter, auf hohem die Zeilen entlang; höchstens { $most }. 0, 8 und 9 tun etwas anderes.
setting-letters = Buchstaben auf den Karten
letters-how = Jede Karte zeigt die Taste, mit der du auf sie zeigst. Mit der Leertaste rufst du.
setting-edge-bar = Randstrich

# $left, $middle, $right: the names of three colours.
edge-bar-how = Ein kurzer Strich am unteren Rand jeder Karte nennt ihre Farbe: { $left } links, { $middle } in der Mitte, { $right } rechts.
about-title = Wie die Karten gegeben werden
about-deal = So, wie die Karten aus dem gemischten Stapel kommen. Etwa jedes dreißigste Mal ist unter den ersten zwölf kein SET. Niemand sagt es dir: Drücke „Kein SET“, und wenn das stimmt, kommen drei dazu.

# What can go wrong. $code: what was given as a card. $count: how many cards were given.
problem-language = Diese Sprache ließ sich nicht laden. Prüfe die Verbindung und wähle sie noch einmal.
deal-not-a-card = Die Adresse verlangt „{ $code }“, aber das ist keine Karte; eine Karte schreibt man wie 2rsh. Die Karten sind stattdessen gemischt.
deal-card-twice = Die Adresse verlangt { $code } zweimal, aber jede Karte gibt es nur einmal. Die Karten sind stattdessen gemischt.
deal-too-few =
    { $count ->
        [one] Die Adresse nennt nur eine Karte
       *[other] Die Adresse nennt nur { $count } Karten
    }, aber es müssen mindestens zwölf sein. Die Karten sind stattdessen gemischt.

# What the browser writes above a page.

account-title = Dein Konto
replay-page = Wiedergabe
stats-title = Wie du spielst
ratings-title = Deine Wertungen
boards-title = Bestenlisten
odds-title = Gibt es ein SET?
eye-title = Karten per Kamera
eye-puzzle = Eine Auslage zum Lösen
# A link to that page follows.
eye-about = Echte Karten auf dem Tisch? Dein Handy kann sie lesen:
competitions-title = Turniere
new-title = Neues Turnier
real-title = Eure eigenen Karten, Handys als Buzzer
together-title = Ein Bildschirm für euch alle
day-title = Turnier
# $code: the code of the table.
sheet-title = Tisch { $code }

# On any page.

page-lost = Diese Seite konnte nicht geladen werden. Gibt es eine Verbindung?
page-again = Noch einmal versuchen
no-page = Diese Seite gibt es nicht
no-table = Hier gibt es keinen Tisch
line-lost = Verbindung verloren. Sie wird wiederhergestellt; dein Platz bleibt dir.
# $a, $b, $card: names of cards.
pair-completed = Zu { $a } und { $b } gehört { $card }.
played-title = Letzte Partien
key-enter = Enter
