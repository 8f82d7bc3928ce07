# How somebody plays: times, mistakes and trends. $value, $low, $high, $other: times in seconds.

stats-pages = How you play
stats-nobody = You have not played here yet. Your figures appear after your first match.
stats-none = You have not finished a match yet. Your figures appear after the first one.
stats-play = To the start page
stats-what-time = A time begins when the last card of a SET is laid open. It ends with your call, or when you point where nobody calls.
stats-last = Matches
stats-last-10 = Last 10
stats-last-50 = Last 50
stats-last-all = All
stats-found-few = Not enough SETs yet
stats-found-even = All SETs take you about the same time
# $features: in how many features the SETs differ, 1 to 5.
stats-found-behind =
    { $features ->
        [1] SETs with one difference cost you time
        [2] SETs with two differences cost you time
        [3] SETs with three differences cost you time
        [4] SETs with four differences cost you time
       *[other] SETs with five differences cost you time
    }
stats-found-longest =
    { $features ->
        [1] SETs with one difference take you longest
        [2] SETs with two differences take you longest
        [3] SETs with three differences take you longest
        [4] SETs with four differences take you longest
       *[other] SETs with five differences take you longest
    }
stats-few =
    { $sets ->
        [0] No SET of yours has been timed under these rules yet. From ten on, your times are drawn.
        [one] One SET of yours has been timed under these rules. From ten on, your times are drawn.
       *[other] { $sets } SETs of yours have been timed under these rules. From ten on, your times are drawn.
    }
stats-no-features = Under these rules, finds are not SETs of three cards, so there are no times by feature.
stats-no-others = Too few other people have played by these rules here for a comparison.
stats-key-you = you, and the middle half of your times
stats-key-others = eight of ten others
stats-key-middle = their median
stats-key-same = the same on all cards
stats-key-different = different on all cards
stats-seconds = { $value } s
stats-between = { $low } to { $high } s
stats-sets =
    { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    }
stats-differing =
    { $features ->
        [one] 1 feature differs
       *[other] { $features } features differ
    }
stats-differing-short =
    { $features ->
        [1] one
        [2] two
        [3] three
        [4] four
       *[other] five
    }
stats-by-differing = Time for a SET by number of features that differ
stats-by-feature = By feature
stats-by-feature-how = Your typical time, in seconds, when the feature is the same on all three cards and when it differs.
stats-same-in = { $feature }: the same
stats-different-in = { $feature }: different
stats-head-differing = SETs
stats-head-feature = Feature
stats-head-sets = How many
stats-head-you = Your typical time
stats-head-half = Middle half of your times
stats-head-others = Eight of ten others
stats-head-others-middle = Their median
stats-head-matches = Matches
stats-head-right = Right calls
# $day, $last: days.
stats-matches-from =
    { $n }. { $day } to { $last }, { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
stats-trend = Trend
stats-trend-how = Your typical time for a SET, in seconds, over these matches.
stats-trend-few = A trend is drawn from three matches on in which you have found three SETs each.
stats-numbers = Show the numbers
stats-hide = Hide the numbers
stats-wrong = When you were wrong
stats-wrong-of =
    { $many ->
        [one] { $wrong } of 1 call
       *[other] { $wrong } of { $many } calls
    }
stats-wrong-none = No feature has misled you so far.
stats-wrong-how =
    { $count ->
        [one] One ring is one call in which this feature did not fit. More than one feature can fail in a call.
       *[other] One ring is up to { $count } calls in which this feature did not fit. More than one feature can fail in a call.
    }
stats-data = These figures are computed from the records of your matches. Only you see them. They are part of your data, which you can save or erase in your account.
stats-erase = Erase my statistics
stats-erase-sure = Your times and mistakes up to now are erased for good. The results of your matches, your ratings and the records stay, because those of the other players depend on them.
stats-erase-keep = Keep them
stats-erase-now = Erase them now
stats-next =
    { $features ->
        [1] Next: practise SETs with one difference
        [2] Next: practise SETs with two differences
        [3] Next: practise SETs with three differences
        [4] Next: practise SETs with four differences
       *[other] Next: practise SETs with five differences
    }
stats-next-why = They typically take you { $value }.
stats-next-compared = They typically take you { $value }; half of the others take { $other } or less.
stats-drill = Start the drill
stats-figure-matches =
    { $matches ->
        [one] match
       *[other] matches
    }
stats-figure-sets =
    { $sets ->
        [one] SET
       *[other] SETs
    }
stats-figure-time = typical time
stats-figure-right = of your calls right
