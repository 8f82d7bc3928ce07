# The page “Is there a SET?”.

odds-lead = The rule sheets print odds for 12 and for 15 cards. For a fresh deal they are nearly right; for a game they are not.
odds-why = Whoever takes a SET leaves behind the cards that did not fit. So there is no SET more often in a game than in a fresh deal.
odds-compared = What is printed and what is true
# $cards: how many cards lie there.
odds-cards = { $cards } cards
odds-printed = As printed
odds-fresh = Fresh deal
odds-play = In play
# $odds: a figure. So many deals with a SET for one without.
odds-to-one = { $odds } : 1
odds-always = always
# $low, $high: figures between which the truth lies.
odds-between = { $low } to { $high }
odds-at-least = at least { $low }

odds-by-cards = Odds by number of cards
odds-by-stage = Odds at 12 cards as the game goes on
odds-chart-label = Chart of the odds that there is a SET, by number of cards laid out: fresh deal, in play, as printed. A table at the end of the page holds the same figures.
odds-stage-label = Chart of the odds that there is a SET in 12 cards, by cards left in the deck. A table at the end of the page holds the same figures.
odds-axis-cards = cards laid out
odds-axis-left = cards left in the deck
odds-head-cards = Cards
odds-head-left = Deck
odds-all = Every figure as a table
# $games: how many games were played.
odds-how = Odds are deals with a SET for one without. Fresh deals are counted exactly. The odds in play come from { $games } games in which any SET is taken, while cards are left in the deck; the truth lies in the interval 95 times in 100.

# The reader's own deal. $many: how many deals at once.
try-title = Try it yourself
try-cards = Number of cards
try-deal = Deal
try-many = Deal { $many } times
try-yes = There is one
try-no = There is none
try-right = Right.
try-wrong = No.
# $sets: how many SETs lie there.
try-there =
    { $sets ->
        [0] There is no SET here.
        [one] There is one SET.
       *[other] There are { $sets } SETs.
    }
# $share: a percentage.
try-share = { $share } of all deals of { $cards } cards have as many.
# $dealt: deals so far. $without: those without a SET. $expected: how many of those are to be expected, a figure.
try-tally = Dealt so far: { $dealt }; without a SET: { $without }, to be expected: { $expected }.
