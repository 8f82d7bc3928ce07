# What the `tercet` command prints for people.

cli-no-such-language = “{ $name }” is not a language that Tercet speaks. Use --lang with one of: { $known }.
# What is wrong with the words of a command. $option: an option or an argument; $text: what was given for it.
cli-no-such-command = There is no command “{ $name }”.
cli-no-such-option = There is no option { $option } here.
cli-did-you-mean = Did you mean “{ $nearest }”?
cli-see-help = “--help” lists them all.
cli-value-missing = A value for { $option } is missing.
cli-given-twice = { $option } is given twice.
cli-unused-words = These words are too many: { $text }.
cli-value-choices = “{ $text }” cannot be used for { $option }. Use one of: { $known }.
cli-value-kind =
    “{ $text }” cannot be used for { $option }{ $feature ->
        [whole-number] : a whole number is needed
        [number] : a number is needed
       *[other] { "" }
    }.
cli-value-least = “{ $text }” cannot be used for { $option }: it must be { $low } or more.
cli-value-most = “{ $text }” cannot be used for { $option }: it must be { $high } or less.

# Figures. $share, $value: a number as it is written.
cli-percent = { $share }%
cli-seconds = { $value } s
cli-pair = { $n }: { $value }

# Progress.
cli-playing = Playing
cli-reading-logs = Reading the logs
print-going-on = Printing
lab-playing = Playing a million games …
lab-counting = Counting all hands of all decks …

# Odds. $cards of $deck cards; $hands: ways to lay them out; $without: those without a SET.
odds-hands = Cards laid out: { $cards } of { $deck }. Possible hands: { $hands }; without a SET: { $without }.
odds-certain = There is always a SET.
# $odds: a figure.
odds-of-a-set = Odds that there is a SET: { $odds } : 1.
odds-on-the-sheet = The rule sheet prints { $odds } : 1.
odds-head-sets = SETs
odds-head-hands = hands
odds-head-share = share
odds-slow = Install numba, and this is a thousand times as fast: pip install 'tercet[lab]'
# $odds: a figure with its interval.
odds-so-far = { $cards } cards: { $odds }
# $name: a strategy or a rule set.
odds-played-strategy =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with a deck of { $deck }, strategy { $name }, seed { $seed }; intervals of 95%.
odds-played-ruleset =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } with a deck of { $deck }, rule set { $name }, seed { $seed }; intervals of 95%.
odds-head-seen = layouts seen
odds-head-without = with nothing to find
odds-head-odds = odds that there is something to find
# $number: a figure, perhaps with its interval.
odds-found-in-a-round = Found in a round, on average: { $number }
# $text: numbers of cards, or endings, each with its share or its number.
rounds-by-left = Rounds by cards left: { $text }
rounds-by-largest = Rounds by largest layout: { $text }
rounds-by-ending = Rounds by ending: { $text }

# Simulated games. $name: a rule set; $known: how many may play; $asked were asked for, $fitting play.
simulate-seated = Players of { $name }: { $known }, not { $asked }. Playing with { $fitting }.
simulate-asked = { $name }. Games: { $games }; players: { $players }; seed: { $seed }.
simulate-ended = Games that ended: { $count }. Violations of the rules: { $broken }.
ending-no-set-left = nothing left to find
ending-all-agree = all agree that nothing is left
ending-all-found = everything found
ending-first-to = somebody has found enough
ending-time-up = time is up
ending-judge-says = the judge says that nothing is left
ending-stopped = stopped

# The server. $address: of a web page.
serve-at = Tercet is at { $address }
serve-stop = Press Ctrl-C to stop it.
serve-no-network = This machine is not on a network, so phones cannot reach it.
serve-phones = Phones on the same network: { $address }
serve-other-addresses = If phones are in another of this computer’s networks: { $address }
# Indented by two, one line each.
serve-unreachable =
    If a phone cannot open it, check these:
    {"  "}Is it in the same Wi-Fi as this computer, with mobile data off?
    {"  "}Is it a guest Wi-Fi? Many keep devices apart: use the ordinary one, or a hotspot of this computer or a phone.
    {"  "}Does the firewall of this computer let others in at port { $port }?
    Over http:// phones cannot keep their screens on, copy links by a press, or use passkeys; everything else works.
