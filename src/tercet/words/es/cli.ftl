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
    }; se ve primero con una probabilidad del { $chance } %.
# $easiest, $hardest: cartas en códigos.
easiest-and-hardest = El más fácil es { $easiest }, el más difícil { $hardest }.
# $chance: un porcentaje. Sigue una lista de cartas con las parejas que cada una completaría.
next-chance = La próxima carta completa un SET con una probabilidad del { $chance } %. Las mejores cartas, y lo que completarían:
