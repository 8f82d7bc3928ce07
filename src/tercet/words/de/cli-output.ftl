# What the `tercet` command prints for people.

cli-no-such-language = „{ $name }“ ist keine Sprache, die Tercet spricht. Gib mit --lang eine von diesen an: { $known }.
# What is wrong with the words of a command. $option: an option or an argument; $text: what was given for it.
cli-no-such-command = Einen Befehl „{ $name }“ gibt es nicht.
cli-no-such-option = Die Option { $option } gibt es hier nicht.
cli-did-you-mean = Meinst du „{ $nearest }“?
cli-see-help = „--help“ nennt alle.
cli-value-missing = Für { $option } fehlt ein Wert.
cli-given-twice = { $option } ist doppelt angegeben.
cli-unused-words = Das ist zu viel: { $text }.
cli-value-choices = „{ $text }“ passt nicht zu { $option }. Möglich sind: { $known }.
cli-value-kind =
    „{ $text }“ passt nicht zu { $option }{ $feature ->
        [whole-number] : Nötig ist eine ganze Zahl
        [number] : Nötig ist eine Zahl
       *[other] { "" }
    }.
cli-value-least = „{ $text }“ passt nicht zu { $option }: Nötig ist { $low } oder mehr.
cli-value-most = „{ $text }“ passt nicht zu { $option }: Nötig ist { $high } oder weniger.

# Figures. $share, $value: a number as it is written.
cli-percent = { $share } %
cli-seconds = { $value } s
cli-pair = { $n }: { $value }

# Progress.
cli-playing = Es wird gespielt
cli-reading-logs = Protokolle werden gelesen
print-going-on = Es wird gedruckt
lab-playing = Eine Million Partien werden gespielt …
lab-counting = Alle Auslagen aller Kartensätze werden gezählt …

# Odds. $cards of $deck cards; $hands: ways to lay them out; $without: those without a SET.
odds-hands = Ausgelegte Karten: { $cards } von { $deck }. Mögliche Auslagen: { $hands }; ohne SET: { $without }.
odds-certain = Es gibt immer ein SET.
# $odds: a figure.
odds-of-a-set = Chancen, dass es ein SET gibt: { $odds } : 1.
odds-on-the-sheet = In den Spielregeln steht { $odds } : 1.
odds-head-sets = SETs
odds-head-hands = Auslagen
odds-head-share = Anteil
odds-slow = Mit numba geht es tausendmal so schnell: pip install 'tercet[lab]'
# $odds: a figure with its interval.
odds-so-far = { $cards } Karten: { $odds }
# $name: a strategy or a rule set.
odds-played-strategy =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit einem Kartensatz der Größe { $deck }, Strategie { $name }, Startwert { $seed }; Spannen zu 95 %.
odds-played-ruleset =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit einem Kartensatz der Größe { $deck }, Regelwerk { $name }, Startwert { $seed }; Spannen zu 95 %.
odds-head-seen = gesehene Auslagen
odds-head-without = wo nichts zu finden ist
odds-head-odds = Chancen, dass etwas zu finden ist
# $number: a figure, perhaps with its interval.
odds-found-in-a-round = In einer Runde im Mittel gefunden: { $number }
# $text: numbers of cards, or endings, each with its share or its number.
rounds-by-left = Runden nach übrigen Karten: { $text }
rounds-by-largest = Runden nach größter Auslage: { $text }
rounds-by-ending = Runden nach ihrem Ende: { $text }

# Simulated games. $name: a rule set; $known: how many may play; $asked were asked for, $fitting play.
simulate-seated = Spieler bei { $name }: { $known }, nicht { $asked }. Es spielen { $fitting }.
simulate-asked = { $name }. Partien: { $games }; Spieler: { $players }; Startwert: { $seed }.
simulate-ended = Beendete Partien: { $count }. Verstöße gegen die Regeln: { $broken }.
ending-no-set-left = nichts mehr zu finden
ending-all-agree = alle sind sich einig, dass nichts mehr da ist
ending-all-found = alles gefunden
ending-first-to = jemand hat genug gefunden
ending-time-up = die Zeit ist um
ending-judge-says = der Schiedsrichter sagt, dass nichts mehr da ist
ending-stopped = abgebrochen

