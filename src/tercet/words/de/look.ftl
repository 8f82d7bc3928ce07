# The eye at a real table. $count: how many cards. $name: a player.
look-claim = Ist das ein SET?
look-claim-how = Halte die drei Karten hoch oder lege sie aus; oder fotografiere den ganzen Tisch und tippe die drei an.
look-layout = Was liegt hier?
look-layout-how = Halte das Handy so, dass alle Karten auf dem Tisch im Bild sind.
look-yours = Das ist ein Vorschlag. Das Urteil ist deins.
look-show-others = Den anderen zeigen
look-without = Drücke noch einmal, um ohne diese Karten zu urteilen.
look-keep = Auslage festhalten
look-count = Mit der Kamera zählen
look-add =
    { $count ->
        [one] { $count } Karte hinzufügen: { $name }
       *[other] { $count } Karten hinzufügen: { $name }
    }
look-fill = Diese Zahlen eintragen
