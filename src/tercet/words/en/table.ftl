# The table. $who: a player; $me: yes or no, whether that is oneself; $other: another player.

table-loading = Loading the table…
you = You
host = host
nobody = Somebody
bot-name = Bot { $n }
bot-level = Skill
level-1 = beginner
level-2 = casual
level-3 = club player
level-4 = expert
level-5 = champion
level-6 = first evening
level-7 = adapts to you

# Before the first round. $count: how many players are still needed.
gather-title = At the table
gather-lacking =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
act-add-bot = Add a bot
act-start = Deal
act-begin = Start
judge-who = Judge: { $who }
judge-open = The judge’s seat is open. If you start without a judge, the players rule.
judge-none = Nobody judges here: the players rule.
act-sit-judge = Judge this table
act-sit-player = Play instead
act-judge = Be the judge

# Before the first match, for each person alone. $names: who is ready. $title, $value: one of the rules.
act-demonstrate = See how it is played
act-ready = Ready
ready-who = Ready: { $names }
demo-title = How it is played
demo-rule = { $title }: { $value }
demo-call = There is one SET among these twelve cards. Whoever sees it calls first: press SET.
demo-point = Now point at its three cards, the ones with a ring. Do not take them.
demo-right = That is a SET, and the cards are handed to you.
demo-next = And a wrong call?
demo-wrong = These three are not a SET. They stay where they are.

# The strip of players. $n: the place among the callers.
players-name = Players
player-calling = calling
player-next = no. { $n }
player-away = away
player-out = out
player-none = { find-none }
player-flips = flipping
player-deals = dealing
player-judge = judge
player-master = Master
player-in = in
player-against = { $points } against
player-owes =
    { $count ->
        [one] 1 { find-name } owed
       *[other] { $count } { find-names } owed
    }
player-pile = pile { $count }
player-total = { $points } in all

# Facts in the head.
fact-deck = Deck { $count }
fact-discard = Discard { $count }
fact-round = Round { $round } of { $rounds }
fact-to-find =
    { $count ->
        [one] 1 { find-name } left
       *[other] { $count } { find-names } left
    }

# The dock. $seconds: time to point. $count: cards.
dock-name = Your move
dock-paused = The host has paused the table.
dock-wait = The cards are about to be dealt.
dock-watching = You are watching.
dock-next-match = A match is being played. You can join in.
dock-over = The round is over.
dock-call = Call when you see one. Then tap { $count } cards within { $seconds } s.
dock-call-unseen = Call when you see one. Then show its cards on the table within { $seconds } s.
dock-call-face-down = Call first. Then turn up { $count } cards within { $seconds } s.
dock-touch = Call when you see one, or tap its cards.
# $sought: sets, or something else.
dock-turn =
    { $sought ->
        [sets] Turn up three cards that make a SET.
       *[other] Turn up { $cards } cards that belong together.
    }
dock-point-sets =
    { $links ->
        [0] Tap three cards that make a SET.
       *[other] Tap a SET with one card of the last one.
    }
dock-point-pairs =
    { $links ->
        [0] Tap four cards: two pairs with the same third.
       *[other] Tap two pairs with the same third, { $links } from the last four.
    }
dock-point-six =
    { $links ->
        [0] Tap six cards whose three pairs want a SET.
       *[other] Tap six cards whose three pairs want a SET, { $links } from the last six.
    }
dock-point-fours =
    { $links ->
        [0] Tap four cards: all alike, all different, or two and two.
       *[other] Tap four that go together, { $links } from the last four.
    }
dock-point-dots = Tap { $cards } to { $most } cards so that every dot is there an even number of times.
dock-flips = { $who } flips the next card. Call when you see { find-a }.
dock-mine = Your call: point at { $count } cards.
dock-mine-unseen = Your call: show your cards.
dock-mine-face-down = Your call: turn up { $count } cards.
dock-theirs = { $who } points
dock-reached = { $who } is about to lose a point
dock-rule = { $who } shows. Is it { find-a }?
dock-verdict =
    { $me ->
        [yes] You wait for the verdict
       *[no] { $who } waits for the verdict
    }
