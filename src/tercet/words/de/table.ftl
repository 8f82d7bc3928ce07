# The table. $who: a player; $me: yes or no, whether that is oneself; $other: another player.

table-loading = Der Tisch wird vorbereitet …
you = Du
host = Gastgeber
nobody = Jemand
bot-name = Bot { $n }
bot-level = Spielstärke
level-1 = Anfänger
level-2 = Gelegenheitsspieler
level-3 = Vereinsspieler
level-4 = Könner
level-5 = Meister
level-6 = erster Abend
level-7 = passt sich dir an

# Before the first round. $count: how many players are still needed.
gather-title = Am Tisch
gather-lacking =
    { $count ->
        [one] Es fehlt noch jemand.
       *[other] Es fehlen noch { $count } Mitspieler.
    }
act-add-bot = Bot dazusetzen
act-start = Karten geben
act-begin = Anfangen
judge-who = Schiedsrichter: { $who }
judge-open = Der Platz des Schiedsrichters ist frei. Wenn ihr ohne beginnt, entscheiden die Spieler.
judge-none = Hier gibt es keinen Schiedsrichter: Die Spieler entscheiden.
act-sit-judge = Schiedsrichter sein
act-sit-player = Lieber mitspielen
act-judge = Schiedsrichter sein

# Before the first match, for each person alone. $names: who is ready. $title, $value: one of the rules.
act-demonstrate = Ansehen, wie gespielt wird
act-ready = Bereit
ready-who = Bereit: { $names }
demo-title = So wird gespielt
demo-rule = { $title }: { $value }
demo-call = Unter diesen zwölf Karten ist ein SET. Wer es sieht, ruft zuerst: Drücke auf SET.
demo-point = Zeige jetzt auf seine drei Karten, die mit dem Rand. Nimm sie nicht.
demo-right = Das ist ein SET, und du bekommst die Karten.
demo-next = Und ein falscher Ruf?
demo-wrong = Diese drei sind kein SET. Sie bleiben liegen.

# The strip of players. $n: the place among the callers.
players-name = Spieler
player-calling = am Zug
player-next = Nr. { $n }
player-away = weg
player-out = Pause
player-none = { find-not }
player-flips = beim Aufdecken
player-deals = Geber
player-judge = Schiedsrichter
player-master = Master
player-in = dabei
player-against = { $points } minus
player-owes =
    { $count ->
        [one] 1 { find-name } schuldig
       *[other] { $count } { find-names } schuldig
    }
player-pile = Stapel { $count }
player-total = { $points } insgesamt

# Facts in the head.
fact-deck = Stapel { $count }
fact-discard = Ablage { $count }
fact-round = Runde { $round } von { $rounds }
fact-to-find =
    { $count ->
        [one] noch 1 { find-name }
       *[other] noch { $count } { find-names }
    }

# The dock. $seconds: time to point. $count: cards.
dock-name = Du bist dran
dock-paused = Der Gastgeber hat den Tisch angehalten.
dock-wait = Gleich werden die Karten gegeben.
dock-watching = Du siehst zu.
dock-next-match = Eine Partie läuft. Du kannst mitspielen.
dock-over = Die Runde ist zu Ende.
dock-call = Rufe, wenn du eins siehst. Zeige dann in { $seconds } s auf { $count } Karten.
dock-call-unseen = Rufe, wenn du eins siehst. Zeige dann in { $seconds } s seine Karten auf dem Tisch.
dock-call-face-down = Rufe zuerst. Dann decke { $count } Karten in { $seconds } s auf.
dock-touch = Rufe, wenn du eins siehst, oder tippe auf seine Karten.
# $sought: sets, or something else.
dock-turn =
    { $sought ->
        [sets] Decke drei Karten auf, die ein SET sind.
       *[other] Decke { $cards } Karten auf, die zusammengehören.
    }
dock-point-sets =
    { $links ->
        [0] Tippe auf drei Karten, die ein SET sind.
       *[other] Tippe auf ein SET mit einer Karte des letzten.
    }
