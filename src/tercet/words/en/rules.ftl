# The rule sets, and each slot of their rules in words. Times are in seconds unless the name ends in _ms.

rule-set-classic = Classic
    .description = Call, point at your SET within a few seconds, and keep it; a wrong call costs a point.
rule-set-passing-deal = Passing deal
    .description = Classic rounds until everyone has dealt once; the points of all rounds add up.
rule-set-easy = Easy start
    .description = Classic with the 27 solid cards: one feature less to look at.
rule-set-european = European
    .description = Every card is a point; after a wrong call you sit out until somebody else finds a SET.
rule-set-beginner = Beginners
    .description = The European rules with the 27 cards of one colour, three by three.
rule-set-master = SET Master
    .description = Each in turn is the Master, who deals and does not play that round; every card is a point.
rule-set-solitaire = Solitaire
    .description = Alone against the deck: more cards cost a SET, to be won back from the last ones.
rule-set-competition = Competition
    .description = A judge rules and deals, and calls are heard in order.
rule-set-super = Super Rules
    .description = Everyone flips from a pile of their own, points are cards, and a super round puts them at stake.
rule-set-quick = Quick
    .description = No calls: whoever points at a SET first gets it, and cards are added when there is none.
rule-set-race = Race
    .description = Everyone plays the same deck on a layout of their own; the first to find ten ends the race.
rule-set-chain = Chain
    .description = Quick, but each SET uses exactly one card of the SET before it.
rule-set-ultra = Ultra
    .description = Quick, with four cards: two pairs that the same card would complete.
rule-set-puzzle = Puzzle
    .description = The cards stay until every SET among them is found; then the next ones come.
rule-set-shuffle = Shuffle
    .description = Quick, but after each find all cards change places.
rule-set-memory = Memory
    .description = Twenty-one cards lie face down: turn up three that are a SET, and remember the others.
rule-set-junior = Junior
    .description = Quick with the 27 solid cards, nine at a time.
rule-set-ultra-nine = Ultra nine
    .description = Ultra with nine cards on the table instead of twelve.
rule-set-ultra-chain = Ultra chain
    .description = Ultra, but exactly two of the four cards come from the four before.
rule-set-ultra-nine-puzzle = Ultra puzzle
    .description = Nine cards stay until all the Ultras among them are found; then the next nine come.
rule-set-ghost = Ghost
    .description = Quick, with six cards in three pairs: the cards that would complete the pairs are a SET, or all the same.
rule-set-ghost-chain = Ghost chain
    .description = Ghost, but exactly two of the six cards come from the six before.
rule-set-mega = Mega
    .description = Quick with a fifth feature, the edge: 243 cards, sixteen at a time.
rule-set-quads = Quads
    .description = Four cards, and four values for each feature: all alike, all different, or two and two.
rule-set-quads-junior = Quads junior
    .description = Quads with 64 cards, all solid, eleven at a time.
rule-set-quads-junior-chain = Quads chain
    .description = Quads junior, but exactly two of the four cards come from the four before.
rule-set-quads-junior-puzzle = Quads puzzle
    .description = Eleven cards stay until all the Quads among them are found; then the next ones come.
rule-set-dots = Dots
    .description = Three to seven cards on which every dot appears an even number of times; each card is a point.

slot-deck = Deck
# $colour, $shading: the letter to which that feature is held, or any. $deck: how many cards there are.
slot-deck-all-cards =
    { $values ->
        [2] { $deck } cards with up to six dots
        [4] { $deck } cards with four values for each feature
       *[3] { $features ->
            [5] { $deck } cards with a fifth feature, the edge
           *[4] { $deck } cards
        }
    }{ $colour ->
        [r] , all red
        [p] , all purple
        [g] , all green
       *[any] { "" }
    }{ $shading ->
        [f] , all solid
        [h] , all striped
        [e] , all open
       *[any] { "" }
    }
