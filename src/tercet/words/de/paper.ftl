# The sheets that Tercet prints: their names, and the words of those for a competition. A message named paper-doc-… is a
# document, its .about one line of the list. Messages without variables are at hand in the templates without “paper-”.

paper-doc-entry-cards = Teilnahmekarten
    .about = Neun auf einem Blatt, leer oder ausgefüllt, mit dem QR-Code jedes Spielers.
paper-doc-schedule = Spielplan
    .about = Wer wo und wann spielt: als Tafel nach Tischen, oder als Liste nach Nummer oder Name.
paper-doc-player-slips = Laufzettel
    .about = Ein Zettel für jeden Spieler: die Tische aller Runden.
paper-doc-table-signs = Tischschilder
    .about = Ein Aufsteller, von beiden Seiten zu lesen.
paper-doc-score-slips = Punktezettel
    .about = Einer für jedes Spiel, mit Code und QR-Code.
paper-doc-links = Links
    .about = Eine Karte mit QR-Code für jeden Schiedsrichter, die Anmeldung und die Leinwand, und der Ersatzschlüssel, wenn sie ausgestellt werden.
paper-doc-judge-script = Text für Schiedsrichter
    .about = Was vor dem Spiel ausgelegt und gesagt und im Spiel getan wird.
paper-doc-rule-card = Regelkarte
    .about = Die Regeln des Schiedsrichters als Karte für die Hand, vier auf einem Blatt.
paper-doc-handout = Spielanleitung
    .about = Das Spiel auf einem Blatt, für jede Spielart.
paper-doc-release-adult = Fotoeinwilligung, Erwachsene
    .about = Einwilligung in Aufnahmen, mit Veranstalter und Datum.
paper-doc-release-minor = Fotoeinwilligung, Minderjährige
    .about = Dieselbe, von Eltern oder Vormund unterschrieben.
paper-doc-poster = Plakat
    .about = Vier Entwürfe, einer davon mit wenig Tinte, mit Datum, Ort, Kontakt und QR-Code.
paper-doc-flyer = Handzettel
    .about = Die Entwürfe des Plakats, zwei auf einem Blatt.
paper-doc-certificates = Urkunden
    .about = Für den Sieg, das Finale und alle, die dabei waren.
paper-doc-results = Ergebnisse
    .about = Das Finale sowie Punkte, Summe und Rang von allen.
paper-doc-press = Presseblatt
    .about = Der Tag auf einer Seite, für Zeitungen und das Netz.
paper-doc-change-log = Änderungen
    .about = Was entschieden, berichtigt und neu ausgelost wurde und warum.
paper-doc-checklist = Liste für den Tag
    .about = Was vorher, am Tag und danach zu tun ist.
paper-doc-emergency-pack = Notfallmappe
    .about = Alles, um die übrigen Runden auf Papier zu Ende zu spielen.
paper-doc-deck = Kartenspiel zum Ausschneiden
    .about = Alle 81 Karten mit Rückseiten und Schnittmarken.
paper-doc-starter-deck = Kleines Kartenspiel zum Ausschneiden
    .about = Die 27 vollen Karten mit Rückseiten und Schnittmarken.
paper-doc-daily-puzzle = Rätsel des Tages
    .about = Zwölf Karten mit sechs SETs, an einem Tag für alle gleich.
paper-doc-puzzle-book = Rätselheft
    .about = Rätsel von leicht bis schwer, mit Lösungen.

paper-disclaimer = Für das Kartenspiel SET®, eine Marke seines Verlags. Tercet ist mit dem Verlag nicht verbunden und wird nicht von ihm empfohlen.
paper-qr-alt = QR-Code, führt zu
# Between a heading and what it heads.
paper-colon = { ": " }
paper-date = Datum
paper-organiser = Veranstalter
paper-signature = Unterschrift
paper-signatures = Unterschriften
paper-name = Name
paper-address = Adresse
paper-city = PLZ, Ort
paper-phone = Telefon
paper-email = E-Mail
paper-division = Klasse
paper-player = Spieler
paper-player-no = Spieler Nr.
paper-table = Tisch
paper-total = Summe
paper-rank = Rang
paper-score = Punkte
paper-code = Code
paper-final = Finale
paper-judge = Schiedsrichter
paper-round-number = Runde { $round }
paper-slot-number = Durchgang { $slot }

