# The sheets that explain the game and its judging, and those to play with.

# The handout.
# $features, $values: how many there are; 2 values: dots that are there or not.
paper-handout-features =
    { $values ->
        [2] Six dots, of which each card has some
       *[other] { $features ->
            [3] Three
            [5] Five
           *[4] Four
        } features, { $values ->
            [4] four
           *[3] three
        } values each
    }
paper-handout-sets = What a SET is
paper-handout-sets-text = Three cards are a SET if each feature, looked at alone, is the same on all three cards or different on all three.
paper-handout-sets-check = If two cards share something and the third does not, it is not a SET.
paper-handout-sets-is = A SET
paper-handout-fours = What a Quad is
paper-handout-fours-text = Four cards are a Quad if each feature, looked at alone, is the same on all four cards, different on all four, or the same on two and two.
paper-handout-fours-check = If exactly two cards share something and the other two differ from each other, or if three share something that the fourth does not, it is not a Quad.
paper-handout-fours-is = A Quad
paper-handout-dots = What a group is
paper-handout-dots-text = Three to seven cards are a group if every dot appears an even number of times on them.
paper-handout-dots-check = Go through the six dots one by one: if one of them appears an odd number of times, it is not a group.
paper-handout-dots-is = A group
paper-handout-check = The quick check
paper-handout-play = How it is played
paper-handout-pairs = Four cards count here: two pairs that the same fifth card would complete to a SET each.
paper-handout-pairs-completed = Both are completed by:
paper-handout-six = Six cards count here, in three pairs: the cards that would complete the pairs are a SET, or all the same card.
paper-handout-six-completed = The pairs are completed by:
paper-handout-more = Play and practise

# Puzzles. $count: SETs to find; $n: the puzzle’s number.
paper-puzzle-find =
    { $count ->
        [one] Find the one SET.
       *[other] Find all { $count } SETs.
    }
paper-puzzle-how = A card may be part of several SETs. Write the numbers of the three cards.
paper-puzzle-solution = Solution
paper-puzzle-solutions = Solutions
paper-puzzle-number = Puzzle { $n }
paper-puzzle-time = My time
paper-puzzle-own-name = My name
paper-book-title = SETs to find
paper-book-intro =
    { $count ->
        [one] One puzzle.
       *[other] { $count } puzzles, from easy to hard.
    } The solutions are at the end.

# Decks to cut out.
paper-deck-front = Fronts { $page } of { $pages }
paper-deck-back = Backs { $page } of { $pages }
paper-deck-how = Print on both sides, flipped on the long edge, on paper of 200 g/m² or more. Cut from mark to mark.
