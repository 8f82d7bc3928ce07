# What a link shows before it is opened: a title, and a sentence about what it leads to.

unfold-table = Ein Tisch ist offen
    .text = Spiel SET im Browser, ohne Konto.
unfold-daily = Das Rätsel des Tages
    .text = Finde die sechs SETs unter zwölf Karten.
    .small = Finde die vier SETs unter neun Karten.
    .number = Tagesrätsel Nr. { $number }, { $day }
unfold-replay = Eine Partie zum Nachsehen
    .text = Zug um Zug: was gefunden wurde, was niemand sah und wie knapp es war.
unfold-competition = Ein Turnier
    .text = Verfolge die Runden, die Tische und den Stand.
unfold-rules = Die Regeln
    .text = Alle Arten zu spielen, mit gezeichneten Beispielen, richtigen und falschen.
unfold-tercet = Das Kartenspiel SET spielen
    .text = Mit Freunden, gegen Bots oder allein, im Browser und ohne Konto.