dock-point-pairs =
    { $links ->
        [0] Tippe auf vier Karten: zwei Paare, gleiche dritte.
       *[other] Tippe auf zwei Paare mit gleicher dritter, { $links } aus den letzten vier.
    }
dock-point-six =
    { $links ->
        [0] Tippe auf sechs Karten, deren drei Paare ein SET ergeben.
       *[other] Tippe auf sechs Karten, deren drei Paare ein SET ergeben, { $links } aus den letzten sechs.
    }
dock-point-fours =
    { $links ->
        [0] Tippe auf vier Karten: alle gleich, alle verschieden oder zwei und zwei.
       *[other] Tippe auf vier, die zusammenpassen, { $links } aus den letzten vier.
    }
dock-point-dots = Tippe auf { $cards } bis { $most } Karten, auf denen jeder Punkt in gerader Anzahl vorkommt.
dock-flips = { $who } deckt die nächste Karte auf. Rufe, wenn du { find-a } siehst.
dock-mine = Zeige jetzt auf { $count } Karten.
dock-mine-unseen = Zeige jetzt deine Karten.
dock-mine-face-down = Decke jetzt { $count } Karten auf.
dock-theirs = { $who } zeigt
dock-reached = { $who } verliert gleich einen Punkt
dock-rule = { $who } zeigt. Ist es { find-is }?
dock-verdict =
    { $me ->
        [yes] Du wartest auf das Urteil
       *[no] { $who } wartet auf das Urteil
    }
dock-disputed = { $who } oder { $other }: Wer war zuerst?
dock-all = { $who } und { $other } zeigen
dock-all-mine = Ihr habt gleichzeitig gerufen: Zeige deins.
dock-judge = Du bist Schiedsrichter. Wer ruft, erscheint hier.
dock-off-first = Zuerst { $count } Karten zurücklegen?
callers-name = Wer gerufen hat, der Reihe nach
callers-none = Noch niemand hat gerufen
dock-master = Du bist der Master: Gib die Karten und sieh zu.
dock-locked-out = Du setzt aus, bis jemand { find-a } findet.
dock-flip = Du bist dran: Decke eine Karte auf oder rufe.
dock-staked = Mit der nächsten Karte beginnt eine Superrunde.
dock-super-in = Superrunde! Finde jetzt eins.
dock-super-out = Superrunde: Die anderen suchen.

# What one can press.
act-call = { find-call }
act-first = { $who } war zuerst
act-right = { find-right }
act-wrong = { find-wrong }
act-shown = Ich habe es gezeigt
act-take-point = { $who } einen Punkt wegnehmen
act-withdraw = Ich habe keins
act-flip = Aufdecken
act-top-up =
    { $count ->
        [one] Eine Karte geben
       *[other] { $count } Karten geben
    }
act-lay-more = Drei dazulegen
act-none-left = Nichts mehr da: Runde beenden
act-super = Superrunde
act-join-super = Mitmachen
act-no-set-here = { find-here }
act-no-set-votes = { find-short } · { $said } von { $of }
act-none-found-here = Keiner findet mehr eins
act-none-found-votes = Keins mehr · { $said } von { $of }
act-hint = Karte zeigen
act-take-off = { $chosen } von { $count } zurücklegen
act-agree-off = { $count } zurücklegen
act-agree-off-votes = { $count } zurücklegen · { $said } von { $of }
act-off-first = { $count } zurücklegen
key-space = Leertaste

# The call button while it is quiet.
quiet-mine = Du hast gerufen
quiet-mine-why = Zeige auf deine Karten
quiet-theirs = { $who } hat gerufen
quiet-theirs-why = Danach kannst du wieder rufen
quiet-locked-out = Du setzt aus
quiet-locked-out-why = Bis jemand anders { find-a } findet
quiet-super = Superrunde
quiet-super-why = Nur wer dabei ist, darf rufen
quiet-paused = Pause
quiet-paused-why = Der Gastgeber setzt das Spiel fort
quiet-next = Du bist Nr. { $n }
quiet-next-why = Du bist dran, wenn die anderen fertig sind
quiet-wait = Einen Moment
quiet-bare = Noch nicht
quiet-bare-why = Noch zu wenige Karten für { find-a }
quiet-judge = Du entscheidest
quiet-judge-soon = Zuerst wird gezeigt

