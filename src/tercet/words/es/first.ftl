# The first page: its tiles, the competitions of today, and whom one plays with.

more-ways = Más
first-ways = Primeros pasos
first-name = Tu nombre
first-daily = Reto del día
first-daily-number = n.º { $number }
first-daily-days =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
first-learn = Aprender
first-learn-how = en cinco minutos
first-alone = Jugar solo
first-alone-how = con calma o con reloj
first-new-how = invita a tus amigos
first-together = Una pantalla
first-together-how = de 2 a 6 personas
first-real = Cartas propias
first-real-how = con el teléfono
play-now-bots = ahora mismo, con dos bots a tu nivel
# $names: those who wait for somebody to play with.
play-now-with = con { $names }
first-code = Código
first-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
first-lost = No se puede conectar con el servidor. Aun así puedes practicar.
first-today = Competiciones de hoy
first-today-unnamed = Una competición
first-today-show = Ver
# $stage: finals, round, time (not begun; $at is when) or soon (not begun, no time known). $round of $of rounds have begun.
first-today-line =
    { $stage ->
        [finals] final
        [round] ronda { $round } de { $of }
        [time] { $at }
       *[soon] pronto
    }, { $players ->
        [0] todavía sin jugadores
        [one] { $players } jugador
       *[other] { $players } jugadores
    }

# Families of rules, where there is no table yet.
first-rules = Formas de jugar
