# The sheets that explain the game and its judging, and those to play with.

# The handout.
# $features, $values: how many there are; 2 values: dots that are there or not.
paper-handout-features =
    { $values ->
        [2] Six points, dont chaque carte porte une partie
       *[other] { $features ->
            [3] Trois
            [5] Cinq
           *[4] Quatre
        } caractéristiques, { $values ->
            [4] quatre
           *[3] trois
        } valeurs chacune
    }
paper-handout-sets = Ce qu’est un SET
paper-handout-sets-text = Trois cartes forment un SET si chaque caractéristique, regardée seule, est pareille sur les trois ou différente sur les trois.
paper-handout-sets-check = Si deux cartes ont quelque chose en commun que la troisième n’a pas, ce n’est pas un SET.
paper-handout-sets-is = Un SET
paper-handout-fours = Ce qu’est un quatuor
paper-handout-fours-text = Quatre cartes forment un quatuor si chaque caractéristique, regardée seule, est pareille sur les quatre, différente sur les quatre, ou pareille deux à deux.
paper-handout-fours-check = Si deux cartes seulement ont quelque chose en commun et que les deux autres diffèrent, ou si trois ont ce que la quatrième n’a pas, ce n’est pas un quatuor.
paper-handout-fours-is = Un quatuor
paper-handout-dots = Ce qu’est un groupe
paper-handout-dots-text = De trois à sept cartes forment un groupe si chaque point y apparaît un nombre pair de fois.
paper-handout-dots-check = Passez en revue les six points : si l’un d’eux apparaît un nombre impair de fois, ce n’est pas un groupe.
paper-handout-dots-is = Un groupe
paper-handout-check = La vérification rapide
paper-handout-play = Comment on joue
paper-handout-pairs = Ici, quatre cartes comptent : deux paires que la même cinquième carte compléterait chacune en SET.
paper-handout-pairs-completed = Toutes deux seraient complétées par :
paper-handout-six = Ici, six cartes comptent, en trois paires : les cartes qui les compléteraient forment un SET, ou sont une seule et même carte.
paper-handout-six-completed = Les paires seraient complétées par :
paper-handout-more = Jouer et s’exercer

# Puzzles. $count: SETs to find; $n: the puzzle's number.
paper-puzzle-find =
    { $count ->
        [1] Trouvez le seul SET.
       *[other] Trouvez les { $count } SET.
    }
paper-puzzle-how = Une carte peut servir à plusieurs SET. Écrivez les numéros des trois cartes.
paper-puzzle-solution = Solution
paper-puzzle-solutions = Solutions
paper-puzzle-number = Casse-tête { $n }
paper-puzzle-time = Mon temps
paper-puzzle-own-name = Mon nom
paper-book-title = Des SET à trouver
paper-book-intro =
    { $count ->
        [1] Un casse-tête.
        [one] { $count } casse-tête.
       *[other] { $count } casse-têtes, du plus facile au plus difficile.
    } Les solutions sont à la fin.

# Decks to cut out.
paper-deck-front = Faces { $page } sur { $pages }
paper-deck-back = Dos { $page } sur { $pages }
paper-deck-how = Imprimez recto verso, retournement sur le grand côté, sur du papier de 200 g/m² ou plus. Coupez de repère à repère.
