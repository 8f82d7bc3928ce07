# Das Auge: Karten, mit der Kamera oder von einem Foto gelesen.

eye-private = Deine Bilder bleiben auf diesem Gerät und werden nie gesendet.
eye-knows = Die Kamera liest die Karten mit Ovalen, Wellen und Rauten in Rot, Violett und Grün: den ganzen Kartensatz mit 81 Karten oder die 27 vollen Karten des Junior-Spiels. Andere Karten liest sie nicht.

# Was man wissen möchte.
eye-uses = Was möchtest du wissen?
eye-use-there = Gibt es ein SET?
eye-use-trio = Ist das ein SET?
eye-use-pile = Karten zählen

# Hinsehen.
eye-look = Kamera oder Foto
eye-how-there = Halte das Handy so, dass alle Karten im Bild sind.
eye-how-trio = Halte drei Karten hoch oder lege sie abseits der anderen hin.
eye-how-pile = Breite die Karten eines Spielers aus, ohne dass eine die andere verdeckt. Mehrere Bilder werden zusammengezählt.
eye-camera = Kamera benutzen
eye-photo = Foto wählen
eye-drop = Du kannst ein Foto auch hierher ziehen oder einfügen.
eye-opening = Gleich geht’s los …
eye-reading = Das Bild wird gelesen …
eye-finder = Was die Kamera sieht
eye-counted = Diese Karten sind alle schon gezählt.
eye-take = Dieses Bild nehmen
eye-stop = Aufhören
eye-again = Noch einmal hinsehen
eye-trouble-refused = Diese Seite darf die Kamera nicht benutzen. Erlaube es in den Einstellungen des Browsers oder wähle ein Foto.
eye-trouble-none = Hier ist keine Kamera. Wähle stattdessen ein Foto.
eye-trouble-busy = Ein anderes Programm benutzt die Kamera. Schließe es und versuche es noch einmal, oder wähle ein Foto.
eye-trouble-insecure = Browser erlauben die Kamera nur auf Seiten mit https. Mach ein Foto und wähle es hier.
eye-trouble-camera = Die Kamera ließ sich nicht starten. Versuche es noch einmal oder wähle ein Foto.

# Was gesehen wird. $cards: wie viele Karten.
eye-picture = Das Bild, mit einem Umriss um jede Karte
eye-seen =
    { $cards ->
        [0] Keine Karte gesehen
        [one] { $cards } Karte gesehen
       *[other] { $cards } Karten gesehen
    }
eye-nothing = In diesem Bild wurde keine Karte gefunden.
eye-nothing-how = Geh näher heran, halte still und vermeide Spiegelungen und harte Schatten.
# $count: wie viele Karten.
eye-check =
    { $count ->
        [one] { $count } Karte ist unsicher: Prüfe sie.
       *[other] { $count } Karten sind unsicher: Prüfe sie.
    }
eye-check-twice =
    { $count ->
        [one] { $count } Karte ist doppelt da, im Kartensatz aber nur einmal: Korrigiere eine davon.
       *[other] { $count } Karten sind doppelt da, im Kartensatz aber nur einmal: Korrigiere sie.
    }
eye-unsure = unsicher
eye-twice = doppelt gesehen
eye-correct = Korrigieren
eye-which-card = Welche Karte ist das?
eye-which-missing = Welche Karte fehlt?
eye-cut = Die Karte, wie das Bild sie zeigt
eye-as-read = so gelesen
eye-another = Eine andere Karte
# $name: der Name einer Karte.
eye-take-card = { $name } nehmen
eye-remove = Entfernen: keine Karte
eye-add = Karte hinzufügen

# Gibt es ein SET? $cards: wie viele Karten.
eye-few =
    { $cards ->
        [0] Es ist keine Karte zu sehen.
        [one] Nur { $cards } Karte ist zu sehen.
       *[other] Nur { $cards } Karten sind zu sehen.
    }
