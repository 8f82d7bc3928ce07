# The puzzle of the day.

# $number: which puzzle, counted from the first day.
daily-number = Daily puzzle { $number }
daily-small-number = Small daily puzzle { $number }
# $day: a day and a month, in words.
daily-title = The puzzle of { $day }
daily-rule-full = Twelve cards, six SETs. Tap three cards that make a SET. A card may be in several SETs.
daily-rule-small = Nine cards, four SETs, and every symbol is solid: only number, colour and shape matter. A card may be in several SETs.
daily-rule-clock = The clock starts when you press Start and runs until the last SET, even while the page is closed.
# $time: a day and a time of day, where the reader is.
daily-rule-counts = It counts for your streak if you start by { $time } and find all SETs without help.
daily-rule-offline = You need no connection: the result is sent when you have one, up to seven days later.
daily-rule-late = This day is over. You can still play its puzzle, but it counts neither for your streak nor among the times of others.
daily-start = Start
daily-to-small = Small puzzle
daily-to-full = Twelve cards
daily-print = Print it
daily-time = Time
# $found of $sets SETs.
daily-found-of = { $found } of { $sets }
daily-give-up = Give up
daily-again = You have this one
daily-again-why = The same card may be used again, the same SET may not.
daily-clean = All found, no help
# $count: how many cards were shown.
daily-with-help =
    { $count ->
        [one] All found, 1 card shown
       *[other] All found, { $count } cards shown
    }
daily-gave-up = { $found } of { $sets } found
daily-late = Late: it does not count for your streak.
# $names: the names of three cards.
daily-missed = Not found: { $names }
# $days: how many days in a row.
daily-streak =
    { $days ->
        [0] Solve it without help to start a streak.
        [one] 1-day streak
       *[other] { $days }-day streak
    }
daily-today-open = today’s is still open
# $days: the most days in a row.
daily-longest = longest streak: { $days }
daily-month-before = Previous month
daily-month-after = Next month
daily-mark-solved = solved
daily-mark-played = with help, late or given up
daily-mark-open = not played
daily-others = How others did
daily-others-waiting = You will see this when your result has arrived.
daily-others-none = Nobody has solved it on its day without help yet.
# $count: how many people.
daily-people =
    { $count ->
        [one] 1 person so far
       *[other] { $count } people so far
    }
# $count: how many people.
daily-faster =
    { $count ->
        [0] nobody was faster than you
        [one] 1 was faster than you
       *[other] { $count } were faster than you
    }
daily-you = you
# $first, $last: minutes and seconds.
daily-from-to = { $first } to { $last }:
# $time: minutes and seconds.
daily-from = { $time } and more:
daily-share-picture = Share the picture
daily-share-text = Copy as text
# $seconds: figures, such as “21 · 27 · 44”.
daily-seconds-each = Seconds for each SET: { $seconds }
daily-seconds = seconds for each SET
daily-next-title = What next?
daily-to-today = Today’s puzzle
daily-to-before = The day before
daily-to-drills = Drills
daily-to-table = Play with others
refused-no-such-puzzle = There is no puzzle of that day yet.
refused-not-finished = Finish this puzzle first: then you see how others did.
