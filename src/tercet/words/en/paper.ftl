# The sheets that Tercet prints: their names, and the words of those for a competition. A message named paper-doc-… is a
# document, its .about one line of the list. Messages without variables are at hand in the templates without “paper-”.

paper-doc-entry-cards = Entry cards
    .about = Nine to a sheet, blank or filled, with each player’s QR code.
paper-doc-schedule = Schedule
    .about = Who plays where and when: a grid of tables, or a list by number or name.
paper-doc-player-slips = Player slips
    .about = One slip for each player: the tables of all rounds.
paper-doc-table-signs = Table signs
    .about = A tent with the number, to be read from both sides.
paper-doc-score-slips = Score slips
    .about = One for each game, with code and QR code.
paper-doc-links = Links
    .about = A card with a QR code for each judge, desk and projector, and the coordinator’s recovery key, when they are issued.
paper-doc-judge-script = Judge’s script
    .about = What the judge lays out and says before play, and does during it.
paper-doc-rule-card = Rule card
    .about = The judge’s rules on a card for the hand, four to a sheet.
paper-doc-handout = Handout
    .about = The game on one sheet, for any rule set.
paper-doc-release-adult = Photo release, adults
    .about = Consent to pictures, with organiser and date filled in.
paper-doc-release-minor = Photo release, minors
    .about = The same, signed by a parent or guardian.
paper-doc-poster = Poster
    .about = Four designs, one of them light on ink, with date, place, contact and QR code.
paper-doc-flyer = Flyer
    .about = The poster’s designs, two to a sheet.
paper-doc-certificates = Certificates
    .about = For the champion, the finalists and everyone who took part.
paper-doc-results = Results
    .about = The final, and everyone’s scores, total and rank.
paper-doc-press = Press sheet
    .about = The day on one page, for newspapers and the web.
paper-doc-change-log = Change log
    .about = What was ruled, corrected and drawn again, and why.
paper-doc-checklist = Checklist of the day
    .about = What to do before, on and after the day.
paper-doc-emergency-pack = Emergency pack
    .about = Everything to finish the remaining rounds on paper.
paper-doc-deck = Deck to cut out
    .about = All 81 cards with backs and crop marks.
paper-doc-starter-deck = Starter deck to cut out
    .about = The 27 solid cards with backs and crop marks.
paper-doc-daily-puzzle = Daily puzzle
    .about = Twelve cards with six SETs, the same for everyone on a day.
paper-doc-puzzle-book = Puzzle book
    .about = Puzzles from easy to hard, with solutions.

paper-disclaimer = For the card game SET®, a trademark of its publisher. Tercet is neither affiliated with nor endorsed by the publisher.
paper-qr-alt = QR code that leads to
# Between a heading and what it heads.
paper-colon = { ": " }
paper-date = Date
paper-organiser = Organiser
paper-signature = Signature
paper-signatures = Signatures
paper-name = Name
paper-address = Address
paper-city = City, state, ZIP
paper-phone = Phone
paper-email = Email
paper-division = Division
paper-player = Player
paper-player-no = Player No.
paper-table = Table
paper-total = Total
paper-rank = Rank
paper-score = Score
paper-code = Code
paper-final = Final
paper-judge = Judge
paper-round-number = Round { $round }
paper-slot-number = Slot { $slot }

# The entry card.
paper-entry-competition = Competition
paper-entry-championship = Championship
paper-entry-game = Game { $game }
paper-entry-game-one = Game 1
paper-entry-tie-breaker = Tie-breaker

# Schedules and slips. $count: how many pairs meet twice.
paper-schedule-intro = Find your number. Every game is against other opponents.
paper-schedule-players = Find yourself: the large number is your table.
paper-schedule-repeats =
    { $count ->
        [0] No two players meet twice.
        [one] One pair meets twice; that is the fewest possible.
       *[other] { $count } pairs meet twice; that is the fewest possible.
    }
paper-slip-keep = Keep this slip. After each game, bring your entry card to the desk.
paper-slip-rest = rests
paper-sign-scan = Scan to follow this table.

# Links on paper.
paper-link-secret = Scan, and press the button. Do not pass it on or hang it up: this code is a key.
paper-link-coordinator = Recovery key
paper-link-coordinator-about = Whoever has this runs the competition. Keep it in a safe place; with it, any device goes on.
paper-link-desk = Desk
paper-link-desk-about = Entries, arrivals, results and papers of the desk.
paper-link-projector = Projector
paper-link-projector-about = For the screen on the wall: now, next and the standings.
paper-link-judge-about = The games at this table and their results.
paper-link-player-about = Your table, your scores, and confirming your results.

