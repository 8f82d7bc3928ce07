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