# The entry card.
paper-entry-competition = Turnier
paper-entry-championship = Finale
paper-entry-game = Spiel { $game }
paper-entry-game-one = Spiel 1
paper-entry-tie-breaker = Stechen

# Schedules and slips. $count: how many pairs meet twice.
paper-schedule-intro = Suche deine Nummer. In jedem Spiel hast du andere Gegner.
paper-schedule-players = Suche dich in der Liste: Die große Zahl ist dein Tisch.
paper-schedule-repeats =
    { $count ->
        [0] Niemand trifft zweimal auf dieselbe Person.
        [one] Ein Paar trifft sich zweimal; weniger ist nicht möglich.
       *[other] { $count } Paare treffen sich zweimal; weniger ist nicht möglich.
    }
paper-slip-keep = Bewahre diesen Zettel auf. Bringe nach jedem Spiel deine Karte zur Anmeldung.
paper-slip-rest = Pause
paper-sign-scan = Scannen und diesem Tisch folgen.

# Links on paper.
paper-link-secret = Scannen und den Knopf drücken. Nicht weitergeben oder aufhängen: Dieser Code ist ein Schlüssel.
paper-link-coordinator = Ersatzschlüssel
paper-link-coordinator-about = Wer ihn hat, leitet das Turnier. Sicher aufbewahren; damit geht es auf jedem Gerät weiter.
paper-link-desk = Anmeldung
paper-link-desk-about = Anmeldungen, Ankunft, Ergebnisse und Papiere.
paper-link-projector = Leinwand
paper-link-projector-about = Für die Leinwand: jetzt, danach und die Rangliste.
paper-link-judge-about = Die Spiele an diesem Tisch und ihre Ergebnisse.
paper-link-player-about = Dein Tisch, deine Punkte, und deine Ergebnisse bestätigen.

# Score slips.
paper-slip-sets = SETs
paper-slip-against = Minus
paper-slip-left = Karten übrig
paper-slip-player-signs = Ein Spieler
paper-slip-stopped = Vorzeitig beendet
paper-slip-check = Alle SETs zusammen: 21 bis 25 oder 27. Punkte = SETs − Minuspunkte.

# Results, certificates, press.
paper-results-intro =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }. Gleiche Summe, gleicher Rang.
paper-results-after =
    { $rounds ->
        [0] Noch ist keine Runde gespielt.
        [one] Nach einer Runde.
       *[other] Nach { $rounds } Runden.
    }
paper-results-champion = 1. Platz
paper-results-preliminaries = Vorrunden
paper-results-tie = Stechen
paper-results-averaged = Punkte in Klammern sind der Durchschnitt der anderen Spiele: für ein Spiel, das jemand verpasst hat oder das ausfiel.
paper-results-given = * Punkte für ein Spiel, das ausfiel, weil andere gegangen waren.
paper-results-weighed = In der Summe sind Punkte an Tischen mit zwei oder vier Spielern auf einen Dreiertisch umgerechnet.
paper-certificate = Urkunde
paper-certificate-champion = 1. Platz
paper-certificate-finalist = Im Finale
paper-certificate-won = hat die Meisterschaft im Kartenspiel SET gewonnen
paper-certificate-reached = hat das Finale der Meisterschaft im Kartenspiel SET erreicht
paper-certificate-played = hat an der Meisterschaft im Kartenspiel SET teilgenommen
# $sets: SETs found; $games: games played.
paper-certificate-figures =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    }
paper-press-headline = { $occasion }: { $name } gewinnt
paper-press-headline-open = { $occasion }: die Ergebnisse
# $name: the champion; $players, $tables, $games, $sets: figures.
paper-press-lead =
    { $occasion }: Gewonnen hat { $name }. { $players } Spieler { $players ->
        [one] traf sich
       *[other] trafen sich
    } in { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spielen
    } und { $players ->
        [one] fand
       *[other] fanden
    } { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }.
