# The rule sets, and each slot of their rules in words. Times are in seconds unless the name ends in _ms.

rule-set-classic = Clásico
    .description = Canta, señala tu SET en pocos segundos y quédatelo; si te equivocas, pierdes un punto.
rule-set-passing-deal = Reparto por turnos
    .description = Rondas clásicas hasta que todos hayan repartido una vez; los puntos se suman.
rule-set-easy = Inicio fácil
    .description = El juego clásico con las 27 cartas sólidas: una característica menos que mirar.
rule-set-european = Europeo
    .description = Cada carta es un punto; si te equivocas, quedas fuera hasta que otra persona encuentre un SET.
rule-set-beginner = Principiantes
    .description = Las reglas europeas con las 27 cartas de un color, tres por tres.
rule-set-master = Maestro del SET
    .description = Cada uno es el Maestro por turno: reparte y no juega esa ronda; cada carta es un punto.
rule-set-solitaire = Solitario
    .description = A solas contra el mazo: más cartas cuestan un SET, que hay que recuperar entre las últimas.
rule-set-competition = Competición
    .description = Un juez decide y reparte, y se escucha por orden a quienes cantan.
rule-set-super = Superreglas
    .description = Cada uno destapa cartas de su montón, los puntos son cartas y una superronda los pone en juego.
rule-set-quick = Rápido
    .description = Sin cantar: quien primero señala un SET se lo lleva, y si no hay ninguno se añaden cartas.
rule-set-race = Carrera
    .description = Todos juegan con la misma baraja, cada cual en su propio reparto; cuando alguien encuentra diez, se acaba la carrera.
rule-set-chain = Cadena
    .description = Como Rápido, pero cada SET usa exactamente una carta del SET anterior.
rule-set-ultra = Ultra
    .description = Como Rápido, con cuatro cartas: dos parejas que la misma carta completaría.
rule-set-puzzle = Reto
    .description = Las cartas se quedan hasta que se encuentran todos sus SET; luego llegan las siguientes.
rule-set-shuffle = Revuelto
    .description = Como Rápido, pero tras cada SET todas las cartas cambian de sitio.
rule-set-memory = Memoria
    .description = Veintiuna cartas boca abajo: destapa tres que formen un SET y recuerda las demás.
rule-set-junior = Júnior
    .description = Como Rápido, con las 27 cartas sólidas, de nueve en nueve.
rule-set-ultra-nine = Ultra de nueve
    .description = Como Ultra, con nueve cartas en la mesa en lugar de doce.
rule-set-ultra-chain = Ultra en cadena
    .description = Como Ultra, pero exactamente dos de las cuatro cartas son de las cuatro anteriores.
rule-set-ultra-nine-puzzle = Reto ultra
    .description = Nueve cartas se quedan hasta que se encuentran todos sus Ultra; luego llegan las nueve siguientes.
rule-set-ghost = Fantasma
    .description = Como Rápido, con seis cartas en tres parejas: las cartas que las completarían forman un SET, o son la misma.
rule-set-ghost-chain = Fantasma en cadena
    .description = Como Fantasma, pero exactamente dos de las seis cartas son de las seis anteriores.
rule-set-mega = Mega
    .description = Como Rápido, con una quinta característica, el borde: 243 cartas, de dieciséis en dieciséis.
rule-set-quads = Cuartetos
    .description = Cuatro cartas, y cuatro valores por característica: todas iguales, todas distintas, o dos y dos.
rule-set-quads-junior = Cuartetos júnior
    .description = Como Cuartetos, con 64 cartas, todas sólidas, de once en once.
rule-set-quads-junior-chain = Cuartetos en cadena
    .description = Como Cuartetos júnior, pero exactamente dos de las cuatro cartas son de las cuatro anteriores.
rule-set-quads-junior-puzzle = Reto de cuartetos
    .description = Once cartas se quedan hasta que se encuentran todos sus cuartetos; luego llegan las siguientes.
rule-set-dots = Puntos
    .description = De tres a siete cartas en las que cada punto aparece un número par de veces; cada carta vale un punto.

slot-deck = Baraja
# $colour, $shading: the letter to which that feature is held, or any. $deck: how many cards there are.
slot-deck-all-cards =
    { $values ->
        [2] { $deck } cartas de hasta seis puntos
        [4] { $deck } cartas con cuatro valores por característica
       *[3] { $features ->
            [5] { $deck } cartas con una quinta característica, el borde
           *[4] { $deck } cartas
        }
    }{ $colour ->
        [r] , todas rojas
        [p] , todas moradas
        [g] , todas verdes
       *[any] { "" }
    }{ $shading ->
        [f] , todas sólidas
        [h] , todas rayadas
        [e] , todas vacías
       *[any] { "" }
    }
