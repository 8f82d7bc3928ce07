# What the course and the drills share.

# How far one is. $step: the number of a step. $steps: how many there are.
lesson-step = { $step } sur { $steps }
lesson-question = Question { $question } sur { $questions }

lesson-next = Continuer

# The three answers about one feature of three cards.
lesson-same = pareilles
lesson-different = différentes
lesson-neither = ni l’un ni l’autre

# Is it a SET?
lesson-yes = Un SET
lesson-no = Pas un SET

# How the answer was.
lesson-right = Juste !
lesson-wrong = Pas tout à fait.
lesson-set-right = Oui, c’est un SET.
lesson-set-wrong = Si, c’est un SET.
lesson-no-set-right = Juste : ce n’est pas un SET.
lesson-no-set-wrong = Non, ce n’est pas un SET.
# “Not a SET” was right, but not for the feature that was named.
lesson-no-set-feature = Pas un SET, mais cette caractéristique va.
# The one card of a wrong three that stands alone has a frame; another one is drawn beside this.
lesson-would-be = Celle-ci irait, au lieu de la carte encadrée.

# For those who listen: how an answer is marked, and what was said of a feature wrongly. $value: one of the answers.
lesson-mark-right = bonne réponse
lesson-mark-wrong = pas celle-ci
lesson-said = pas : { $value }

# The third card of a pair.
lesson-third-tap = Touchez la troisième carte
lesson-third-right = Juste : c’est la troisième carte.
lesson-third-is = Non, la troisième carte est celle-ci.
