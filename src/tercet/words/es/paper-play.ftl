# The sheets that explain the game and its judging, and those to play with.

# The handout.
# $features, $values: how many there are; 2 values: dots that are there or not.
paper-handout-features =
    { $values ->
        [2] Seis puntos, de los que cada carta tiene algunos
       *[other] { $features ->
            [3] Tres
            [5] Cinco
           *[4] Cuatro
        } características, { $values ->
            [4] cuatro
           *[3] tres
        } valores cada una
    }
paper-handout-sets = Qué es un SET
paper-handout-sets-text = Tres cartas son un SET si cada característica, mirada por separado, es igual en las tres o distinta en las tres.
paper-handout-sets-check = Si dos cartas comparten algo que la tercera no tiene, no es un SET.
paper-handout-sets-is = Un SET
paper-handout-fours = Qué es un cuarteto
paper-handout-fours-text = Cuatro cartas son un cuarteto si cada característica, mirada por separado, es igual en las cuatro, distinta en las cuatro, o igual de dos en dos.
paper-handout-fours-check = Si solo dos cartas comparten algo y las otras dos difieren, o si tres tienen lo que la cuarta no, no es un cuarteto.
paper-handout-fours-is = Un cuarteto
paper-handout-dots = Qué es un grupo
paper-handout-dots-text = De tres a siete cartas son un grupo si cada punto aparece en ellas un número par de veces.
paper-handout-dots-check = Repasa los seis puntos uno a uno: si alguno aparece un número impar de veces, no es un grupo.
paper-handout-dots-is = Un grupo
paper-handout-check = La comprobación rápida
paper-handout-play = Cómo se juega
paper-handout-pairs = Aquí cuentan cuatro cartas: dos parejas que la misma quinta carta completaría como SET.
paper-handout-pairs-completed = Esta carta completa ambas:
paper-handout-six = Aquí cuentan seis cartas, en tres parejas: las cartas que las completarían forman un SET, o son la misma carta.
paper-handout-six-completed = Estas cartas completan las parejas:
paper-handout-more = Jugar y practicar

# The judge's script: what to do, and what to say aloud.
paper-judge-intro = Lee los recuadros en voz alta. Empieza cuando todos estén en la mesa.
paper-judge-before = Antes de jugar
paper-judge-lay = Baraja y coloca 12 cartas en 3 filas de 4. Comprueba que todo el mundo puede ver todas las cartas.
paper-judge-welcome = Bienvenida
paper-judge-say-welcome = Les doy la bienvenida. En esta mesa juzgo yo. ¿Ven todos las doce cartas?
paper-judge-call = Cantar
paper-judge-say-call = Cuando vean un SET, digan «SET» y señalen las tres cartas. No las tomen. Si es un SET, yo les doy las cartas.
paper-judge-penalty = Penalización
paper-judge-say-penalty = Si no es un SET, anoto un punto en contra y las cartas se quedan donde están.
paper-judge-several = Varios a la vez
paper-judge-say-several = Si cantan varios, los escucho por orden. Si alguien acaba de llevarse una de sus cartas, díganlo; no cuesta nada.
paper-judge-questions = Preguntas
paper-judge-say-questions = ¿Alguna pregunta?
paper-judge-collect = Respóndelas. Luego recoge las cartas y mézclalas con el mazo.
paper-judge-during = Durante el juego
paper-judge-during-deal = Reparte 12 cartas. Atiende a quien cante primero.
paper-judge-during-verdict = Comprueba cada característica. Un SET: entrega las cartas. No es un SET: anota un punto en contra.
paper-judge-during-order = Si cantan varios: primero quien cantó antes. Después pregunta a la segunda persona, y luego a la tercera, si su SET sigue ahí. Un «no» no cuesta nada si alguien se llevó antes una de sus cartas.
paper-judge-during-replace = Solo entonces repón las cartas.
paper-judge-during-more = No hay SET, o nadie lo encuentra en un tiempo razonable: pon tres más.
paper-judge-during-fifteen = Si tampoco aparece con 15: retira 6, devuélvelas al mazo, baraja y pon 3 nuevas.
paper-judge-after = Al final
paper-judge-after-end = Se acaba cuando todas las cartas están repartidas y todos los SET cantados.
paper-judge-after-score = Puntos = SET − puntos en contra. Pueden ser menos de cero.
paper-judge-after-count = Suma los SET de la mesa: de 21 a 25, o 27. Si no, cuenta otra vez.
paper-judge-after-send = Escribe los puntos en la hoja y en las fichas, y manda a todos a la secretaría.

# Puzzles. $count: SETs to find; $n: the puzzle's number.
paper-puzzle-find =
    { $count ->
        [one] Encuentra el único SET.
       *[other] Encuentra los { $count } SET.
    }
paper-puzzle-how = Una carta puede servir para varios SET. Escribe los números de las tres cartas.
paper-puzzle-solution = Solución
paper-puzzle-solutions = Soluciones
paper-puzzle-number = Reto { $n }
paper-puzzle-time = Mi tiempo
paper-puzzle-own-name = Mi nombre
paper-book-title = SET por encontrar
paper-book-intro =
    { $count ->
        [one] Un reto.
       *[other] { $count } retos, de fácil a difícil.
    } Las soluciones están al final.

# Decks to cut out.
paper-deck-front = Caras { $page } de { $pages }
paper-deck-back = Dorsos { $page } de { $pages }
paper-deck-how = Imprime por las dos caras, girando por el lado largo, en papel de 200 g/m² o más. Corta de marca a marca.
