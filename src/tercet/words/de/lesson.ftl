# What the course and the drills share.

# How far one is. $step: the number of a step. $steps: how many there are.
lesson-step = { $step } von { $steps }
lesson-question = Frage { $question } von { $questions }

lesson-next = Weiter

# The three answers about one feature of three cards.
lesson-same = gleich
lesson-different = verschieden
lesson-neither = weder noch

# Is it a SET?
lesson-yes = Ein SET
lesson-no = Kein SET

# How the answer was.
lesson-right = Richtig!
lesson-wrong = Nicht ganz.
lesson-set-right = Richtig: Es ist ein SET.
lesson-set-wrong = Doch, es ist ein SET.
lesson-no-set-right = Richtig: Es ist kein SET.
lesson-no-set-wrong = Nein, es ist kein SET.
# “Not a SET” was right, but not for the feature that was named.
lesson-no-set-feature = Kein SET, aber dieses Merkmal passt.
# The one card of a wrong three that stands alone has a frame; another one is drawn beside this.
lesson-would-be = Statt der umrandeten Karte würde diese passen.

# For those who listen: how an answer is marked, and what was said of a feature wrongly. $value: one of the answers.
lesson-mark-right = richtige Antwort
lesson-mark-wrong = diese nicht
lesson-said = nicht: { $value }

# The third card of a pair.
lesson-third-tap = Tippe die dritte Karte an
lesson-third-right = Richtig: Das ist die dritte Karte.
lesson-third-is = Nicht ganz: Die dritte Karte ist diese.
