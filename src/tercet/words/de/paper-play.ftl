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
paper-handout-fours-check = Haben genau zwei Karten etwas gemeinsam und sind die anderen beiden verschieden, oder haben drei etwas, was die vierte nicht hat, ist es kein Quartett.
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
