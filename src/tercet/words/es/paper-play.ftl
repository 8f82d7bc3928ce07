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
