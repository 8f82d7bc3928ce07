# The rules at a real table, without Tercet: only where that differs from the words of rules.ftl.
# Besides a value’s own: $aim (points, or debt where what is owed has to be won back),
# $lying (how many cards lie out).

# $linked: how many cards belong to the find before.
real-pattern-pattern =
    { slot-pattern-pattern }{ $linked ->
        [0] { "" }
       *[other] . Hasta entonces, ese hallazgo queda a la vista junto a las demás cartas
    }

# $touch: yes or no.
real-calling-call-first =
    Cantar y señalar en pocos segundos{ $touch ->
        [yes] ; tocar una carta del hallazgo equivale a cantar
       *[no] { "" }
    }
real-calling-calls-in-order = Cantar y señalar, pero sin tomar las cartas; quien canta mientras tanto va después, por orden

real-ties-ask-the-others = Los demás deciden quién cantó primero; si no se ponen de acuerdo, cada persona que cantó gana un punto. Quien entonces no puede mostrar { find-the } entrega un punto, y las otras deben mostrarlo bien

real-delay-take-a-point = Otra persona puede llevar un punto de quien cantó al montón de descartes; si llega antes de que se señalen las cartas, el punto se pierde y todos pueden volver a cantar

real-verdict-by-judge = El juez; si no lo hay, los demás jugadores
real-verdict-by-players = Los demás jugadores comprueban cada característica

real-dealing-engine-deals = Las cartas que se llevan se reponen del mazo, pero no mientras haya más de { $lying } a la vista
# $role: dealer or judge.
real-dealing-dealt-by =
    { $role ->
        [dealer] Quien reparte
       *[judge] El juez
    } repone las cartas que se llevan, pero no mientras haya más de { $lying } a la vista
real-dealing-players-flip = Se divide la baraja en montones; cada uno coloca por turno la carta de arriba del suyo y la destapa de modo que todos la vean a la vez

real-no-set-after-time = Cuando lo dicen todos los que pueden jugar, o no se encuentra nada durante un rato

real-match-single-round =
    Una; { $aim ->
        [debt] has ganado si al final no debes nada
       *[points] gana la puntuación más alta
    }
real-match-passing-deal =
    Hasta que todos hayan repartido { $times ->
        [one] una vez
       *[other] { $times } veces
    }; el reparto pasa a la izquierda, y gana el total más alto
real-match-set-master =
    Hasta que todos hayan sido el Maestro { $times ->
        [one] una vez
       *[other] { $times } veces
    }, que baraja, reparte y no juega; gana el total más alto
