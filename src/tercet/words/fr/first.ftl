# The first page: its tiles, the competitions of today, and whom one plays with.

more-ways = Plus
first-ways = Premiers pas
first-name = Votre nom
first-daily = Casse-{ "\u2060" }tête du jour
first-daily-number = n° { $number }
first-daily-days =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
first-learn = Apprendre
first-learn-how = en cinq minutes
first-alone = Jouer seul
first-alone-how = au calme ou au chrono
first-new-how = invitez vos amis
first-together = Un écran
first-together-how = pour 2 à 6 amis
first-real = Vos cartes
first-real-how = avec le téléphone
play-now-bots = tout de suite, avec deux robots à votre niveau
# $names: those who wait for somebody to play with.
play-now-with = avec { $names }
first-code = Code
first-bots =
    { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    }
first-lost = Le serveur est injoignable. Vous pouvez tout de même vous entraîner.
first-today = Compétitions du jour
first-today-unnamed = Une compétition
first-today-show = Voir
# $stage: finals, round, time (not begun; $at is when) or soon (not begun, no time known). $round of $of rounds have begun.
first-today-line =
    { $stage ->
        [finals] finale
        [round] manche { $round } sur { $of }
        [time] { $at }
       *[soon] bientôt
    }, { $players ->
        [0] pas encore de joueurs
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

# Families of rules, where there is no table yet.
first-rules = Façons de jouer