# $folder: where the copy is.
serve-take-over = If this computer fails, another one can take over: run tercet restore { $folder } there, give it the address { $address }, and start tercet serve with the same options.

# Why it does not start. $port: a number; $problem: what another program says about it.
serve-port-in-use = Port { $port } is in use, perhaps by another Tercet. Stop that one, or choose another port with --port.
serve-port-reserved = Port { $port } is reserved for the administrator. Choose one above 1023 with --port.
serve-no-such-address = This machine has no address { $address } to listen on. Choose another with --host, or leave it out.
serve-no-internal-address = This machine has no address { $address } for other workers. Set internal_address to one that it has.
settings-invalid = A setting is invalid: { $problem }. “tercet settings” lists them all.
settings-workers = Several workers need --database postgresql://… and --redis redis://….
settings-not-toml = “{ $file }” is not TOML: { $problem }.

# Stored data. $logs with $entries; $matches: how many could be verified. $log, $n: the name of a log and an entry in it.
doctor-sound =
    Sound: { $logs ->
        [one] 1 log
       *[other] { $logs } logs
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }; { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } verified.
doctor-file = The file is damaged: { $why }.
doctor-damaged = { $log }, entry { $n }: { $why }
doctor-unproved = { $log }, entry { $n }, cannot be verified: { $why }
backup-done =
    Saved in { $file } and read back: { $logs ->
        [one] 1 log
       *[other] { $logs } logs
    } with { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }.
restore-done = The data of { $file } is now in { $folder }.
restore-aside = What was there before is in { $folder }.
rebuild-rating = Rating the matches
rebuild-done =
    Rebuilt from the logs of { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }.
reports-none = Nothing has been reported.
# $at: day and time; $who wrote it at table $table; $by has reported it.
reports-line = { $at }  { $who } at table { $table }, reported by { $by }:
flagged-none = No match stands out by its timing.
flagged-how = These matches have timing that people hardly have. Look at their records before you think ill of anybody.
flagged-most = Say how many matches to list: 1 or more.
# $at: day and time (UTC); $who: a name; $table and $number: its replay is at /replay/TABLE/NUMBER.
flagged-line = { $at }  { $who }, table { $table }, match { $number }:
# $share: such as “45 %”.
flagged-at-once =
    { $finds ->
        [one] { $share } of 1 find
       *[other] { $share } of { $finds } finds
    } came within 0.3 s of the last card.
# $value: seconds.
flagged-quick =
    { $finds ->
        [one] 1 find, { $value } s after the layout had changed.
       *[other] { $finds } finds, in the middle { $value } s after the layout had changed.
    }
flagged-even =
    { $finds ->
        [one] 1 find, whose time varies by { $share }.
       *[other] { $finds } finds whose times vary by only { $share }.
    }
print-done =
    { $count ->
        [one] 1 document is
       *[other] { $count } documents are
    } in “{ $folder }”.

# The lab. $file: where something is stored.
lab-stored = Done, and stored in { $file }.
chart-drawn = Drawn: { $file }
fit-head-player = player
fit-head-sets = SETs
fit-head-first = first look
fit-head-rate = SETs per second
fit-head-slips = wrong calls per SET
fit-head-level = plays like
fit-factors = How easy a SET is to see, by number of differing features: { $text }
fit-head-there = SETs there
fit-head-differing = differing features
fit-head-observed = observed
fit-head-predicted = predicted
ratings-agreement = Players: { $players }, 2 to 5 at a table. Agreement with the true order (1 is the same order):
ratings-head-rounds = rounds of each player
ratings-openskill = To compare OpenSkill too: pip install 'tercet[lab]'
# $count: how many races; $seconds: how long a SET takes to be found.
fairness-title =
    Races: { $count }. A SET is found after { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } on average.
fairness-away = { $ms } ms away
fairness-wrong = wrong winner
fairness-verdict = verdict after
fairness-arrival = order of arrival
fairness-fair = fair calls
fairness-at-once = at once
fairness-waits = { $ms } ms on average, at most { $high } ms
bots-head-level = level
bots-head-ratio = 4 to 1
bots-times = Seconds to find the only SET among 12 cards, by number of differing features. Layouts for each: { $count }.
bots-head-won = won later
bots-head-shared = shared
bots-head-lost = lost
bots-adapting = Games won against bots that adapt. Bots at the table: { $bots }; evenings for each level: { $count }.