# The server. $address: of a web page.
serve-at = Tercet läuft unter { $address }
serve-stop = Strg-C hält es an.
serve-no-network = Dieser Rechner ist in keinem Netz, also können Handys ihn nicht erreichen.
serve-phones = Handys im selben Netz: { $address }
serve-other-addresses = Falls die Handys in einem anderen Netz dieses Rechners sind: { $address }
# Indented by two, one line each.
serve-unreachable =
    Öffnet sich die Adresse auf einem Handy nicht, prüfe:
    {"  "}Ist es im selben WLAN wie dieser Rechner, mit ausgeschalteten mobilen Daten?
    {"  "}Ist es ein Gäste-WLAN? Viele trennen die Geräte voneinander: Nimm das normale oder einen Hotspot dieses Rechners oder eines Handys.
    {"  "}Lässt die Firewall dieses Rechners andere an Port { $port } heran?
    Über http:// können Handys den Bildschirm nicht anlassen, Links nicht auf Knopfdruck kopieren und keine Passkeys benutzen; alles andere geht.
# $folder: where the copy is.
serve-take-over = Fällt dieser Rechner aus, kann ein anderer übernehmen: Führe dort tercet restore { $folder } aus, gib ihm die Adresse { $address } und starte tercet serve mit denselben Optionen.

# Why it does not start. $port: a number; $problem: what another program says about it.
serve-port-in-use = Port { $port } ist belegt, vielleicht von einem anderen Tercet. Halte jenes an oder wähle mit --port einen anderen Port.
serve-port-reserved = Port { $port } ist dem Administrator vorbehalten. Wähle mit --port einen über 1023.
serve-no-such-address = Dieser Rechner hat keine Adresse { $address }. Wähle mit --host eine andere oder lass sie weg.
serve-no-internal-address = Dieser Rechner hat keine Adresse { $address } für die anderen Prozesse. Setze internal_address auf eine, die er hat.
settings-invalid = Eine Einstellung ist ungültig: { $problem }. „tercet settings“ nennt alle.
settings-workers = Mehrere Prozesse brauchen --database postgresql://… und --redis redis://….
settings-not-toml = „{ $file }“ ist kein TOML: { $problem }.

# Stored data. $logs with $entries; $matches: how many could be verified. $log, $n: the name of a log and an entry in it.
doctor-sound =
    In Ordnung: { $logs ->
        [one] 1 Protokoll
       *[other] { $logs } Protokolle
    } mit { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    }; { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } nachgeprüft.
doctor-file = Die Datei ist beschädigt: { $why }.
doctor-damaged = { $log }, Eintrag { $n }: { $why }
doctor-unproved = { $log }, Eintrag { $n }, lässt sich nicht nachprüfen: { $why }
backup-done =
    In { $file } gesichert und zurückgelesen: { $logs ->
        [one] 1 Protokoll
       *[other] { $logs } Protokolle
    } mit { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträgen
    }.
restore-done = Die Daten aus { $file } sind jetzt in { $folder }.
restore-aside = Was vorher dort war, ist in { $folder }.
rebuild-rating = Partien werden gewertet
rebuild-done =
    Neu aufgebaut aus den Protokollen von { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tischen
    }.
reports-none = Es wurde nichts gemeldet.
# $at: day and time; $who wrote it at table $table; $by has reported it.
reports-line = { $at }  { $who } am Tisch { $table }, gemeldet von { $by }:
flagged-none = Keine Partie fällt durch ihre Zeiten auf.
flagged-how = Diese Partien haben Zeiten, wie Menschen sie kaum haben. Sieh dir die Aufzeichnung an, bevor du jemanden verdächtigst.
flagged-most = Gib an, wie viele Partien genannt werden sollen: mindestens 1.
# $at: day and time (UTC); $who: a name; $table and $number: its replay is at /replay/TABLE/NUMBER.
flagged-line = { $at }  { $who }, Tisch { $table }, Partie { $number }:
# $share: such as “45 %”.
flagged-at-once =
    { $finds ->
        [one] { $share } von 1 Fund
       *[other] { $share } von { $finds } Funden
    } kamen binnen 0,3 s nach der letzten Karte.
