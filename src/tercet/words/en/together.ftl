# Several people at one screen. $n: a person's number at the screen. $key: the name of a key.

together-how = Each of you has an edge of the screen and a key. Press yours to call, then point at the cards.
together-people = Who plays?
together-player = Player { $n }
together-name = Name of player { $n }
together-key = Key of player { $n }: { $key }. Press to choose another.
together-press = Press the key you want to call with
together-drop = Remove player { $n }
together-add = Add a player
choose-lie = How is the screen placed?
option-standing = In front of us
    .how = All names are the same way up.
option-flat = Flat on the table
    .how = Names at the far edge are turned to those who sit there.
together-calls-first = On one screen these are played with calls: otherwise nobody could tell whose finger points.
together-least =
    { $count ->
        [one] These rules need a player.
       *[other] These rules need { $count } players.
    }

# At the screen.
edge-top = At the far edge
edge-bottom = At the near edge
pad-rest = One moment
together-search = Who sees one?
together-call-first = Call first: press your edge or your key.
together-rest = On their own devices
