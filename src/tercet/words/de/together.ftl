# Mehrere an einem Bildschirm. $n: die Nummer einer Person. $key: der Name einer Taste.

together-how = Jeder hat einen Rand des Bildschirms und eine Taste. Drückt eure, um zu rufen; dann zeigt auf die Karten.
together-people = Wer spielt?
together-player = Spieler { $n }
together-name = Name von Spieler { $n }
together-key = Taste von Spieler { $n }: { $key }. Drücken, um eine andere zu wählen.
together-press = Drücke die Taste, mit der du rufen willst
together-drop = Spieler { $n } entfernen
together-add = Spieler hinzufügen
choose-lie = Steht oder liegt der Bildschirm?
option-standing = Vor uns
    .how = Alle Namen stehen gleich herum.
option-flat = Flach auf dem Tisch
    .how = Am anderen Rand stehen die Namen zu denen gedreht, die dort sitzen.
together-calls-first = An einem Bildschirm wird hier erst gerufen: Sonst wüsste niemand, wessen Finger zeigt.
together-least =
    { $count ->
        [one] Diese Regeln brauchen einen Spieler.
       *[other] Diese Regeln brauchen { $count } Spieler.
    }

# Am Bildschirm.
edge-top = Am anderen Rand
edge-bottom = Am vorderen Rand
pad-rest = Einen Moment
together-search = Wer sieht eins?
together-call-first = Erst rufen: Drücke deinen Rand oder deine Taste.
together-rest = An eigenen Geräten
