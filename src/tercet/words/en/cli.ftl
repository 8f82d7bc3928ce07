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
    }; seen first with a chance of { $chance } %.
# $card: the name of a card. $sets: how many SETs it would complete, the most of all cards.
next-card = The next card to hope for: { $card } ({ $sets ->
        [one] it completes one SET
       *[other] it completes { $sets } SETs
    }).