slot-deck-some-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de las 81
slot-deck-puzzle-deck =
    Las 81 cartas, de doce en doce, con { $sets ->
        [one] un SET
       *[other] { $sets } SET
    } en cada doce, si es posible
slot-deck-real-deck = Cartas de verdad, que Tercet no ve

slot-pattern = Qué se busca
# $values: how many values each feature has. $linked: how many cards belong to the find before.
slot-pattern-pattern =
    { $test ->
        [pairs] Cuatro cartas: dos parejas que la misma carta completaría
       *[cancel] { $values ->
            [2] De { $cards } a { $most } cartas en las que cada punto aparece un número par de veces
            [4] { $cards } cartas: cada característica toda igual, toda distinta, o dos y dos
           *[3] { $cards ->
                [3] Tres cartas que forman un SET
               *[other] { $cards } cartas en tres parejas: las cartas que las completan forman un SET, o son la misma
            }
        }
    }{ $linked ->
        [0] { "" }
        [one] ; exactamente una de estas cartas es del hallazgo anterior
       *[other] ; exactamente { $linked } de estas cartas son del hallazgo anterior
    }

slot-layout = Cartas a la vista
# $whole: does the number divide by $step? $reshuffled: yes or no.
slot-layout-rectangle =
    { $size } cartas; si no hay nada que encontrar, { $whole ->
        [yes] { $step } más
       *[no] hasta { $step } más
    }{ $reshuffled ->
        [yes] ; tras cada hallazgo todas las cartas cambian de sitio
       *[no] { "" }
    }
slot-layout-face-down =
    { $size } cartas boca abajo; si no hay nada que encontrar, { $whole ->
        [yes] { $step } más
       *[no] hasta { $step } más
    }
slot-layout-open = Sin número fijo: llegan una a una

slot-calling = Cómo se canta
# $touch: yes or no. $turning: yes where the cards lie face down, otherwise no.
slot-calling-call-first =
    Cantar y { $turning ->
        [yes] destapar cartas
       *[no] señalar
    } en { $window ->
        [one] un segundo
       *[other] { $window } segundos
    }{ $touch ->
        [yes] ; tocar una carta equivale a cantar
       *[no] { "" }
    }
slot-calling-calls-in-order =
    Cantar y { $turning ->
        [yes] destapar cartas
       *[no] señalar
    } en { $window ->
        [one] un segundo
       *[other] { $window } segundos
    }; quien canta mientras tanto va después, por orden
# $people: one or many.
slot-calling-point-at-once =
    { $turning ->
        [yes] Sin cantar: se destapan cartas una a una; la última decide, y las equivocadas se vuelven a tapar
       *[no]
            { $people ->
                [one] Sin cantar: basta con señalar las cartas
               *[many] Sin cantar: quien primero señala se lo lleva
            }
    }

slot-ties = Si cantan a la vez
slot-ties-first-heard = Va primero quien se oye primero
slot-ties-ask-the-others =
    Con menos de { $within_ms } ms de diferencia, los demás tienen { $vote ->
        [one] un segundo
       *[other] { $vote } segundos
    } para decir quién cantó primero; si no, pueden mostrar todos

slot-delay = Quien tarda tras cantar
slot-delay-wait-for-window = Los demás esperan a que acabe el tiempo
slot-delay-take-a-point =
    Otra persona puede quitarle un punto, que se pierde { $landing ->
        [one] al segundo
       *[other] a los { $landing } segundos
    } si las cartas no se señalan antes

slot-verdict = Veredicto
slot-verdict-by-engine = Tercet, al instante
slot-verdict-by-judge =
    El juez; si no lo hay, los demás jugadores, que tienen { $wait ->
        [one] un segundo
       *[other] { $wait } segundos
    } para protestar
slot-verdict-by-players =
    Los demás jugadores, que tienen { $wait ->
        [one] un segundo
       *[other] { $wait } segundos
    } para protestar

slot-reward = Premio
# $points_per: set or card.
slot-reward-keep-all =
    Las cartas; un punto por { $points_per ->
        [set] { find-the }
       *[card] cada carta
    }
slot-reward-keep-one = Una de las cartas, como punto; las demás se descartan
slot-reward-leave-cards = Un punto; las cartas se quedan donde están

slot-penalty = Penalización
slot-penalty-no-penalty = Ninguna
slot-penalty-lose-points =
    { $points ->
        [one] Un punto
       *[other] { $points } puntos
    }, por debajo de cero si hace falta
