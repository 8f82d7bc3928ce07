# Die Worte eines Turniers: was es ablehnt, nach Kennwort, und was die Befehle `schedule` und `competition` sagen.

competition-not-open = Noch ist kein Turnier eröffnet.
competition-open-already = Dieses Turnier ist schon eröffnet.
competition-back-in-time = Dieser Zeitpunkt liegt vor dem letzten Eintrag im Protokoll.
competition-changed-meanwhile = Inzwischen hat jemand anders etwas geändert. Sieh noch einmal nach, bevor du weitermachst.
competition-nothing-to-undo = Es gibt nichts rückgängig zu machen.
competition-known-outside = Was zuletzt geschah, ist draußen schon bekannt und lässt sich nicht rückgängig machen. Berichtige es stattdessen.
competition-id-used = Dieser Befehl wurde schon mit anderem Inhalt gesendet. Sende ihn mit einer neuen Kennung.
# $round, $next: rounds by number.
competition-round-started = Runde { $round } hat schon begonnen.
competition-round-not-next = Als Nächstes kommt Runde { $next }, nicht Runde { $round }.
# $count: how many. $games: the first of them, by number.
competition-results-missing = Ergebnisse früherer Spiele fehlen: { $count } (Spiel { $games }). Du kannst die Runde trotzdem beginnen.
competition-over = Dieses Turnier ist zu Ende.
competition-not-yours = Das kann nur die Leitung.
competition-staff-only = Das können nur die Leitung und die Anmeldung.
competition-other-table = Du bist Schiedsrichter an einem anderen Tisch. Dieses Spiel trägt dessen Schiedsrichter oder die Anmeldung ein.
competition-not-your-game = In diesem Spiel spielst du nicht mit.
competition-no-such-link = Dieser Link gilt nicht mehr. Bitte die Leitung um einen neuen.
competition-too-many-tries = Zu viele falsche Links von deiner Adresse. Warte eine Minute und versuche es dann noch einmal.
competition-spectator = Zuschauer tragen keine Ergebnisse ein.
competition-no-judges = Beim offenen Spieltag urteilen die Spieler selbst.
competition-no-caller = Schiedsrichter und Spieler rufen die Anmeldung, mit ihrem Link.
competition-called-already = Die Anmeldung weiß, dass du wartest.
competition-no-such-call = Diesem Ruf ist schon jemand anders gefolgt.
competition-not-staff = Diese Person gehört nicht zum Turnierteam.
competition-entered-already = Diese Person ist schon angemeldet.
competition-not-drawn = Die Runden sind noch nicht ausgelost.
competition-started = Die erste Runde hat begonnen. Wer später kommt oder geht, wird automatisch berücksichtigt.
competition-too-late-to-enter = Die letzte Runde hat begonnen. Jetzt kann sich niemand mehr anmelden.
competition-all-started = Alle Vorrunden haben begonnen.
competition-no-game-runs = Gerade wird kein Spiel der Runden gespielt.
competition-clock-paused = Die Uhr steht schon.
competition-clock-runs = Die Uhr läuft schon.
# $most: minutes.
competition-added-minutes = Gib mindestens 1 Minute dazu, und höchstens { $most ->
        [one] 1 Minute
       *[other] { $most } Minuten
    }.