# Score slips.
paper-slip-sets = SETs
paper-slip-against = Against
paper-slip-left = Cards left
paper-slip-player-signs = A player
paper-slip-stopped = Stopped early
paper-slip-check = All SETs together: 21 to 25, or 27. Score = SETs − points against.

# Results, certificates, press.
paper-results-intro =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. Equal totals share a rank.
paper-results-after =
    { $rounds ->
        [0] No round has been played yet.
        [one] After one round.
       *[other] After { $rounds } rounds.
    }
paper-results-champion = Champion
paper-results-preliminaries = Preliminary rounds
paper-results-tie = Tie-breaker
paper-results-averaged = A score in brackets is the average of the player’s other games, for a game that was missed or could not be played.
paper-results-given = * Points for a game that could not be played because others had left.
paper-results-weighed = In the total, scores at tables of two or four players are converted to a table of three.
paper-certificate = Certificate
paper-certificate-champion = Champion
paper-certificate-finalist = Finalist
paper-certificate-won = has won the championship in the card game SET
paper-certificate-reached = has reached the championship round in the card game SET
paper-certificate-played = has played in the championship of the card game SET
# $sets: SETs found; $games: games played.
paper-certificate-figures =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
paper-press-headline = { $occasion }: { $name } wins
paper-press-headline-open = { $occasion }: the results
# $name: the champion; $players, $tables, $games, $sets: figures.
paper-press-lead =
    { $occasion }: { $name } is champion. { $players ->
        [one] 1 player
       *[other] { $players } players
    } met in { $games ->
        [one] 1 game
       *[other] { $games } games
    } and found { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    }.
paper-press-lead-open =
    { $players ->
        [one] 1 player meets
       *[other] { $players } players meet
    } at { $occasion }. So far they have played { $games ->
        [one] 1 game
       *[other] { $games } games
    } and found { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    }.
paper-press-final = In the final
paper-press-best = The best after the preliminary rounds
paper-press-players = players
paper-press-games = games
paper-press-sets = SETs found
paper-press-most = most SETs in one game
paper-press-about = About the game
paper-press-about-text = SET is a card game of 81 cards. Each shows one, two or three symbols in one of three colours, shapes and shadings. Three cards are a SET if each of these four features is the same on all three, or different on all three. Whoever sees a SET first calls it. There are no turns and no luck of the draw: everyone looks at the same cards.
paper-press-contact = Contact
paper-press-more = All results

# The change log. $game, $table, $round, $number: numbers; $old, $new: scores.
paper-changes-intro = Nothing is overwritten: what was said before stays on record.
paper-changes-none = Nothing has been changed.
paper-changes-nth = Entry
paper-changes-who = Who
paper-changes-what = What
paper-changes-why = Why
paper-changes-corrected = Game { $game } corrected: { $old } becomes { $new }
paper-changes-settled = Game { $game } ruled on: { $new }
paper-changes-score = No. { $number }: { $score }
paper-changes-not-played = not played
paper-changes-entered = No. { $number } enters late
paper-changes-left = No. { $number } leaves
paper-changes-returned = No. { $number } is back
paper-changes-tables =
    The hall now has { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
paper-changes-drawn =
    Rounds from { $round } on drawn again; { $moved ->
        [one] 1 seat
       *[other] { $moved } seats
    } changed
paper-changes-finalists = New list of finalists: { $numbers }
paper-changes-undone = The last change was undone
paper-changes-void = Game { $game } was not played
paper-changes-setup = The setup was changed
paper-changes-entrant = No. { $number } is in another division or group
paper-changes-revised = The report on game { $game } was replaced: { $new }

# The emergency pack. $round: the first that is not started; $rounds: of so many.
paper-pack-intro = If the power fails, finish with this: everything after the rounds that have started, on paper.
paper-pack-state = Rounds { $first } to { $last } are still to be played.
paper-pack-state-none = All preliminary rounds have started. What is left is the final.
paper-pack-step-1 = Hand out the entry cards: they hold every score that is known.
paper-pack-step-2 = Hang up the schedule, and send everyone to the tables of the next round.
paper-pack-step-3 = Give each table the score slips of its games. The judge fills them in and signs; a player signs too.
paper-pack-step-3-open-house = Give each table the score slips of its games. The players fill them in, and two of them sign.
paper-pack-step-4 = Write the scores on the entry cards and in the standings. Ask for a missing slip before the next round.
paper-pack-step-5 = After the last round add up the totals. Those who are equal at a place that counts play a tie-breaker on a blank slip.
paper-pack-step-6 = Play the final on a blank slip. When the power is back, enter the results with the code on each slip.
paper-pack-standings = Standings so far
paper-pack-contents = In this pack
paper-pack-blank = Blank slips for tie-breakers and the final
