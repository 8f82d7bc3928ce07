# The judge’s phone. $clock: minutes and seconds, such as 2:00.
judge-head = Judge at table { $table }
judge-self = Table { $table } judges itself
# Beside the number of the table, large: for the eye, where there is little room.
judge-head-short = Judge
judge-self-short = judges itself
judge-deck = Round { $round }/{ $of } · deck { $deck }
judge-aloud = Read aloud
judge-say-welcome-self = Welcome. We judge together, and I keep the score. Can everyone see all twelve cards?
judge-say-call-self = When you see a SET, say “SET” and point at the three cards. Do not pick them up. If the others agree that it is a SET, the cards are yours.
judge-say-penalty-self = If it is not a SET, I note one point against you, and the cards stay where they are.
judge-say-several-self = If several of you call, you come in the order of your calls. If a card of yours has just been taken, say so; that costs nothing.
judge-start = Start the game
judge-only-count = Only enter the result
judge-not-begun = The round has not begun yet.
judge-nobody = Nobody has called.
judge-touch = Touch the name the moment you hear it. The order of touches is the order of calls.
judge-searching = of { $clock } without a call
judge-stopped = of { $clock }, stopped by a call
judge-more = Lay three more
judge-fewer = Take 6 off, lay 3
judge-deck-empty = The deck is empty.
judge-calls = Calls in the order touched
judge-points-now = points now
judge-set = SET
judge-not-set = Not a SET, −1
judge-gone = Gone, no cost
judge-number = No. { $number }, score { $score }
judge-against = against
judge-last-set = { $name } took a SET.
judge-last-wrong = { $name }: not a SET, one point against.
judge-last-gone = { $name }: already gone, no cost.
judge-last-more = Three more are laid.
judge-last-fewer = Six went back into the deck, three are laid.
judge-lay = Lay { $cards } new cards.
judge-so-far = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
} so far
judge-script = Script
judge-undo = Undo
judge-end = End game
judge-back = Back to the game
judge-count = Count the SETs together.
judge-count-about = Each counts aloud what lies in front. Correct here if needed.
judge-by-look = Count with the camera
judge-line = { $against ->
    [0] score { $score }
   *[other] { $against } against, score { $score }
}
judge-left = Left on the table
judge-left-about = cards, no SET among them
judge-adds-up = adds up
judge-adds-wrong = not 81: count again
judge-left-wrong = too many left
judge-agree = Each agrees with a touch
judge-agrees = agrees, { $score }
judge-asks = score { $score }?
judge-send-without = Send without { $names }
judge-again = Count again
judge-why-again = Counted again
judge-next = Next game: round { $round }
judge-keep-score = Keep the score on this device
judge-waits = An earlier result is kept on this device. It is sent as soon as the server can be reached.
