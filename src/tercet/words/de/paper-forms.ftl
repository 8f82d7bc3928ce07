# Forms, the checklist, posters and flyers.

# Photo releases. $organiser, $date: a line to write on where they are not known.
paper-release-title = Einwilligung in Foto- und Filmaufnahmen
paper-release-adult = Für Erwachsene
paper-release-minor = Für Minderjährige, von den Eltern oder einem Vormund zu unterschreiben
paper-release-event = Datum: { $date }. Veranstalter: { $organiser }. Beim Turnier im Kartenspiel SET werden Fotos, Filme und Tonaufnahmen gemacht.
paper-release-adult-1 = Ich erlaube dem Veranstalter ({ $organiser }), mich bei diesem Turnier in Bild, Film und Ton aufzunehmen.
paper-release-minor-1 = Ich erlaube dem Veranstalter ({ $organiser }), mein Kind bei diesem Turnier in Bild, Film und Ton aufzunehmen.
paper-release-2 = Der Veranstalter ({ $organiser }) und der Verlag des Spiels dürfen diese Aufnahmen ganz oder in Teilen für jeden erlaubten Zweck nutzen, etwa um über das Turnier zu berichten und andere anzukündigen, gedruckt und im Netz.
paper-release-3 = Ich verlange keine Bezahlung. Der Name darf nur dann genannt werden, wenn hier angekreuzt ist:
paper-release-name-may = Der Name darf genannt werden.
paper-release-adult-4 = Ich bin volljährig. Die Teilnahme hängt nicht von dieser Einwilligung ab, und ich kann sie für die Zukunft jederzeit schriftlich beim Veranstalter widerrufen.
paper-release-minor-4 = Ich bin Elternteil oder Vormund dieses Kindes. Die Teilnahme hängt nicht von dieser Einwilligung ab, und ich kann sie für die Zukunft jederzeit schriftlich beim Veranstalter widerrufen.
paper-release-child = Name des Kindes
paper-release-guardian = Elternteil oder Vormund
paper-release-address-2 = Adresse, Fortsetzung
paper-release-telephone = Telefon
paper-release-competition-date = Datum des Turniers

# The checklist. $tables, $players, $rounds, $minutes: numbers of this competition.
paper-check-before = Vor dem Tag
paper-check-before-date = Datum, Ort und Form festlegen: offener Spieltag oder mit Schiedsrichtern.
paper-check-before-announce = Ankündigen: Plakate, Handzettel, soziale Medien, Zeitung und Radio am Ort.
paper-check-before-details = Einzelheiten mitteilen: Zeit, Ort, Beitrag, Klassen, Ansprechpartner.
paper-check-before-register = Anmeldungen sammeln und jedem Spieler eine Nummer geben.
paper-check-before-staff = Leitung, Anmeldung und einen Schiedsrichter je Tisch finden.
paper-check-before-prizes = Geschäfte am Ort um Preise bitten.
paper-check-before-print = Karten, Tischschilder, Regelkarten, Anleitungen und Fotoeinwilligungen drucken.
paper-check-before-rehearse = Den Tag durchspielen: Wann ist er zu Ende?
paper-check-hall = Der Saal
paper-check-hall-desk = Ein Anmeldetisch.
paper-check-hall-tables =
    { $tables ->
        [one] { $tables } Tisch, so frei, dass man darum herumgehen kann.
       *[other] { $tables } Tische, so weit auseinander, dass man dazwischen gehen kann.
    }
paper-check-hall-decks =
    Auf jedem Tisch: ein Kartenspiel, Papier und Stift. { $tables ->
        [one] { $tables } Kartenspiel
       *[other] { $tables } Kartenspiele
    } und eins in Reserve.
paper-check-hall-cloth = Ein einfarbiges Tuch oder ein einfarbiger Tisch.
paper-check-hall-light = Gutes Licht, das nicht spiegelt.
paper-check-hall-wind = Kein Wind.
paper-check-hall-rope = Zuschauer sehen das Spiel, stören es aber nicht.
paper-check-hall-waiting = Ein Wartebereich für alle, die Pause haben.
paper-check-hall-signs = Tischschilder aufgestellt, Spielplan an der Wand, Strom und Netz erprobt.
paper-check-start = Vor Runde 1
paper-check-start-desk = Anmeldung öffnen: Karten, Fotoeinwilligungen, Nachzügler.
paper-check-start-judges = Schiedsrichter einweisen: Text, Regelkarte, Punktezettel.
paper-check-start-draw = Wer fehlt? Auslosen, Punktezettel und Spielplan drucken, den Plan aufhängen.
paper-check-start-decks = Jedes Kartenspiel hat 81 Karten.
paper-check-rounds = In jeder Runde
paper-check-rounds-pack = Vor Beginn die Notfallmappe drucken.
paper-check-rounds-time =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } in { $slots ->
        [one] { $slots } Durchgang
       *[other] { $slots } Durchgängen
    } zu etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }.
paper-check-rounds-slips = Alle Zettel sind da, bevor die nächste Runde beginnt.
paper-check-rounds-next = Alle kennen ihren nächsten Tisch.
paper-check-times = Zeiten
paper-check-end = Finale und Abschied
paper-check-end-ties = Stechen spielen, wo ein Gleichstand etwas entscheidet.
paper-check-end-final = Die Finalisten laut nennen; das Finale spielen, wo es alle sehen.
paper-check-end-prizes = Urkunden drucken. Preise; den Schiedsrichtern danken.
paper-check-end-results = Ergebnisse aushängen, Presseblatt verschicken, Protokoll aufheben.
paper-check-end-decks = Kartenspiele zählen, Saal aufräumen.

# Posters and flyers.
paper-poster-call = Achtung, SET, los!
paper-poster-three = Drei Karten. Alle gleich oder alle verschieden.
paper-poster-look = Siehst du es zuerst?
paper-poster-championship = Meisterschaft im Kartenspiel SET®
paper-poster-for-all = Für Anfänger und Könner, von 6 bis 99.
paper-poster-how-many = Wie viele SETs sind hier?
paper-poster-answer =
    { $count ->
        [one] Es ist eins. Komm und finde es.
       *[other] Es sind { $count }. Komm und finde sie.
    }
paper-poster-enter = Scannen und anmelden
paper-poster-more = Scannen und mehr erfahren
