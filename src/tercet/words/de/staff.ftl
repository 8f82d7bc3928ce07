# Die Seiten des Teams eines Turniers.

competitions-none = Hier ist noch kein Turnier aufgeführt.
competitions-show = Ansehen
new-template = Was für ein Tag?
new-template-school = Schultag
    .about = Schiedsrichter an jedem Tisch, zwei Altersklassen, nicht aufgeführt.
new-template-club = Vereinsabend
    .about = Drei Runden an sechs Tischen, die besten drei spielen das Finale.
new-template-open-house = Offener Spieltag
    .about = Ohne Schiedsrichter: Die Spieler schreiben ihre Punkte selbst auf.
new-name = Name des Turniers
new-rounds = Runden
new-tables = Tische im Saal, je drei Spieler
new-minutes = Minuten pro Runde
new-pause = Minuten zwischen den Runden
new-begins = Erste Runde um
new-format = Schiedsrichter
new-format-traditional = An jedem Tisch jemand
new-format-open-house = Die Spieler selbst
new-divisions = Klassen
new-division-name = Name der Klasse
new-division-up-to = bis zum Alter
new-division-drop = { $name } entfernen
new-division-add = Klasse hinzufügen
new-division-younger = Jüngere
new-division-older = Ältere
new-final = Im Finale
new-final-champions = Einer je Klasse
new-final-best = Die Besten von allen
new-finalists = Spieler im Finale
new-missed = Ein verpasstes Spiel zählt
new-missed-zero = null
new-missed-average = den Schnitt der anderen
new-missed-make-up = wenn es nachgeholt wird
new-stayed = Fällt ein Spiel aus, bekommen Anwesende
new-stayed-average = den Schnitt der anderen
new-stayed-points = Punkte (kampflos)
new-stayed-make-up = ein Spiel später
new-walkover = Punkte dafür
new-entry-form = Alle melden sich auf einer öffentlichen Seite selbst an
staff-shorten = Spielplan verkürzen: Fast alle wechseln
new-asks = Was neben dem Namen gefragt wird
staff-asks-address = Adresse
staff-asks-phone = Telefon
staff-asks-email = E-Mail
staff-asks-guardian = Kontakt der Eltern
staff-asks-photo = Fotoeinwilligung
new-shows = Alle sehen
new-shows-first-name = Nummer und Vorname
new-shows-number = nur die Nummer
new-until = Daten werden gelöscht nach dem
new-listed = Für alle aufführen
new-open = Turnier eröffnen
new-load-day = Oder einen gespeicherten Tag laden (eine Datei)
new-opened = Das Turnier ist eröffnet
new-recovery = Dein Ersatzschlüssel
new-recovery-about = Druck ihn jetzt aus oder schreib ihn auf: Er wird nur einmal gezeigt. Wer ihn hat, kann dieses Turnier von jedem Gerät aus leiten, etwa wenn dieses ausfällt.
new-recovery-print = Diese Seite drucken
new-list = Wer kommt?
new-to-cockpit = Turnier leiten
new-to-cockpit-without = Ohne Liste weiter
staff-list = Eine Liste aus einer Tabelle (CSV)
staff-list-skipped = Spalten, die übersprungen werden: { $columns }
staff-list-unasked = Wird nicht gespeichert, weil dieses Turnier nicht danach fragt: { $columns }
staff-list-twins = Manche Namen stehen mehrmals da: { $names }. Ist das dieselbe Person?
staff-list-once = Dieselbe Person: einmal anmelden
staff-list-both = Verschiedene Personen: alle anmelden
staff-list-load = Alle anmelden
staff-not-coordinator = Diese Seite ist für die Leitung. Öffne sie mit dem Ersatzschlüssel.
staff-not-desk = Diese Seite ist für die Anmeldung. Frag die Leitung nach dem Link.
staff-desk = Anmeldung
# $number: a player's.
staff-call = { $who ->
    [judge] Tisch { $table } ruft: der Schiedsrichter
   *[player] Tisch { $table } ruft: Nr. { $number }
}
staff-call-anywhere = Nr. { $number } ruft
staff-call-answer = Ich gehe hin
staff-parts = Teile dieser Seite
staff-tab-people = Spieler
staff-tab-screens = Anzeigen
staff-tab-papers = Papier
staff-tab-hall = Vorgaben
staff-tab-log = Protokoll
staff-tab-slips = Zettel
staff-rounds = Runden
staff-round = Runde { $round }
staff-finals = Finale
staff-undo = Rückgängig
staff-until = bis { $time }
staff-clock-more = + 2 min
staff-clock-pause = Pause
staff-clock-resume = Weiter
staff-clock-paused = Die Uhr steht
# $round: a round by number.
staff-make-up-round = Nachholspiel der Runde { $round }
staff-make-up-missed = Wer sie verpasst hat
staff-make-up-guests = Wer mitspielt (das eigene Ergebnis bleibt)
staff-make-up-table = An Tisch
staff-make-up-do = Dieses Spiel ansetzen
staff-make-up-few = Wähle zwei bis fünf Personen.
staff-counts = Bestätigt: { $confirmed } · offen: { $open } · strittig: { $differ }
staff-no-games = Hier gibt es noch keine Spiele.
staff-state-announced = kommt noch
staff-state-open = läuft
staff-state-reported = eine Meldung
staff-state-conflict = Meldungen weichen ab
staff-state-settled = bestätigt
staff-state-void = nicht gespielt
staff-ready-DrawRounds = Alle, die da sind, bekommen in jeder Runde einen Platz.
staff-ready-first = Die Runden sind ausgelost. Druckt Spielplan und Punktezettel, dann kann es losgehen.
staff-ready-StartRound = Alles ist da.
staff-ready-EndPreliminaries = Alle Ergebnisse sind da.
staff-ready-StartFinal = Die Finalisten stehen fest.
staff-ready-play-offs = Diese Spiele entscheiden.
staff-ready-nothing = Ergebnisse können noch berichtigt werden.
staff-waits = Erst müssen diese Ergebnisse feststehen.
staff-waits-warning = Diese Ergebnisse fehlen. Die Runde kann trotzdem beginnen.
staff-waits-once = Diese Ergebnisse sind einmal gemeldet. Seht sie an, oder nehmt alle.
staff-thing-conflict = Meldungen weichen ab
staff-thing-missing = noch kein Ergebnis
staff-thing-unconfirmed = einmal gemeldet
staff-decide = Entscheiden
staff-look = Ansehen
staff-type-in = Eingeben
staff-more = Spiele ohne bestätigtes Ergebnis: { $count }
staff-champion = Turniersieg
staff-finalists = Im Finale
staff-anyway-warning = Ergebnisse fehlen. Drück noch einmal, um trotzdem zu beginnen.
staff-go-anyway = Runde { $round } trotzdem beginnen
staff-draw-do = Diese Auslosung bekannt geben
staff-draw-other = Noch einmal auslosen
staff-draw-none = Niemand trifft sich zweimal.
staff-draw-repeats = Paare, die sich wieder treffen: { $repeats }; mindestens: { $bound }
staff-draw-threes = Jeder Tisch hat drei Spieler.
staff-draw-odd = Spiele nicht zu dritt: { $odd } von { $of }
staff-draw-slots = Spiele: { $games }; Anfangszeiten: { $slots }
staff-preview = Vorschau: Noch ist nichts geändert
staff-preview-button = Vorschau
staff-do-it = So machen
staff-cancel = Abbrechen
staff-back = Alle Tische
staff-nobody-moves = Niemand wechselt den Tisch.
staff-slips-none = Alle gedruckten Zettel bleiben gültig.
staff-later = Gleicher Tisch, andere Zeit: { $numbers }
# $minutes: how many later.
staff-delay = { $minutes ->
    [one] Jemand spielt 1 Minute später als angekündigt.
   *[other] Jemand spielt bis zu { $minutes } Minuten später als angekündigt.
}
staff-delay-day = { $minutes ->
    [one] Der Tag endet 1 Minute später.
   *[other] Der Tag endet { $minutes } Minuten später.
}
staff-before = Vorher
staff-after = Nachher
staff-no-table = kein Spiel
staff-new = neu
staff-reported-by = Von
staff-cards = Karten
staff-correct = Ergebnis berichtigen
staff-correct-do = Berichtigen
staff-settle-do = Das ist das Ergebnis
staff-void = Es wird nicht gespielt
staff-keep-final = Das Finale bleibt, wie es ist, auch wenn andere hineingehört hätten
staff-why = Warum? Es steht im Protokoll.
staff-why-maybe = Bemerkung, nur nötig, wenn nicht gespielt wird. Sie steht im Protokoll.
# The reason in the log.
staff-why-typed = von der Leitung eingegeben
staff-why-again = Du hast dieses Spiel schon gemeldet. Warum ist es jetzt ein anderes Ergebnis?
staff-sets-of = SETs von Nummer { $number }
staff-against-of = Minuspunkte von Nummer { $number }
staff-sum = SETs: { $sets } · Karten darin: { $cards } · übrig auf dem Tisch: { $left }
staff-sum-fits = 81: Es geht auf
staff-sum-wrong = Dieser Rest ist unmöglich: Zählt noch einmal
staff-sum-over = Mehr als 81 Karten: Zählt noch einmal
staff-sum-stopped = Vorzeitig beendet
staff-print-slip = Zettel drucken
staff-screens = An Bildschirmen spielen
staff-people = Spieler
staff-here = Da: { $here } von { $of }
staff-search = Nummer oder Name
staff-away = nicht da
staff-nameless = ohne Namen
staff-leave = Geht
staff-return = Ist da
staff-leaves = Nr. { $number } { $name } geht
staff-returns = Nr. { $number } { $name } ist da
staff-enters = { $name } kommt später dazu
staff-add = Jemanden anmelden
staff-add-late = Jemanden nachmelden
staff-enter = Anmelden
staff-enter-preview = Vorschau der Anmeldung
staff-field-name = Name
staff-field-age = Alter
staff-field-group = Familie oder Schule, die getrennt spielt
staff-field-address = Adresse
staff-field-postcode = Postleitzahl
staff-field-city = Ort
staff-field-phone = Telefon
staff-field-email = E-Mail
staff-field-guardian = Kontakt der Eltern
staff-field-state = Bundesland oder Kanton
staff-field-photo = Fotos
staff-photo-none = Fotos: nicht gefragt
staff-photo-paper = Fotos: auf Papier unterschrieben
staff-photo-given = Fotos: erlaubt
staff-photo-refused = keine Fotos
staff-details-save = Speichern
staff-details-file = Diese Daten speichern
staff-details-erase = Diese Daten löschen
staff-details-sure = Wirklich löschen?
# $date: a day.
staff-erased-after = Die Daten der Personen werden nach dem { $date } gelöscht; die Ergebnisse bleiben.
staff-erase-all = Die Daten aller jetzt löschen
staff-erase-do = Endgültig löschen
staff-erased = Die Daten der Personen sind gelöscht; die Ergebnisse bleiben.
staff-erase-sure = Namen, Kontakte und alle anderen Angaben werden endgültig gelöscht. Nummern und Ergebnisse bleiben.
staff-division = Klasse
staff-division-by-age = nach Alter
staff-no-divisions = Dieses Turnier hat keine Klassen.
staff-change-division = Klasse ändern
staff-screens-title = Für alle zu sehen
staff-announce-field = Durchsage
staff-announce = Durchsagen
staff-announce-end = Durchsage beenden
staff-freeze = Rangliste anhalten
staff-unfreeze = Rangliste wieder zeigen
staff-projector = Für die Wand
staff-public = Seite für alle
staff-links = Links
staff-links-about = Ein Link gibt einem Gerät eine Aufgabe, ohne Konto. Ein neuer Link beendet den vorigen.
staff-link-once = Er wird nur jetzt gezeigt.
staff-revoke = Beenden
staff-cards-with-links = Teilnahmekarten mit Links drucken
staff-papers = Auf Papier
staff-papers-come = Die Liste der Blätter kommt …
staff-unprintable = Keine Schrift hat hier { $letters } im Namen von Nr. { $number } { $name }. Gedruckt würde �: Schreib den Namen vor dem Drucken mit anderen Buchstaben.
staff-paper-size = Papier
staff-paper-a4 = A4
staff-paper-us-letter = US Letter
staff-print = Drucken
staff-print-later = Erst nach der Auslosung.
staff-print-links = Diese Links als Karten drucken
staff-print-certificates = Urkunden drucken
staff-print-results = Ergebnisse drucken
staff-printed = Was noch auf den Blättern steht
staff-printed-place = Ort
staff-printed-organiser = Veranstalter
staff-printed-contact = Kontakt
staff-table-closes = Tisch { $table } schließen
staff-table-opens = Tisch { $table } öffnen
staff-table-number = Noch ein Tisch
staff-table-open = Öffnen
staff-setup = Was festgelegt ist
staff-setup-change = Vorgaben ändern
staff-log = Was geschehen ist
staff-slip-title = Einen Zettel eingeben
staff-slip-code = Code des Zettels
staff-slip-code-how = oder die Nummer eines Tisches
staff-slip-number = Nummer eines Spielers
staff-slip-open = Zettel öffnen
staff-slip-save = Speichern, nächster
staff-slip-saved = Gespeichert: { $place }
staff-slip-differs = { $place }: gespeichert, aber die Meldungen weichen voneinander ab. Die Leitung entscheidet.
staff-slips-in = Da: { $count } von { $of }

