# Echte Karten und Handys als Buzzer. $who: jemand am Tisch; $me: yes oder no. $seconds: auf Zehntel.

real-step-cards = Legt eure Karten auf euren Tisch.
real-step-phones = Alle scannen den Code: Jedes Handy wird zum Buzzer.
real-step-call = Auf dem Handy SET drücken, am Tisch zeigen. Tercet hält Reihenfolge, Zeit und Punkte fest.
real-here-only = Handys erreichen diese Adresse nicht: Nur dieses Gerät kennt sie. Starte Tercet mit „tercet serve --lan“ und öffne die Adresse, die es ausgibt.
choose-verdict = Wer sagt, ob es ein SET ist?
option-players = Die anderen
    .how = Jeder antwortet auf dem Handy; wer nicht antwortet, stimmt zu.
option-judge = Ein Schiedsrichter
    .how = Eine Person spielt nicht mit und urteilt allein.
choose-within = Als gleichzeitig gelten Rufe bis
within-ms = { $ms } ms

# Die Rufe der Reihe nach. $count: Stimmen. $right, $wrong: wie viele es sagen, von $of.
order-title = Wer gerufen hat
order-called =
    { $me ->
        [yes] zeigst jetzt
       *[no] zeigt jetzt
    }
order-reached = ein Punkt in Gefahr
order-pointed =
    { $me ->
        [yes] wartest auf das Urteil
       *[no] wartet auf das Urteil
    }
order-votes =
    { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    }
order-behind =
    { $seconds ->
        [0] < 0,1 s
       *[other] +{ NUMBER($seconds, minimumFractionDigits: 1) } s
    }
order-verdicts = SET: { $right } · kein SET: { $wrong } · von { $of }
came-right = SET
came-wrong = kein SET
came-late = zu spät
came-left = gegangen
came-withdrawn = keins
came-nothing = nichts gezeigt
came-excused = schon weg, keine Strafe

# Auf dem Handy.
buzzer-dealer =
    { $me ->
        [yes] Du gibst: Mische und lege die Karten aus.
       *[no] { $who } mischt und legt die Karten aus.
    }
told-after =
    { $me ->
        [yes] Du hast
       *[no] { $who } hat
    } { $seconds ->
        [0] weniger als 0,1 s später gerufen
       *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s später gerufen
    }
buzzer-theirs = { $who } zeigt
buzzer-show = Zeige deine Karten am Tisch
act-flipped = Karte aufgedeckt: los!
act-used-up = Keine Karten mehr
act-used-up-votes = Keine mehr · { $said } von { $of }
act-look = Karten ansehen
act-look-claim = Mit der Kamera prüfen
claim-seen-right = Von der Kamera gesehen: ein SET
claim-seen-wrong = Von der Kamera gesehen: kein SET
