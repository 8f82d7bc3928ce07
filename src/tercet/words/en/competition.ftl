# The words of a competition: what it refuses, by code, and what the commands `schedule` and `competition` say.

competition-not-open = No competition has been opened yet.
competition-open-already = This competition is open already.
competition-back-in-time = That time is earlier than the last entry in the log.
competition-changed-meanwhile = Somebody else has changed something meanwhile. Look again before you do this.
competition-nothing-to-undo = There is nothing to undo.
competition-known-outside = What was done last is known outside already, so it cannot be undone. Correct it instead.
competition-id-used = This command was sent before with other content. Send it with a new id.
# $round, $next: rounds by number.
competition-round-started = Round { $round } has begun already.
competition-round-not-next = Round { $next } is next, not round { $round }.
# $count: how many. $games: the first of them, by number.
competition-results-missing = Results of earlier games are missing: { $count } (game { $games }). You can start the round all the same.
competition-over = This competition has ended.
competition-not-yours = Only the coordinator can do that.
competition-staff-only = Only the coordinator or the desk can do that.
competition-other-table = You judge at another table. Its own judge or the desk writes this game.
competition-not-your-game = You are not playing in this game.
competition-no-such-link = This link is not valid any more. Ask the coordinator for a new one.
competition-too-many-tries = Too many wrong links from your address. Wait a minute, then try again.
competition-spectator = Spectators do not write scores.
competition-no-judges = In an open house the players judge themselves.
competition-no-caller = Judges and players call the desk, with their links.
competition-called-already = The desk knows that you wait.
competition-no-such-call = Somebody else has answered this call.
competition-not-staff = This person is not on the competition staff.
competition-entered-already = This person has entered already.
competition-not-drawn = The rounds have not been drawn yet.
competition-started = The first round has begun. Late arrivals and departures are taken into account automatically.
competition-too-late-to-enter = The last round has begun. Nobody can enter any more.
competition-all-started = All preliminary rounds have begun.
competition-no-game-runs = No game of the rounds is being played now.
competition-clock-paused = The clock is stopped already.
competition-clock-runs = The clock is running already.
# $most: minutes.
competition-added-minutes = Add at least 1 minute, and at most { $most ->
        [one] 1 minute
       *[other] { $most } minutes
    }.
competition-rounds-left = Preliminary rounds are still to be played.
competition-not-begun = This game has not begun.
competition-no-such-game = There is no such game. The round may have been drawn again.
competition-settled = This result is settled. The coordinator can correct it.
competition-not-settled = This result is not settled yet. Settle it first.
competition-reported-already = You have reported this game. Somebody else has to confirm it; the coordinator can correct it.
competition-say-why = Give a reason: it is kept with the old and the new result.
competition-cut-already = The preliminaries are over.
competition-no-finalists = The finalists are not known yet.
competition-final-started = The final has begun.
competition-changes-finalists = The final has begun, and this would change who plays in it. Undo the start of the final, or correct the result and let the final stand as it is.
competition-not-missed = A make-up game is for players who are here and missed that round, or stayed for a game that was not played.
competition-no-guest = A guest in a make-up game is here and has a score in that round already.
competition-no-make-up = This competition has no make-up games: that was decided beforehand.
competition-table-size = A table has 2 to 5 different players.
# $table: a table's number.
competition-no-such-table = The hall has no table { $table }. Choose one that it has.
# $most: the highest number.
competition-bad-tables = List the tables: at least one, each once, by numbers from 1 to { $most }.

competition-rounds-of-a-day = A competition has 1 to { $most } preliminary rounds, not { $rounds }.
competition-title-too-long = The name of a competition has at most { $most } characters.
competition-too-many-divisions = A competition has at most { $most } divisions.
competition-tables-of-a-hall = A hall has 1 to { $most } tables, not { $tables }.
competition-division-twice = Two divisions have the same name.
competition-division-name = A division has a name of 1 to 40 characters.
competition-finalists = A final needs 2 to { $most } players, not { $finalists }.
competition-not-over = The final has not been decided yet.
competition-no-such-place = The final has { $most ->
        [one] { $most } place
       *[other] { $most } places
    } to show.
competition-no-such-title = The competition has { $most ->
        [one] { $most } title
       *[other] { $most } titles
    } of divisions to show.
competition-announcement-too-long = An announcement has at most { $most } characters.
competition-walkover = Those who stayed for a game get 0 to { $most } points for it, not { $points }.
competition-bad-minutes = A round takes 1 to 240 minutes.
competition-bad-start = The start is a date and a time with its zone, such as 2026-11-21T10:00+01:00, not “{ $text }”.
competition-bad-break = A pause or break takes at most 240 minutes, and there are at most 20 longer breaks.
competition-until-missing = Say until when people’s data is kept.
competition-until-passed = The day until which people’s data is kept has passed. Choose a later one.
competition-until-too-far = People’s data is kept for at most { $most ->
        [one] 1 day
       *[other] { $most } days
    }. Choose an earlier date.
