# The pages of a competition: players, tables, slips, and the wall.

day-title = Competition
day-unknown = There is no such competition here.
# $round: the round being played, by number; 0 before the first. $of: how many there are.
day-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $of }
}
day-table-in = Table { $table }, round { $round }
day-go-now = Go there now
day-now = Now
day-next = Next
day-with = with
day-you-are = You are number { $number }:
day-you = You
day-scores = Scores
day-scores-about = SETs less points against
day-round-short = round { $round }
day-total = total
day-standings = Standings
day-frozen = Fixed until the ceremony
day-tables = Tables
day-all-tables = All tables
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
day-number = No.
day-name = Name
day-waiting = Waiting
day-own-page = Your own page: the code on your entry card
