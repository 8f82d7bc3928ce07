# The words of the web pages. SET is written in capitals.

page-title = Tercet · for the card game SET®
page-description = Tercet plays, teaches and referees the card game SET.
no-script = Tercet needs JavaScript to deal the cards. Please turn it on for this page.
trademark = Tercet is for the card game SET®. Not affiliated with or endorsed by its publisher.

alone-title = Play alone
clock-title = Against the clock
practice-title = Practice

# The strip of figures.
count-found = SETs found
count-deck = Deck
count-table = On the table

# The layout.
layout-name = Cards on the table
place-empty = empty place
place-covered = covered card
place-face-down = card { $place }, face down

# What the panel under the cards says. Nothing chosen yet:
choose-title = Choose three cards
choose-how = In a SET, each feature is all the same or all different.
choose-none = None here? Press “No SET”.

# One or two cards chosen. $left: how many are still to be chosen.
choose-more =
    { $left ->
        [one] One more card
       *[other] Two more cards
    }

# Three cards that are no SET. $count: how many features do not fit.
wrong-title = Not a SET
wrong-why =
    { $count ->
        [1] One feature does not fit.
        [2] Two features do not fit.
        [3] Three features do not fit.
       *[4] Four features do not fit.
    }
wrong-all-why = No feature fits.
wrong-close = Got it

# Three cards that are one.
right-title = A SET!
right-why = Every feature fits.

# “No SET”, rightly and wrongly said.
none-right-title = Right, no SET
none-right-why = There was none among these cards. Three more have been added.
none-wrong-title = There is one
none-wrong-why = There is a SET among these cards. Look again, or ask to see one of its cards.

# The end. $found: SETs found. $left: cards that lie out.
over-title = The deck is played out
over-why =
    { $left ->
        [0] Not one card is left.
        [one] No SET is left in the last card.
       *[other] No SET is left in the last { $left } cards.
    } { $found ->
        [0] You found none.
        [one] You found one.
       *[other] You found { $found }.
    }

# What one can press.
act-no-set = No SET
act-show = Show a card
act-deal = New deal

# The SETs found.
found-none = The SETs you find will appear here.

# $names: cards, for those who listen.
heard-new = New cards: { $names }.
heard-finding = { $feature }: { $finding }.

# Settings.
menu = Settings
menu-close = Close
setting-language = Language
setting-edition = Edition
edition-american = American
edition-european = European
setting-palette = Colours
palette-distinct = easiest to tell apart
setting-theme = Light or dark
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
setting-contrast = Contrast
contrast-auto = Same as device
contrast-more = High
setting-large-cards = Large cards
large-cards-how = Cards take all the room there is, and their symbols take more of the card.
setting-flipped = Flip the order
flipped-how = Cards that are added go on the left, or at the top, instead of at the other end.
setting-volume = Sound
volume-off = off
volume-on = { $volume }%
setting-vibration = Vibration
vibration-how = The device buzzes for a moment when you call, and when it was wrong.
setting-keyboard = Keyboard
keyboard-own = Your own keys
own-keys = Your keys, place by place
# $most: how many keys.
own-keys-how = Down the columns on a wide screen, along the rows on a tall one; { $most } at most. 0, 8 and 9 do something else.
setting-letters = Letters on the cards
letters-how = Each card shows the key that points at it. The space bar calls SET.
setting-edge-bar = Edge bar

# $left, $middle, $right: the names of three colours.
edge-bar-how = A short bar at the lower edge of each card tells its colour: { $left } on the left, { $middle } in the middle, { $right } on the right.
about-title = How cards are dealt
about-deal = As they come from the shuffled deck. About one time in thirty, there is no SET among the first twelve. Nobody tells you: say “No SET”, and if that is right, three more come.

# What can go wrong. $code: what was given as a card. $count: how many cards were given.
problem-language = This language could not be loaded. Check the connection and choose it again.
deal-not-a-card = The address asks for a deal with “{ $code }”, which is not a card; a card is written like 2rsh. The cards here are shuffled instead.
deal-card-twice = The address asks for a deal with { $code } twice, but each card is in the deck once. The cards here are shuffled instead.
deal-too-few =
    { $count ->
        [one] The address asks for a deal of one card
       *[other] The address asks for a deal of { $count } cards
    }, but it takes at least twelve. The cards here are shuffled instead.

# What the browser writes above a page.

account-title = Your account
replay-page = Replay
stats-title = How you play
ratings-title = Your ratings
boards-title = Boards
odds-title = Is there a SET?
eye-title = Cards by camera
eye-puzzle = A layout to solve
# A link to that page follows.
eye-about = Real cards on the table? Your phone can read them:
competitions-title = Competitions
new-title = New competition
real-title = Your own cards, with phones as buzzers
together-title = One screen for all of you
day-title = Competition
# $code: the code of the table.
sheet-title = Table { $code }

# On any page.

page-lost = This page could not be loaded. Is there a connection?
page-again = Try again
no-page = There is no such page
no-table = There is no table here
line-lost = Connection lost. Reconnecting… Your seat is kept.
# $a, $b, $card: names of cards.
pair-completed = { $a } and { $b } need { $card }.
played-title = Last matches
key-enter = Enter
