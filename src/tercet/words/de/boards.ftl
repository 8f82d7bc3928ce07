# Ratings with their doubt, and boards. $low, $high, $value, $doubt: ratings and differences of them.

ratings-how = Eine Wertung vergleicht, wie schnell du SETs findest, mit den Leuten, mit denen du spielst, für jedes Regelwerk getrennt. Alle beginnen bei 1.200. Zehnmal so schnell sind 800 Punkte mehr.
ratings-doubt = Das gestreifte Band zeigt die Unsicherheit: Deine wahre Wertung liegt mit einer Wahrscheinlichkeit von 95 % darin, und jede Partie mit anderen macht es schmaler.
ratings-none = Du hast noch keine Wertung. Sie beginnt mit deiner ersten Partie mit anderen nach einem unserer Regelwerke.
ratings-now =
    { $matches ->
        [one] zwischen { $low } und { $high }, nach einer Partie mit anderen
       *[other] zwischen { $low } und { $high }, nach { $matches } Partien mit anderen
    }
ratings-few = Ab drei Partien wird der Verlauf gezeichnet.
ratings-axis =
    { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
ratings-head-match = Partie
ratings-head-day = Tag
ratings-head-points = Wertung
ratings-head-doubt = Zwischen
ratings-between = { $low } und { $high }

boards-which = Welche Liste
boards-rating = Wertung
boards-fastest = Schnellste allein
boards-when = Welche Zeit
boards-when-day = Heute
boards-when-week = Diese Woche
boards-when-all = Insgesamt
boards-what-rating = Nach der Wertung abzüglich ihrer Unsicherheit: was jemand fast sicher wert ist. So führt niemand mit einer einzigen glücklichen Partie.
boards-what-fastest = Die schnellste ganze Partie allein an einem Tisch, vom Austeilen, bis es kein SET mehr gibt. Das ist für alle gleich viel Arbeit.
boards-rules = Nur Partien an Tischen, bei denen Tercet selbst entschied und keine Tipps gab. Nur Partien zwischen Menschen ändern Wertungen.
boards-utc = Tage und Wochen sind die der UTC. Wochen beginnen am Montag.
boards-empty = Auf dieser Liste steht noch niemand.
boards-empty-now = Niemand auf dieser Liste hat in dieser Zeit gespielt.
boards-off = Du stehst nicht auf den Bestenlisten. Wenn du mitmachst, sehen alle dort deinen Namen, deine Wertungen und deine schnellsten Partien.
boards-on = Du stehst mit deinem Namen auf den Bestenlisten.
boards-join = Auf die Bestenlisten
boards-leave = Von den Bestenlisten nehmen
boards-nobody = Um auf die Bestenlisten zu kommen, spiele erst unter einem Namen.
boards-head-rank = Rang
boards-head-name = Name
boards-head-rating = Wertung abzüglich Unsicherheit
boards-head-fastest = Zeit
boards-rating-of = { $value } − { $doubt }
