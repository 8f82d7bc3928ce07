# The first page: its tiles, the competitions of today, and whom one plays with.

more-ways = Mehr
first-ways = Erste Schritte
first-name = Dein Name
first-daily = Tagesrätsel
first-daily-number = Nr. { $number }
first-daily-days =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
first-learn = Lernen
first-learn-how = in fünf Minuten
first-alone = Allein spielen
first-alone-how = in Ruhe oder auf Zeit
first-new-how = lade Freunde ein
first-together = Ein Bildschirm
first-together-how = für 2 bis 6 Leute
first-real = Eigene Karten
first-real-how = das Handy zählt
play-now-bots = sofort, mit zwei Bots, die sich dir anpassen
# $names: those who wait for somebody to play with.
play-now-with = mit { $names }
first-code = Code
first-bots =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
first-lost = Der Server ist nicht erreichbar. Üben geht trotzdem.
first-today = Turniere heute
first-today-unnamed = Ein Turnier
first-today-show = Ansehen
# $stage: finals, round, time (not begun; $at is when) or soon (not begun, no time known). $round of $of rounds have begun.
first-today-line =
    { $stage ->
        [finals] Finale
        [round] Runde { $round } von { $of }
        [time] { $at }
       *[soon] bald
    }, { $players ->
        [0] noch keine Teilnehmer
        [one] { $players } Teilnehmer
       *[other] { $players } Teilnehmer
    }

# Families of rules, where there is no table yet.
first-rules = Spielarten
