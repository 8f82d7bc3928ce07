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
paper-handout-fours-check = If exactly two cards share something and the other two differ, or three share what the fourth has not, it is not a Quad.
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

# The judge’s script: what to do, and what to say aloud.
paper-judge-intro = Read the boxes aloud. Begin when everyone is at the table.
paper-judge-before = Before play
paper-judge-lay = Shuffle, and lay out 12 cards in 3 rows of 4. Make sure everyone can see all of them.
paper-judge-welcome = Welcome
paper-judge-say-welcome = Welcome. I am your judge. Can everyone see all twelve cards?
paper-judge-call = Calling
paper-judge-say-call = When you see a SET, say “SET” and point at the three cards. Do not pick them up. If it is a SET, I hand you the cards.
paper-judge-penalty = Penalty
paper-judge-say-penalty = If it is not a SET, I note one point against you, and the cards stay where they are.
paper-judge-several = Several calls
paper-judge-say-several = If several of you call, I hear you in the order of your calls. If a card of yours has just been taken, say so; that costs nothing.
paper-judge-questions = Questions
paper-judge-say-questions = Does anyone have a question?
paper-judge-collect = Answer them. Then pick the cards up and shuffle them back into the deck.
paper-judge-during = During play
paper-judge-during-deal = Deal 12 cards. Listen for the first call.
paper-judge-during-verdict = Check every feature. A SET: hand the cards over. Not a SET: note one point against.
paper-judge-during-order = Several calls: first caller first. Then ask the second, then the third, whether theirs is still there. “No” costs nothing if an earlier caller took a card of it.
paper-judge-during-replace = Only then replace the cards.
paper-judge-during-more = No SET there, or nobody finds one for a reasonable time: lay three more.
paper-judge-during-fifteen = Still none with 15: take 6 away, put them back into the deck, shuffle it, and lay 3 new ones.
paper-judge-after = At the end
paper-judge-after-end = It is over when all cards are dealt and every SET is claimed.
paper-judge-after-score = Score = SETs − points against. It may be below zero.
paper-judge-after-count = Add up the SETs of the table: 21 to 25, or 27. Anything else: count again.
paper-judge-after-send = Write the scores on the slip and on the entry cards, and send everyone to the desk.

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
