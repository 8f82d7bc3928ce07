# Die Seiten eines Turniers.

day-title = Turnier
day-unknown = Dieses Turnier gibt es hier nicht.
day-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round } von { $of }
}
day-table-in = Tisch { $table }, Runde { $round }
day-go-now = Geh jetzt hin
day-now = Jetzt
day-next = Danach
day-with = mit
day-you-are = Du bist Nummer { $number }:
day-you = Du
day-scores = Punkte
day-scores-about = SETs minus Minuspunkte
day-round-short = Runde { $round }
day-total = gesamt
day-standings = Rangliste
day-frozen = Steht fest bis zur Siegerehrung
day-tables = Tische
day-all-tables = Alle Tische
day-your-number = Deine Nummer
day-find = Meinen Tisch zeigen
day-no-number = Niemand hat die Nummer { $number }.
day-no-table = Der Saal hat keinen Tisch { $table }.
day-no-game = Kein Spiel hat diesen Code. Vielleicht wurde die Runde neu ausgelost: Frag bei der Anmeldung.
day-no-more = Im Moment ist kein Spiel zu spielen.
day-not-drawn = Die Runden sind noch nicht ausgelost.

day-state-announced = Noch nicht begonnen
day-state-open = Läuft
day-state-reported = Gemeldet, noch nicht bestätigt
day-state-conflict = Zwei Meldungen weichen ab: Die Leitung entscheidet
day-state-settled = Bestätigt
day-state-void = Nicht gespielt
day-player = Spieler
day-sets = SETs
day-against = Minuspunkte
day-score = Punkte
day-right = Das stimmt
day-wrong = Das stimmt nicht
day-stopped = Das Spiel endete vorzeitig
day-sum = Karten sind übrig.
day-sum-wrong = Karten können nicht übrig sein. Zählt noch einmal.
day-send = Ergebnis senden
day-sent = Gesendet.
day-waits = Auf diesem Gerät gespeichert. Es wird gesendet, sobald der Server antwortet.

day-link-judge = Du bist Schiedsrichter an Tisch { $number }
day-link-player = Du bist Nummer { $number }
day-link-desk = Du arbeitest an der Anmeldung
day-link-projector = Dieser Bildschirm ist für alle
day-link-coordinator = Du leitest dieses Turnier
day-link-press = Auf diesem Gerät öffnen
day-link-about = Dieser Link ist persönlich. Gib ihn nicht weiter.

day-find-name = Finde deinen Namen
day-number = Nr.
day-name = Name
day-waiting = Warten
day-own-page = Deine Seite: der Code auf deiner Teilnahmekarte
