# What a link shows before it is opened: a title, and a sentence about what it leads to.

unfold-table = A table is open
    .text = Come and play SET in your browser. No account needed.
unfold-daily = The daily puzzle
    .text = Find the six SETs among twelve cards.
    .small = Find the four SETs among nine cards.
    .number = Daily puzzle no. { $number }, { $day }
unfold-replay = A match to watch again
    .text = Move by move: what was found, what nobody saw, and how close it was.
unfold-competition = A competition
    .text = Follow the rounds, the tables and the standings.
unfold-rules = The rules
    .text = Every way to play, with drawn examples of right and wrong finds.
unfold-tercet = Play the card game SET
    .text = With friends, against bots or alone, in your browser. No account needed.
