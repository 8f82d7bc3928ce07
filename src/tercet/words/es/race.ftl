# A race: everyone plays the same deck on a layout of their own.

race-time-left = Tiempo restante
race-locked = No vale. Espera un momento:
race-locked-for =
    Quedas fuera durante { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
race-watching = Cada cual juega en su propio reparto. Arriba ves cómo van.
# $who: a player. $count: how many finds they have made.
told-progress = { $who } ha encontrado { find-many }
race-times = Hallazgo a hallazgo
race-times-note = Segundos por cada hallazgo. Quien encuentra lo mismo ve las mismas cartas.
race-times-find = Hallazgo
race-times-parted = A partir de aquí, no todos tenían las mismas cartas.
