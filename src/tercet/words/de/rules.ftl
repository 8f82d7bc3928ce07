# The rule sets, and each slot of their rules in words. Times are in seconds unless the name ends in _ms.

rule-set-classic = Klassisch
    .description = Rufe, zeige dein SET in wenigen Sekunden und behalte es; ein falscher Ruf kostet einen Punkt.
rule-set-passing-deal = Geber im Wechsel
    .description = Klassische Runden, bis alle einmal gegeben haben; die Punkte werden zusammengezählt.
rule-set-easy = Leichter Einstieg
    .description = Klassisch mit den 27 vollen Karten: ein Merkmal weniger, auf das man achten muss.
rule-set-european = Europäisch
    .description = Jede Karte ist ein Punkt; nach einem Fehler setzt du aus, bis jemand anders ein SET findet.
rule-set-beginner = Anfänger
    .description = Die europäischen Regeln mit den 27 Karten einer Farbe, drei mal drei.
rule-set-master = SET-Master
    .description = Reihum ist jeder der Master, der gibt und diese Runde nicht mitspielt; jede Karte ist ein Punkt.
rule-set-solitaire = Solitär
    .description = Allein gegen den Stapel: Weitere Karten kosten ein SET, das aus den letzten zurückgewonnen wird.
rule-set-competition = Turnier
    .description = Ein Schiedsrichter entscheidet und gibt, und wer zuerst ruft, kommt zuerst dran.
rule-set-super = Superregeln
    .description = Alle decken vom eigenen Stapel auf, Punkte sind Karten, und eine Superrunde setzt sie aufs Spiel.
rule-set-quick = Schnell
    .description = Ohne Rufen: Wer zuerst auf ein SET zeigt, hat es; gibt es keins, kommen Karten dazu.
rule-set-race = Wettrennen
    .description = Alle spielen mit demselben Stapel, jeder auf einer eigenen Auslage; wer zuerst zehn findet, beendet das Rennen.
rule-set-chain = Kette
    .description = Wie Schnell, aber jedes SET nutzt genau eine Karte des vorigen.
rule-set-ultra = Ultra
    .description = Wie Schnell, mit vier Karten: zwei Paare, die dieselbe Karte ergänzen würde.
rule-set-puzzle = Rätsel
    .description = Die Karten bleiben, bis jedes SET darunter gefunden ist; dann kommen die nächsten.
rule-set-shuffle = Durcheinander
    .description = Wie Schnell, aber nach jedem SET wechseln alle Karten den Platz.
rule-set-memory = Gedächtnis
    .description = Einundzwanzig Karten liegen verdeckt: Decke drei auf, die ein SET sind, und merk dir die anderen.
rule-set-junior = Junior
    .description = Wie Schnell, mit den 27 vollen Karten, neun auf einmal.
rule-set-ultra-nine = Ultra mit neun
    .description = Wie Ultra, aber mit neun statt zwölf Karten auf dem Tisch.
rule-set-ultra-chain = Ultra-Kette
    .description = Wie Ultra, aber genau zwei der vier Karten stammen aus den vier vorigen.
rule-set-ultra-nine-puzzle = Ultra-Rätsel
    .description = Neun Karten bleiben, bis jedes Ultra darunter gefunden ist; dann kommen die nächsten neun.
rule-set-ghost = Geist
    .description = Wie Schnell, mit sechs Karten in drei Paaren: Die Karten, die sie ergänzen würden, sind ein SET oder alle dieselbe.
rule-set-ghost-chain = Geister-Kette
    .description = Wie Geist, aber genau zwei der sechs Karten stammen aus den sechs vorigen.
rule-set-mega = Mega
    .description = Wie Schnell, mit einem fünften Merkmal, dem Rand: 243 Karten, sechzehn auf einmal.
rule-set-quads = Quartett
    .description = Vier Karten und vier Werte je Merkmal: alle gleich, alle verschieden oder zwei und zwei.
rule-set-quads-junior = Quartett Junior
    .description = Wie Quartett, mit 64 Karten, alle voll, elf auf einmal.
rule-set-quads-junior-chain = Quartett-Kette
    .description = Wie Quartett Junior, aber genau zwei der vier Karten stammen aus den vier vorigen.
rule-set-quads-junior-puzzle = Quartett-Rätsel
    .description = Elf Karten bleiben, bis jedes Quartett darunter gefunden ist; dann kommen die nächsten.
rule-set-dots = Punkte
    .description = Drei bis sieben Karten, auf denen jeder Punkt in gerader Anzahl vorkommt; jede Karte zählt einen Punkt.

slot-deck = Kartensatz
# $colour, $shading: the letter to which that feature is held, or any. $deck: how many cards there are.
slot-deck-all-cards =
    { $values ->
        [2] { $deck } Karten mit bis zu sechs Punkten
        [4] { $deck } Karten mit vier Werten je Merkmal
       *[3] { $features ->
            [5] { $deck } Karten mit einem fünften Merkmal, dem Rand
           *[4] { $deck } Karten
        }
    }{ $colour ->
        [r] , alle rot
        [p] , alle violett
        [g] , alle grün
       *[any] { "" }
    }{ $shading ->
        [f] , alle voll
        [h] , alle gestreift
        [e] , alle leer
       *[any] { "" }
    }