# $field: what is told about somebody.
competition-not-asked = This competition does not ask for { $field ->
        [address] addresses
        [phone] phone numbers
        [email] e-mail addresses
        [guardian] the contact of a parent or guardian
       *[photo] permission to publish photos
    }. The coordinator can switch it on.
competition-too-many-players = A competition has at most { $most } players.
# $number: a player's number. $most: the highest.
competition-bad-number = A player has a number from 1 to { $most }, not { $number }.
competition-no-such-number = Nobody has the number { $number }.
competition-left-already = Number { $number } has left already.
competition-here-already = Number { $number } is here and has not left.
competition-no-name = Enter a name.
competition-no-guardian = Enter the contact of a parent or guardian.
competition-form-off = Nobody can enter here at the moment. Ask the organisers.
competition-form-after-draw = The rounds are drawn, so nobody can enter here any more. Ask at the desk: late entries are possible there.
competition-too-many-entries = Many people have entered from here just now. Wait a minute, then try again.
competition-bad-letters = A text contains characters that cannot be shown or printed. Type it again.
# $numbers: of players.
competition-without-division = Some players are in no division: { $numbers }. Give them one first.
# $name: a division.
competition-division-in-use = The division “{ $name }” still has players. Move them first, or rename it.
# $started: a round by number.
competition-rounds-begun = Round { $started } has begun, so there are at least that many.
competition-tables-by-number = The rounds are drawn. Close or open tables by their numbers instead.
competition-too-late-for-format = The first round has begun. It stays as it is whether there are judges.
competition-too-late-for-preliminaries = The preliminaries are over. Their rounds, divisions and how games count stay as they were.
competition-no-player = Number { $number } has no screen yet. On the page of their entry card they press “Play on this screen”.
competition-screen-taken = Number { $number } plays on another device already.
competition-number-twice = The number { $number } is taken.
competition-no-divisions = This competition has no divisions.
# $known: names with commas.
competition-division-needed = Enter the division, or an age that decides it. The divisions are: { $known }.
competition-no-such-division = There is no division “{ $name }”. The divisions are: { $known }.
# $count: how many. $games: the first of them, by number.
competition-unsettled = Results are missing or in conflict: { $count } (game { $games }).

competition-sheet-twice = A player is on this sheet twice.
competition-sheet-bounds = A player has at most { $sets } SETs and { $against } points against, and a deck has { $cards } cards. Check the numbers.
competition-sheet-below-zero = SETs, points against and cards left are counted from zero up; a score below zero is worked out from them.
competition-sheet-sum = The SETs of this table add up to { $sets }. A deck played out gives 21 to 25 or 27, never 26. Count again, or mark the game as stopped early.
competition-sheet-left =
    { $sets ->
        [one] 1 SET leaves
       *[other] { $sets } SETs leave
    } { $right ->
        [one] 1 card
       *[other] { $right } cards
    }, not { $left }. Count again.
competition-sheet-too-many =
    { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    } and { $left ->
        [one] 1 card
       *[other] { $left } cards
    } left are more than the 81 cards of a deck.
competition-sheet-stranger = Number { $number } is not playing in this game.
competition-sheet-missing = Enter the scores of everybody at the table. Missing: { $numbers }.

competition-wrong-number-of-players = A draw is for { $least } to { $most } players, not { $players }.
competition-wrong-number-of-rounds = { $players } players can be drawn for 1 to { $most } rounds, not { $rounds }.
competition-wrong-number-of-tables = For { $players } players, give 1 to { $players } tables, not { $tables }.
competition-no-such-player = Nobody has the number { $number }: the players are 1 to { $players }.
competition-twice-in-a-group = A number is in one group twice: { $group }.
competition-too-few-come = At least { $least } must come, not { $come }: nobody plays alone.
competition-not-printed =
    The guide prints no schedule of { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }. Draw them instead.

