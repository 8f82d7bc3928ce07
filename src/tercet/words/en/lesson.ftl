# What the course and the drills share.

# How far one is. $step: the number of a step. $steps: how many there are.
lesson-step = { $step } of { $steps }
lesson-question = Question { $question } of { $questions }

lesson-next = Next

# The three answers about one feature of three cards.
lesson-same = same
lesson-different = different
lesson-neither = neither

# Is it a SET?
lesson-yes = A SET
lesson-no = Not a SET

# How the answer was.
lesson-right = Right!
lesson-wrong = Not quite.
lesson-set-right = Right: it is a SET.
lesson-set-wrong = Not quite: it is a SET.
lesson-no-set-right = Right: it is not a SET.
lesson-no-set-wrong = Not quite: it is not a SET.
# “Not a SET” was right, but not for the feature that was named.
lesson-no-set-feature = Not a SET, but that feature fits.
# The one card of a wrong three that stands alone has a frame; another one is drawn beside this.
lesson-would-be = In place of the framed card, this one would fit.

# For those who listen: how an answer is marked, and what was said of a feature wrongly. $value: one of the answers.
lesson-mark-right = right answer
lesson-mark-wrong = not this one
lesson-said = not: { $value }

# The third card of a pair.
lesson-third-tap = Tap the third card
lesson-third-right = Right: that is the third card.
lesson-third-is = Not quite: this is the third card.