# $value: seconds.
flagged-quick =
    { $finds ->
        [one] 1 Fund, { $value } s nach der letzten Änderung der Auslage.
       *[other] { $finds } Funde, im Mittel { $value } s nach der letzten Änderung der Auslage.
    }
flagged-even =
    { $finds ->
        [one] 1 Fund, dessen Zeit um { $share } schwankt.
       *[other] { $finds } Funde, deren Zeiten nur um { $share } schwanken.
    }
print-done =
    { $count ->
        [one] 1 Dokument liegt
       *[other] { $count } Dokumente liegen
    } in „{ $folder }“.

# The lab. $file: where something is stored.
lab-stored = Fertig und in { $file } gespeichert.
chart-drawn = Gezeichnet: { $file }
fit-head-player = Spieler
fit-head-sets = SETs
fit-head-first = erster Blick
fit-head-rate = SETs je Sekunde
fit-head-slips = Fehler je SET
fit-head-level = spielt wie
fit-factors = Wie leicht ein SET zu sehen ist, nach der Zahl verschiedener Merkmale: { $text }
fit-head-there = SETs auf dem Tisch
fit-head-differing = verschiedene Merkmale
fit-head-observed = beobachtet
fit-head-predicted = vorhergesagt
ratings-agreement = Spieler: { $players }, 2 bis 5 an einem Tisch. Übereinstimmung mit der wahren Reihenfolge (1 ist dieselbe):
ratings-head-rounds = Runden je Spieler
ratings-openskill = Um auch OpenSkill zu vergleichen: pip install 'tercet[lab]'
# $count: how many races; $seconds: how long a SET takes to be found.
fairness-title =
    Fälle: { $count }. Ein SET wird im Mittel nach { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    } gefunden.
fairness-away = { $ms } ms entfernt
fairness-wrong = falscher Sieger
fairness-verdict = Urteil nach
fairness-arrival = Reihenfolge des Eintreffens
fairness-fair = faires Rufen
fairness-at-once = sofort
fairness-waits = { $ms } ms im Mittel, höchstens { $high } ms
bots-head-level = Spielstärke
bots-head-ratio = 4 zu 1
bots-times = Sekunden, um das einzige SET unter 12 Karten zu finden, nach der Zahl verschiedener Merkmale. Auslagen für jede: { $count }.
bots-head-won = später gewonnen
bots-head-shared = geteilt
bots-head-lost = verloren
bots-adapting = Gewonnene Partien gegen Bots, die sich anpassen. Bots am Tisch: { $bots }; Abende je Spielstärke: { $count }.

# A record, told event by event. $by, $player, $dealer, $caller: players; $codes: cards.
replay-match-opened = { $by } eröffnet eine Partie
replay-round-opened = eine Runde beginnt; { $dealer } gibt
replay-deck-sealed = die Reihenfolge der Karten ist versiegelt
replay-deck-shown = die Karten werden gezeigt und passen zum Siegel
replay-player-joined =
    { $by } setzt sich als { $role ->
        [judge] Schiedsrichter
        [master] Master
       *[player] Spieler
    }
replay-player-left = { $by } geht
replay-player-returned = { $by } ist wieder da
replay-player-removed = { $by } entfernt { $player }
replay-host-changed = { $player } ist jetzt Gastgeber
# $touched: cards, or none.
replay-set-called =
    { $touched ->
        [none] { $by } ruft
       *[other] { $by } ruft und berührt dabei { $touched }
    }
replay-set-pointed = { $by } zeigt auf { $codes }
replay-card-turned = { $by } deckt { $card } auf
replay-turned-back = wieder verdeckt: { $codes }
replay-call-withdrawn = { $by } hat doch nichts
replay-verdict-given =
    { $right ->
        [yes] { $by } sagt, dass es richtig ist
       *[no] { $by } sagt, dass es falsch ist
    }
