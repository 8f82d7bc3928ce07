# The puzzle of the day.

more-ways = More
to-daily = Daily puzzle
# $day: a day and a month, in words.
daily-title = The puzzle of { $day }
daily-time = Time
# $found of $sets SETs.
daily-found-of = { $found } of { $sets }
daily-give-up = Give up
daily-again = You have this one
daily-again-why = The same card may be used again, the same SET may not.
# $time: minutes and seconds.
daily-solved = Solved in { $time }
daily-gave-up = { $found } of { $sets } found
daily-next = Next puzzle at midnight UTC.
daily-best = best of the week: { $time }
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
