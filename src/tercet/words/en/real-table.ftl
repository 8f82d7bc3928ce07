# The rules at a real table, without Tercet: only where that differs from the words of rules.ftl.
# Besides a value’s own: $aim (points, or debt where what is owed has to be won back),
# $lying (how many cards are on the table).

# $linked: how many cards belong to the find before.
real-pattern-pattern =
    { slot-pattern-pattern }{ $linked ->
        [0] { "" }
       *[other] . Until then, that find lies open beside the layout
    }

# $touch: yes or no.
real-calling-call-first =
    Call, then point within a few seconds{ $touch ->
        [yes] ; touching a card of { find-the } counts as the call
       *[no] { "" }
    }
real-calling-calls-in-order = Call and point, but do not take; whoever calls meanwhile comes next, in the order heard

real-ties-ask-the-others = The others decide who was first; if they cannot agree, each caller gets a point. One of them who cannot show { find-the } gives up a point, and the others must show it rightly

real-delay-take-a-point = Another player may carry one of the caller’s points to the discard pile; if it gets there before the cards are pointed out, the point is lost, and anyone may call again

real-verdict-by-judge = The judge; without one, the other players
real-verdict-by-players = The other players check every feature

real-dealing-engine-deals = Cards that were taken are replaced from the deck, but not while more than { $lying } are on the table
# $role: dealer or judge.
real-dealing-dealt-by =
    { $role ->
        [dealer] The dealer
       *[judge] The judge
    } replaces cards that were taken, but not while more than { $lying } are on the table
real-dealing-players-flip = Share the deck out into piles; each player in turn lays the top card of their own pile and flips it so that all see it at once

real-no-set-after-time = When everyone who may play says so, or nothing was found for some time

real-match-single-round =
    One; { $aim ->
        [debt] you have won if nothing is owed at the end
       *[points] the highest score wins
    }
real-match-passing-deal =
    Until everyone has dealt { $times ->
        [one] once
       *[other] { $times } times
    }; the deal passes to the left, and the highest total wins
real-match-set-master =
    Until everyone has been the Master { $times ->
        [one] once
       *[other] { $times } times
    }, who shuffles, deals and does not play; the highest total wins