paper-press-lead-open =
    { $occasion }: { $players } Spieler { $players ->
        [one] ist
       *[other] sind
    } dabei. Bisher gespielt: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }; gefunden: { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }.
paper-press-final = Im Finale
paper-press-best = Die Besten der Vorrunden
paper-press-players = Spieler
paper-press-games = Spiele
paper-press-sets = SETs gefunden
paper-press-most = die meisten SETs in einem Spiel
paper-press-about = Über das Spiel
paper-press-about-text = SET ist ein Spiel mit 81 Karten. Jede zeigt ein, zwei oder drei Symbole in einer von drei Farben, Formen und Füllungen. Drei Karten sind ein SET, wenn jedes dieser vier Merkmale auf allen dreien gleich oder auf allen dreien verschieden ist. Wer ein SET zuerst sieht, ruft. Niemand wartet, bis er an der Reihe ist, und niemand hat die besseren Karten: Alle sehen dieselben.
paper-press-contact = Kontakt
paper-press-more = Alle Ergebnisse

# The change log. $game, $table, $round, $number: numbers; $old, $new: scores.
paper-changes-intro = Nichts wird überschrieben: Was vorher galt, bleibt festgehalten.
paper-changes-none = Nichts wurde geändert.
paper-changes-nth = Eintrag
paper-changes-who = Wer
paper-changes-what = Was
paper-changes-why = Warum
paper-changes-corrected = Spiel { $game } berichtigt: aus { $old } wird { $new }
paper-changes-settled = Spiel { $game } entschieden: { $new }
paper-changes-score = Nr. { $number }: { $score }
paper-changes-not-played = nicht gespielt
paper-changes-entered = Nr. { $number } kommt verspätet dazu
paper-changes-left = Nr. { $number } geht
paper-changes-returned = Nr. { $number } ist wieder da
paper-changes-tables =
    Der Saal hat jetzt { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
paper-changes-drawn =
    Runden ab { $round } neu ausgelost; { $moved ->
        [one] { $moved } Platz
       *[other] { $moved } Plätze
    } geändert
paper-changes-finalists = Finale neu besetzt: { $numbers }
paper-changes-undone = Die letzte Änderung wurde rückgängig gemacht
paper-changes-void = Spiel { $game } wurde nicht gespielt
paper-changes-setup = Die Vorgaben wurden geändert
paper-changes-entrant = Nr. { $number } ist in einer anderen Klasse oder Gruppe
paper-changes-revised = Die Meldung zu Spiel { $game } wurde ersetzt: { $new }

# The emergency pack. $round: the first that is not started; $rounds: of so many.
paper-pack-intro = Wenn der Strom ausfällt, geht es damit weiter: alles nach den begonnenen Runden, auf Papier.
paper-pack-state = Zu spielen sind noch die Runden { $first } bis { $last }.
paper-pack-state-none = Alle Vorrunden haben begonnen. Es bleibt das Finale.
paper-pack-step-1 = Teilt die Teilnahmekarten aus: Alle bekannten Punkte stehen darauf.
paper-pack-step-2 = Hängt den Spielplan auf und schickt alle an die Tische der nächsten Runde.
paper-pack-step-3 = Gebt jedem Tisch seine Punktezettel. Der Schiedsrichter füllt sie aus und unterschreibt; auch ein Spieler unterschreibt.
paper-pack-step-3-open-house = Gebt jedem Tisch seine Punktezettel. Die Spieler füllen sie aus, und zwei von ihnen unterschreiben.
paper-pack-step-4 = Tragt die Punkte auf den Karten und in der Rangliste ein. Fehlt ein Zettel, fragt vor der nächsten Runde danach.
paper-pack-step-5 = Zählt nach der letzten Runde zusammen. Wer auf einem Platz, der zählt, gleichauf liegt, spielt ein Stechen auf einem leeren Zettel.
paper-pack-step-6 = Spielt das Finale auf einem leeren Zettel. Ist der Strom wieder da, gebt die Ergebnisse mit dem Code jedes Zettels ein.
paper-pack-standings = Stand bisher
paper-pack-contents = In dieser Mappe
paper-pack-blank = Leere Zettel für Stechen und Finale
