# The eye at a real table. $count: how many cards. $name: a player.
look-claim = Are these a SET?
look-claim-how = Hold the three cards up or lay them out; or take a picture of the whole table and tap the three.
look-layout = Which cards are on the table?
look-layout-how = Hold the phone so that all cards on the table are in the picture.
look-yours = This is a proposal. The verdict is yours.
look-show-others = Show this to the others
look-without = Press again to give the verdict without these cards.
look-keep = Record this layout
look-count = Count with the camera
look-add =
    { $count ->
        [one] Add { $count } card: { $name }
       *[other] Add { $count } cards: { $name }
    }
look-fill = Fill in these counts
