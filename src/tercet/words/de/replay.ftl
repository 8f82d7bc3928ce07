# Eine Partie zum Ansehen. $find: was gesucht wird.

playback-to-see = Was zu sehen war
playback-there =
    { $count ->
        [0] Auf dem Tisch lag { find-none }.
       *[other] { find-many } auf dem Tisch.
    }
playback-show = { find-names } zeigen
playback-look = aus: selbst suchen
playback-more =
    { $count ->
        [one] und { $count } weitere
       *[other] und { $count } weitere
    }
playback-takes-now = { $who } nimmt es jetzt.
playback-takes-later = { $who } nimmt es bei { $clock }.
playback-points-out = { $who } zeigt darauf, aber es wird nicht gegeben.
playback-unseen-now = Niemand hat es gesehen; jetzt ist es weg.
playback-unseen-later = Niemand wird es sehen; weg bei { $clock }.
playback-takes =
    { $me ->
        [yes] Du nimmst { find-a } nach { $clock }
       *[no] { $who } nimmt { find-a } nach { $clock }
    }
playback-find-of = { find-name } { $n } von { $whole }
playback-face-down = verdeckt
playback-real = Die Karten dieser Partie waren echt: Das Protokoll weiß, wer gerufen und gepunktet hat, kennt aber keine Karte.
playback-not-seen = Die Karten dieser Partie waren echt, und in diesem Moment hat niemand sie angesehen.
playback-as-seen =
    { $count ->
        [one] 1 Karte, wie sie am Tisch gesehen wurde. Das Protokoll kann nicht beweisen, dass sie dort lag.
       *[other] { $count } Karten, wie sie am Tisch gesehen wurden. Das Protokoll kann nicht beweisen, dass sie dort lagen.
    }
playback-unsure =
    { $count ->
        [one] 1 davon war nicht sicher.
       *[other] { $count } davon waren nicht sicher.
    }
playback-corrected =
    { $count ->
        [one] 1 wurde von Hand berichtigt.
       *[other] { $count } wurden von Hand berichtigt.
    }
playback-time = Zeit in der Partie
playback-play = Abspielen
playback-pause = Pause
playback-space = Leertaste
playback-speed = Tempo
playback-finds-only = nur Funde
playback-find-back = Zum Fund davor
playback-find-on = Zum nächsten Fund
playback-back = Ein Schritt zurück
playback-on = Ein Schritt weiter
playback-share = Link zu diesem Moment kopieren
playback-proofs = Was bewiesen ist
playback-chained =
    { $count ->
        [one] { $count } Eintrag, versiegelt.
       *[other] { $count } Einträge, jeder mit dem davor versiegelt.
    }
playback-sealed = Der Kartensatz wurde vor der ersten Karte versiegelt und ist unverändert.
playback-verdicts =
    { $count ->
        [one] { $count } Urteil, wie es die Regeln sagen.
       *[other] { $count } Urteile, alle wie es die Regeln sagen.
    }
playback-verdict-wrong = Das Urteil von Ereignis { $n } ist nicht, was die Regeln sagen.
# $why: what is wrong with it.
playback-forged = Diesem Protokoll ist nicht zu trauen. { $why }
playback-played-again = Vom ersten bis zum letzten Befehl neu entschieden, mit demselben Ergebnis.
playback-player = Spieler { $n }
playback-whose = Auslage von
playback-open = Protokoll öffnen
playback-open-how = Öffne das Protokoll einer Partie oder zieh es hierher. Es wird auf diesem Gerät gelesen.
playback-unknown-record = Diese Partie gibt es nicht.
playback-still-playing = Diese Partie läuft noch. Ansehen kannst du sie, wenn sie vorbei ist.
playback-offline = Keine Verbindung. Versuch es noch einmal, wenn sie wieder da ist, oder öffne ein Protokoll aus einer Datei.
playback-lost = Die Partie konnte nicht geladen werden. Versuch es später noch einmal.
playback-broken-empty = Diese Datei ist leer.
playback-broken-foreign = Das ist kein Protokoll von Tercet.
playback-broken-version = Dieses Protokoll stammt von einem neueren Tercet.
playback-broken-line = Dieses Protokoll ist beschädigt: Zeile { $line } ist nicht lesbar.
playback-broken-moved = Dieses Protokoll ist nicht vollständig: Vor Zeile { $line } fehlt eine Zeile, oder sie wurde verschoben.
playback-broken-seal = Dieses Protokoll wurde verändert: Zeile { $line } passt nicht zu ihrem Siegel.
playback-broken-size = Diese Datei ist zu groß für das Protokoll einer Partie.
playback-broken-story = Dieses Protokoll lässt sich nicht abspielen: Seine Ereignisse passen nicht zueinander.
