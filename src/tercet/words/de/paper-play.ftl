# The sheets that explain the game and its judging, and those to play with.

# The handout.
paper-handout-features = Vier Merkmale mit je drei Werten
paper-handout-features-three = Drei Merkmale mit je drei Werten
paper-handout-set = Was ein SET ist
paper-handout-set-text = Drei Karten sind ein SET, wenn jedes Merkmal, für sich betrachtet, auf allen dreien gleich oder auf allen dreien verschieden ist.
paper-handout-is = Ein SET
paper-handout-is-not = Kein SET
paper-handout-check = Die schnelle Probe
paper-handout-check-text = Haben zwei Karten etwas gemeinsam, was die dritte nicht hat, ist es kein SET.
paper-handout-play = So wird gespielt
paper-handout-ultra = Hier zählen vier Karten: zwei Paare, die dieselbe fünfte Karte jeweils zu einem SET ergänzen würde.
paper-handout-ultra-pair = Beide ergänzt diese Karte:
paper-handout-more = Spielen und üben

# The judge's script: what to do, and what to say aloud.
paper-judge-intro = Lies die Kästen laut vor. Beginne, wenn alle am Tisch sind.
paper-judge-before = Vor dem Spiel
paper-judge-lay = Mische und lege 12 Karten in 3 Reihen zu 4 aus. Achte darauf, dass jeder alle Karten sehen kann.
paper-judge-welcome = Begrüßung
paper-judge-say-welcome = Willkommen. Ich leite dieses Spiel. Sehen alle die zwölf Karten?
paper-judge-call = Rufen
paper-judge-say-call = Wenn ihr ein SET seht, ruft „SET“ und zeigt auf die drei Karten. Nehmt sie nicht weg. Ist es ein SET, gebe ich euch die Karten.
paper-judge-penalty = Strafe
paper-judge-say-penalty = Ist es kein SET, schreibe ich einen Minuspunkt auf, und die Karten bleiben liegen.
paper-judge-several = Mehrere Rufe
paper-judge-say-several = Rufen mehrere, höre ich euch in der Reihenfolge der Rufe an. Ist eine eurer Karten gerade weggenommen worden, sagt es; das kostet nichts.
paper-judge-questions = Fragen
paper-judge-say-questions = Hat jemand eine Frage?
paper-judge-collect = Beantworte sie. Nimm dann die Karten auf und mische sie wieder in den Stapel.
paper-judge-during = Im Spiel
paper-judge-during-deal = Gib 12 Karten. Achte auf den ersten Ruf.
paper-judge-during-verdict = Prüfe jedes Merkmal. Ein SET: Übergib die Karten. Kein SET: Schreibe einen Minuspunkt auf.
paper-judge-during-order = Mehrere Rufe: der erste zuerst. Frage dann die zweite Person, dann die dritte, ob ihr SET noch daliegt. „Nein“ kostet nichts, wenn jemand vorher eine Karte davon genommen hat.
paper-judge-during-replace = Erst dann lege Karten nach.
paper-judge-during-more = Kein SET da oder lange genug keins gefunden: Lege drei dazu.
paper-judge-during-fifteen = Auch bei 15 keins gefunden: Nimm 6 weg, stecke sie in den Stapel zurück, mische ihn und lege 3 neue.
paper-judge-after = Am Ende
paper-judge-after-end = Schluss ist, wenn alle Karten ausgegeben und alle SETs gerufen sind.
paper-judge-after-score = Punkte = SETs − Minuspunkte. Das kann unter null liegen.
paper-judge-after-count = Zähle die SETs des Tisches zusammen: 21 bis 25 oder 27. Sonst zähle neu.
paper-judge-after-send = Schreibe die Punkte auf den Zettel und die Teilnahmekarten und schicke alle zur Anmeldung.

# Puzzles. $count: SETs to find; $n: the puzzle's number.
paper-puzzle-find =
    { $count ->
        [one] Finde das eine SET.
       *[other] Finde alle { $count } SETs.
    }
paper-puzzle-how = Eine Karte kann zu mehreren SETs gehören. Schreibe die Nummern der drei Karten auf.
paper-puzzle-solution = Lösung
paper-puzzle-solutions = Lösungen
paper-puzzle-number = Rätsel { $n }
paper-puzzle-time = Meine Zeit
paper-puzzle-own-name = Mein Name
paper-book-title = SETs zu finden
paper-book-intro =
    { $count ->
        [one] Ein Rätsel.
       *[other] { $count } Rätsel, von leicht bis schwer.
    } Die Lösungen stehen am Ende.

# Decks to cut out.
paper-deck-front = Vorderseiten { $page } von { $pages }
paper-deck-back = Rückseiten { $page } von { $pages }
paper-deck-how = Beidseitig drucken, an der langen Kante gewendet, auf Papier ab 200 g/m². Von Marke zu Marke schneiden.