dock-disputed = { $who } or { $other }: who was first?
dock-all = { $who } and { $other } show
dock-all-mine = You called at the same time: show yours.
dock-judge = You judge. Calls come in here.
dock-off-first = Take { $count } off first?
callers-name = Calls in the order heard
callers-none = No call yet
dock-master = You are the Master: deal, and watch.
dock-locked-out = You sit out until somebody finds { find-a }.
dock-flip = Your turn: flip a card, or call.
dock-staked = A super round starts with the next card.
dock-super-in = Super round! Find one now.
dock-super-out = Super round: the others are searching.

# What one can press.
act-call = { find-call }
act-first = { $who } was first
act-right = { find-right }
act-wrong = { find-wrong }
act-shown = I have shown it
act-take-point = Take a point from { $who }
act-withdraw = I have none
act-flip = Flip a card
act-top-up = Deal { $count }
act-lay-more = Lay three more
act-none-left = Nothing left: end the round
act-super = Super round
act-join-super = Join in
act-no-set-here = { find-here }
act-no-set-votes = { find-short } · { $said } of { $of }
act-none-found-here = Nobody finds more
act-none-found-votes = Nobody finds more · { $said } of { $of }
act-hint = Show me a card
act-take-off = Put back { $chosen } of { $count }
act-agree-off = Take { $count } off
act-agree-off-votes = Take { $count } off · { $said } of { $of }
act-off-first = Take { $count } off
key-space = Space

# The call button while it is quiet.
quiet-mine = Your call
quiet-mine-why = Point at your cards
quiet-theirs = { $who } has the call
quiet-theirs-why = You can call again when it is settled
quiet-locked-out = You sit out
quiet-locked-out-why = Until another player finds { find-a }
quiet-super = Super round
quiet-super-why = Only those in it may call
quiet-paused = Paused
quiet-paused-why = The host can resume
quiet-next = You are no. { $n }
quiet-next-why = Your turn when the others are done
quiet-wait = One moment
quiet-bare = Not yet
quiet-bare-why = There are too few cards for { find-a }
quiet-judge = The verdict is yours
quiet-judge-soon = The caller points first

# The panel. $left: cards still to be chosen. $points: points lost. $links: cards of the last SET.
choose-left =
    { $left ->
        [one] One more card
       *[other] { $left } more cards
    }
choose-whole = Call now
choose-call-now = Your cards are ready. They are shown as soon as the call is yours.
shown-waiting =
    { $me ->
        [yes] Waiting for the verdict
       *[no] { $who } shows
    }
shown-right =
    { $me ->
        [yes] Yours: { find-a }!
       *[no] { $who } has { find-a }
    }
shown-by = { $who } pointed at these.
shown-lost =
    { $points ->
        [one] One point off.
       *[other] { $points } points off.
    }
# $me: yes or no; $who: somebody’s name; $card: a card’s name.
right-ultra-why = One card would complete both: { $card }.
wrong-ultra-why = One pair needs { $one }, the other needs { $other }.
wrong-chain-title = A SET, but it does not link
wrong-chain-why =
    { $links ->
        [0] It uses no card of the last find.
        [one] It uses { $links } card of the last find.
       *[other] It uses { $links } cards of the last find.
    } { $needed ->
        [one] Exactly one is needed.
       *[other] Exactly { $needed } are needed.
    }
wrong-house-why = It does not include the card that was just flipped.
# $me: yes or no; $who: somebody’s name.
# $same: yes if all three pairs need one card.
right-six-why =
    { $same ->
        [yes] One card completes all three pairs.
       *[no] The cards that complete the three pairs are a SET.
    }