competition-rounds-left = Es sind noch Vorrunden zu spielen.
competition-not-begun = Dieses Spiel hat noch nicht begonnen.
competition-no-such-game = Dieses Spiel gibt es nicht. Vielleicht wurde neu ausgelost.
competition-settled = Dieses Ergebnis steht fest. Die Leitung kann es berichtigen.
competition-not-settled = Dieses Ergebnis steht noch nicht fest. Lege es zuerst fest.
competition-reported-already = Du hast dieses Spiel schon gemeldet. Jemand anders muss es bestätigen; die Leitung kann es berichtigen.
competition-say-why = Gib den Grund an: Er wird mit dem alten und dem neuen Ergebnis aufbewahrt.
competition-cut-already = Die Vorrunden sind vorbei.
competition-no-finalists = Wer im Finale spielt, steht noch nicht fest.
competition-final-started = Das Finale hat begonnen.
competition-changes-finalists = Das Finale hat begonnen, und dies würde ändern, wer darin spielt. Mach den Beginn des Finales rückgängig, oder berichtige das Ergebnis und lass das Finale stehen.
competition-not-missed = Nachholen kann, wer da ist und diese Runde verpasst hat oder für ein ausgefallenes Spiel geblieben ist.
competition-no-guest = Wer bei einem Nachholspiel aushilft, ist da und hat in dieser Runde schon ein Ergebnis.
competition-no-make-up = Bei diesem Turnier wird nichts nachgeholt: So war es vorher festgelegt.
competition-table-size = An einem Tisch sitzen 2 bis 5 verschiedene Spieler.
# $table: die Nummer eines Tisches.
competition-no-such-table = Im Saal gibt es keinen Tisch { $table }. Wähle einen, den es gibt.
# $most: die höchste Nummer.
competition-bad-tables = Gib an, welche Tische es gibt: mindestens einen, jeden einmal, mit Nummern von 1 bis { $most }.

competition-rounds-of-a-day = Ein Turnier hat 1 bis { $most } Vorrunden, nicht { $rounds }.
competition-title-too-long = Der Name eines Turniers hat höchstens { $most } Zeichen.
competition-too-many-divisions = Ein Turnier hat höchstens { $most } Klassen.
competition-tables-of-a-hall = Ein Saal hat 1 bis { $most } Tische, nicht { $tables }.
competition-division-twice = Zwei Klassen haben denselben Namen.
competition-division-name = Der Name einer Klasse hat 1 bis 40 Zeichen.
competition-finalists = Ein Finale braucht 2 bis { $most } Spieler, nicht { $finalists }.
competition-not-over = Das Finale ist noch nicht entschieden.
competition-no-such-place = Das Finale hat { $most ->
        [one] { $most } Platz
       *[other] { $most } Plätze
    } zu zeigen.
competition-no-such-title = Das Turnier hat { $most ->
        [one] { $most } Titel
       *[other] { $most } Titel
    } von Klassen zu zeigen.
competition-announcement-too-long = Eine Durchsage hat höchstens { $most } Zeichen.
competition-walkover = Wer für ein Spiel geblieben ist, bekommt dafür 0 bis { $most } Punkte, nicht { $points }.
competition-bad-minutes = Eine Runde dauert 1 bis 240 Minuten.
competition-bad-start = Der Beginn ist ein Datum und eine Uhrzeit mit Zeitzone, zum Beispiel 2026-11-21T10:00+01:00, nicht „{ $text }“.
competition-bad-break = Eine Pause dauert höchstens 240 Minuten, und es gibt höchstens 20 längere Pausen.
competition-until-missing = Gib an, bis wann die Daten der Personen aufbewahrt werden.
competition-until-passed = Der Tag, bis zu dem die Daten der Personen aufbewahrt werden, ist vorbei. Wähle einen späteren.
competition-until-too-far = Die Daten der Personen werden höchstens { $most ->
        [one] 1 Tag
       *[other] { $most } Tage
    } aufbewahrt. Wähle ein früheres Datum.
# $field: what is told about somebody.
competition-not-asked = Dieses Turnier fragt nicht nach { $field ->
        [address] der Adresse
        [phone] der Telefonnummer
        [email] der E-Mail-Adresse
        [guardian] dem Kontakt eines Elternteils oder Vormunds
       *[photo] der Erlaubnis, Fotos zu veröffentlichen
    }. Die Leitung kann das einschalten.
