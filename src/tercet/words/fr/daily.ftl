# The puzzle of the day.

more-ways = Plus
to-daily = Casse-{ "\u2060" }tête du jour
# $day: a day and a month, in words.
daily-title = Le casse-tête du { $day }
daily-time = Temps
# $found of $sets SETs.
daily-found-of = { $found } sur { $sets }
daily-give-up = Abandonner
daily-again = Vous l’avez déjà
daily-again-why = La même carte peut resservir, pas le même SET.
# $time: minutes and seconds.
daily-solved = Résolu en { $time }
daily-gave-up = Trouvés : { $found } sur { $sets }
daily-next = Prochain casse-tête à minuit UTC.
daily-best = meilleur temps de la semaine : { $time }
# $names: the names of three cards.
daily-missed = Restait à trouver : { $names }
# $days: how many days in a row.
daily-streak =
    { $days ->
        [0] Résolvez-le sans aide pour commencer une série.
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
daily-today-open = celui du jour vous attend
