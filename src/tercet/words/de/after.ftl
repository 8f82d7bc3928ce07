# Nach einer Partie: wer was wann gefunden hat, was niemand sah, knappe Rufe, was zu üben ist. $find: was gesucht wird.

after-sum = { find-many } in { $clock }.
after-left =
    { $left ->
        [0] Keine Karte blieb übrig.
        [one] { $left } Karte blieb übrig.
       *[other] { $left } Karten blieben übrig.
    }
after-how =
    { $count ->
        [0] { find-none }
       *[other] { find-many }
    }
after-times = im Mittel { $usual }, am schnellsten { $quickest }
after-wrong =
    { $wrong ->
        [one] { $wrong } Fehler
       *[other] { $wrong } Fehler
    }
after-line = Wer wann was gefunden hat
after-key-find = { find-a }; höher: lag länger da
after-key-fastest = am schnellsten
after-key-wrong = { find-not }
after-round = Runde { $n }
after-all = Alles Gefundene der Reihe nach
after-when = Zeit
after-who = Spieler
after-cards = Karten
after-took = Dauer
after-fastest = Am schnellsten
after-fastest-by =
    { $me ->
        [yes] Du, bei { $at }
       *[no] { $who }, bei { $at }
    }
after-fastest-how = { $clock } nach der letzten Karte davon.
after-differ =
    { $features ->
        [one] Ein Merkmal ist verschieden.
       *[other] { $features } Merkmale sind verschieden.
    }
after-unseen = Was niemand gesehen hat
after-unseen-count = { $count } insgesamt
after-gone-taken =
    { $at } bis { $clock }, dann { $me ->
        [yes] hast du
       *[no] hat { $who }
    } genommen: { $names }.
after-gone-linked =
    { $at } bis { $clock }, dann { $me ->
        [yes] hast du
       *[no] hat { $who }
    } die Kette anders fortgesetzt.
after-gone-off = { $at } bis { $clock }, dann kamen Karten zurück in den Stapel.
after-gone-turned = { $at } bis { $clock }, dann wurden Karten wieder umgedreht.
after-gone-over = { $at } bis { $clock }, zum Ende.
after-show-all = Alle zeigen
after-close =
    { $count ->
        [one] Ein knapper Ruf
       *[other] { $count } knappe Rufe
    }
after-close-weighed =
    Bei { $at } { $me ->
        [yes] warst du
       *[no] war { $who }
    } um { $clock } schneller als { $other }. Die schnellere Reaktion zählt, die andere kostet nichts.
after-close-called =
    Bei { $at } rief { $other } { $clock } nach { $me ->
        [yes] dir
       *[no] { $who }
    }.
after-close-order = Rufe werden der Reihe nach gespielt.
after-close-named =
    { $me ->
        [yes] Die anderen haben dich genannt.
       *[no] Die anderen haben { $who } genannt.
    }
after-close-all = Niemand konnte sagen, wer zuerst war, also haben alle gezeigt.
after-close-left = Nur noch einer machte weiter.
after-close-won = Ein Punkt für { $names }.
after-close-nothing = Niemand bekam einen Punkt.
after-close-excused = Ihre Karten waren weg, das kostet nichts: { $names }.
after-next = Als Nächstes für dich
after-next-third = Die dritte Karte zu zwei anderen sofort zu sehen macht alles schneller.
after-next-is-it =
    { $count ->
        [one] { $count } deiner Rufe war falsch.
       *[other] { $count } deiner Rufe waren falsch.
    } Übe, drei Karten Merkmal für Merkmal zu prüfen.
after-next-many-share =
    { $count ->
        [one] { $count } leichtes SET lag
       *[other] { $count } leichte SETs lagen
    } ungesehen da, bis zu { $slow } lang. Such zuerst dort, wo viele Karten einen Wert gemeinsam haben.
after-next-differing = SETs mit drei oder vier verschiedenen Merkmalen haben dich { $slow } gekostet, die anderen { $quick }.
after-next-slowest =
    { $count ->
        [one] Für { $count } SET
       *[other] Für { $count } SETs
    } hast du im Mittel { $slow } gebraucht. Übe die Auslagen, an denen du lange gesucht hast.
after-drill = Üben
after-replay = Partie ansehen
after-share = Teilen