wrong-six-why = The cards that complete the three pairs are neither a SET nor all the same.
right-dots-why = Every dot appears an even number of times.
wrong-dots-why = These dots appear an odd number of times:
# $count: how many cards. A card follows.
completes-first = The first { $count } need:
wrong-links-title = These match, but they do not link
# $count: cards of a find; $seconds: the time to point.
late-why = Point at { $count } cards within { $seconds } s of the call.
links-name = { find-last }
bare-flips =
    { $me ->
        [yes] Your turn: flip the first card.
       *[no] { $who } flips the first card.
    }
bare-deals =
    { $me ->
        [yes] You deal.
       *[no] { $who } deals.
    }
real-look = Look at the cards on the table, and call here.

# What happened.
last-calls = Latest
told-called =
    { $me ->
        [yes] You call
       *[no] { $who } calls
    }
told-turned =
    { $me ->
        [yes] You turn up card { $place }: { $names }
       *[no] { $who } turns up card { $place }: { $names }
    }
told-taken =
    { $me ->
        [yes] You took { find-a } in { $seconds } s
       *[no] { $who } took { find-a } in { $seconds } s
    }
told-shared =
    { $me ->
        [yes] You get a point too
       *[no] { $who } gets a point too
    }
told-failed-wrong =
    { $me ->
        [yes] You pointed: { find-not }
       *[no] { $who } pointed: { find-not }
    }
told-failed-late =
    { $me ->
        [yes] Your time was up
       *[no] { $who }’s time was up
    }
told-failed-left =
    { $me ->
        [yes] You left while calling
       *[no] { $who } left while calling
    }
told-failed-withdrawn =
    { $me ->
        [yes] You had none after all
       *[no] { $who } had none after all
    }
told-failed-nothing =
    { $me ->
        [yes] You showed nothing
       *[no] { $who } showed nothing
    }
told-excused =
    { $me ->
        [yes] Yours was already taken: no penalty
       *[no] { $who }’s was already taken: no penalty
    }
told-lost =
    { $me ->
        [yes] You: −{ $points }
       *[no] { $who }: −{ $points }
    }
told-locked-out =
    { $me ->
        [yes] You sit out
       *[no] { $who } sits out
    }
told-lifted = Everyone may call again
told-asked =
    { $me ->
        [yes] Your turn to point
       *[no] { $who }’s turn to point
    }
told-disputed = { $who } and { $other } called at the same time
told-all = All who called may show
told-reached =
    { $me ->
        [yes] You take a point from the caller
       *[no] { $who } takes a point from the caller
    }
told-ruled-right =
    { $me ->
        [yes] You: { find-is }
       *[no] { $who }: { find-is }
    }
told-ruled-wrong =
    { $me ->
        [yes] You: { find-not }
       *[no] { $who }: { find-not }
    }
told-no-set =
    { $me ->
        [yes] You see { find-none }
       *[no] { $who } sees { find-none }
    }
told-dealt =
    { $count ->
        [one] One more card
       *[other] { $count } more cards
    }
told-solved = All found: here are the next cards
told-take-off =
    { $me ->
        [yes] You would take cards off
       *[no] { $who } would take cards off
    }
told-taken-off =
    { $count ->
        [one] One card went back into the deck
       *[other] { $count } cards went back into the deck
    }
told-lay = Lay { $count } more
told-staked =
    { $me ->
        [yes] You are in the super round
       *[no] { $who } is in the super round
    }
told-super-started = The super round has started
told-super-ended = The super round is over
told-flip-taken =
    { $me ->
        [yes] The table flips for you
       *[no] The table flips for { $who }
    }
told-dealer =
    { $me ->
        [yes] You deal now
       *[no] { $who } deals now
    }
told-hint = A hint
told-owed =
    { $me ->
        [yes] You owe { find-many }
       *[no] { $who } owes { find-many }
    }