slot-deck-some-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of the 81
slot-deck-puzzle-deck =
    All 81 cards, twelve at a time, with { $sets ->
        [one] one SET
       *[other] { $sets } SETs
    } in each twelve as far as they allow
slot-deck-real-deck = Real cards, which Tercet does not see

slot-pattern = What to find
# $values: how many values each feature has. $linked: how many cards belong to the find before.
slot-pattern-pattern =
    { $test ->
        [pairs] Four cards: two pairs that the same card would complete
       *[cancel] { $values ->
            [2] { $cards } to { $most } cards on which every dot appears an even number of times
            [4] { $cards } cards: each feature all the same, all different, or two and two
           *[3] { $cards ->
                [3] Three cards that are a SET
               *[other] { $cards } cards in three pairs: the cards that complete the pairs are a SET, or all the same
            }
        }
    }{ $linked ->
        [0] { "" }
        [one] ; exactly one of these cards comes from the find before
       *[other] ; exactly { $linked } of these cards come from the find before
    }

slot-layout = Layout
# $whole: does the number divide by $step? $reshuffled: yes or no.
slot-layout-rectangle =
    { $size } cards; when there is nothing to find, { $whole ->
        [yes] { $step } more
       *[no] up to { $step } more
    }{ $reshuffled ->
        [yes] ; after each find all cards change places
       *[no] { "" }
    }
slot-layout-face-down =
    { $size } cards, face down; when there is nothing to find, { $whole ->
        [yes] { $step } more
       *[no] up to { $step } more
    }
slot-layout-open = No fixed size: it grows card by card

slot-calling = Calling
# $touch: yes or no. $turning: yes where the cards lie face down, otherwise no.
slot-calling-call-first =
    Call, then { $turning ->
        [yes] turn cards up
       *[no] point
    } within { $window ->
        [one] a second
       *[other] { $window } seconds
    }{ $touch ->
        [yes] ; touching a card counts as the call
       *[no] { "" }
    }
slot-calling-calls-in-order =
    Call, then { $turning ->
        [yes] turn cards up
       *[no] point
    } within { $window ->
        [one] a second
       *[other] { $window } seconds
    }; whoever calls meanwhile comes next, in the order heard
# $people: one or many.
slot-calling-point-at-once =
    { $turning ->
        [yes] No call: turn cards up one by one; the last one decides, and wrong cards are turned back
       *[no]
            { $people ->
                [one] No call: just point at the cards
               *[many] No call: whoever points first gets { find-the }
            }
    }

slot-ties = Calls at the same time
slot-ties-first-heard = The call heard first goes first
slot-ties-ask-the-others =
    Less than { $within_ms } ms apart, the others have { $vote ->
        [one] a second
       *[other] { $vote } seconds
    } to say who was first; otherwise all of them may show

slot-delay = A caller who delays
slot-delay-wait-for-window = The others wait until the time is up
slot-delay-take-a-point =
    Another player may take one of the caller’s points, which is lost after { $landing ->
        [one] a second
       *[other] { $landing } seconds
    } unless the cards are pointed at

slot-verdict = Verdict
slot-verdict-by-engine = Tercet, at once
slot-verdict-by-judge =
    The judge; without one, the other players, who have { $wait ->
        [one] a second
       *[other] { $wait } seconds
    } to object
slot-verdict-by-players =
    The other players, who have { $wait ->
        [one] a second
       *[other] { $wait } seconds
    } to object

slot-reward = Reward
# $points_per: set or card.
slot-reward-keep-all =
    The cards; a point for { $points_per ->
        [set] { find-the }
       *[card] each card
    }
slot-reward-keep-one = One of the cards, as a point; the others are discarded
slot-reward-leave-cards = A point; the cards stay where they are

