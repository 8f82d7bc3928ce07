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