competition-too-many-players = Ein Turnier hat höchstens { $most } Spieler.
# $number: die Nummer eines Spielers. $most: die höchste.
competition-bad-number = Spieler haben Nummern von 1 bis { $most }, nicht { $number }.
competition-no-such-number = Niemand hat die Nummer { $number }.
competition-left-already = Nummer { $number } ist schon gegangen.
competition-here-already = Nummer { $number } ist da und nicht gegangen.
competition-no-name = Gib einen Namen ein.
competition-no-guardian = Gib den Kontakt eines Elternteils oder Vormunds an.
competition-form-off = Zurzeit kann man sich hier nicht anmelden. Frag bei den Veranstaltern nach.
competition-form-after-draw = Die Runden sind ausgelost, darum kann man sich hier nicht mehr anmelden. Die Anmeldung vor Ort nimmt auch Nachzügler auf.
competition-too-many-entries = Von hier haben sich gerade viele angemeldet. Warte eine Minute und versuche es dann noch einmal.
competition-bad-letters = Ein Text enthält Zeichen, die sich weder anzeigen noch drucken lassen. Gib ihn neu ein.
# $numbers: of players.
competition-without-division = Manche Nummern sind in keiner Klasse: { $numbers }. Gib ihnen zuerst eine.
# $name: a division.
competition-division-in-use = In der Klasse „{ $name }“ sind noch Leute. Ordne sie zuerst anders zu oder benenne die Klasse um.
# $started: a round by number.
competition-rounds-begun = Runde { $started } hat begonnen, also gibt es mindestens so viele.
competition-tables-by-number = Die Runden sind ausgelost. Schließe oder öffne stattdessen Tische nach Nummern.
competition-too-late-for-format = Die erste Runde hat begonnen. Ob es Schiedsrichter gibt, bleibt, wie es ist.
competition-too-late-for-preliminaries = Die Vorrunden sind vorbei. Ihre Anzahl, die Klassen und die Wertung bleiben, wie sie waren.
competition-no-player = Nummer { $number } hat noch keinen Bildschirm. Auf der Seite der Teilnahmekarte drückt man „Auf diesem Bildschirm spielen“.
competition-screen-taken = Nummer { $number } spielt schon auf einem anderen Gerät.
competition-number-twice = Die Nummer { $number } ist vergeben.
competition-no-divisions = Dieses Turnier hat keine Klassen.
# $known: Namen mit Kommas.
competition-division-needed = Gib die Klasse an oder ein Alter, das zu einer führt. Es gibt: { $known }.
competition-no-such-division = Eine Klasse „{ $name }“ gibt es nicht. Es gibt: { $known }.
# $count: wie viele. $games: die ersten davon, nach Nummern.
competition-unsettled = Ergebnisse fehlen oder widersprechen sich: { $count } (Spiel { $games }).

competition-sheet-twice = Auf diesem Zettel steht jemand doppelt.
competition-sheet-bounds = Eine Person hat höchstens { $sets } SETs und { $against } Minuspunkte, und ein Kartensatz hat { $cards } Karten. Prüfe die Zahlen.
competition-sheet-below-zero = SETs, Minuspunkte und übrige Karten zählen von null aufwärts; ein Ergebnis unter null ergibt sich von selbst.
competition-sheet-sum = Die SETs dieses Tisches ergeben zusammen { $sets }. Ein ausgespielter Kartensatz ergibt 21 bis 25 oder 27, nie 26. Zähle nach oder gib an, dass das Spiel vorzeitig endete.
competition-sheet-left =
    { $sets ->
        [one] { $sets } SET lässt
       *[other] { $sets } SETs lassen
    } { $right ->
        [one] { $right } Karte
       *[other] { $right } Karten
    } übrig, nicht { $left }. Zähle nach.
competition-sheet-too-many =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    } und { $left ->
        [one] { $left } übrige Karte
       *[other] { $left } übrige Karten
    } sind mehr als die 81 Karten eines Kartensatzes.
competition-sheet-stranger = Nummer { $number } spielt in diesem Spiel nicht mit.
competition-sheet-missing = Trage die Ergebnisse aller am Tisch ein. Es fehlt: { $numbers }.

