# A real deck, and phones as buzzers. $who: a player; $me: yes or no, whether that is oneself. $seconds: in tenths.

real-step-cards = Put your own deck on your own table.
real-step-phones = Everyone scans the code: each phone becomes a buzzer.
real-step-call = Press SET on your phone, then show the cards on the table. Tercet keeps the order, the time and the score.
real-here-only = Phones cannot reach this address: only this device knows it. Start Tercet with “tercet serve --lan” and open the address that it prints.
choose-verdict = Who says whether it is a SET?
option-players = The other players
    .how = Each answers on the phone; no answer counts as agreement.
option-judge = A judge
    .how = One of you does not play, and rules alone.
choose-within = Calls this close count as simultaneous
within-ms = { $ms } ms

# The calls in order. $count: votes. $right, $wrong: how many say so, of $of.
order-title = Calls
order-called =
    { $me ->
        [yes] show now
       *[no] shows now
    }
order-reached = a point is at stake
order-pointed =
    { $me ->
        [yes] wait for the verdict
       *[no] waits for the verdict
    }
order-votes =
    { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }
order-behind =
    { $seconds ->
        [0] < 0.1 s
       *[other] +{ NUMBER($seconds, minimumFractionDigits: 1) } s
    }
order-verdicts = SET: { $right } · not a SET: { $wrong } · of { $of }
came-right = SET
came-wrong = not a SET
came-late = too late
came-left = left
came-withdrawn = had none
came-nothing = showed nothing
came-excused = already taken, no penalty

# On the phone.
buzzer-dealer =
    { $me ->
        [yes] You deal: shuffle, and lay the cards out.
       *[no] { $who } deals: shuffles, and lays the cards out.
    }
told-after =
    { $me ->
        [yes] You called
       *[no] { $who } called
    } { $seconds ->
        [0] less than 0.1 s later
       *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s later
    }
buzzer-theirs = { $who } shows
buzzer-show = Show your cards on the table
act-flipped = The card is flipped: go!
act-used-up = The cards are used up
act-used-up-votes = Used up · { $said } of { $of }
act-look = Look at the cards
act-look-claim = Check with the camera
claim-seen-right = Seen by the camera: a SET
claim-seen-wrong = Seen by the camera: not a SET