told-paid =
    { $me ->
        [yes] You won { find-a } back
       *[no] { $who } won { find-a } back
    }
told-round-ended = The round is over
told-round-begun = A new round
told-let-count =
    { $me ->
        [yes] You let the round count
       *[no] { $who } lets the round count
    }
told-round-opened =
    { $me ->
        [yes] A new round, your deal
       *[no] A new round, dealt by { $who }
    }
told-joined =
    { $me ->
        [yes] You sat down
       *[no] { $who } sat down
    }
told-left =
    { $me ->
        [yes] You left
       *[no] { $who } left
    }
told-returned =
    { $me ->
        [yes] You are back
       *[no] { $who } is back
    }
told-removed =
    { $me ->
        [yes] You were removed
       *[no] { $who } was removed
    }
told-host =
    { $me ->
        [yes] You are the host now
       *[no] { $who } is the host now
    }
told-locked = The table is locked
told-unlocked = The table is open again
told-paused = Paused
told-resumed = Play resumes
told-changed = The rules have changed
told-ready =
    { $me ->
        [yes] You are ready
       *[no] { $who } is ready
    }
told-again =
    { $me ->
        [yes] You want to play again
       *[no] { $who } wants to play again
    }

# Signs to the others.
talk = Talk
sign-hello = Hello!
sign-well-done = Well done!
sign-thanks = Thank you
sign-oops = Oops!
sign-so-close = So close!
sign-again = Again?

# Free words, where the host lets people write.
chat-name = Messages
chat-none = Nobody has written anything yet.
chat-write = Write a line
chat-send = Send
act-mute = Mute
act-unmute = Unmute
act-report = Report
reported = Reported

# The end. $names: several winners. $played of $rounds.
round-over = Round { $played } of { $rounds } is over
round-stopped = Round { $round } of { $rounds } was stopped
round-stopped-why = It counts for nothing, and is dealt again, unless all who are here let it count.
act-let-count = Let it count
let-count-votes = { $said } of { $of } let it count.
act-deal-again = Deal it again
end-stopped = The round was stopped before its end.
end-won =
    { $me ->
        [yes] You have won!
       *[no] { $who } has won
    }
end-tie = A tie: { $names }
end-left-over = Cards left
end-alone = The deck is played out
# Alone against a price. $owed: SETs that were not won back.
end-price-won = Won: nothing is owed
end-price-lost =
    Lost: { $count ->
        [one] { find-many } is
       *[other] { find-many } are
    } still owed
end-price-given-up = Given up before the end
act-rematch = Play again
# Another match. $names: people who want it, or who have not said so yet; $count: how many.
again-wish =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
again-waits = You want to play again. Waiting for { $names }.
act-deal-now = Deal without waiting
again-running = The next match has begun.
act-join-in = Join in
act-next-round = Next round
ready-waits = Waiting for { $names }.
round-running = The next round has begun.
act-to-table = Go to the table
end-record = The record of this match
end-competition = Back to my page of the competition
seal-good = The deck was sealed before the first card was dealt, and it has not changed since.
seal-bad = The deck is not the one that was sealed. Show the record to somebody who can judge it.

# At this table, in the settings.
act-pause = Pause
act-resume = Resume
act-lock = Lock the table
act-unlock = Unlock the table
act-end-round = End the round
act-leave = Leave the table
act-hand-over = Make host
act-take-flip = Flip for them
act-remove = Remove

# What is asked once more. $people: how many sit at the table.
ask-end-round =
    { $people ->
        [one] End the round?
       *[other] End the round for everyone?
    }
    .yes = Yes, end it
    .no = Keep playing
ask-leave = Leave the table? The others play on, and you can come back.
    .yes = Yes, leave
    .no = Stay
ask-home = Go to the start page? The round goes on without you. Your seat is kept.
    .yes = Go to the start page
    .no = Stay
doorway-numbered = Here everyone is a number. Nobody sees your name.
