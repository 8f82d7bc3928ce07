# The first page: its tiles, the competitions of today, and whom one plays with.

more-ways = More
first-ways = First steps
first-name = Your name
first-daily = Today’s puzzle
first-daily-number = No. { $number }
first-daily-days =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
first-learn = Learn it
first-learn-how = in five minutes
first-alone = Play alone
first-alone-how = relaxed or timed
first-new-how = invite your friends
first-together = One screen
first-together-how = for 2 to 6 people
first-real = Your own cards
first-real-how = phones as buzzers
play-now-bots = at once, with two bots that adapt to you
# $names: those who wait for somebody to play with.
play-now-with = with { $names }
first-code = Code
first-bots =
    { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
first-lost = The server cannot be reached. You can still practise.
first-today = Competitions today
first-today-unnamed = A competition
first-today-show = Show
# $stage: finals, round, time (not begun; $at is when) or soon (not begun, no time known). $round of $of rounds have begun.
first-today-line =
    { $stage ->
        [finals] final
        [round] round { $round } of { $of }
        [time] { $at }
       *[soon] soon
    }, { $players ->
        [0] no players yet
        [one] 1 player
       *[other] { $players } players
    }

# Families of rules, where there is no table yet.
first-rules = Ways to play
