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
