# The puzzle of the day.

# $number: which puzzle, counted from the first day.
daily-number = Reto del día { $number }
daily-small-number = Reto pequeño del día { $number }
# $day: a day and a month, in words.
daily-title = El reto del { $day }
daily-rule-full = Doce cartas, seis SET. Toca tres cartas que formen un SET. Una carta puede estar en varios SET.
daily-rule-small = Nueve cartas, cuatro SET, y todos los símbolos son sólidos: solo importan el número, el color y la forma. Una carta puede estar en varios SET.
daily-rule-clock = El reloj empieza cuando pulsas «Empezar» y corre hasta el último SET, aunque cierres la página.
# $time: a day and a time of day, where the reader is.
daily-rule-counts = Cuenta para tu racha si empiezas antes del { $time } y encuentras todos los SET sin ayuda.
daily-rule-offline = No hace falta conexión: el resultado se envía cuando la haya, hasta siete días después.
daily-rule-late = Este día ya pasó. Aún puedes jugar su reto, pero no cuenta para tu racha ni entre los tiempos de los demás.
daily-start = Empezar
daily-to-small = Reto pequeño
daily-to-full = Doce cartas
daily-print = Imprimir
daily-time = Tiempo
# $found of $sets SETs.
daily-found-of = { $found } de { $sets }
daily-give-up = Rendirse
daily-again = Ese ya lo tienes
daily-again-why = La misma carta puede servir otra vez; el mismo SET, no.
daily-clean = Todos encontrados, sin ayuda
# $count: how many cards were shown.
daily-with-help =
    { $count ->
        [one] Todos encontrados, { $count } carta mostrada
       *[other] Todos encontrados, { $count } cartas mostradas
    }
daily-gave-up = { $found } de { $sets } encontrados
daily-late = Con retraso: no cuenta para tu racha.
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
# $days: the most days in a row.
daily-longest = racha más larga: { $days }
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
daily-mark-solved = resuelto
daily-mark-played = con ayuda, con retraso o sin terminar
daily-mark-open = sin jugar
daily-others = Los tiempos de los demás
daily-others-waiting = Lo verás cuando haya llegado tu resultado.
daily-others-none = Nadie lo ha resuelto todavía en su día sin ayuda.
# $count: how many people.
daily-people =
    { $count ->
        [one] { $count } persona hasta ahora
       *[other] { $count } personas hasta ahora
    }
# $count: how many people.
daily-faster =
    { $count ->
        [0] nadie ha sido más rápido que tú
        [one] { $count } persona ha sido más rápida que tú
       *[other] { $count } personas han sido más rápidas que tú
    }
daily-you = tú
# $first, $last: minutes and seconds.
daily-from-to = De { $first } a { $last }:
# $time: minutes and seconds.
daily-from = { $time } o más:
daily-share-picture = Compartir la imagen
daily-share-text = Copiar como texto
# $seconds: figures, such as “21 · 27 · 44”.
daily-seconds-each = Segundos por SET: { $seconds }
daily-seconds = segundos por SET
daily-next-title = ¿Y ahora?
daily-to-today = El reto de hoy
daily-to-before = El día anterior
daily-to-drills = Ejercicios
daily-to-table = Jugar con otros
refused-no-such-puzzle = Todavía no hay reto de ese día.
refused-not-finished = Termina primero este reto: después verás los tiempos de los demás.
