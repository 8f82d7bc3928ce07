# Una baraja de verdad y móviles para cantar. $who: un jugador; $me: yes o no. $ms: milisegundos.

to-real = Vuestras propias cartas
real-title = Vuestras propias cartas, el móvil para cantar
real-step-cards = Poned vuestra baraja en vuestra mesa.
real-step-phones = Cada uno escanea el código: cada móvil es un botón.
real-step-call = Canta en el móvil, muestra en la mesa. Tercet lleva el orden, el tiempo y los puntos.
real-here-only = Los móviles no pueden llegar a esta dirección: solo la conoce este dispositivo. Inicia Tercet con «tercet serve --lan» y abre la dirección que muestra.
choose-verdict = ¿Quién dice si es un SET?
option-players = Los demás jugadores
    .how = Cada uno lo dice en su móvil; quien calla está de acuerdo.
option-judge = Un juez
    .how = Uno de vosotros no juega y decide solo.
choose-within = Cantos así de cercanos son simultáneos
within-ms = { $ms } ms

# Los cantos en orden. $count: votos. $right, $wrong: cuántos lo dicen, de $of.
order-title = Cantos
order-called = muestra ahora
order-reached = un punto en juego
order-pointed = espera el veredicto
order-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
order-behind = +{ $ms } ms
order-verdicts = SET: { $right } · no es un SET: { $wrong } · de { $of }
came-right = SET
came-wrong = no era un SET
came-late = demasiado tarde
came-left = se fue
came-withdrawn = no tenía
came-nothing = no mostró nada
came-excused = ya no estaba

# En el móvil.
buzzer-dealer =
    { $me ->
        [yes] Repartes tú: baraja y pon las cartas.
       *[no] { $who } reparte: baraja y pone las cartas.
    }
told-after =
    { $me ->
        [yes] Has cantado { $ms } ms después
       *[no] { $who } canta { $ms } ms después
    }
buzzer-theirs = { $who } muestra
buzzer-show = Muestra tus cartas en la mesa
buzzer-sure = ¿Terminar de verdad?
act-flipped = Carta destapada: ¡ya!
act-used-up = No quedan cartas
act-used-up-votes = No quedan · { $said } de { $of }
