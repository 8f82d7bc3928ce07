# The eye: cards read by the camera or from a photo.

eye-private = Your pictures stay on this device and are never sent.
eye-knows = The camera reads the cards with ovals, squiggles and diamonds in red, purple and green: the whole deck of 81, or the 27 solid cards of the junior game. It reads no other cards.

# What one wants to know.
eye-uses = What do you want to know?
eye-use-there = Is there a SET?
eye-use-trio = Is this a SET?
eye-use-pile = Count cards

# Looking.
eye-look = Camera or photo
eye-how-there = Hold the phone so that all cards are in the picture.
eye-how-trio = Hold up three cards, or lay them apart from the others.
eye-how-pile = Spread a player’s cards out so that none covers another. Several pictures are added together.
eye-camera = Use the camera
eye-photo = Choose a photo
eye-drop = You can also drop a photo here, or paste one.
eye-opening = Getting ready…
eye-reading = Reading the picture…
eye-finder = What the camera sees
eye-counted = All these cards are counted already.
eye-take = Take this picture
eye-stop = Stop
eye-again = Look again
eye-trouble-refused = This page is not allowed to use the camera. Allow it in the browser’s settings, or choose a photo.
eye-trouble-none = There is no camera here. Choose a photo instead.
eye-trouble-busy = Another program is using the camera. Close it and try again, or choose a photo.
eye-trouble-insecure = Browsers allow the camera only on pages with https. Take a photo and choose it here.
eye-trouble-camera = The camera could not be started. Try again, or choose a photo.

# What is seen. $cards: how many cards.
eye-picture = The picture, with an outline around each card
eye-seen =
    { $cards ->
        [0] No card seen
        [one] { $cards } card seen
       *[other] { $cards } cards seen
    }
eye-nothing = No card was found in this picture.
eye-nothing-how = Come closer, hold still, and avoid glare and hard shadows.
# $count: how many cards.
eye-check =
    { $count ->
        [one] { $count } card may be wrong: check it.
       *[other] { $count } cards may be wrong: check them.
    }
eye-check-twice =
    { $count ->
        [one] { $count } card appears twice, but the deck has only one of it: correct one of the two.
       *[other] { $count } cards appear twice, but the deck has only one of each: correct them.
    }
eye-unsure = not sure
eye-twice = seen twice
eye-correct = Change
eye-which-card = Which card is this?
eye-which-missing = Which card is missing?
eye-cut = The card as the picture shows it
eye-as-read = as read
eye-another = Another card
# $name: the name of a card.
eye-take-card = Choose { $name }
eye-remove = Remove: not a card
eye-add = Add a card

# Is there a SET? $cards: how many cards.
eye-few =
    { $cards ->
        [0] No card was found.
        [one] Only { $cards } card was found.
       *[other] Only { $cards } cards were found.
    }
eye-few-how = It takes three. Look again, or add the missing cards by hand.
eye-yes = Yes, there is a SET.
eye-no = No, there is no SET.
eye-if-right = This holds only if every card was read correctly. Check those marked “?” or “not sure”.
eye-show-all = Show all SETs
# SET $n of $sets.
eye-which-set = { $n } of { $sets }
eye-before = Previous
eye-next = Next
# $odds: such as “29.96 : 1”.
eye-odds = Odds of a SET in { $cards } cards dealt fresh: { $odds }.
eye-odds-always = In { $cards } cards there is always a SET.
# $share: a percentage.
eye-share = { $share } of such deals have as many SETs as this one.
eye-to-odds = More about the odds

# Is this a SET?
eye-choose = Choose three cards
eye-many = { $cards } cards were found. Tap the three you mean.

# Saving a layout.
eye-save = Save this layout
eye-copy-codes = Copy the codes
eye-save-size = A puzzle has 3 to 24 cards.
eye-solve = Solve it as a puzzle
eye-that-is-all = That is all
eye-no-right = Right, there is no SET
eye-from-start = Start again
eye-no-layout = This link has no layout
eye-no-layout-how = It was cut off or changed on the way. Ask for it again.

# Counting cards. $cards: how many. $sets: how many SETs. $name: a card. $n: which pile.
eye-pile-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
eye-pile-finds =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
eye-pile-sets =
    { $sets ->
        [one] That is { $sets } SET, and no card appears twice.
       *[other] That is { $sets } SETs, and no card appears twice.
    }
eye-pile-lacks = One more card is needed for whole SETs: { $name }.
eye-pile-extra = There is one card too many for whole SETs: { $name }.
eye-pile-lacks-some = A SET has three cards: here some are missing, or there are too many.
eye-pile-wrong = These cards do not make whole SETs. Check what was read.
eye-pile-check = please check
# $count: how many cards were not in the pictures before.
eye-pile-new =
    { $count ->
        [0] No card in this picture is new.
        [one] { $count } card in this picture is new.
       *[other] { $count } cards in this picture are new.
    }
eye-pile-whose = Whose cards?
eye-pile-unnamed = Pile { $n }
eye-pile-more = Another picture of this pile
eye-pile-next = Next player
eye-pile-retake = Retake this picture
eye-pile-undo = Undo the last picture
eye-piles = Counted so far
eye-piles-who = Who
eye-piles-cards = Cards
eye-piles-sets = SETs
eye-piles-all = All together
# $cards of the $deck cards of the deck.
eye-piles-of = { $cards } of { $deck }
eye-piles-whole = The deck is complete.
# $count: how many cards.
eye-piles-missing =
    { $count ->
        [one] { $count } card is missing
       *[other] { $count } cards are missing
    }
# $names: the players who are said to have the card.
eye-pile-shared = Counted more than once: { $name } ({ $names })
eye-piles-over = Start counting again
eye-piles-ask = Start again? Everything counted so far will be lost.
    .yes = Yes, start again
    .no = Go on counting
