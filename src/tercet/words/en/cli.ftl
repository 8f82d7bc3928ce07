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

# $features: in how many features the cards of a SET differ. $chance: how likely it is to be seen first, in percent.
set-explained =
    Differs in { $features ->
        [one] one feature
       *[other] { $features } features
    }; seen first with a chance of { $chance }%.
# $easiest, $hardest: cards as codes.
easiest-and-hardest = The easiest is { $easiest }, the hardest { $hardest }.
# $chance: a percentage. A list of cards follows, each with the pairs that it would complete.
next-chance = The next card completes a SET with a chance of { $chance }%. The best cards, and what they would complete:
