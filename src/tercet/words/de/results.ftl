# Results of play alone, on their way to the server.

# $count: how many.
results-waiting =
    { $count ->
        [one] Ein Ergebnis wird gespeichert, sobald es wieder eine Verbindung gibt.
       *[other] { $count } Ergebnisse werden gespeichert, sobald es wieder eine Verbindung gibt.
    }
# $why: a sentence.
results-refused = Ein Ergebnis konnte nicht gespeichert werden. { $why }
refused-bad-result = Es kann nicht stimmen.
refused-id-used = Es ist schon gespeichert, mit anderem Inhalt.
refused-too-many-results = Für weitere Ergebnisse ist kein Platz mehr.
refused-too-many-requests = Zu viel auf einmal. Warte eine Minute und versuche es dann noch einmal.
