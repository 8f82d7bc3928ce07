# Die Seiten eines Turniers.

day-unknown = Dieses Turnier gibt es hier nicht.
day-round = { $round ->
    [0] Vor der ersten Runde
   *[other] Runde { $round } von { $of }
}
day-stage = { $stage ->
    [finals] Finale
   *[over] Der Tag ist zu Ende
}
day-champion = Turniersieg
day-table-in = Tisch { $table }, Runde { $round }
day-go-now = Geh jetzt hin
day-changed-own = Anders als im gedruckten Spielplan
day-now = Jetzt
day-next = Danach
day-with = mit
day-you-are = Du bist Nummer { $number }:
day-no = Nr. { $number }
day-you = Du
day-moved = Dein Tisch hat sich geändert
day-moved-line = Runde { $round }: Tisch { $table } statt { $before }
day-moved-read = Gelesen
day-scores = Punkte
day-scores-about = SETs minus Minuspunkte
day-round-short = Runde { $round }
day-total = gesamt
day-standings = Rangliste
day-frozen = Steht fest bis zur Siegerehrung
day-announcement = Durchsage:
day-tables = Tische
day-all-tables = Alle Tische
day-call = Anmeldung rufen
day-called = Die Anmeldung weiß es
# $count: players in the final. $points: how many more the last of them has.
day-place = Platz { $place } von { $of }
# $name: a division.
day-place-in = Platz { $place } von { $of } · { $name }
day-cut = { $count ->
    [one] { $count } Person kommt ins Finale
   *[other] { $count } Personen kommen ins Finale
}
day-to-cut = { $points ->
    [one] { $points } Punkt bis zum Finale
   *[other] { $points } Punkte bis zum Finale
}
day-in-cut = im Finale, wie es steht
day-level-cut = gleichauf mit dem letzten Finalplatz
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
# $numbers: players.
day-changed = Anders als auf Papier: { $numbers }
day-number = Nr.
day-name = Name
day-waiting = Warten
day-own-page = Deine Seite: der Code auf deiner Teilnahmekarte

# Die Siegerehrung. $place: ein Rang.
ceremony-title = Siegerehrung
ceremony-where = Die Wand zeigt es. Behaltet diese Seite für euch: Sie sagt, wer als Nächstes kommt.
ceremony-later = Die Siegerehrung kann beginnen, wenn das Finale entschieden ist.
ceremony-begin = Siegerehrung beginnen
ceremony-show = Platz { $place } zeigen
# $name: a division.
ceremony-show-title = Zeigen, wer { $name } gewonnen hat
ceremony-titles = Die Besten der Klassen
ceremony-next = Als Nächstes
ceremony-back = Den letzten wieder verbergen
ceremony-end = Siegerehrung schließen
ceremony-to-cockpit = Zurück zur Seite der Leitung
ceremony-thaw = Allen den Stand zeigen
ceremony-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
ceremony-place = Platz { $place }
ceremony-ahead = { $points ->
    [0] vorn nach einem Stechen
    [one] { $points } Punkt voraus
   *[other] { $points } Punkte voraus
}
ceremony-final = im Finale
ceremony-bars = Ein Balken ist ein Punkt; offen: Abstand zum ersten Platz
day-left = bleiben in diesem Spiel
day-paused = die Uhr steht
day-begins = beginnt in
day-about = gegen { $clock }
day-at = um { $clock }

day-screen = Auf diesem Bildschirm spielen
day-screen-ready = Dieses Gerät spielt als Nummer { $number }. Wenn dein Tisch an Bildschirmen eröffnet ist, scanne seinen Code oder gib ihn hier ein.
day-screen-code = Code des Tisches
day-screen-go = Zum Tisch
