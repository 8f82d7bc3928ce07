# Drills: short tasks that adapt to whoever takes them.

drills-how = Ocho tareas cortas cada vez. Se vuelven más difíciles cuando mejoras y no cuentan para ninguna clasificación.
drill-all = Todos los ejercicios
drill-again = Otra vez
drill-skip = Saltar

# The drills, each with a line about it and with what is to be done.
drill-third = La tercera carta
drill-third-how = Dos cartas, y la que las completa.
drill-third-text = ¿Con qué carta es un SET?
drill-is-it = SET o no
drill-is-it-how = Y si no: ¿qué característica falla?
drill-is-it-text = ¿Es un SET?
drill-which-fails = ¿Qué característica falla?
drill-many-share = Mira ahí primero
drill-many-share-how = Muchas cartas tienen algo en común. Busca primero entre ellas.
# $value: “red”, “striped”.
drill-share-known = Muchas cartas tienen esto: { $value }. Busca ahí primero.
drill-share-unknown = Muchas cartas tienen algo en común. Busca ahí primero.
drill-differing = Por número de diferencias
drill-differing-how = Sabes en cuántas características se distingue el SET.
# $count: in how many features the SET differs.
drill-look-for = Encuentra el SET en el que { $count ->
        [1] una característica es distinta
        [2] dos características son distintas
        [3] tres características son distintas
       *[4] las cuatro características son distintas
    }.
drill-slowest = Los que más te costaron
drill-slowest-how = Los SET que te costó encontrar vuelven hasta que los encuentras dos veces en menos de cinco segundos.
drill-slowest-none = Todavía ninguno
# $count: how many layouts are kept.
drill-waiting =
    { $count ->
        [0] Todavía nada
        [one] { $count } por encontrar
       *[other] { $count } por encontrar
    }

# What is told of a task.
drill-here = Aquí está
drill-other = También es un SET
drill-other-why = Pero buscamos otro.

# Times, beside bars. $seconds: a number, in words of the language.
drill-usual = Normalmente
drill-study = En un estudio
drill-then = Antes
drill-now = Ahora
drill-seconds = { $seconds } s
drill-then-took = Entonces tardaste { $seconds } s

# How it went. $right of $of tasks. $level of $levels levels. $time: as in drill-seconds.
drill-right-of = { $right } de { $of }
drill-level = Nivel { $level } de { $levels }
drill-last = La última vez: { $right } de { $of }, { $time }
drill-new = Aún sin probar
drill-goes = Tus últimos intentos
