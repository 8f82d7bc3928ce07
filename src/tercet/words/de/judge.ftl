# Das Telefon des Schiedsrichters. $clock: Minuten und Sekunden, zum Beispiel 2:00.
judge-head = Schiedsrichter an Tisch { $table }
judge-self = Tisch { $table } richtet selbst
# Beside the number of the table, large: for the eye, where there is little room.
judge-head-short = Schiedsrichter
judge-self-short = richtet selbst
judge-deck = Runde { $round }/{ $of } · Stapel { $deck }
judge-aloud = Zum Vorlesen
judge-say-welcome-self = Willkommen. Wir entscheiden gemeinsam, und ich schreibe die Punkte auf. Können alle die zwölf Karten sehen?
judge-say-call-self = Wer ein SET sieht, sagt „SET“ und zeigt auf die drei Karten. Nehmt sie nicht weg. Wenn die anderen zustimmen, dass es ein SET ist, gehören euch die Karten.
judge-say-penalty-self = Ist es kein SET, schreibe ich einen Minuspunkt auf, und die Karten bleiben liegen.
judge-say-several-self = Wenn mehrere rufen, kommt ihr in der Reihenfolge eurer Rufe dran. Wurde gerade eine eurer Karten genommen, sagt es; das kostet nichts.
judge-start = Spiel beginnen
judge-only-count = Nur das Ergebnis eintragen
judge-not-begun = Die Runde hat noch nicht begonnen.
judge-nobody = Niemand hat gerufen.
judge-touch = Den Namen antippen, sobald der Ruf kommt. Die Reihenfolge des Antippens ist die der Rufe.
judge-searching = von { $clock } ohne Ruf
judge-stopped = von { $clock }, durch einen Ruf angehalten
judge-more = Drei dazulegen
judge-fewer = 6 wegnehmen, 3 legen
judge-deck-empty = Der Stapel ist leer.
judge-calls = Rufe in der Reihenfolge
judge-points-now = zeigt jetzt
judge-set = SET
judge-not-set = Kein SET, −1
judge-gone = Schon weg, kostenlos
judge-number = Nr. { $number }, Punkte: { $score }
judge-against = minus
judge-last-set = { $name } bekommt ein SET.
judge-last-wrong = { $name }: kein SET, ein Minuspunkt.
judge-last-gone = { $name }: schon weg, kostet nichts.
judge-last-more = Drei Karten liegen zusätzlich.
judge-last-fewer = Sechs sind zurück im Stapel, drei neue liegen.
judge-lay = Lege { $cards } neue Karten.
judge-so-far = { $sets ->
    [one] { $sets } SET
   *[other] { $sets } SETs
} bisher
judge-script = Text
judge-undo = Zurück
judge-end = Spielende
judge-back = Zurück zum Spiel
judge-count = Zählt die SETs gemeinsam.
judge-count-about = Jeder zählt laut, was vor ihm liegt. Bei Bedarf hier berichtigen.
judge-by-look = Mit der Kamera zählen
judge-line = { $against ->
    [0] Punkte: { $score }
   *[other] { $against } minus, Punkte: { $score }
}
judge-left = Auf dem Tisch übrig
judge-left-about = Karten, kein SET darunter
judge-adds-up = geht auf
judge-adds-wrong = nicht 81: noch einmal zählen
judge-left-wrong = zu viele übrig
judge-agree = Jeder bestätigt durch Antippen
judge-agrees = einverstanden, { $score }
judge-asks = Punkte: { $score }?
judge-send-without = Ohne { $names } senden
judge-again = Noch einmal zählen
judge-why-again = Noch einmal gezählt
judge-next = Nächstes Spiel: Runde { $round }
judge-keep-score = Auf diesem Gerät mitschreiben
judge-waits = Ein früheres Ergebnis liegt noch auf diesem Gerät. Es wird gesendet, sobald der Server erreichbar ist.