# The panel. $left: cards still to be chosen. $points: points lost. $links: cards of the last SET.
choose-left =
    { $left ->
        [one] Noch eine Karte
       *[other] Noch { $left } Karten
    }
choose-whole = Jetzt rufen
choose-call-now = Deine Karten liegen bereit. Sie werden gezeigt, sobald du dran bist.
shown-waiting =
    { $me ->
        [yes] Warten auf das Urteil
       *[no] { $who } zeigt
    }
shown-right =
    { $me ->
        [yes] Du hast { find-a }!
       *[no] { $who } hat { find-a }
    }
shown-by = { $who } hat auf diese Karten gezeigt.
shown-lost =
    { $points ->
        [one] Ein Punkt weniger.
       *[other] { $points } Punkte weniger.
    }
# $me: yes or no; $who: somebody’s name; $card: a card’s name.
right-ultra-why = Eine Karte würde beide ergänzen: { $card }.
wrong-ultra-why = Dem einen Paar fehlt { $one }, dem anderen { $other }.
wrong-chain-title = Ein SET, aber es schließt nicht an
wrong-chain-why =
    { $links ->
        [0] Keine Karte stammt aus dem letzten Fund.
        [one] { $links } Karte stammt aus dem letzten Fund.
       *[other] { $links } Karten stammen aus dem letzten Fund.
    } { $needed ->
        [one] Genau eine muss es sein.
       *[other] Genau { $needed } müssen es sein.
    }
wrong-house-why = Die eben aufgedeckte Karte ist nicht dabei.
# $me: yes or no; $who: somebody’s name.
# $same: yes if all three pairs need one card.
right-six-why =
    { $same ->
        [yes] Eine Karte ergänzt alle drei Paare.
       *[no] Die Karten, die die drei Paare ergänzen, sind ein SET.
    }
wrong-six-why = Die Karten, die die drei Paare ergänzen, sind weder ein SET noch alle dieselbe.
right-dots-why = Jeder Punkt kommt in gerader Anzahl vor.
wrong-dots-why = Diese Punkte kommen in ungerader Anzahl vor:
# $count: how many cards. A card follows.
completes-first = Den ersten { $count } fehlt:
wrong-links-title = Passt, aber schließt nicht an
# $count: cards of a find; $seconds: the time to point.
late-why = Zeige spätestens { $seconds } s nach dem Ruf auf { $count } Karten.
links-name = { find-last }
bare-flips =
    { $me ->
        [yes] Du bist dran: Decke die erste Karte auf.
       *[no] { $who } deckt die erste Karte auf.
    }
bare-deals =
    { $me ->
        [yes] Du gibst die Karten.
       *[no] { $who } gibt die Karten.
    }
real-look = Schau auf die Karten am Tisch und rufe hier.

# What happened.
last-calls = Zuletzt
told-called =
    { $me ->
        [yes] Du rufst
       *[no] { $who } ruft
    }
told-turned =
    { $me ->
        [yes] Du deckst Karte { $place } auf: { $names }
       *[no] { $who } deckt Karte { $place } auf: { $names }
    }
told-taken =
    { $me ->
        [yes] Du hast nach { $seconds } s { find-a }
       *[no] { $who } hat nach { $seconds } s { find-a }
    }
told-shared =
    { $me ->
        [yes] Du bekommst auch einen Punkt
       *[no] { $who } bekommt auch einen Punkt
    }
told-failed-wrong =
    { $me ->
        [yes] Du hast gezeigt: { find-not }
       *[no] { $who } hat gezeigt: { find-not }
    }
told-failed-late =
    { $me ->
        [yes] Deine Zeit war um
       *[no] Die Zeit von { $who } war um
    }
told-failed-left =
    { $me ->
        [yes] Du bist nach dem Ruf gegangen
       *[no] { $who } ist nach dem Ruf gegangen
    }
