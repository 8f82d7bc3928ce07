# Playing alone: solitaire, against the clock, practice.

practice-how = Without a clock: hints step by step, every mistake explained, and nothing is counted.

# Practice: help in steps, after “Show a card”. $sets: how many lie there.
act-show-another = Another card
act-show-why = And the third?
act-how-many = How many?
hint-why-title = The third card
hint-why = With these two, every feature asks for this card. Find it and press it.
hint-how-many =
    { $sets ->
        [0] There is no SET here
        [1] One SET is here
       *[other] { $sets } SETs are here
    }

# Against the clock: so many SETs ($sets), or as many as possible in so many minutes ($minutes).
clock-by-finds = How fast are you?
clock-by-minutes = How many do you find?
clock-aim-finds =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
clock-aim-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# $title: what is played for. $text: the best so far.
clock-waiting = Go on with “{ $title }”
clock-best-is = best: { $text }

# Before the clock runs. $code: the letters by which a deal is known. $clock: a time.
clock-rule-take = Press the three cards of a SET: new ones take their places. If there is no SET, three more cards are added.
clock-rule-wrong =
    { $seconds ->
        [one] A wrong choice costs { $seconds } second.
       *[other] A wrong choice costs { $seconds } seconds.
    }
clock-rule-pause = If you pause or leave the page, the clock stops and the cards are covered. A result with a pause does not count as a best.
clock-rule-link = At the end you get a link: whoever opens it plays the same cards.
clock-rule-deal = Same code, same cards: whoever opens your link plays the same deal.
clock-deal = Deal { $code }
clock-seen = You have played this deal before, so this time will not count as a best.
clock-friend-time = Your friend needed { $clock }.
clock-friend-sets =
    { $sets ->
        [one] Your friend found { $sets } SET.
       *[other] Your friend found { $sets } SETs.
    }
clock-asked-wrong = Part of this link cannot be read. What is missing is chosen here.
clock-start = Start

# While it runs. $count: how many SETs one is ahead or behind.
clock-found-of = { $found } of { $sets }
clock-time = Time
clock-left = Time left
clock-you = You
clock-best = Your best
clock-friend = Your friend
clock-no-best = No best yet: this can be the first.
clock-ahead = { $count } ahead
clock-behind = { $count } behind
clock-level = level
clock-wrong-title = Not a SET: +{ $seconds } s
clock-wrong-cost =
    { $seconds ->
        [one] That costs { $seconds } second.
       *[other] That costs { $seconds } seconds.
    }
clock-new-deck = The deck was played out. Here is the next one.
clock-pause = Pause
clock-paused = Paused
clock-paused-why = The cards are covered, and the clock has stopped at { $clock }. The result will not count as a best.
clock-go-on = Go on
clock-give-up = Give up

# The end. $clock: a time, or a number of seconds with tenths.
clock-end-minutes =
    { $sets ->
        [one] SET
       *[other] SETs
    } in { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock-end-given-up =
    { $sets ->
        [0] Given up
        [one] Given up after { $sets } SET
       *[other] Given up after { $sets } SETs
    }
clock-best-first = Your first result: now there is a best to beat.
clock-best-faster = A new best, { $clock } s faster than before.
clock-best-more =
    { $count ->
        [one] A new best: { $count } SET more than before.
       *[other] A new best: { $count } SETs more than before.
    }
clock-best-sooner = A new best: as many SETs as before, but sooner.
clock-best-slower = { $clock } s slower than your best.
clock-best-fewer =
    { $count ->
        [one] { $count } SET fewer than your best.
       *[other] { $count } SETs fewer than your best.
    }
clock-best-later = As many SETs as your best, but later.
clock-without-given-up = This does not count as a result.
clock-without-paused = There was a pause, so this does not count as a best.
clock-without-seen-before = You had played this deal before, so this does not count as a best.
clock-without-nothing = In practice there is no clock, and you can ask for a card.
clock-friend-faster = { $clock } s faster than your friend.
clock-friend-slower = { $clock } s slower than your friend.
clock-friend-more =
    { $count ->
        [one] { $count } SET more than your friend.
       *[other] { $count } SETs more than your friend.
    }
clock-friend-fewer =
    { $count ->
        [one] { $count } SET fewer than your friend.
       *[other] { $count } SETs fewer than your friend.
    }
clock-friend-as-many = As many SETs as your friend.
clock-lengths = Seconds for each SET
clock-seconds = { $clock } s
clock-length = SET { $number }: { $clock } s
clock-fastest = Fastest
clock-slowest = Slowest
clock-mean = On average
clock-wrong = Wrong choices
# $count: how many; $seconds: what they cost.
clock-wrong-figure = { $count } (+{ $seconds } s)
clock-again = Same deal again
clock-other = New deal
clock-share = Send the link
clock-copied = Copied
# What is sent. $title: what was played for. $text: the result. $address: the link.
clock-shared = Tercet against the clock, { $title }: { $text }. The same cards for you: { $address }
clock-shared-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
