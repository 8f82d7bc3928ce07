# How somebody plays: times, mistakes and trends. $value, $low, $high, $other: times in seconds.

stats-pages = Tu juego
stats-nobody = Aún no has jugado aquí. Tus cifras aparecerán después de tu primera partida.
stats-none = Aún no has terminado ninguna partida. Tus cifras aparecerán después de la primera.
stats-play = A la página de inicio
stats-what-time = El tiempo empieza cuando se descubre la última carta de un SET. Termina cuando cantas o, si nadie canta, cuando señalas las cartas.
stats-last = Partidas
stats-last-10 = Últimas 10
stats-last-50 = Últimas 50
stats-last-all = Todas
stats-found-few = Todavía hay pocos SET
stats-found-even = Todos los SET te llevan más o menos el mismo tiempo
# $features: in how many features the SET differ, 1 to 5.
stats-found-behind =
    { $features ->
        [1] Los SET con una diferencia te cuestan tiempo
        [2] Los SET con dos diferencias te cuestan tiempo
        [3] Los SET con tres diferencias te cuestan tiempo
        [4] Los SET con cuatro diferencias te cuestan tiempo
       *[other] Los SET con cinco diferencias te cuestan tiempo
    }
stats-found-longest =
    { $features ->
        [1] Los SET con una diferencia son los que más tiempo te llevan
        [2] Los SET con dos diferencias son los que más tiempo te llevan
        [3] Los SET con tres diferencias son los que más tiempo te llevan
        [4] Los SET con cuatro diferencias son los que más tiempo te llevan
       *[other] Los SET con cinco diferencias son los que más tiempo te llevan
    }
stats-few =
    { $sets ->
        [0] Aún no se ha cronometrado ningún SET tuyo con estas reglas. A partir de diez se dibujan tus tiempos.
        [one] Se ha cronometrado 1 SET tuyo con estas reglas. A partir de diez se dibujan tus tiempos.
       *[other] Se han cronometrado { $sets } SET tuyos con estas reglas. A partir de diez se dibujan tus tiempos.
    }
stats-no-features = Con estas reglas no se buscan SET de tres cartas, así que no hay tiempos por característica.
stats-no-others = Aquí han jugado con estas reglas muy pocas personas más: no hay con quién compararte.
stats-key-you = tú, y la mitad central de tus tiempos
stats-key-others = ocho de cada diez
stats-key-middle = su mediana
stats-key-same = igual en todas las cartas
stats-key-different = distinta en todas las cartas
stats-seconds = { $value } s
stats-between = de { $low } a { $high } s
stats-sets =
    { $sets ->
        [one] 1 SET
       *[other] { $sets } SET
    }
stats-differing =
    { $features ->
        [one] 1 característica distinta
       *[other] { $features } características distintas
    }
stats-differing-short =
    { $features ->
        [1] una
        [2] dos
        [3] tres
        [4] cuatro
       *[other] cinco
    }
stats-by-differing = Tiempo por SET según el número de características distintas
stats-by-feature = Por característica
stats-by-feature-how = Tu tiempo habitual, en segundos, cuando la característica es igual en las tres cartas y cuando es distinta.
stats-same-in = { $feature }: igual
stats-different-in = { $feature }: distinto
stats-head-differing = SET
stats-head-feature = Característica
stats-head-sets = Cuántos
stats-head-you = Tu tiempo habitual
stats-head-half = Mitad central de tus tiempos
stats-head-others = Ocho de cada diez
stats-head-others-middle = Su mediana
stats-head-matches = Partidas
stats-head-right = Aciertos
# $day, $last: days.
stats-matches-from =
    { $n }. Del { $day } al { $last }, { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }
stats-trend = Evolución
stats-trend-how = Tu tiempo habitual por SET, en segundos, a lo largo de estas partidas.
stats-trend-few = La evolución se dibuja a partir de tres partidas en las que hayas encontrado tres SET en cada una.
stats-numbers = Mostrar las cifras
stats-hide = Ocultar las cifras
stats-wrong = Cuando te equivocaste
stats-wrong-of =
    { $many ->
        [one] { $wrong } de 1 vez
       *[other] { $wrong } de { $many } veces
    }
stats-wrong-none = Hasta ahora no te ha engañado ninguna característica.
stats-wrong-how =
    { $count ->
        [one] Cada círculo es una vez en que esta característica no encajaba. Puede fallar más de una a la vez.
       *[other] Cada círculo son hasta { $count } veces en que esta característica no encajaba. Puede fallar más de una a la vez.
    }
stats-data = Estas cifras se calculan a partir de los registros de tus partidas. Solo las ves tú. Forman parte de tus datos, que puedes guardar o borrar en tu cuenta.
stats-erase = Borrar mis estadísticas
stats-erase-sure = Tus tiempos y errores hasta ahora se borran para siempre. Los resultados de tus partidas, tus puntuaciones y los registros se quedan, porque los de los demás jugadores dependen de ellos.
stats-erase-keep = Conservarlas
stats-erase-now = Borrarlas ahora
stats-next =
    { $features ->
        [1] Después: practica SET con una diferencia
        [2] Después: practica SET con dos diferencias
        [3] Después: practica SET con tres diferencias
        [4] Después: practica SET con cuatro diferencias
       *[other] Después: practica SET con cinco diferencias
    }
stats-next-why = Sueles tardar { $value }.
stats-next-compared = Sueles tardar { $value }; la mitad de los demás tardan { $other } o menos.
stats-drill = Empezar el ejercicio
stats-figure-matches =
    { $matches ->
        [one] partida
       *[other] partidas
    }
stats-figure-sets =
    { $sets ->
        [one] SET
       *[other] SET
    }
stats-figure-time = tiempo habitual
stats-figure-right = de aciertos
