# After a match: who found what when, what nobody saw, close calls, what to practise. $find: what is looked for.

# $clock: how long it took. $left: cards still in the layout and the deck.
after-sum = { find-many } in { $clock }.
after-left =
    { $left ->
        [0] No card was left.
        [one] { $left } card was left.
       *[other] { $left } cards were left.
    }
# Of one player. $usual and $quickest: times such as “5.5 s”.
after-how =
    { $count ->
        [0] { find-none }
       *[other] { find-many }
    }
after-times = mean { $usual }, fastest { $quickest }
# $wrong: calls without a find.
after-wrong =
    { $wrong ->
        [one] { $wrong } wrong call
       *[other] { $wrong } wrong calls
    }
after-line = Who found what when
# Below the line: a bar, a dot, a cross.
after-key-find = { find-a }, taller: lay longer
after-key-fastest = fastest
after-key-wrong = { find-not }
after-round = Round { $n }
after-all = All { find-names } in order
after-when = Time
after-who = Player
after-cards = Cards
after-took = Took
after-fastest = Fastest { find-name }
# $at: when. $clock: how long it lay there.
after-fastest-by =
    { $me ->
        [yes] You, at { $at }
       *[no] { $who }, at { $at }
    }
after-fastest-how = { $clock } after its last card was turned.
# How many features are not the same on all cards.
after-differ =
    { $features ->
        [one] One feature differs.
       *[other] { $features } features differ.
    }
after-unseen = { find-names } that nobody saw
after-unseen-count = { $count } in all
# $at and $clock: from when to when; $names: the cards that were taken.
after-gone-taken =
    { $at } to { $clock }, when { $me ->
        [yes] you
       *[no] { $who }
    } took: { $names }.
after-gone-linked =
    { $at } to { $clock }, when { $me ->
        [yes] you
       *[no] { $who }
    } went on with another { find-name }.
after-gone-off = { $at } to { $clock }, when cards went back into the deck.
after-gone-turned = { $at } to { $clock }, when cards were turned back.
after-gone-over = { $at } to { $clock }, the end.
after-show-all = Show all
after-close =
    { $count ->
        [one] One close call
       *[other] { $count } close calls
    }
# $at: when; $clock: by how much; $who: the first, $other: the second.
after-close-weighed =
    At { $at } { $me ->
        [yes] you were
       *[no] { $who } was
    } quicker than { $other } by { $clock }. The quicker reaction has the call, and the other costs nothing.
after-close-called =
    At { $at } { $other } called { $clock } after { $me ->
        [yes] you
       *[no] { $who }
    }.
after-close-order = Calls are played in their order.
after-close-named =
    { $me ->
        [yes] The others named you.
       *[no] The others named { $who }.
    }
after-close-all = Nobody could say who was first, so all of them showed.
after-close-left = Only one of them went on.
# $names: who got a point.
after-close-won = A point for { $names }.
after-close-nothing = No point for anyone.
after-close-excused = Their cards were gone, which costs nothing: { $names }.
after-next = Next for you
# $slow and $quick: times.
after-next-third = Seeing the third card of any two at once makes all of it faster.
after-next-is-it =
    { $count ->
        [one] { $count } of your calls was wrong.
       *[other] { $count } of your calls were wrong.
    } Practise checking three cards, feature by feature.
after-next-many-share =
    { $count ->
        [one] { $count } easy SET
       *[other] { $count } easy SETs
    } lay there unseen, for up to { $slow }. Look first where many cards share a value.
after-next-differing = SETs with three or four differing features took you { $slow }, those with one or two { $quick }.
after-next-slowest =
    { $count ->
        [one] { $count } SET
       *[other] { $count } SETs
    } took you { $slow } on average. Practise layouts that are slow to see.
after-drill = Drill
after-replay = Watch the replay
after-share = Share