competition-list-not-text = This file is not plain text. Save the list as CSV, in UTF-8.
competition-list-not-csv = Line { $line } is not valid CSV. Look for a quotation mark that is not closed.
competition-list-column-twice = The column “{ $name }” is there twice.
competition-list-no-names = The first row names the columns, and one of them must be “name”. Columns are { $columns }.
competition-list-too-long = This list has more than { $most } rows; a competition can have at most { $most } players.
competition-list-cells = Row { $row } has more cells than the first row has names.
competition-list-no-name = Row { $row } has no name.
competition-list-broken-letters = Row { $row }, { $column }: some characters are broken. Save the list as UTF-8 and try again.
competition-list-bad-letters = Row { $row }, { $column }: some characters cannot be shown or printed. Type it again.
competition-list-skipped = Skipped columns: { $columns }.
# $names: with commas.
competition-list-twins = “{ $file }” has some names more than once: { $names }. Add --twins once if that is one person each time, or --twins both if they are different people.
competition-file-played = “{ $file }” is a competition whose rounds are drawn or played. It is not overwritten; choose another file.
competition-file-in-the-way = “{ $file }” is something else already. It is not overwritten; choose another file.
# The name of the guest under which a competition is loaded.
competition-loader = Coordinator
competition-load-token = Your token, with which you coordinate the competition: { $token }
# $code: the competition’s id.
competition-loaded = “{ $file }” is on the server: competition { $code }.
competition-purged =
    { $count ->
        [one] People’s data of 1 competition is erased. Its results stay, by number.
       *[other] People’s data of { $count } competitions is erased. Their results stay, by number.
    }
# $name: a competition’s id, or a file.
competition-not-here = There is no competition { $name } here, and no such file.
competition-not-loaded = The server has not taken it: { $why }
competition-no-server = There is no Tercet server at { $server }. Start one with “tercet serve”, or give its address with --server.
competition-list-formula = Row { $row }, { $column }: “{ $cell }” begins like a formula. Save the list with values instead.
competition-list-not-a-number = Row { $row }, { $column }: “{ $cell }” is not a whole number.
competition-list-too-much-text = Row { $row }, { $column }: at most { $most } characters.
# $problem: what a program says about it.
competition-list-not-json = This is not a list of entrants: { $problem }.
competition-file-broken = This is not a Tercet competition: { $problem }.
competition-file-version = This is not a Tercet competition, or not of version { $version }.
competition-file-contradicts = The log of this competition contradicts itself.
competition-file-no-opening = The log of this competition does not begin with its opening.

schedule-round = Round { $number }
schedule-slot = Slot { $number }
schedule-table = table { $table }: { $players }
schedule-table-of-round = table { $table }: { $players } (round { $round })
schedule-repeats = Pairs that meet again: { $repeats }.
schedule-repeats-fewest = Pairs that meet again: { $repeats }; fewer are impossible.
schedule-repeats-bound = Pairs that meet again: { $repeats }; at least { $bound } cannot be avoided.
schedule-all-threes = Every table has three players.
# $seats: how many. $most: for one player.
schedule-odd-many = Seats at tables of another size than three: { $seats }, at most { $most } each.
# $who: numbers, each with how often.
schedule-odd-few = At a table of another size than three: { $who }.
# $sizes: such as “3+3+2+2”, with how many rounds have them.
schedule-sizes = Tables: { $sizes }. Other sizes would let more pairs meet again, or somebody sit at small or large tables more often.
schedule-clashes = Meetings of players who should be kept apart: { $clashes }.
schedule-seed = Seed: { $seed }.
schedule-fault-twice = As printed, round { $round } has player { $player } at two tables.
schedule-fault-missing = As printed, round { $round } has no table for player { $player }.
schedule-change = Round { $round }, table { $table }: { $now }; printed: { $was }.
schedule-printed-as-it-is = A printed schedule cannot be changed. Leave out --printed to use --tables or --apart.
schedule-printed-for = The guide prints schedules for { $known } players, not for { $players }. Leave out --printed.
schedule-apart-line = Line { $line } of “{ $file }” should hold players’ numbers, such as: 3 17 21

rehearsal-going-on = Rehearsing…
rehearsal-games =
    { $here } of { $entrants } play { $games ->
        [one] 1 game
       *[other] { $games } games
    } at { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, in { $slots ->
        [one] 1 slot
       *[other] { $slots } slots
    }.
rehearsal-time =
    From { $starts } to { $ends }: { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
rehearsal-trouble = Pairs that meet again: { $repeats }. Conflicts: { $conflicts }. Corrections: { $corrections }.
rehearsal-end = Shared ranks: { $ties }. Tie-breakers: { $breakers }. Finalists: { $finalists }. Champion: { $champion }.
rehearsal-late = Give how many come late: 0 or more, not { $late }.
rehearsal-no-shows = Give how many of { $players } do not come: a number, or a share such as 10%; not “{ $text }”.
rehearsal-start = Give the start as hours and minutes, such as 10:00; not “{ $text }”.
competition-drawn =
    { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } drawn, in { $slots ->
        [one] { $slots } slot
       *[other] { $slots } slots
    }: see “{ $file }”.
competition-imported =
    { $count ->
        [one] One entrant is
       *[other] { $count } entrants are
    } in “{ $file }”.
competition-in-file = “{ $file }”: { $why }
competition-in-row = “{ $file }”, row { $row }: { $why }
competition-events-of-file =
    “{ $file }” has { $count ->
        [one] 1 event
       *[other] { $count } events
    }: give a number from 1 up.
