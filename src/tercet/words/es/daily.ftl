# The puzzle of the day.

more-ways = Más
to-daily = Reto del día
# $day: a day and a month, in words.
daily-title = El reto del { $day }
daily-time = Tiempo
# $found of $sets SETs.
daily-found-of = { $found } de { $sets }
daily-give-up = Rendirse
daily-again = Ese ya lo tienes
daily-again-why = La misma carta puede servir otra vez; el mismo SET, no.
# $time: minutes and seconds.
daily-solved = Resuelto en { $time }
daily-gave-up = { $found } de { $sets } encontrados
daily-next = Próximo reto a medianoche UTC.
daily-best = mejor tiempo de la semana: { $time }
# $names: the names of three cards.
daily-missed = Sin encontrar: { $names }
# $days: how many days in a row.
daily-streak =
    { $days ->
        [0] Resuélvelo sin ayuda para empezar una racha.
        [one] Racha de { $days } día
       *[other] Racha de { $days } días
    }
daily-today-open = falta el de hoy