competition-wrong-number-of-players = Eine Auslosung ist für { $least } bis { $most } Spieler, nicht { $players }.
competition-wrong-number-of-rounds = { $players } Spieler lassen sich für 1 bis { $most } Runden auslosen, nicht { $rounds }.
competition-wrong-number-of-tables = Für { $players } Spieler gib 1 bis { $players } Tische an, nicht { $tables }.
competition-no-such-player = Niemand hat die Nummer { $number }: Die Spieler sind 1 bis { $players }.
competition-twice-in-a-group = In einer Gruppe steht eine Nummer doppelt: { $group }.
competition-too-few-come = Mindestens { $least } müssen kommen, nicht { $come }: Allein spielt niemand.
competition-not-printed =
    Der Leitfaden druckt keinen Spielplan mit { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } für { $players } Spieler. Lose stattdessen aus.

competition-list-not-text = Diese Datei ist kein Text. Speichere die Liste als CSV in UTF-8.
competition-list-not-csv = Zeile { $line } ist kein gültiges CSV. Suche ein Anführungszeichen, das nicht geschlossen ist.
competition-list-column-twice = Die Spalte „{ $name }“ ist doppelt.
competition-list-no-names = Die erste Zeile nennt die Spalten, und eine davon muss „name“ sein. Spalten sind { $columns }.
competition-list-too-long = Diese Liste hat mehr als { $most } Zeilen; ein Turnier kann höchstens { $most } Spieler haben.
competition-list-cells = Zeile { $row } hat mehr Zellen, als die erste Zeile Namen hat.
competition-list-no-name = In Zeile { $row } fehlt der Name.
competition-list-broken-letters = Zeile { $row }, { $column }: Einige Zeichen sind beschädigt. Speichere die Liste als UTF-8 und versuche es noch einmal.
competition-list-bad-letters = Zeile { $row }, { $column }: Manche Zeichen lassen sich weder anzeigen noch drucken. Gib sie neu ein.
competition-list-skipped = Übersprungene Spalten: { $columns }.
# $names: with commas.
competition-list-twins = In „{ $file }“ stehen manche Namen mehrmals: { $names }. Ergänze --twins once, wenn es jeweils dieselbe Person ist, oder --twins both, wenn es verschiedene sind.
competition-file-played = „{ $file }“ ist ein Turnier, das schon ausgelost oder gespielt ist. Die Datei wird nicht überschrieben; wähle eine andere.
competition-file-in-the-way = „{ $file }“ ist schon etwas anderes. Die Datei wird nicht überschrieben; wähle eine andere.
# The name of the guest under which a competition is loaded.
competition-loader = Leitung
competition-load-token = Dein Schlüssel, mit dem du das Turnier leitest: { $token }
# $code: the competition’s id.
competition-loaded = „{ $file }“ ist auf dem Server: Turnier { $code }.
competition-purged =
    { $count ->
        [one] Die Daten der Personen von 1 Turnier sind gelöscht. Seine Ergebnisse bleiben, nach Nummern.
       *[other] Die Daten der Personen von { $count } Turnieren sind gelöscht. Ihre Ergebnisse bleiben, nach Nummern.
    }
# $name: a competition’s id, or a file.
competition-not-here = Hier gibt es kein Turnier { $name } und keine solche Datei.
competition-not-loaded = Der Server hat es nicht angenommen: { $why }
competition-no-server = Unter { $server } ist kein Tercet-Server. Starte einen mit „tercet serve“ oder gib seine Adresse mit --server an.
competition-list-formula = Zeile { $row }, { $column }: „{ $cell }“ beginnt wie eine Formel. Speichere die Liste mit Werten.
competition-list-not-a-number = Zeile { $row }, { $column }: „{ $cell }“ ist keine ganze Zahl.
competition-list-too-much-text = Zeile { $row }, { $column }: höchstens { $most } Zeichen.
# $problem: was ein Programm darüber sagt.
competition-list-not-json = Das ist keine Liste von Anmeldungen: { $problem }.
competition-file-broken = Das ist kein Turnier von Tercet: { $problem }.
competition-file-version = Das ist kein Turnier von Tercet oder nicht von Version { $version }.
competition-file-contradicts = Das Protokoll dieses Turniers widerspricht sich.
competition-file-no-opening = Das Protokoll dieses Turniers beginnt nicht mit seiner Eröffnung.