slot-penalty = Penalty
slot-penalty-no-penalty = None
slot-penalty-lose-points =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, below zero if need be
slot-penalty-lock-out = No more calls until another player has found { find-a }
slot-penalty-lock-out-for =
    No calling or pointing for { $time ->
        [one] a second
       *[other] { $time } seconds
    }
slot-penalty-pay-or-lock-out =
    { $points ->
        [one] One point
       *[other] { $points } points
    }; with none to give, no more calls until another player has found { find-a }

slot-dealing = Dealing
slot-dealing-engine-deals = Tercet refills at once
# $role: dealer or judge.
slot-dealing-dealt-by =
    { $role ->
        [dealer] The dealer
       *[judge] The judge
    } refills by hand; after { $patience ->
        [one] a second
       *[other] { $patience } seconds
    } Tercet does
slot-dealing-players-flip =
    Each player in turn flips the top card of their own pile; after { $patience ->
        [one] a second
       *[other] { $patience } seconds
    } Tercet does

slot-no-set = Nothing to find
slot-no-set-all-agree = When everyone who may play says so
slot-no-set-after-time =
    When everyone who may play says so, or nothing was found for { $wait ->
        [one] a second
       *[other] { $wait } seconds
    }
slot-no-set-engine-sees = Tercet adds cards as soon as there is none
slot-no-set-judge-says =
    The judge adds cards; when { $trouble_at } are on the table, the judge may put { $taken_off } back into the deck
# $last: how many cards lie there at most, or any.
slot-no-set-at-a-price =
    More cards at the price of { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, to be won back { $last ->
        [any] once the deck is used up
       *[other] from the last { $last } cards
    }
slot-no-set-nobody-says = Nobody needs to say it: there is one until all are found

slot-super-round = Super round
slot-super-round-no-super-round = None
# $with_flipped: yes or no.
slot-super-round-super-round =
    { $time ->
        [one] A second
       *[other] { $time } seconds
    } for those in it alone: all cards of { find-a } are points, a wrong call costs { $penalty }, finding none costs { $price }{ $with_flipped ->
        [yes] ; { find-the } must contain the card just flipped
       *[no] { "" }
    }

slot-ending = End of the round
# $people: one or many.
slot-ending-deck-used-up =
    { $people ->
        [one] The deck is used up, and { find-none } is left or you see none
       *[many] The deck is used up, and { find-none } is left or all agree that there is none
    }
slot-ending-all-found = All { find-names } have been found
slot-ending-deck-solved = All { find-names } of the layout are found; then the next layout is dealt, until the deck is used up
slot-ending-first-to =
    Somebody has found { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, or the deck is used up
slot-ending-first-to-in-time =
    Somebody has found { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, or { $time ->
        [one] { $time } second is over
       *[other] { $time } seconds are over
    }, or the deck is used up
slot-ending-timed =
    { $time ->
        [one] { $time } second is over
       *[other] { $time } seconds are over
    }, or the deck is used up

slot-hints = Hints
slot-hints-no-hints = None
slot-hints-show-count = How many { find-names } there are
slot-hints-show-cards =
    On request { $cards ->
        [one] one card
       *[other] up to { $cards } cards
    } of { find-a }

slot-seats = Players
slot-seats-seats =
    { $most ->
        [one] One player
       *[other] { $least } to { $most }
    }

slot-match = Rounds
slot-match-single-round = One
slot-match-race = One, as a race: everyone plays the same deck on a layout of their own
# $stopped_counts: yes or no.
slot-match-passing-deal =
    Until everyone has dealt { $times ->
        [one] once
       *[other] { $times } times
    }{ $stopped_counts ->
       *[yes] {""}
        [no] {"; a round ended early is dealt again unless all let it count"}
    }
slot-match-set-master =
    Until everyone has been the Master { $times ->
        [one] once
       *[other] { $times } times
    }{ $stopped_counts ->
       *[yes] {""}
        [no] {"; a round ended early is dealt again unless all let it count"}
    }

rule-set-own = Custom rules