competitions-line = { $status ->
    [entering] Anmeldung offen
    [drawn] Runden ausgelost
    [playing] Läuft
    [finals] Finale
   *[over] Beendet
} · { $count ->
    [one] { $count } Teilnehmer
   *[other] { $count } Teilnehmer
} · { $name }
staff-size = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}
staff-place = { $stage ->
    [preliminary] Tisch { $table }, Runde { $round }
    [make-up] Nachholspiel, Tisch { $table }
    [tie-breaker] Stechen, Tisch { $table }
    [semi-final] Halbfinale, Tisch { $table }
   *[final] Finale, Tisch { $table }
}
staff-next = { $next ->
    [DrawRounds] Vor der Auslosung
    [StartRound] Vor Runde { $round }
    [EndPreliminaries] Vor der Endrunde
    [StartFinal] Vor dem Finale
    [play-offs] Endrunde
   *[nothing] Der Tag ist zu Ende
}
staff-go = { $next ->
    [DrawRounds] Runden auslosen
    [StartRound] Runde { $round } beginnen
    [EndPreliminaries] Vorrunde beenden
   *[StartFinal] Finale beginnen
}
staff-undo-what = { $what ->
    [StaffAppointed] einen Link oder eine Aufgabe
    [StaffDismissed] eine entzogene Aufgabe
    [EntrantEntered] die letzte Anmeldung
    [EntrantChanged] die andere Klasse
    [SetupChanged] die geänderten Vorgaben
    [EntrantLeft] den letzten Weggang
    [EntrantReturned] die letzte Rückkehr
    [TablesSet] die Änderung der Tische
    [RoundsDrawn] die Auslosung
    [RoundStarted] den Beginn der Runde
    [TimeAdded] die zusätzliche Zeit
    [ClockPaused] das Anhalten der Uhr
    [ClockResumed] das Weiterlaufen der Uhr
    [GamesAdded] das Nachholspiel
    [PreliminariesEnded] das Ende der Vorrunde
   *[FinalStarted] den Beginn des Finales
}
staff-role = { $role ->
    [coordinator] Leitung
    [desk] Anmeldung
    [judge] Schiedsrichter
    [player] Spieler
   *[table] Tisch
}
staff-take = { $role ->
    [coordinator] Das der Leitung nehmen
    [desk] Das der Anmeldung nehmen
    [judge] Das des Schiedsrichters nehmen
    [player] Das des Spielers nehmen
   *[table] Das des Tisches nehmen
}
staff-why-report = { $role ->
    [coordinator] wie von der Leitung gemeldet
    [desk] wie auf dem Zettel an der Anmeldung
    [judge] wie vom Schiedsrichter gemeldet
    [player] wie von einem Spieler gemeldet
   *[table] wie vom Tisch gemeldet
}
staff-take-all = { $count ->
    [one] Das einmal gemeldete Ergebnis nehmen
   *[other] Alle { $count } einmal gemeldeten Ergebnisse nehmen
}
staff-movers = { $count ->
    [one] { $count } Person wechselt den Tisch: { $numbers }
   *[other] { $count } Personen wechseln den Tisch: { $numbers }
}
staff-slips = { $count ->
    [one] { $count } Punktezettel muss neu gedruckt werden
   *[other] { $count } Punktezettel müssen neu gedruckt werden
}
staff-reprint = { $count ->
    [one] Den geänderten Zettel drucken
   *[other] Die { $count } geänderten Zettel drucken
}
staff-list-done = { $count ->
    [one] { $count } Person ist angemeldet.
   *[other] { $count } Personen sind angemeldet.
}
staff-list-found = { $file }: { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
staff-link = { $kind ->
    [judge] Schiedsrichter an Tisch { $number }
    [desk] Anmeldung
    [projector] Wand
    [player] Spieler { $number }
   *[coordinator] Ersatzschlüssel
}
staff-link-new = { $kind ->
    [judge] Links für Schiedsrichter
    [desk] Link der Anmeldung
    [projector] Link der Wand
   *[coordinator] Neuer Ersatzschlüssel
}
staff-devices = { $count ->
    [0] noch nicht geöffnet
    [one] auf { $count } Gerät geöffnet
   *[other] auf { $count } Geräten geöffnet
}

# Why the copy of the data in a second place is not kept up to date.
copy-stopped = { $why ->
    [away] Der Stick oder der Ordner für die Kopie ist nicht da. Alles läuft weiter; ist er wieder da, holt die Kopie auf.
    [full] Der Datenträger der Kopie ist voll. Alles läuft weiter; ist wieder Platz, holt die Kopie auf.
    [refused] Im Ordner für die Kopie liegt eine andere Kopie. Im Protokoll des Servers steht, was zu tun ist.
   *[failed] Die Kopie lässt sich nicht schreiben. Im Protokoll des Servers steht, warum.
}

# $choice: the order of a schedule, or the design of a poster.
staff-print-choice = { $choice ->
    [table] nach Tisch
    [number] nach Nummer
    [name] nach Name
    [mark] auf Schwarz
    [light] hell
    [cards] zwölf Karten
    [deck] alle Karten
   *[other] Drucken
}