told-failed-withdrawn =
    { $me ->
        [yes] Du hattest doch keins
       *[no] { $who } hatte doch keins
    }
told-failed-nothing =
    { $me ->
        [yes] Du hast nichts gezeigt
       *[no] { $who } hat nichts gezeigt
    }
told-excused =
    { $me ->
        [yes] Deins war schon weg: keine Strafe
       *[no] Das von { $who } war schon weg: keine Strafe
    }
told-lost =
    { $me ->
        [yes] Du: −{ $points }
       *[no] { $who }: −{ $points }
    }
told-locked-out =
    { $me ->
        [yes] Du setzt aus
       *[no] { $who } setzt aus
    }
told-lifted = Alle dürfen wieder rufen
told-asked =
    { $me ->
        [yes] Jetzt zeigst du
       *[no] Jetzt zeigt { $who }
    }
told-disputed = { $who } und { $other } haben gleichzeitig gerufen
told-all = Alle, die gerufen haben, dürfen zeigen
told-reached =
    { $me ->
        [yes] Du nimmst dem Rufer einen Punkt weg
       *[no] { $who } nimmt dem Rufer einen Punkt weg
    }
told-ruled-right =
    { $me ->
        [yes] Du: { find-is }
       *[no] { $who }: { find-is }
    }
told-ruled-wrong =
    { $me ->
        [yes] Du: { find-not }
       *[no] { $who }: { find-not }
    }
told-no-set =
    { $me ->
        [yes] Du siehst { find-none }
       *[no] { $who } sieht { find-none }
    }
told-dealt =
    { $count ->
        [one] Eine Karte kommt dazu
       *[other] { $count } Karten kommen dazu
    }
told-solved = Alle gefunden: Hier sind die nächsten Karten
told-take-off =
    { $me ->
        [yes] Du möchtest Karten zurücklegen
       *[no] { $who } möchte Karten zurücklegen
    }
told-taken-off =
    { $count ->
        [one] Eine Karte kommt zurück in den Stapel
       *[other] { $count } Karten kommen zurück in den Stapel
    }
told-lay =
    { $count ->
        [one] Legt eine Karte dazu
       *[other] Legt { $count } Karten dazu
    }
told-staked =
    { $me ->
        [yes] Du bist in der Superrunde
       *[no] { $who } ist in der Superrunde
    }
told-super-started = Die Superrunde hat begonnen
told-super-ended = Die Superrunde ist vorbei
told-flip-taken =
    { $me ->
        [yes] Der Tisch deckt für dich auf
       *[no] Der Tisch deckt für { $who } auf
    }
told-dealer =
    { $me ->
        [yes] Jetzt gibst du
       *[no] Jetzt gibt { $who }
    }
told-hint = Ein Tipp
told-owed =
    { $me ->
        [yes] Du schuldest { find-many }
       *[no] { $who } schuldet { find-many }
    }
told-paid =
    { $me ->
        [yes] Du hast { find-a } zurückgewonnen
       *[no] { $who } hat { find-a } zurückgewonnen
    }
told-round-ended = Die Runde ist zu Ende
told-round-begun = Neue Runde
told-let-count =
    { $me ->
        [yes] Du lässt die Runde gelten
       *[no] { $who } lässt die Runde gelten
    }
told-round-opened =
    { $me ->
        [yes] Neue Runde, du gibst
       *[no] Neue Runde, { $who } gibt
    }
told-joined =
    { $me ->
        [yes] Du sitzt am Tisch
       *[no] { $who } sitzt am Tisch
    }
told-left =
    { $me ->
        [yes] Du bist gegangen
       *[no] { $who } ist gegangen
    }
told-returned =
    { $me ->
        [yes] Du bist wieder da
       *[no] { $who } ist wieder da
    }
told-removed =
    { $me ->
        [yes] Du wurdest vom Tisch entfernt
       *[no] { $who } wurde vom Tisch entfernt
    }
told-host =
    { $me ->
        [yes] Du bist jetzt Gastgeber
       *[no] { $who } ist jetzt Gastgeber
    }
