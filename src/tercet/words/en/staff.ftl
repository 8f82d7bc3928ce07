# The pages of the staff of a competition: the coordinator’s, the desk’s, and a new one.

competitions-none = No competition is listed here yet.
competitions-show = Show
new-template = What kind of day?
new-template-school = School day
    .about = A judge at each table, two divisions by age, not listed.
new-template-club = Club evening
    .about = Three rounds at six tables, and the best three play the final.
new-template-open-house = Open house
    .about = No judges: the players write down their own scores.
new-name = Name of the competition
new-rounds = Rounds
new-tables = Tables in the hall, three players each
new-minutes = Minutes a round
new-pause = Minutes between rounds
new-begins = First round at
new-format = Judges
new-format-traditional = A judge at each table
new-format-open-house = The players themselves
new-divisions = Divisions
new-division-name = Name of the division
new-division-up-to = up to age
new-division-drop = Remove { $name }
new-division-add = Add a division
new-division-younger = Younger
new-division-older = Older
new-final = In the final
new-final-champions = The best one of each division
new-final-best = The best of all
new-finalists = Players in the final
new-missed = A missed game counts
new-missed-zero = zero
new-missed-average = the average of the others
new-missed-make-up = when it is played later
new-stayed = If a game is not played, those present get
new-stayed-average = the average of the others
new-stayed-points = points (a walkover)
new-stayed-make-up = a game later
new-walkover = Points for it
new-entry-form = People enter by themselves on a public page
staff-shorten = Shorten the timetable: nearly everyone moves
new-asks = What is asked beside the name
staff-asks-address = address
staff-asks-phone = phone
staff-asks-email = e-mail
staff-asks-guardian = a parent’s contact
staff-asks-photo = photo permission
new-shows = The public sees
new-shows-first-name = number and first name
new-shows-number = only the number
new-until = People’s data is erased after
new-listed = List it for everyone to see
new-open = Open the competition
new-load-day = Or load a stored day (a file)
new-opened = The competition is open
new-recovery = Your recovery key
new-recovery-about = Print it or write it down now: it is shown only once. Whoever has it can run this competition from any device, for example if this one breaks.
new-recovery-print = Print this page
new-list = Who comes?
new-to-cockpit = Run the competition
new-to-cockpit-without = Go on without a list
staff-list = A list from a spreadsheet (CSV)
staff-list-skipped = Columns that are skipped: { $columns }
staff-list-unasked = Not kept, since this competition does not ask for it: { $columns }
staff-list-twins = Some names are there more than once: { $names }. Is that the same person?
staff-list-once = Same person: enter once
staff-list-both = Different people: enter all
staff-list-load = Enter everyone
staff-not-coordinator = This page is for the coordinator. Open it with the recovery key.
staff-not-desk = This page is for the desk. Ask the coordinator for its link.
staff-desk = Desk
# $number: a player's.
staff-call = { $who ->
    [judge] Table { $table } calls: the judge
   *[player] Table { $table } calls: no. { $number }
}
staff-call-anywhere = No. { $number } calls
staff-call-answer = I am going
staff-parts = Parts of this page
staff-tab-people = People
staff-tab-screens = Screens
staff-tab-papers = Paper
staff-tab-hall = Setup
staff-tab-log = Log
staff-tab-slips = Slips
staff-rounds = Rounds
staff-round = Round { $round }
staff-finals = Finals
staff-undo = Undo
staff-until = until { $time }
staff-clock-more = + 2 min
staff-clock-pause = Pause
staff-clock-resume = Go on
staff-clock-paused = The clock is stopped
# $round: a round by number.
staff-make-up-round = Make-up game of round { $round }
staff-make-up-missed = Who has missed it
staff-make-up-guests = Who plays along (their own score stays)
staff-make-up-table = At table
staff-make-up-do = Seat this game
staff-make-up-few = Choose two to five players.
staff-counts = Confirmed: { $confirmed } · open: { $open } · differ: { $differ }
staff-no-games = There are no games here yet.
staff-state-announced = to come
staff-state-open = playing
staff-state-reported = one report
staff-state-conflict = reports differ
staff-state-settled = confirmed
staff-state-void = not played
staff-ready-DrawRounds = Everyone who is here gets a seat in every round.
staff-ready-first = The rounds are drawn. Print the schedule and the score slips, then start.
staff-ready-StartRound = Everything is in.
staff-ready-EndPreliminaries = All results are in.
staff-ready-StartFinal = The finalists are known.
staff-ready-play-offs = These games decide.
staff-ready-nothing = Results can still be corrected.
staff-waits = First these results have to be settled.
staff-waits-warning = These results are missing. The round can begin all the same.
staff-waits-once = These results were reported once. Look at them, or take them all.
staff-thing-conflict = reports differ
staff-thing-missing = no result yet
staff-thing-unconfirmed = reported once
staff-decide = Decide
staff-look = Look
staff-type-in = Type in
staff-more = Games without a confirmed result: { $count }
staff-champion = Champion
staff-finalists = Finalists
staff-anyway-warning = Results are missing. Press again to start all the same.
staff-go-anyway = Start round { $round } anyway
staff-draw-do = Announce this draw
staff-draw-other = Draw again
staff-draw-none = Nobody meets twice.
staff-draw-repeats = Pairs that meet again: { $repeats }; fewest possible: { $bound }
staff-draw-threes = Every table has three players.
staff-draw-odd = Games not for three players: { $odd } of { $of }
staff-draw-slots = Games: { $games }; starting times: { $slots }
staff-preview = Preview: nothing is changed yet
staff-preview-button = Preview
staff-do-it = Do it
staff-cancel = Cancel
staff-back = All tables
staff-nobody-moves = Nobody changes tables.
staff-slips-none = All printed slips stay valid.
staff-later = Same table, another time: { $numbers }
# $minutes: how many later.
staff-delay = { $minutes ->
    [one] Somebody plays 1 minute later than announced.
   *[other] Somebody plays up to { $minutes } minutes later than announced.
}
staff-delay-day = { $minutes ->
    [one] The day ends 1 minute later.
   *[other] The day ends { $minutes } minutes later.
}
staff-before = Before
staff-after = Afterwards
staff-no-table = no game
staff-new = new
staff-reported-by = From
staff-cards = Cards
staff-correct = Correct the result
staff-correct-do = Correct it
staff-settle-do = This is the result
staff-void = It is not played
staff-keep-final = The final stands as it is, even if others should have been in it
staff-why = Why? It is kept in the log.
staff-why-maybe = Remark, needed only if the game is not played. It is kept in the log.
# The reason in the log.
staff-why-typed = typed in by the coordinator
staff-why-again = You have reported this game. Why is it another result now?
staff-sets-of = SETs of number { $number }
staff-against-of = Points against number { $number }
staff-sum = SETs: { $sets } · cards in them: { $cards } · left on the table: { $left }
staff-sum-fits = 81: it adds up
staff-sum-wrong = That many cannot be left: count again
staff-sum-over = More than 81 cards: count again
staff-sum-stopped = Stopped before the end
staff-print-slip = Print its slip
staff-screens = Play on screens
staff-people = People
staff-here = Here: { $here } of { $of }
staff-search = Number or name
staff-away = not here
staff-nameless = without a name
staff-leave = Leaves
staff-return = Is here
staff-leaves = No. { $number } { $name } leaves
staff-returns = No. { $number } { $name } is here
staff-enters = { $name } comes late
staff-add = Enter somebody
staff-add-late = Enter somebody who comes late
staff-enter = Enter
staff-enter-preview = Preview the entry
staff-field-name = Name
staff-field-age = Age
staff-field-group = Family or school, to be kept apart
staff-field-address = Address
staff-field-postcode = Postcode
staff-field-city = Town
staff-field-phone = Phone
staff-field-email = E-mail
staff-field-guardian = A parent’s contact
staff-field-state = State or region
staff-field-photo = Photos
staff-photo-none = photos: not asked
staff-photo-paper = photos: signed on paper
staff-photo-given = photos: allowed
staff-photo-refused = no photos
staff-details-save = Save
staff-details-file = Save these data
staff-details-erase = Delete these data
staff-details-sure = Really delete?
# $date: a day.
staff-erased-after = People’s data is erased after { $date }; results stay.
staff-erase-all = Erase everybody’s data now
staff-erase-do = Erase for good
staff-erased = People’s data has been erased; results stay.
staff-erase-sure = Names, contacts and all else that people have told are erased for good. Numbers and results stay.
staff-division = Division
staff-division-by-age = by age
staff-no-divisions = This competition has no divisions.
staff-change-division = Change the division
staff-screens-title = For everyone to see
staff-announce-field = Announcement
staff-announce = Announce
staff-announce-end = Take it down
staff-freeze = Hide new standings
staff-unfreeze = Show the standings again
staff-projector = For the wall
staff-public = Page for everyone
staff-links = Links
staff-links-about = A link gives a role on a device, without an account. A new link ends the one before it.
staff-link-once = It is shown only now.
staff-revoke = End
staff-cards-with-links = Print entry cards with links
staff-papers = On paper
staff-papers-come = The list of sheets is coming …
staff-unprintable = No font here has { $letters } in the name of no. { $number } { $name }. It would be printed as �: write the name in other letters before you print.
staff-paper-size = Paper
staff-paper-a4 = A4
staff-paper-us-letter = US Letter
staff-print = Print
staff-print-later = Can be printed after the draw.
staff-print-links = Print these links as cards
staff-print-certificates = Print the certificates
staff-print-results = Print the results
staff-printed = What else sheets say
staff-printed-place = Place
staff-printed-organiser = Organiser
staff-printed-contact = Contact
staff-table-closes = Close table { $table }
staff-table-opens = Open table { $table }
staff-table-number = Another table
staff-table-open = Open it
staff-setup = What was decided
staff-setup-change = Change the setup
staff-log = What has happened
staff-slip-title = Type in a slip
staff-slip-code = Slip code
staff-slip-code-how = or the number of a table
staff-slip-number = Player’s number
staff-slip-open = Open the slip
staff-slip-save = Save, next slip
staff-slip-saved = Saved: { $place }
staff-slip-differs = { $place }: saved, but the reports differ. The coordinator decides.
staff-slips-in = In: { $count } of { $of }