# A record, told event by event. $by, $player, $dealer, $caller: players; $codes: cards.
replay-match-opened = { $by } opens a match
replay-round-opened = a round begins; { $dealer } deals
replay-deck-sealed = the order of the deck is sealed
replay-deck-shown = the deck is shown and matches its seal
replay-player-joined =
    { $by } sits down as { $role ->
        [judge] the judge
        [master] the Master
       *[player] a player
    }
replay-player-left = { $by } leaves
replay-player-returned = { $by } comes back
replay-player-removed = { $by } removes { $player }
replay-host-changed = { $player } becomes the host
# $touched: cards, or none.
replay-set-called =
    { $touched ->
        [none] { $by } calls
       *[other] { $by } calls by touching { $touched }
    }
replay-set-pointed = { $by } points at { $codes }
replay-card-turned = { $by } turns up { $card }
replay-turned-back = turned back: { $codes }
replay-call-withdrawn = { $by } withdraws the call
replay-verdict-given =
    { $right ->
        [yes] { $by } says that it is right
       *[no] { $by } says that it is wrong
    }
replay-layout-seen = { $by } sees { $codes } on the table
replay-claim-seen = { $by } sees that { $caller } shows { $codes }
replay-no-set-said = { $by } sees { find-none }
replay-take-off-said = { $by } would take cards off
replay-cards-taken-off = { $by } takes { $codes } off, back into the deck
replay-pile-flipped = { $by } flips
replay-stake-said = { $by } joins a super round
replay-point-reached = { $by } is about to take a point from the caller
replay-first-named = { $by } says that { $caller } was first
replay-flip-voted = { $by } wants others to flip for { $player }
replay-end-said = { $by } ends the round
replay-count-agreed = { $by } lets the round that was ended early count
replay-cards-dealt = dealt: { $codes }
replay-layout-solved = everything here has been found: the cards go
replay-layout-shuffled = the cards change places
replay-laid-by-hand =
    { $count ->
        [one] 1 more card is laid by hand
       *[other] { $count } more cards are laid by hand
    }
replay-set-shown = { $by } has shown { $codes }
replay-set-taken =
    { $by } takes { $codes }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
replay-point-shared = { $by } showed { $codes } too: 1 point
replay-call-failed =
    { $by } fails: { $why ->
        [late] too late
        [left] left the table
        [withdrawn] withdrawn
        [nothing] nothing was shown
       *[wrong] { find-not }
    }
replay-call-excused = { $by } is excused: an earlier caller took one of the cards
replay-caller-asked = it is { $by }’s turn to point
replay-callers = { $names } and { $last }
replay-calls-disputed = { $callers } called at the same time
replay-all-asked = all of them may show
replay-points-lost =
    { $by } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }
replay-locked-out = { $by } is locked out
replay-lock-outs-lifted = everyone may call again
replay-own-layout-opened = { $by } gets a layout of their own
# $what: another of these sentences.
replay-on-own-layout = on { $by }’s layout: { $what }
replay-price-owed = { $by } owes { find-many }
replay-price-paid = { $by } has won { find-a } back
replay-super-round-started = the super round starts
replay-super-round-ended = the super round is over
replay-flip-taken = others flip for { $player } from now on
replay-dealer-changed = { $player } deals now
replay-hint-given = hint: { $card }
# $why: see ending-…
replay-round-ended =
    the round is over: { $why ->
        [no-set-left] { ending-no-set-left }
        [all-agree] { ending-all-agree }
        [all-found] { ending-all-found }
        [first-to] { ending-first-to }
        [time-up] { ending-time-up }
        [judge-says] { ending-judge-says }
       *[stopped] { ending-stopped }
    }
replay-match-ended = the match is over
replay-cards-unseen = the cards on the table
replay-layout = On the table: { $codes }
replay-rank =
    { $rank }. { $who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
replay-not-over = The match is not over: round { $round } of { $rounds }.
replay-won = { $who } wins.
# $names and $last: players.
replay-tie = A tie: { $names } and { $last } share first place.
replay-proved = Verified: each of the { $count } events follows from the ones before it.

# `tercet lab finds`
finds-head-rules = Rules
finds-head-found = Found in a round (95 %)
finds-head-left = Cards left
finds-head-largest = Largest layout
