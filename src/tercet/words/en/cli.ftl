# The words of the `tercet` command.

# $sets: how many SETs were found. $cards: among how many cards.
sets-found =
    { $sets ->
        [0] No SET
        [one] One SET
       *[other] { $sets } SETs
    } among { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.

# $finds: how many were found, which are not SETs. $cards: among how many cards. $ruleset: the name of the rules.
finds-found =
    { $finds ->
        [0] No find
        [one] One find
       *[other] { $finds } finds
    } among { $cards ->
        [one] one card
       *[other] { $cards } cards
    } by the rules “{ $ruleset }”.

# $features: in how many features the cards of a SET differ. $chance: how likely it is to be seen first, in percent.
set-explained =
    Differs in { $features ->
        [one] one feature
       *[other] { $features } features
    }; seen first with a chance of { $chance }%.
# $easiest, $hardest: cards as codes.
easiest-and-hardest = The easiest is { $easiest }, the hardest { $hardest }.
# $chance: a percentage. A list of cards follows, each with the pairs that it would complete.
next-chance = The next card completes a SET with a chance of { $chance }%. The best cards, and what they would complete:

# Why a command cannot do what was asked. $file, $folder: names; $why, $problem: what another program says about it.
said = { $why }
card-of-no-kind = “{ $card }” is not a card. A card is written like 2rsh, 2rshf, 4ISL or r--b-i.
# $letter: the wrong one, in place $n. $feature: number, colour, shape, shading or edge. $known and $last: the right ones.
card-wrong-letter =
    “{ $card }” is not a card: “{ $letter }” is not { $feature ->
        [number] a number
        [colour] a colour
        [shape] a shape
        [shading] a shading
       *[edge] an edge
    }; use { $known } or { $last }.
card-wrong-dot = “{ $card }” is not a card: “{ $letter }” cannot be in place { $n }, only { $last } or { $known }.
card-no-dot = “{ $card }” is not a card: it has no dot.
cli-cards-of-other-rules = { $card } is not a card of the rule set “{ $name }”.
card-of-other-deck = { $card } and { $other } are cards of different decks.
card-twice = { $card } is there twice: each card is in the deck once.
cli-which-cards = Give some cards, for example: tercet sets 1rof 2rof 3rof 2gsh
cli-cannot-read = “{ $file }” cannot be read: { $why }.
cli-cannot-write = “{ $file }” cannot be written: { $why }.
cli-not-utf-8 = “{ $file }” is not UTF-8 text. Save it as UTF-8 and try again.
cli-record-not-text = “{ $file }” is not a record of Tercet: it is not text.
cli-option = { $option }: { $problem }.
# $name: what was given; $nearest: the name most like it; $known: all names.
cli-no-such-rule-set = There is no rule set “{ $name }”. Did you mean “{ $nearest }”? “tercet rules” lists them all.
cli-no-such-strategy = There is no strategy “{ $name }”. Strategies are { $known }.
# $deck, $cards: how many cards.
cli-no-such-deck = There is no deck of { $deck } cards. Decks have 3, 9, 27 or 81 cards, with one feature more each.
cli-deck-to-play-with = Nobody plays with a deck of { $deck } cards. Use --deck 81 or --deck 27.
cli-puzzle-deck = There are no puzzles with a deck of { $deck } cards. Use --deck 81 or --deck 27.
cli-too-many-cards = A deck of { $deck } cards cannot lay out { $cards }. Give a number from 0 to { $deck }.
cli-how-many-cards = Give the number of cards laid out: tercet odds --cards 12; or play: tercet odds --play
cli-fresh-or-play = Odds of a fresh deal, or in play? Use --cards or --play, not both.
cli-bots-choose = With a rule set, bots choose for themselves, from the deck of that rule set. Leave out --strategy and --deck.
cli-games-needed = For that, games have to be played: tercet odds --play …
cli-counts-missing = The exact counts are missing. Count them again: tercet lab exact
cli-counts-unknown = How many hands hold 1, 2, 3 … SETs is known exactly up to 15 cards and from 66 up, not for { $cards }; the hands without a SET are exact.
cli-sets-known = How many SETs there are among { $cards } cards is known exactly up to 15 cards and from 66 up.
# $name: a rule set; $sets: how many.
odds-all-cards-lie = In “{ $name }” all { $cards } cards are on the table from the start, and stay: the odds are those of a fresh deal. Ask: tercet odds --cards { $cards }
odds-of-a-puzzle = In “{ $name }” every layout is dealt with a given number of SETs ({ $sets }): there are no odds to count.
odds-own-layouts = In “{ $name }” everyone has a layout of their own, and the first to finish ends it: there are no odds of whole games to count.
odds-unseen = “{ $name }” is played with a real deck, which Tercet does not see.
puzzle-not-dealt = No such deal came up after many tries (cards: { $cards }, finds: { $finds }). Ask for other numbers.
puzzle-most-cards = Puzzles have up to 15 cards, not { $cards }: for more it is not known how rare they are.
puzzle-none =
    No { $cards } of { $deck } cards hold exactly { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    }. There are hands with { $known }.
# $rare: one hand in so many.
puzzle-too-rare =
    Only one in { $rare } hands of { $cards } cards holds exactly { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    }: too rare to come up.
cli-no-games = Give how many games to play, for example: --games 1000000
cli-bad-seed = The seed must be a number from 0 to { $most }.
cli-bad-cores = Use --cores 1 or more, or leave it out for all of them.
cli-stopped-at-once = Stopped before the first games were over: nothing is known yet.
# $played of $games.
cli-stopped-after =
    Stopped after { $played } of { $games ->
        [one] 1 game
       *[other] { $games } games
    }: this is what is known so far.
cli-law-broken = Game { $n } breaks a law: { $problem }
cli-record-not-written = No record can be written into “{ $folder }”: { $why }.
cli-two-lags = Give two lags or more, in milliseconds, for example: tercet fairness 20 80 200
cli-fairness-options = --find must be more than 0, --cap 0 or more, and --races 1 or more.
cli-layouts = Give the number of layouts, from 1 to { $most }.
cli-evenings = Give the number of evenings, from 1 to { $most }, and of bots, from 1 to { $bots }.
cli-players-to-rate = Give the number of players, from 10 to 10000.
cli-which-records = Give the records, for example: tercet lab fit games/
cli-no-records = There are no records there: their names end in .jsonl.
cli-too-few-sets = Nobody took { $sets } SETs in these games: too few to fit anything.
cli-chart-kind = “{ $file }” is neither .svg nor .png. Write for example: tercet lab chart odds odds.svg
cli-nothing-drawn = Stopped: nothing was drawn.
cli-needs-charts = Charts need Vega-Lite. Install it: pip install 'tercet[charts]'
cli-needs-numba = Counting hands needs numba. Install it: pip install 'tercet[lab]'
cli-not-built = The web client is not built. Run: python3 dev.py run
cli-copy-damaged = What was saved is damaged, as the data itself is. “tercet doctor” says where.
cli-not-restored = “{ $file }” cannot be restored into “{ $folder }”: { $why }.
cli-for-postgresql = A PostgreSQL database is saved with its own tools: pg_dump and pg_restore.
cli-restore-logs = Other logs are not affected. To get these back, restore a backup: tercet restore FILE.
cli-restore-file = Stop the server, and restore a backup: tercet restore FILE.
cli-unproved = What cannot be proved was changed, or was played by an older Tercet under rules that have been corrected since.
cli-logs-left-out =
    { $problem }
    What these logs hold is left out.

# Why something cannot be printed.
cli-what-to-print = Give a document, for example: tercet print entry-cards. “tercet print --list” lists them all.
cli-which-folder = Give the folder to print into: tercet print --all --sample -o DIR
cli-print-of = Give a competition with --competition FILE, or use --sample.
paper-no-such-document = There is no document “{ $name }”. Did you mean “{ $nearest }”? “tercet print --list” lists them all.
paper-no-such-rule-set = There is no rule set “{ $name }”. “tercet rules” lists them all.
paper-no-such-slips = None of these games has a score slip any more. Load the page again.
paper-nobody-seated = Nobody can be seated yet: give --players, from 6 up, or a competition.
paper-not-drawn = The rounds are not drawn yet: this sheet would show a draw that will not be played. Draw them first.
paper-no-links = No links are given: print this when you issue them, because their secrets are not known afterwards.
paper-no-such-link = “{ $path }” is not a link that can be printed.
paper-nobody-entered = Nobody has entered: give a competition, or --players.
paper-which-day = Give the day of the puzzle, for example: --date 2026-11-21
paper-too-much = This is too much to print at once. Order fewer rounds or fewer players at a time.
paper-too-long = This takes too long to print. Order fewer rounds or fewer players at a time.

# What the person who prints should know. $text: characters; $more: yes if there are others.
print-without-codes = Without QR codes: give the address of the competition’s page with --link.
print-not-noted = The schedule is printed, but “{ $file }” cannot be written, so pages will not mark what changes after it.
print-without-letters =
    No font here has { $text }{ $more ->
        [yes] { " " }and others
       *[no] { "" }
    }: printed as �.
print-name-without-letters = The name of no. { $number } has { $text }: write it in other letters before you print.
