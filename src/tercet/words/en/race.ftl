# A race: everyone plays the same deck on a layout of their own.

race-time-left = Time left
race-locked = Not one. Wait a moment:
race-locked-for =
    You sit out for { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
race-watching = Everyone plays on a layout of their own. Above you see how far they are.
# $who: a player. $count: how many finds they have made.
told-progress = { $who } has found { find-many }
race-times = Find by find
race-times-note = Seconds for each find. Those who make the same finds see the same cards.
race-times-find = Find
race-times-parted = From here on, not everyone had the same cards.
