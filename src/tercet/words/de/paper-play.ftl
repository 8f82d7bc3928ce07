# The sheets that explain the game and its judging, and those to play with.

# The handout.
# $features, $values: how many there are; 2 values: dots that are there or not.
paper-handout-features =
    { $values ->
        [2] Sechs Punkte, von denen jede Karte einige hat
       *[other] { $features ->
            [3] Drei
            [5] Fünf
           *[4] Vier
        } Merkmale mit je { $values ->
            [4] vier
           *[3] drei
        } Werten
    }
paper-handout-sets = Was ein SET ist
paper-handout-sets-text = Drei Karten sind ein SET, wenn jedes Merkmal, für sich betrachtet, auf allen dreien gleich oder auf allen dreien verschieden ist.
paper-handout-sets-check = Haben zwei Karten etwas gemeinsam, was die dritte nicht hat, ist es kein SET.
paper-handout-sets-is = Ein SET
paper-handout-fours = Was ein Quartett ist
paper-handout-fours-text = Vier Karten sind ein Quartett, wenn jedes Merkmal, für sich betrachtet, auf allen vieren gleich, auf allen vieren verschieden oder auf je zweien gleich ist.
paper-handout-fours-check = Haben nur zwei Karten etwas gemeinsam und die anderen beiden nicht, oder haben drei etwas, was die vierte nicht hat, ist es kein Quartett.
paper-handout-fours-is = Ein Quartett
paper-handout-dots = Was eine Gruppe ist
paper-handout-dots-text = Drei bis sieben Karten sind eine Gruppe, wenn jeder Punkt auf ihnen in gerader Anzahl vorkommt.
paper-handout-dots-check = Geh die sechs Punkte einzeln durch: Kommt einer in ungerader Anzahl vor, ist es keine Gruppe.
paper-handout-dots-is = Eine Gruppe
paper-handout-check = Die schnelle Probe
paper-handout-play = So wird gespielt
paper-handout-pairs = Hier zählen vier Karten: zwei Paare, die dieselbe fünfte Karte jeweils zu einem SET ergänzen würde.
paper-handout-pairs-completed = Beide ergänzt diese Karte:
paper-handout-six = Hier zählen sechs Karten in drei Paaren: Die Karten, die sie ergänzen würden, sind ein SET oder alle dieselbe Karte.
paper-handout-six-completed = Die Paare ergänzen diese Karten:
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
paper-judge-say-several = Rufen mehrere, kommt ihr in der Reihenfolge eurer Rufe dran. Ist eine eurer Karten gerade weggenommen worden, sagt es; das kostet nichts.
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
paper-judge-after-send = Schreibe die Punkte auf den Zettel und auf die Teilnahmekarten und schicke alle zur Anmeldung.

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