eye-few-how = Es braucht drei. Sieh noch einmal hin oder füge die fehlenden von Hand hinzu.
eye-yes = Ja, es gibt ein SET.
eye-no = Nein, es gibt kein SET.
eye-if-right = Das gilt nur, wenn jede Karte richtig gelesen ist. Prüfe die mit „?“ oder „unsicher“.
eye-show-all = Alle SETs zeigen
# SET $n von $sets.
eye-which-set = { $n } von { $sets }
eye-before = Zurück
eye-next = Weiter
# $odds: etwa „29,96 : 1“.
eye-odds = Chancen auf ein SET unter { $cards } frisch ausgelegten Karten: { $odds }.
eye-odds-always = Unter { $cards } Karten ist immer ein SET.
# $share: ein Anteil in Prozent.
eye-share = { $share } solcher Auslagen haben so viele SETs wie diese.
eye-to-odds = Mehr über die Chancen

# Ist das ein SET?
eye-choose = Wähle drei Karten
eye-many = { $cards } Karten sind zu sehen. Tippe die drei an, um die es geht.

# Eine Auslage speichern.
eye-save = Diese Auslage speichern
eye-copy-codes = Codes kopieren
eye-save-size = Ein Rätsel hat 3 bis 24 Karten.
eye-solve = Als Rätsel lösen
eye-that-is-all = Das sind alle
eye-no-right = Richtig, kein SET
eye-from-start = Von vorn
eye-no-layout = Dieser Link enthält keine Auslage
eye-no-layout-how = Er wurde unterwegs abgeschnitten oder verändert. Lass ihn dir noch einmal geben.

# Karten zählen. $cards: wie viele. $sets: wie viele SETs. $name: eine Karte. $n: welcher Spieler.
eye-pile-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
eye-pile-finds =
    { $sets ->
        [one] { $sets } SET
       *[other] { $sets } SETs
    }
eye-pile-sets =
    { $sets ->
        [one] Das ist { $sets } SET, und keine Karte ist doppelt.
       *[other] Das sind { $sets } SETs, und keine Karte ist doppelt.
    }
eye-pile-lacks = Zu ganzen SETs fehlt eine Karte: { $name }.
eye-pile-extra = Für ganze SETs ist eine Karte zu viel: { $name }.
eye-pile-lacks-some = Ein SET hat drei Karten: Hier fehlen welche, oder es sind zu viele.
eye-pile-wrong = Diese Karten ergeben keine ganzen SETs. Prüfe, was gelesen wurde.
eye-pile-check = bitte prüfen
# $count: wie viele Karten auf früheren Bildern nicht waren.
eye-pile-new =
    { $count ->
        [0] Auf diesem Bild ist keine Karte neu.
        [one] Auf diesem Bild ist { $count } Karte neu.
       *[other] Auf diesem Bild sind { $count } Karten neu.
    }
eye-pile-whose = Wessen Karten?
eye-pile-unnamed = Stapel { $n }
eye-pile-more = Noch ein Bild davon
eye-pile-next = Nächster Spieler
eye-pile-retake = Dieses Bild neu aufnehmen
eye-pile-undo = Letztes Bild zurücknehmen
eye-piles = Bisher gezählt
eye-piles-who = Wer
eye-piles-cards = Karten
eye-piles-sets = SETs
eye-piles-all = Zusammen
# $cards von den $deck Karten des Kartensatzes.
eye-piles-of = { $cards } von { $deck }
eye-piles-whole = Der Kartensatz ist vollständig.
# $count: wie viele Karten.
eye-piles-missing =
    { $count ->
        [one] { $count } Karte fehlt
       *[other] { $count } Karten fehlen
    }
# $names: die Spieler, die diese Karte haben sollen.
eye-pile-shared = Mehr als einmal gezählt: { $name } ({ $names })
eye-piles-over = Von vorn zählen
eye-piles-ask = Von vorn zählen? Alles bisher Gezählte geht verloren.
    .yes = Ja, von vorn
    .no = Weiterzählen
