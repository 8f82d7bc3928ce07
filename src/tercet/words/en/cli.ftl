# The words of the `tercet` command.

# $sets: how many SETs were found. $cards: among how many cards.
sets-found =
    { $sets ->
        [0] No SET
        [one] One SET
       *[other] { $sets } SETs
    } among { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
