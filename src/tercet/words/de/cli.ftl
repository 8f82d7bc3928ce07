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
    }; wird mit { $chance } % Wahrscheinlichkeit zuerst gesehen.
# $card: der Name einer Karte. $sets: wie viele SETs sie vervollständigen würde, mehr als jede andere Karte.
next-card = Diese Karte wäre jetzt gut: { $card } ({ $sets ->
        [one] sie ergänzt ein SET
       *[other] sie ergänzt { $sets } SETs
    }).
