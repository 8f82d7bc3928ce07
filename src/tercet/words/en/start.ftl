# The start page, the new table, and the way to the others.

headline = Three cards. All alike or all different.
which-game = Play and learn the card game SET®.
your-name = Your name at the table
your-name-open = or leave it empty
your-name-given = We call you
act-rename = Take this name
# Names for those who give none: short, friendly, for anybody; with commas between them.
friendly-names = Badger, Beaver, Finch, Fox, Gecko, Hare, Hedgehog, Heron, Ibis, Kingfisher, Koala, Lemur, Lynx, Otter, Owl, Panda, Puffin, Robin, Squirrel, Swift, Tapir, Toucan, Wombat, Wren
play-now = Play now
new-table = New table
table-code = Table code or link
join = Join
to-learn = How to play
to-drills = Drills
to-drills-how = Short tasks that adapt to you.
to-start = Home
way-back = Back to your table { $code }

# The lobby. $tables, $people: how many. $taken of $most seats. $who: the host.
lobby-title = Open tables
lobby-count =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    }, { $people ->
        [one] one person
       *[other] { $people } people
    }
lobby-none = No table is open. Open one, and send the link to anyone you like.
table-of = { $who }’s table
seats-taken =
    { $taken } of { $most ->
        [one] 1 seat
       *[other] { $most } seats
    }
status-gathering = waiting for players
status-playing = playing
status-over = between two matches
act-sit-down = Sit down
act-watch = Watch

# A new table.
choose-rules = Rules
rules-played-last = Played last
# $lying: cards laid out at first, 0 where they come one by one. $deck: cards in all.
rules-cards-out =
    { $lying ->
        [0] { $deck } cards, laid one by one
       *[other] { $lying } of { $deck } cards lie out
    }
family-box = The box
    .how = Three cards, as printed
family-quick = Memory and speed
    .how = No calls, puzzles, cards that move or lie face down
family-finds = More finds
    .how = Four or six cards, and chains
family-decks = Bigger decks
    .how = A fifth feature, a fourth value, dots
family-own = Your own
    .how = Combine what makes sense
own-start-from = Start from
own-changed = What you have changed
own-unchanged = Nothing is changed yet. Open a question to change its answer.
own-clash = This cannot be played.
own-would-fit = With this it can be played:
own-fit = Change it that way
own-more = More questions
own-copy = Copy the link to these rules
rules-differ = Changed here
# $title: what a rule is about. $value: what it says.
rules-say = { $title }: { $value }
# $name: the rule set from which the rules differ.
rules-changed = { $name }, changed
    .description = Like { $name }, but with changes to: { $text }.
rules-more = All the rules
rules-loading = Loading the rules…
act-try-again = Try again
act-change-table = Change rules and options
act-change = Use these rules
choose-window = Time to point after a call
window-seconds = { $seconds } s
choose-to-find = SETs in each layout
choose-order = Who was first?
option-fair = By reaction
    .how = The quickest reaction wins the call, however slow the connection.
option-arrival = By arrival
    .how = The first call to arrive counts: for people in one room.
choose-visibility = Who may come?
option-listed = Everyone
    .how = The table appears in the list of open tables.
option-by-link = With the link only
    .how = Only those to whom you send the code or the link.
choose-judge = Who judges?
option-host = I judge
    .how = You do not play: you rule on calls and deal.
option-somebody = Somebody who comes judges
    .how = The judge’s seat stays open until somebody takes it.
option-nobody = No judge
    .how = The players rule on each other’s calls, top up and take cards off.
choose-talk = Talking
option-reactions = Quick phrases
    .how = A few ready-made phrases to send across the table.
option-chat = Chat
    .how = People write what they like. Not recommended where children play.
option-none = Silence
    .how = Nobody sends anything.
option-numbers = For a class
    .how = Nobody sends anything, and everyone is a number.
act-open-table = Open the table

# How others get to a table.
share-title = Invite the others
share-copy = Copy the link
share-watch = Link to watch
share-copied = Copied
share-qr = QR code of the link to this table

# What can go wrong on the way.
refused-offline = The server cannot be reached. Check the connection and try again.
refused-bad-name = A name has 1 to 24 characters.
refused-damaged-log = What was saved here is damaged and cannot be read. Whoever runs the server has been told.
refused-too-many-guesses = Too many wrong codes. Wait a minute, then try again.
refused-too-many-tables = You have opened many tables. Wait a minute, then open the next.
refused-unknown-table = No table has this code. Ask for it again.
refused-unknown-rule-set = These rules are not known here. Choose others.
refused-who-are-you = Enter your name first.
refused-other-version = Tercet has been updated. Reload the page.

# Ways to other pages.

to-odds = Is there a SET?
to-daily = Daily puzzle
to-competitions = Competitions
to-account = Your history, and an account for several devices
to-rules = Rules
rules-page = The rules with examples
to-class = For a class
