# Las palabras de la orden `tercet`.

# $sets: cuántos SET se han encontrado. $cards: entre cuántas cartas.
sets-found =
    { $sets ->
        [0] Ningún SET
        [one] Un SET
       *[other] { $sets } SET
    } entre { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.

# $features: en cuántas características difieren las cartas de un SET. $chance: la probabilidad de que se vea primero, en tanto por ciento.
set-explained =
    Difiere en { $features ->
        [one] una característica
       *[other] { $features } características
    }; se ve primero con una probabilidad del { $chance } %.
# $card: el nombre de una carta. $sets: cuántos SET completaría, más que ninguna otra carta.
next-card = La carta que conviene esperar: { $card } ({ $sets ->
        [one] completa un SET
       *[other] completa { $sets } SET
    }).
