# Una baraja de verdad y teléfonos para cantar. $who: un jugador; $me: yes o no. $seconds: en décimas.

real-step-cards = Pongan su propia baraja sobre la mesa.
real-step-phones = Cada persona escanea el código: cada teléfono se convierte en un pulsador.
real-step-call = Pulsa SET en el teléfono y muestra las cartas en la mesa. Tercet lleva el orden, el tiempo y los puntos.
real-here-only = Los teléfonos no pueden llegar a esta dirección: solo la conoce este dispositivo. Inicia Tercet con «tercet serve --lan» y abre la dirección que muestra.
choose-verdict = ¿Quién dice si es un SET?
option-players = Los demás jugadores
    .how = Cada persona responde en su teléfono; quien no responde está de acuerdo.
option-judge = Un juez
    .how = Una persona no juega y decide por su cuenta.
choose-within = Se considera a la vez hasta
within-ms = { $ms } ms

# Quién ha cantado, por orden. $count: votos. $right, $wrong: cuántos lo dicen, de $of.
order-title = Quién ha cantado
order-called =
    { $me ->
        [yes] muestras ahora
       *[no] muestra ahora
    }
order-reached = un punto en juego
order-pointed =
    { $me ->
        [yes] esperas el veredicto
       *[no] espera el veredicto
    }
order-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
order-behind =
    { $seconds ->
        [0] < 0,1 s
       *[other] +{ NUMBER($seconds, minimumFractionDigits: 1) } s
    }
order-verdicts = SET: { $right } · no es un SET: { $wrong } · de { $of }
came-right = SET
came-wrong = no era un SET
came-late = demasiado tarde
came-left = fuera de la mesa
came-withdrawn = ninguno
came-nothing = nada mostrado
came-excused = ya no estaba, sin penalización

# En el teléfono.
buzzer-dealer =
    { $me ->
        [yes] Repartes tú: baraja y pon las cartas.
       *[no] { $who } reparte: baraja y pone las cartas.
    }
told-after =
    { $me ->
        [yes] Has cantado
       *[no] { $who } ha cantado
    } { $seconds ->
        [0] menos de 0,1 s después
       *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s después
    }
buzzer-theirs = { $who } muestra
buzzer-show = Muestra tus cartas en la mesa
act-flipped = Carta destapada: ¡ya!
act-used-up = No quedan cartas
act-used-up-votes = No quedan · { $said } de { $of }
act-look = Mirar las cartas
act-look-claim = Comprobar con la cámara
claim-seen-right = Visto por la cámara: un SET
claim-seen-wrong = Visto por la cámara: no es un SET