told-locked = Der Tisch ist gesperrt
told-unlocked = Der Tisch ist wieder offen
told-paused = Pause
told-resumed = Es geht weiter
told-changed = Die Regeln wurden geändert
told-ready =
    { $me ->
        [yes] Du bist bereit
       *[no] { $who } ist bereit
    }
told-again =
    { $me ->
        [yes] Du möchtest noch einmal spielen
       *[no] { $who } möchte noch einmal spielen
    }

# Signs to the others.
talk = Unterhaltung
sign-hello = Hallo!
sign-well-done = Gut gemacht!
sign-thanks = Danke
sign-oops = Hoppla!
sign-so-close = Knapp!
sign-again = Noch mal?

# Free words, where the host lets people write.
chat-name = Nachrichten
chat-none = Noch hat niemand etwas geschrieben.
chat-write = Nachricht schreiben
chat-send = Senden
act-mute = Stummschalten
act-unmute = Nicht mehr stumm
act-report = Melden
reported = Gemeldet

# The end. $names: several winners. $played of $rounds.
round-over = Runde { $played } von { $rounds } ist zu Ende
round-stopped = Runde { $round } von { $rounds } wurde abgebrochen
round-stopped-why = Sie zählt nicht und wird neu gegeben, es sei denn, alle Anwesenden lassen sie gelten.
act-let-count = Gelten lassen
let-count-votes = { $said } von { $of } lassen sie gelten.
act-deal-again = Neu geben
end-stopped = Die Runde wurde vor dem Ende abgebrochen.
end-won =
    { $me ->
        [yes] Du hast gewonnen!
       *[no] { $who } hat gewonnen
    }
end-tie = Gleichstand: { $names }
end-left-over = Übrige Karten
end-alone = Der Stapel ist aufgebraucht
# Alone against a price. $owed: SETs that were not won back.
end-price-won = Gewonnen: nichts mehr geschuldet
end-price-lost =
    Verloren: { $count ->
        [one] { find-many } ist
       *[other] { find-many } sind
    } noch geschuldet
end-price-given-up = Vor dem Ende aufgegeben
act-rematch = Noch einmal
# Another match. $names: people who want it, or who have not said so yet; $count: how many.
again-wish =
    { $count ->
        [one] { $names } möchte noch einmal spielen.
       *[other] { $names } möchten noch einmal spielen.
    }
again-waits = Du möchtest noch einmal spielen. Es fehlt noch: { $names }.
act-deal-now = Sofort Karten geben
again-running = Die nächste Partie hat begonnen.
act-join-in = Mitspielen
act-next-round = Nächste Runde
ready-waits = Es fehlt noch: { $names }.
round-running = Die nächste Runde hat begonnen.
act-to-table = Zum Tisch
end-record = Das Protokoll dieser Partie
end-competition = Zurück zu meiner Turnierseite
seal-good = Der Kartensatz wurde vor der ersten Karte versiegelt und ist unverändert.
seal-bad = Der Kartensatz ist nicht der versiegelte. Zeige das Protokoll jemandem, der es beurteilen kann.

# At this table, in the settings.
act-pause = Pause
act-resume = Fortsetzen
act-lock = Tisch sperren
act-unlock = Tisch entsperren
act-end-round = Runde beenden
act-leave = Tisch verlassen
act-hand-over = Zum Gastgeber machen
act-take-flip = Für diese Person aufdecken
act-remove = Entfernen

# What is asked once more. $people: how many sit at the table.
ask-end-round =
    { $people ->
        [one] Die Runde beenden?
       *[other] Die Runde für alle beenden?
    }
    .yes = Ja, beenden
    .no = Weiterspielen
ask-leave = Den Tisch verlassen? Die anderen spielen weiter, und du kannst zurückkommen.
    .yes = Ja, verlassen
    .no = Bleiben
ask-home = Zur Startseite? Die Runde läuft ohne dich weiter. Dein Platz bleibt dir.
    .yes = Zur Startseite
    .no = Bleiben
doorway-numbered = Hier sind alle Nummern. Niemand sieht deinen Namen.
