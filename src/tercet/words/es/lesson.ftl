# What the course and the drills share.

# How far one is. $step: the number of a step. $steps: how many there are.
lesson-step = { $step } de { $steps }
lesson-question = Pregunta { $question } de { $questions }

lesson-next = Siguiente

# The three answers about one feature of three cards.
lesson-same = iguales
lesson-different = distintas
lesson-neither = ni una cosa ni otra

# Is it a SET?
lesson-yes = Un SET
lesson-no = No es un SET

# How the answer was.
lesson-right = ¡Bien!
lesson-wrong = No del todo.
lesson-set-right = Bien: es un SET.
lesson-set-wrong = Sí, es un SET.
lesson-no-set-right = Bien: no es un SET.
lesson-no-set-wrong = No, no es un SET.
# “Not a SET” was right, but not for the feature that was named.
lesson-no-set-feature = No es un SET, pero esa característica encaja.
# The one card of a wrong three that stands alone has a frame; another one is drawn beside this.
lesson-would-be = En lugar de la carta enmarcada encajaría esta.

# For those who listen: how an answer is marked, and what was said of a feature wrongly. $value: one of the answers.
lesson-mark-right = respuesta correcta
lesson-mark-wrong = esta no
lesson-said = no: { $value }

# The third card of a pair.
lesson-third-tap = Toca la tercera carta
lesson-third-right = Bien: esa es la tercera carta.
lesson-third-is = No del todo: la tercera carta es esta.