slot-deck-some-cards = { $count } der 81 Karten
slot-deck-puzzle-deck =
    Alle 81 Karten, immer zwölf, mit je { $sets ->
        [one] einem SET
       *[other] { $sets } SETs
    }, soweit möglich
slot-deck-real-deck = Echte Karten, die Tercet nicht sieht

slot-pattern = Gesucht
# $values: how many values each feature has. $linked: how many cards belong to the find before.
slot-pattern-pattern =
    { $test ->
        [pairs] Vier Karten: zwei Paare, die dieselbe Karte ergänzen würde
       *[cancel] { $values ->
            [2] { $cards } bis { $most } Karten, auf denen jeder Punkt in gerader Anzahl vorkommt
            [4] { $cards } Karten: jedes Merkmal überall gleich, überall verschieden oder zwei und zwei
           *[3] { $cards ->
                [3] Drei Karten, die ein SET sind
               *[other] { $cards } Karten in drei Paaren: Die Karten, die sie ergänzen, sind ein SET oder alle dieselbe
            }
        }
    }{ $linked ->
        [0] { "" }
        [one] ; genau eine dieser Karten stammt aus dem Fund davor
       *[other] ; genau { $linked } dieser Karten stammen aus dem Fund davor
    }

slot-layout = Auslage
# $whole: does the number divide by $step? $reshuffled: yes or no.
slot-layout-rectangle =
    { $size } Karten; gibt es nichts zu finden, { $whole ->
        [yes] { $step } weitere
       *[no] bis zu { $step } weitere
    }{ $reshuffled ->
        [yes] ; nach jedem Fund wechseln alle Karten den Platz
       *[no] { "" }
    }
slot-layout-face-down =
    { $size } verdeckte Karten; gibt es nichts zu finden, { $whole ->
        [yes] { $step } weitere
       *[no] bis zu { $step } weitere
    }
slot-layout-open = Keine feste Größe: Sie wächst Karte um Karte

slot-calling = Rufen
# $touch: yes or no. $turning: yes where the cards lie face down, otherwise no.
slot-calling-call-first =
    Rufen, dann innerhalb von { $window ->
        [one] einer Sekunde
       *[other] { $window } Sekunden
    } { $turning ->
        [yes] Karten aufdecken
       *[no] zeigen
    }{ $touch ->
        [yes] ; eine Karte zu berühren gilt als Ruf
       *[no] { "" }
    }
slot-calling-calls-in-order =
    Rufen, dann innerhalb von { $window ->
        [one] einer Sekunde
       *[other] { $window } Sekunden
    } { $turning ->
        [yes] Karten aufdecken
       *[no] zeigen
    }; wer inzwischen ruft, kommt danach der Reihe nach dran
# $people: one or many.
slot-calling-point-at-once =
    { $turning ->
        [yes] Ohne Rufen: Decke Karten einzeln auf; die letzte entscheidet, und falsche werden wieder verdeckt
       *[no]
            { $people ->
                [one] Ohne Rufen: Zeige einfach auf die Karten
               *[many] Ohne Rufen: Wer zuerst zeigt, bekommt { find-the }
            }
    }

slot-ties = Gleichzeitige Rufe
slot-ties-first-heard = Wer zuerst gehört wird, kommt zuerst dran
slot-ties-ask-the-others =
    Bei weniger als { $within_ms } ms Abstand haben die anderen { $vote ->
        [one] eine Sekunde
       *[other] { $vote } Sekunden
    }, um zu sagen, wer zuerst war; sonst dürfen alle zeigen, die gerufen haben

slot-delay = Wer nach dem Ruf zögert
slot-delay-wait-for-window = Die anderen warten, bis die Zeit um ist
slot-delay-take-a-point =
    Jemand anders darf dem Rufer einen Punkt wegnehmen, der nach { $landing ->
        [one] einer Sekunde
       *[other] { $landing } Sekunden
    } verloren ist, wenn nicht vorher gezeigt wird

slot-verdict = Urteil
slot-verdict-by-engine = Tercet, sofort
slot-verdict-by-judge =
    Der Schiedsrichter; ohne ihn die anderen, die { $wait ->
        [one] eine Sekunde
       *[other] { $wait } Sekunden
    } für Einspruch haben
slot-verdict-by-players =
    Die anderen, die { $wait ->
        [one] eine Sekunde
       *[other] { $wait } Sekunden
    } für Einspruch haben

slot-reward = Gewinn
# $points_per: set or card.
slot-reward-keep-all =
    Die Karten; ein Punkt für { $points_per ->
        [set] { find-the }
       *[card] jede Karte
    }
slot-reward-keep-one = Eine der Karten, als Punkt; die anderen werden abgelegt
slot-reward-leave-cards = Ein Punkt; die Karten bleiben liegen

