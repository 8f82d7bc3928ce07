# Ratings with their doubt, and boards. $low, $high, $value, $doubt: ratings and differences of them.

ratings-how = Una puntuación compara lo rápido que encuentras SET con las personas con las que juegas, por separado para cada variante. Todos empiezan con 1200. Diez veces más rápido son 800 puntos más.
ratings-doubt = La banda rayada muestra la incertidumbre: tu puntuación verdadera está en ella con una probabilidad del 95 %, y cada partida con otras personas la hace más estrecha.
ratings-none = Aún no tienes puntuación. Empieza con tu primera partida con otras personas con una de nuestras variantes.
ratings-now =
    { $matches ->
        [one] entre { $low } y { $high }, después de una partida con otras personas
       *[other] entre { $low } y { $high }, después de { $matches } partidas con otras personas
    }
ratings-few = La evolución se dibuja a partir de tres partidas.
ratings-axis =
    { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }
ratings-head-match = Partida
ratings-head-day = Día
ratings-head-points = Puntuación
ratings-head-doubt = Entre
ratings-between = { $low } y { $high }

boards-which = Qué clasificación
boards-rating = Puntuación
boards-fastest = Más rápidos a solas
boards-when = Qué periodo
boards-when-day = Hoy
boards-when-week = Esta semana
boards-when-all = Siempre
boards-what-rating = Por la puntuación menos su incertidumbre, que es lo que alguien vale casi con seguridad. Así, una sola partida con suerte no encabeza la lista.
boards-what-fastest = La partida entera más rápida a solas en una mesa, desde el reparto hasta que no queda ningún SET. Es el mismo trabajo para todos.
boards-rules = Solo partidas en mesas en las que Tercet decidió por sí mismo y no dio pistas. Solo las partidas entre personas cambian las puntuaciones.
boards-utc = Los días y las semanas son los de UTC. La semana empieza el lunes.
boards-empty = Aún no hay nadie en esta clasificación.
boards-empty-now = Nadie de esta clasificación ha jugado en este periodo.
boards-off = No estás en las clasificaciones. Si te unes, todos verán en ellas tu nombre, tus puntuaciones y tus partidas más rápidas.
boards-on = Estás en las clasificaciones con tu nombre.
boards-join = Unirme a las clasificaciones
boards-leave = Salir de las clasificaciones
boards-nobody = Para unirte a las clasificaciones, juega primero con un nombre.
boards-head-rank = Puesto
boards-head-name = Nombre
boards-head-rating = Puntuación menos incertidumbre
boards-head-fastest = Tiempo
boards-rating-of = { $value } − { $doubt }