schedule-round = Runde { $number }
schedule-slot = Durchgang { $number }
schedule-table = Tisch { $table }: { $players }
schedule-table-of-round = Tisch { $table }: { $players } (Runde { $round })
schedule-repeats = Paare, die sich wiedersehen: { $repeats }.
schedule-repeats-fewest = Paare, die sich wiedersehen: { $repeats }; weniger ist nicht möglich.
schedule-repeats-bound = Paare, die sich wiedersehen: { $repeats }; mindestens { $bound } sind nicht zu vermeiden.
schedule-all-threes = An jedem Tisch sitzen drei.
# $seats: wie viele. $most: für einen Spieler.
schedule-odd-many = Plätze an Tischen, an denen nicht drei sitzen: { $seats }, höchstens { $most } für jeden.
# $who: Nummern, jede mit der Häufigkeit.
schedule-odd-few = An einem Tisch, an dem nicht drei sitzen: { $who }.
# $sizes: etwa „3+3+2+2“, mit der Zahl der Runden.
schedule-sizes = Tische: { $sizes }. Bei anderen Größen sähen sich mehr Paare wieder, oder jemand säße öfter an kleinen oder großen Tischen.
schedule-clashes = Treffen von Spielern, die getrennt bleiben sollten: { $clashes }.
schedule-seed = Startzahl: { $seed }.
schedule-fault-twice = Wie gedruckt hätte Runde { $round } Spieler { $player } an zwei Tischen.
schedule-fault-missing = Wie gedruckt hätte Runde { $round } keinen Tisch für Spieler { $player }.
schedule-change = Runde { $round }, Tisch { $table }: { $now }; gedruckt: { $was }.
schedule-printed-as-it-is = Ein gedruckter Spielplan lässt sich nicht ändern. Lass --printed weg, um --tables oder --apart anzugeben.
schedule-printed-for = Der Leitfaden druckt Spielpläne für { $known } Spieler, nicht für { $players }. Lass --printed weg.
schedule-apart-line = In Zeile { $line } von „{ $file }“ sollten Spielernummern stehen, etwa: 3 17 21

rehearsal-going-on = Probe läuft …
rehearsal-games =
    { $here } von { $entrants } spielen { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } an { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tischen
    } in { $slots ->
        [one] { $slots } Durchgang
       *[other] { $slots } Durchgängen
    }.
rehearsal-time =
    Von { $starts } bis { $ends }: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }.
rehearsal-trouble = Paare, die sich wiedersehen: { $repeats }. Widersprüche: { $conflicts }. Berichtigungen: { $corrections }.
rehearsal-end = Geteilte Ränge: { $ties }. Stechen: { $breakers }. Finale: { $finalists }. 1. Platz: { $champion }.
rehearsal-late = Gib an, wie viele zu spät kommen: 0 oder mehr, nicht { $late }.
rehearsal-no-shows = Gib an, wie viele von { $players } nicht kommen: eine Zahl oder einen Anteil wie 10 %; nicht „{ $text }“.
rehearsal-start = Gib den Beginn in Stunden und Minuten an, etwa 10:00; nicht „{ $text }“.
competition-drawn =
    { $games ->
        [one] { $games } Spiel ist
       *[other] { $games } Spiele sind
    } ausgelost, in { $slots ->
        [one] { $slots } Durchgang
       *[other] { $slots } Durchgängen
    }: siehe „{ $file }“.
competition-imported =
    { $count ->
        [one] Eine Anmeldung ist
       *[other] { $count } Anmeldungen sind
    } in „{ $file }“.
competition-in-file = „{ $file }“: { $why }
competition-in-row = „{ $file }“, Zeile { $row }: { $why }
competition-events-of-file =
    „{ $file }“ hat { $count ->
        [one] { $count } Ereignis
       *[other] { $count } Ereignisse
    }: Gib eine Zahl ab 1 an.