slot-penalty = Strafe
slot-penalty-no-penalty = Keine
slot-penalty-lose-points =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, notfalls unter null
slot-penalty-lock-out = Nicht mehr rufen, bis jemand anders { find-a } gefunden hat
slot-penalty-lock-out-for =
    { $time ->
        [one] Eine Sekunde
       *[other] { $time } Sekunden
    } lang nicht rufen und nicht zeigen
slot-penalty-pay-or-lock-out =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }; wer keinen hat, darf nicht rufen, bis jemand anders { find-a } gefunden hat

slot-dealing = Geben
slot-dealing-engine-deals = Tercet füllt sofort auf
# $role: dealer or judge.
slot-dealing-dealt-by =
    { $role ->
        [dealer] Der Geber
       *[judge] Der Schiedsrichter
    } füllt von Hand auf; nach { $patience ->
        [one] einer Sekunde
       *[other] { $patience } Sekunden
    } tut es Tercet
slot-dealing-players-flip =
    Reihum deckt jeder die oberste Karte des eigenen Stapels auf; nach { $patience ->
        [one] einer Sekunde
       *[other] { $patience } Sekunden
    } tut es Tercet

slot-no-set = Nichts zu finden
slot-no-set-all-agree = Wenn alle es sagen, die mitspielen dürfen
slot-no-set-after-time =
    Wenn alle es sagen, die mitspielen dürfen, oder { $wait ->
        [one] eine Sekunde
       *[other] { $wait } Sekunden
    } lang nichts gefunden wurde
slot-no-set-engine-sees = Tercet legt Karten dazu, sobald es keins gibt
slot-no-set-judge-says =
    Der Schiedsrichter legt Karten dazu; wenn { $trouble_at } liegen, darf er { $taken_off } zurückmischen
# $last: how many cards lie there at most, or any.
slot-no-set-at-a-price =
    Weitere Karten kosten { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, { $last ->
        [any] zurückzugewinnen, wenn der Stapel aufgebraucht ist
        [one] zurückzugewinnen aus der letzten Karte
       *[other] zurückzugewinnen aus den letzten { $last } Karten
    }
slot-no-set-nobody-says = Niemand muss es sagen: Es gibt eins, bis alle gefunden sind

slot-super-round = Superrunde
slot-super-round-no-super-round = Keine
# $with_flipped: yes or no.
slot-super-round-super-round =
    { $time ->
        [one] Eine Sekunde
       *[other] { $time } Sekunden
    } nur für die Beteiligten: Alle Karten eines Funds sind Punkte, ein Fehler kostet { $penalty }, nichts zu finden kostet { $price }{ $with_flipped ->
        [yes] ; der Fund muss die eben aufgedeckte Karte enthalten
       *[no] { "" }
    }

slot-ending = Ende der Runde
# $people: one or many.
slot-ending-deck-used-up =
    { $people ->
        [one] Der Stapel ist aufgebraucht, und { find-not } ist übrig oder du siehst nichts mehr
       *[many] Der Stapel ist aufgebraucht, und { find-not } ist übrig oder alle sagen, dass nichts mehr da ist
    }
slot-ending-all-found = Alle { find-names } sind gefunden
slot-ending-deck-solved = Alle { find-names } der Auslage sind gefunden; dann kommt die nächste Auslage, bis der Stapel aufgebraucht ist
slot-ending-first-to =
    Jemand hat { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    } gefunden, oder der Stapel ist aufgebraucht
slot-ending-first-to-in-time =
    Jemand hat { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    } gefunden, oder { $time ->
        [one] { $time } Sekunde ist um
       *[other] { $time } Sekunden sind um
    }, oder der Stapel ist aufgebraucht
slot-ending-timed =
    { $time ->
        [one] { $time } Sekunde ist um
       *[other] { $time } Sekunden sind um
    }, oder der Stapel ist aufgebraucht

slot-hints = Tipps
slot-hints-no-hints = Keine
slot-hints-show-count = Wie viele { find-names } es gibt
slot-hints-show-cards =
    Auf Wunsch { $cards ->
        [one] eine Karte
       *[other] bis zu { $cards } Karten
    } der Lösung

slot-seats = Spieler
slot-seats-seats =
    { $most ->
        [one] Eine Person
       *[other] { $least } bis { $most }
    }

slot-match = Runden
slot-match-single-round = Eine
slot-match-race = Eine, als Wettrennen: alle mit demselben Stapel, jeder auf einer eigenen Auslage
# $stopped_counts: yes or no.
slot-match-passing-deal =
    Bis alle { $times ->
        [one] einmal
       *[other] { $times }-mal
    } gegeben haben{ $stopped_counts ->
       *[yes] { "" }
        [no] { "; eine abgebrochene Runde wird neu gegeben, es sei denn, alle lassen sie gelten" }
    }
slot-match-set-master =
    Bis alle { $times ->
        [one] einmal
       *[other] { $times }-mal
    } der Master waren{ $stopped_counts ->
       *[yes] { "" }
        [no] { "; eine abgebrochene Runde wird neu gegeben, es sei denn, alle lassen sie gelten" }
    }

rule-set-own = Eigene Regeln
