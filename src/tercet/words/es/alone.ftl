# Playing alone: solitaire, against the clock, practice.

practice-how = Sin reloj: pistas paso a paso, cada error explicado, y nada se cuenta.

# Practice: help in steps, after “Show a card”. $sets: how many lie there.
act-show-another = Otra carta
act-show-why = ¿Y la tercera?
act-how-many = ¿Cuántos?
hint-why-title = La tercera carta
hint-why = Con estas dos, cada característica pide esta carta. Búscala y tócala.
hint-how-many =
    { $sets ->
        [0] Aquí no hay ningún SET
        [1] Aquí hay un SET
       *[other] Aquí hay { $sets } SET
    }

# Against the clock: so many SETs ($sets), or as many as possible in so many minutes ($minutes).
clock-by-finds = ¿En cuánto tiempo?
clock-by-minutes = ¿Cuántos encuentras?
clock-aim-finds =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
clock-aim-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
# $title: what is played for. $text: the best so far.
clock-waiting = Seguir con «{ $title }»
clock-best-is = récord: { $text }

# Before the clock runs. $code: the letters by which a deal is known. $clock: a time.
clock-rule-take = Toca las tres cartas de un SET: otras nuevas ocupan su lugar. Si no hay ningún SET, se añaden tres cartas.
clock-rule-wrong =
    { $seconds ->
        [one] Una elección equivocada cuesta { $seconds } segundo.
       *[other] Una elección equivocada cuesta { $seconds } segundos.
    }
clock-rule-pause = Si haces una pausa o sales de la página, el reloj se para y las cartas se cubren. Un resultado con pausa no cuenta como récord.
clock-rule-link = Al final tendrás un enlace: quien lo abra juega con las mismas cartas.
clock-rule-deal = Mismo código, mismas cartas: quien abra tu enlace juega el mismo reparto.
clock-deal = Reparto { $code }
clock-seen = Ya has jugado este reparto: este tiempo no contará como récord.
clock-friend-time = Tu rival tardó { $clock }.
clock-friend-sets =
    { $sets ->
        [one] Tu rival encontró { $sets } SET.
       *[other] Tu rival encontró { $sets } SET.
    }
clock-asked-wrong = Una parte de este enlace no se puede leer. Lo que falta se elige aquí.
clock-start = Empezar

# While it runs. $count: how many SETs one is ahead or behind.
clock-found-of = { $found } de { $sets }
clock-time = Tiempo
clock-left = Queda
clock-you = Tú
clock-best = Tu récord
clock-friend = Tu rival
clock-no-best = Aún no tienes récord: este puede ser el primero.
clock-ahead = { $count } de ventaja
clock-behind = { $count } de retraso
clock-level = empate
clock-wrong-title = No es un SET: +{ $seconds } s
clock-wrong-cost =
    { $seconds ->
        [one] Eso cuesta { $seconds } segundo.
       *[other] Eso cuesta { $seconds } segundos.
    }
clock-new-deck = La baraja se acabó. Aquí está la siguiente.
clock-pause = Pausa
clock-paused = En pausa
clock-paused-why = Las cartas están cubiertas y el reloj se ha parado en { $clock }. El resultado no contará como récord.
clock-go-on = Seguir
clock-give-up = Rendirse

# The end. $clock: a time, or a number of seconds with tenths.
clock-end-minutes =
    { $sets ->
        [one] SET
       *[other] SET
    } en { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
clock-end-given-up =
    { $sets ->
        [0] Abandono
        [one] Abandono tras { $sets } SET
       *[other] Abandono tras { $sets } SET
    }
clock-best-first = Tu primer resultado: ya tienes un récord que batir.
clock-best-faster = Nuevo récord, { $clock } s menos que antes.
clock-best-more =
    { $count ->
        [one] Nuevo récord: { $count } SET más que antes.
       *[other] Nuevo récord: { $count } SET más que antes.
    }
clock-best-sooner = Nuevo récord: tantos SET como antes, pero en menos tiempo.
clock-best-slower = { $clock } s más que tu récord.
clock-best-fewer =
    { $count ->
        [one] { $count } SET menos que tu récord.
       *[other] { $count } SET menos que tu récord.
    }
clock-best-later = Tantos SET como tu récord, pero más tarde.
clock-without-given-up = Esto no cuenta como resultado.
clock-without-paused = Hubo una pausa: no cuenta como récord.
clock-without-seen-before = Ya habías jugado este reparto: no cuenta como récord.
clock-without-nothing = En la práctica no hay reloj, y puedes pedir una carta.
clock-friend-faster = { $clock } s menos que tu rival.
clock-friend-slower = { $clock } s más que tu rival.
clock-friend-more =
    { $count ->
        [one] { $count } SET más que tu rival.
       *[other] { $count } SET más que tu rival.
    }
clock-friend-fewer =
    { $count ->
        [one] { $count } SET menos que tu rival.
       *[other] { $count } SET menos que tu rival.
    }
clock-friend-as-many = Tantos SET como tu rival.
clock-lengths = Segundos para cada SET
clock-seconds = { $clock } s
clock-length = SET { $number }: { $clock } s
clock-fastest = El más rápido
clock-slowest = El más lento
clock-mean = De media
clock-wrong = Equivocaciones
# $count: how many; $seconds: what they cost.
clock-wrong-figure = { $count } (+{ $seconds } s)
clock-again = Repetir este reparto
clock-other = Nuevo reparto
clock-share = Enviar el enlace
clock-copied = Copiado
# What is sent. $title: what was played for. $text: the result. $address: the link.
clock-shared = Tercet contra el reloj, { $title }: { $text }. Las mismas cartas para ti: { $address }
clock-shared-sets =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SET
    }
