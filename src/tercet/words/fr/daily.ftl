# The puzzle of the day.

more-ways = Autres choses
to-daily = Énigme du jour
# $day: a day and a month, in words.
daily-title = L’énigme du { $day }
daily-time = Temps
# $found of $sets SETs.
daily-found-of = { $found } sur { $sets }
daily-give-up = Abandonner
daily-again = Vous l’avez déjà
daily-again-why = La même carte peut servir encore, le même SET non.
# $time: minutes and seconds.
daily-solved = Résolue en { $time }
daily-gave-up = { $found } sur { $sets } trouvés
daily-next = Prochaine énigme à minuit UTC.
daily-best = meilleure de la semaine : { $time }
# $names: the names of three cards.
daily-missed = Non trouvé : { $names }
# $days: how many days in a row.
daily-streak =
    { $days ->
        [0] Résolvez-la sans aide pour commencer une série de jours.
        [one] Un jour d’affilée
       *[other] { $days } jours d’affilée
    }
daily-today-open = celle du jour vous attend
