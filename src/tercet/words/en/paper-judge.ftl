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
