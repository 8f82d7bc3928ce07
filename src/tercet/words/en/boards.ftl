# Ratings with their doubt, and boards. $low, $high, $value, $doubt: ratings and differences of them.

ratings-how = A rating compares how fast you find SETs with the people you play with, separately for each rule set. Everyone begins at 1,200. Ten times as fast is 800 points more.
ratings-doubt = The striped band shows the doubt: your true rating is in it with a probability of 95%, and each match with other people makes it narrower.
ratings-none = You have no rating yet. It begins with your first match with other people under one of our rule sets.
ratings-now =
    { $matches ->
        [one] between { $low } and { $high }, after one match with other people
       *[other] between { $low } and { $high }, after { $matches } matches with other people
    }
ratings-few = From three matches on, the trend is drawn.
ratings-axis =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }
ratings-head-match = Match
ratings-head-day = Day
ratings-head-points = Rating
ratings-head-doubt = Between
ratings-between = { $low } and { $high }

boards-which = Which board
boards-rating = Rating
boards-fastest = Fastest alone
boards-when = Which time
boards-when-day = Today
boards-when-week = This week
boards-when-all = All time
boards-what-rating = In order of the rating minus its doubt, which is what somebody is almost certainly worth. So one lucky match does not lead the board.
boards-what-fastest = The fastest whole game alone at a table, from the deal until there is no SET left. That is as much work for everyone.
boards-rules = Only matches at tables in which Tercet ruled on the cards and gave no hints. Only matches between people change ratings.
boards-utc = Days and weeks are those of UTC. Weeks begin on Monday.
boards-empty = Nobody is on this board yet.
boards-empty-now = Nobody on this board has played in this time.
boards-off = You are not on the boards. If you join, everyone can see your name, your ratings and your fastest games there.
boards-on = You are on the boards with your name.
boards-join = Join the boards
boards-leave = Leave the boards
boards-nobody = To join the boards, play under a name first.
boards-head-rank = Rank
boards-head-name = Name
boards-head-rating = Rating minus doubt
boards-head-fastest = Time
boards-rating-of = { $value } − { $doubt }