replay-layout-seen = { $by } sieht { $codes } auf dem Tisch
replay-claim-seen = { $by } sieht, dass { $caller } { $codes } zeigt
replay-no-set-said = { $by } sieht { find-none }
replay-take-off-said = { $by } möchte Karten zurücklegen
replay-cards-taken-off = { $by } legt { $codes } in den Stapel zurück
replay-pile-flipped = { $by } deckt auf
replay-stake-said = { $by } ist bei einer Superrunde dabei
replay-point-reached = { $by } nimmt dem Rufer gleich einen Punkt weg
replay-first-named = { $by } sagt, dass { $caller } zuerst war
replay-flip-voted = { $by } möchte, dass andere für { $player } aufdecken
replay-end-said = { $by } beendet die Runde
replay-count-agreed = { $by } lässt die abgebrochene Runde gelten
replay-cards-dealt = ausgelegt: { $codes }
replay-layout-solved = hier ist alles gefunden: Die Karten kommen weg
replay-layout-shuffled = die Karten wechseln den Platz
replay-laid-by-hand =
    { $count ->
        [one] 1 weitere Karte wird von Hand gelegt
       *[other] { $count } weitere Karten werden von Hand gelegt
    }
replay-set-shown = { $by } hat { $codes } gezeigt
replay-set-taken =
    { $by } nimmt { $codes }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
replay-point-shared = { $by } hat auch { $codes } gezeigt: 1 Punkt
replay-call-failed =
    { $by } liegt falsch: { $why ->
        [late] zu spät
        [left] hat den Tisch verlassen
        [withdrawn] hatte doch nichts
        [nothing] hat nichts gezeigt
       *[wrong] { find-not }
    }
replay-call-excused = { $by } bleibt straffrei: Eine der Karten war schon genommen
replay-caller-asked = { $by } ist mit Zeigen dran
replay-callers = { $names } und { $last }
replay-calls-disputed = { $callers } haben gleichzeitig gerufen
replay-all-asked = sie dürfen alle zeigen
replay-points-lost =
    { $by } verliert { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
replay-locked-out = { $by } setzt aus
replay-lock-outs-lifted = alle dürfen wieder rufen
replay-own-layout-opened = { $by } bekommt eine eigene Auslage
# $what: another of these sentences.
replay-on-own-layout = auf der Auslage von { $by }: { $what }
replay-price-owed = { $by } schuldet { find-many }
replay-price-paid = { $by } hat { find-a } zurückgewonnen
replay-super-round-started = die Superrunde beginnt
replay-super-round-ended = die Superrunde ist vorbei
replay-flip-taken = ab jetzt decken andere für { $player } auf
replay-dealer-changed = jetzt gibt { $player }
replay-hint-given = Tipp: { $card }
# $why: see ending-…
replay-round-ended =
    die Runde ist vorbei: { $why ->
        [no-set-left] { ending-no-set-left }
        [all-agree] { ending-all-agree }
        [all-found] { ending-all-found }
        [first-to] { ending-first-to }
        [time-up] { ending-time-up }
        [judge-says] { ending-judge-says }
       *[stopped] { ending-stopped }
    }
replay-match-ended = die Partie ist vorbei
replay-cards-unseen = die Karten auf dem Tisch
replay-layout = Auf dem Tisch: { $codes }
replay-rank =
    { $rank }. { $who }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
replay-not-over = Die Partie ist nicht zu Ende: Runde { $round } von { $rounds }.
replay-won = { $who } gewinnt.
# $names and $last: players.
replay-tie = Unentschieden: { $names } und { $last } teilen sich den ersten Platz.
replay-proved = Nachgeprüft: Jedes der { $count } Ereignisse folgt aus den vorigen.

# `tercet lab finds`
finds-head-rules = Regeln
finds-head-found = Gefunden je Runde (95 %)
finds-head-left = Karten übrig
finds-head-largest = Größte Auslage
