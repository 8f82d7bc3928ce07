# Ein echtes Spiel Karten, und Telefone zum Rufen. $who: jemand am Tisch; $me: yes oder no. $seconds: auf Zehntel.

to-real = Eure eigenen Karten
real-title = Eure eigenen Karten, Telefone zum Rufen
real-step-cards = Legt eure Karten auf euren Tisch.
real-step-phones = Alle scannen den Code: Jedes Telefon wird ein Knopf.
real-step-call = Am Telefon rufen, am Tisch zeigen. Tercet hält Reihenfolge, Zeit und Punkte fest.
real-here-only = Telefone erreichen diese Adresse nicht: Nur dieses Gerät kennt sie. Starte Tercet mit „tercet serve --lan“ und öffne die Adresse, die es ausgibt.
choose-verdict = Wer sagt, ob es ein SET ist?
option-players = Die anderen
    .how = Jeder sagt es am Telefon; wer nichts sagt, stimmt zu.
option-judge = Ein Schiedsrichter
    .how = Einer von euch spielt nicht mit und urteilt allein.
choose-within = So nahe Rufe gelten als gleichzeitig
within-ms = { $ms } ms

# Die Rufe der Reihe nach. $count: Stimmen. $right, $wrong: wie viele es sagen, von $of.
order-title = Rufe
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
        [0] < 0,1 s
       *[other] +{ NUMBER($seconds, minimumFractionDigits: 1) } s
    }
order-verdicts = SET: { $right } · kein SET: { $wrong } · von { $of }
came-right = SET
came-wrong = kein SET
came-late = zu spät
came-left = gegangen
came-withdrawn = keins
came-nothing = nichts gezeigt
came-excused = schon weg, macht nichts

# Am Telefon.
buzzer-dealer =
    { $me ->
        [yes] Du gibst: mische und lege die Karten aus.
       *[no] { $who } gibt: mischt und legt die Karten aus.
    }
told-after =
    { $me ->
        [yes] Du rufst
       *[no] { $who } ruft
    } { $seconds ->
        [0] weniger als 0,1 s später
       *[other] { NUMBER($seconds, minimumFractionDigits: 1) } s später
    }
buzzer-theirs = { $who } zeigt
buzzer-show = Zeige deine Karten am Tisch
act-flipped = Karte aufgedeckt: los!
act-used-up = Die Karten sind aus
act-used-up-votes = Karten aus · { $said } von { $of }