competitions-line = { $status ->
    [entering] Entries are open
    [drawn] The rounds are drawn
    [playing] Being played
    [finals] Finals
   *[over] Over
} · { $count ->
    [one] 1 entrant
   *[other] { $count } entrants
} · { $name }
staff-size = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}
# $stage: the kind of game.
staff-place = { $stage ->
    [preliminary] Table { $table }, round { $round }
    [make-up] Make-up game, table { $table }
    [tie-breaker] Tie-breaker, table { $table }
    [semi-final] Semi-final, table { $table }
   *[final] Final, table { $table }
}
# $next: what moves the day forward.
staff-next = { $next ->
    [DrawRounds] Before the draw
    [StartRound] Before round { $round }
    [EndPreliminaries] Before the finals
    [StartFinal] Before the final
    [play-offs] Finals
   *[nothing] The day is over
}
staff-go = { $next ->
    [DrawRounds] Draw the rounds
    [StartRound] Start round { $round }
    [EndPreliminaries] End the preliminaries
   *[StartFinal] Start the final
}
# $what: the change that would be undone.
staff-undo-what = { $what ->
    [StaffAppointed] a link or appointment
    [StaffDismissed] a dismissal
    [EntrantEntered] the last entry
    [EntrantChanged] another division
    [SetupChanged] the changed setup
    [EntrantLeft] the last departure
    [EntrantReturned] the last return
    [TablesSet] the change of tables
    [RoundsDrawn] the draw
    [RoundStarted] the start of the round
    [TimeAdded] the added time
    [ClockPaused] the stopped clock
    [ClockResumed] the clock that goes on
    [GamesAdded] the make-up game
    [PreliminariesEnded] the end of the preliminaries
   *[FinalStarted] the start of the final
}
staff-role = { $role ->
    [coordinator] Coordinator
    [desk] Desk
    [judge] Judge
    [player] Player
   *[table] Table
}
staff-take = { $role ->
    [coordinator] Take the coordinator’s
    [desk] Take the desk’s
    [judge] Take the judge’s
    [player] Take the player’s
   *[table] Take the table’s
}
# The reason in the log.
staff-why-report = { $role ->
    [coordinator] as reported by the coordinator
    [desk] as on the slip at the desk
    [judge] as reported by the judge
    [player] as reported by a player
   *[table] as reported by the table
}
staff-take-all = { $count ->
    [one] Take the result reported once
   *[other] Take all { $count } reported once
}
staff-movers = { $count ->
    [one] 1 person changes tables: { $numbers }
   *[other] { $count } people change tables: { $numbers }
}
staff-slips = { $count ->
    [one] 1 score slip has to be printed again
   *[other] { $count } score slips have to be printed again
}
staff-reprint = { $count ->
    [one] Print the slip that changed
   *[other] Print the { $count } slips that changed
}
staff-list-done = { $count ->
    [one] 1 person has entered.
   *[other] { $count } people have entered.
}
staff-list-found = { $file }: { $count ->
    [one] 1 person
   *[other] { $count } people
}
# $kind: the role that a link gives. $number: a table's or player's number.
staff-link = { $kind ->
    [judge] Judge at table { $number }
    [desk] Desk
    [projector] Wall
    [player] Player { $number }
   *[coordinator] Recovery key
}
staff-link-new = { $kind ->
    [judge] Judges’ links
    [desk] Desk link
    [projector] Wall link
   *[coordinator] New recovery key
}
staff-devices = { $count ->
    [0] not opened yet
    [one] open on 1 device
   *[other] open on { $count } devices
}

# Why the copy of the data in a second place is not kept up to date.
copy-stopped = { $why ->
    [away] The stick or the folder for the copy is not there. Everything goes on; once it is back, the copy catches up.
    [full] The disk of the copy is full. Everything goes on; once there is room, the copy catches up.
    [refused] The folder for the copy holds another copy. The server’s log says what to do.
   *[failed] The copy cannot be written. The server’s log says why.
}

# $choice: the order of a schedule, or the design of a poster.
staff-print-choice = { $choice ->
    [table] by table
    [number] by number
    [name] by name
    [mark] dark
    [light] light
    [cards] twelve cards
    [deck] whole deck
   *[other] Print
}
