# The rules at a real table, without Tercet: only where that differs from the words of rules.ftl.
# Besides a value’s own: $aim (points, or debt where what is owed has to be won back),
# $lying (how many cards lie out).

# $linked: how many cards belong to the find before.
real-pattern-pattern =
    { slot-pattern-pattern }{ $linked ->
        [0] { "" }
       *[other] . Bis dahin liegt dieser Fund offen neben der Auslage
    }

# $touch: yes or no.
real-calling-call-first =
    Rufen, dann in wenigen Sekunden zeigen{ $touch ->
        [yes] ; eine Karte des Funds zu berühren gilt als Ruf
       *[no] { "" }
    }
real-calling-calls-in-order = Rufen und zeigen, aber nicht nehmen; wer inzwischen ruft, kommt danach der Reihe nach dran

real-ties-ask-the-others = Die anderen entscheiden, wer zuerst war; werden sie sich nicht einig, bekommt jeder Rufer einen Punkt. Wer dann { find-the } nicht zeigen kann, gibt einen Punkt ab, und die Übrigen müssen richtig zeigen

real-delay-take-a-point = Jemand anders darf einen Punkt des Rufers zum Ablagestapel tragen; kommt er dort an, bevor die Karten gezeigt sind, ist der Punkt verloren, und alle dürfen wieder rufen

real-verdict-by-judge = Der Schiedsrichter; ohne ihn die anderen
real-verdict-by-players = Die anderen prüfen jedes Merkmal

real-dealing-engine-deals = Genommene Karten werden vom Stapel ersetzt, aber nicht, solange mehr als { $lying } liegen
# $role: dealer or judge.
real-dealing-dealt-by =
    { $role ->
        [dealer] Der Geber
       *[judge] Der Schiedsrichter
    } ersetzt genommene Karten, aber nicht, solange mehr als { $lying } liegen
real-dealing-players-flip = Teilt die Karten in Stapel auf; reihum legt jeder die oberste Karte des eigenen Stapels hin und dreht sie so um, dass alle sie zugleich sehen

real-no-set-after-time = Wenn alle es sagen, die mitspielen dürfen, oder einige Zeit nichts gefunden wurde

real-match-single-round =
    Eine; { $aim ->
        [debt] gewonnen ist sie, wenn am Ende nichts mehr geschuldet wird
       *[points] die höchste Punktzahl gewinnt
    }
real-match-passing-deal =
    Bis alle { $times ->
        [one] einmal
       *[other] { $times }-mal
    } gegeben haben; das Geben wandert nach links, und die höchste Summe gewinnt
real-match-set-master =
    Bis alle { $times ->
        [one] einmal
       *[other] { $times }-mal
    } der Master waren, der mischt, gibt und nicht mitspielt; die höchste Summe gewinnt