slot-penalty-lock-out = No se canta más hasta que otra persona encuentre { find-a }
slot-penalty-lock-out-for =
    No se canta ni se señala durante { $time ->
        [one] un segundo
       *[other] { $time } segundos
    }
slot-penalty-pay-or-lock-out =
    { $points ->
        [one] Un punto
       *[other] { $points } puntos
    }; si no hay con qué pagar, no se canta más hasta que otra persona encuentre { find-a }

slot-dealing = Reparto
slot-dealing-engine-deals = Tercet repone al instante
# $role: dealer or judge.
slot-dealing-dealt-by =
    { $role ->
        [dealer] Quien reparte
       *[judge] El juez
    } repone a mano; tras { $patience ->
        [one] un segundo
       *[other] { $patience } segundos
    }, lo hace Tercet
slot-dealing-players-flip =
    Cada uno destapa por turno la carta de arriba de su montón; tras { $patience ->
        [one] un segundo
       *[other] { $patience } segundos
    }, lo hace Tercet

slot-no-set = Nada que encontrar
slot-no-set-all-agree = Cuando lo dicen todos los que pueden jugar
slot-no-set-after-time =
    Cuando lo dicen todos los que pueden jugar, o no se encuentra nada en { $wait ->
        [one] un segundo
       *[other] { $wait } segundos
    }
slot-no-set-engine-sees = Tercet añade cartas en cuanto no hay ninguno
slot-no-set-judge-says = El juez añade cartas; cuando hay { $trouble_at } a la vista, puede devolver { $taken_off } al mazo
# $last: how many cards lie there at most, or any.
slot-no-set-at-a-price =
    Más cartas al precio de { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, por recuperar { $last ->
        [any] una vez acabado el mazo
        [one] con la última carta
       *[other] con las últimas { $last } cartas
    }
slot-no-set-nobody-says = No hace falta decirlo: hay uno hasta que se encuentran todos

slot-super-round = Superronda
slot-super-round-no-super-round = Ninguna
# $with_flipped: yes or no.
slot-super-round-super-round =
    { $time ->
        [one] Un segundo
       *[other] { $time } segundos
    } solo para quienes participan: todas las cartas de { find-a } son puntos, un error cuesta { $penalty } y no encontrar nada cuesta { $price }{ $with_flipped ->
        [yes] ; { find-the } debe contener la carta recién destapada
       *[no] { "" }
    }

slot-ending = Fin de la ronda
# $people: one or many.
slot-ending-deck-used-up =
    { $people ->
        [one] El mazo se ha acabado, y no queda { find-none } o no ves ninguno
       *[many] El mazo se ha acabado, y no queda { find-none } o todos dicen que no lo hay
    }
slot-ending-all-found = Se han encontrado todos los { find-names }
slot-ending-deck-solved = Se encuentran todos los { find-names } a la vista; luego se reparten otras cartas, hasta acabar el mazo
slot-ending-first-to =
    Alguien ha encontrado { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, o el mazo se ha acabado
slot-ending-first-to-in-time =
    Alguien ha encontrado { $sets ->
        [one] { find-a }
       *[other] { $sets } { find-names }
    }, o { $time ->
        [one] ha pasado { $time } segundo
       *[other] han pasado { $time } segundos
    }, o el mazo se ha acabado
slot-ending-timed =
    { $time ->
        [one] Ha pasado { $time } segundo
       *[other] Han pasado { $time } segundos
    }, o el mazo se ha acabado

slot-hints = Pistas
slot-hints-no-hints = Ninguna
slot-hints-show-count = Cuántos { find-names } hay
slot-hints-show-cards =
    Si se pide, { $cards ->
        [one] una carta
       *[other] hasta { $cards } cartas
    } de { find-a }

slot-seats = Jugadores
slot-seats-seats =
    { $most ->
        [one] Una persona
       *[other] De { $least } a { $most }
    }

slot-match = Rondas
slot-match-single-round = Una
slot-match-race = Una, como carrera: todos con la misma baraja, cada cual en su propio reparto
# $stopped_counts: yes or no.
slot-match-passing-deal =
    Hasta que todos hayan repartido { $times ->
        [one] una vez
       *[other] { $times } veces
    }{ $stopped_counts ->
       *[yes] {""}
        [no] {"; una ronda interrumpida se reparte otra vez, salvo que todos la den por buena"}
    }
slot-match-set-master =
    Hasta que todos hayan sido el Maestro { $times ->
        [one] una vez
       *[other] { $times } veces
    }{ $stopped_counts ->
       *[yes] {""}
        [no] {"; una ronda interrumpida se reparte otra vez, salvo que todos la den por buena"}
    }

rule-set-own = Reglas propias
