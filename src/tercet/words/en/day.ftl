# The pages of a competition: players, tables, slips, and the wall.

day-unknown = There is no such competition here.
# $round: the round being played, by number; 0 before the first. $of: how many there are.
day-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $of }
}
day-stage = { $stage ->
    [finals] Finals
   *[over] The day is over
}
day-champion = Champion
day-table-in = Table { $table }, round { $round }
day-go-now = Go there now
day-changed-own = Not as on the printed schedule
day-now = Now
day-next = Next
day-with = with
day-you-are = You are number { $number }:
day-no = No. { $number }
day-you = You
day-moved = Your table has changed
day-moved-line = Round { $round }: table { $table } instead of { $before }
day-moved-read = I have read it
day-scores = Scores
day-scores-about = SETs less points against
day-round-short = round { $round }
day-total = total
day-standings = Standings
day-frozen = Fixed until the ceremony
day-announcement = Announcement:
day-tables = Tables
day-all-tables = All tables
day-call = Call the desk
day-called = The desk knows
# $count: players in the final. $points: how many more the last of them has.
day-place = Place { $place } of { $of }
# $name: a division.
day-place-in = Place { $place } of { $of } · { $name }
day-cut = { $count ->
    [one] { $count } player is in the final
   *[other] { $count } players are in the final
}
day-to-cut = { $points ->
    [one] { $points } point to the final
   *[other] { $points } points to the final
}
day-in-cut = in the final as it stands
day-level-cut = level with the last place in the final
day-your-number = Your number
day-find = Show my table
day-no-number = Nobody has the number { $number }.
day-no-table = The hall has no table { $table }.
day-no-game = No game has this code. The round may have been drawn again: ask the desk.
day-no-more = No game to play for now.
day-not-drawn = The rounds have not been drawn yet.

day-state-announced = Not started yet
day-state-open = Being played
day-state-reported = Reported, not confirmed yet
day-state-conflict = Two reports differ: the coordinator decides
day-state-settled = Confirmed
day-state-void = Not played
day-player = Player
day-sets = SETs
day-against = Points against
day-score = Score
day-right = This is right
day-wrong = This is not right
day-stopped = The game stopped before the end
day-sum = cards are left.
day-sum-wrong = cards cannot be left. Count again.
day-send = Send the result
day-sent = Sent.
day-waits = Kept on this device. It is sent as soon as the server can be reached.

# $number: a table's number for a judge, a player's number for a player.
day-link-judge = You judge at table { $number }
day-link-player = You are number { $number }
day-link-desk = You work at the desk
day-link-projector = This screen is for everyone
day-link-coordinator = You coordinate this competition
day-link-press = Open on this device
day-link-about = This link is personal. Do not pass it on.

day-find-name = Find your name
# $numbers: players.
day-changed = Changed since the paper: { $numbers }
day-number = No.
day-name = Name
day-waiting = Waiting
day-own-page = Your own page: the code on your entry card

# The ceremony. $place: a rank.
ceremony-title = Ceremony
ceremony-where = The wall shows it. Keep this page to yourself: it names who is next.
ceremony-later = The ceremony can begin when the final is decided.
ceremony-begin = Begin the ceremony
ceremony-show = Show place { $place }
# $name: a division.
ceremony-show-title = Show who won { $name }
ceremony-titles = Champions of the divisions
ceremony-next = Next to be shown
ceremony-back = Hide the last one again
ceremony-end = Close the ceremony
ceremony-to-cockpit = Back to the coordinator’s page
ceremony-thaw = Show everyone the standings
ceremony-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ceremony-place = Place { $place }
ceremony-ahead = { $points ->
    [0] ahead after a tie-breaker
    [one] { $points } point ahead
   *[other] { $points } points ahead
}
ceremony-final = in the final
ceremony-bars = A bar is a point; open: behind the first
day-left = left in this game
day-paused = the clock is stopped
day-begins = begins in
day-about = about { $clock }
day-at = at { $clock }

day-screen = Play on this screen
day-screen-ready = This device plays as number { $number }. When your table is opened on screens, scan its code or type it here.
day-screen-code = Code of the table
day-screen-go = Go to the table
