# How somebody plays: times, mistakes and trends. $value, $low, $high, $other: times in seconds.

stats-pages = Wie du spielst
stats-nobody = Du hast hier noch nicht gespielt. Deine Zahlen erscheinen nach deiner ersten Partie.
stats-none = Du hast noch keine Partie beendet. Deine Zahlen erscheinen nach der ersten.
stats-play = Zur Startseite
stats-what-time = Eine Zeit beginnt, wenn die letzte Karte eines SETs offen liegt. Sie endet mit deinem Ruf oder, wo niemand ruft, wenn du auf die Karten zeigst.
stats-last = Partien
stats-last-10 = Letzte 10
stats-last-50 = Letzte 50
stats-last-all = Alle
stats-found-few = Noch zu wenige SETs
stats-found-even = Für alle SETs brauchst du etwa gleich lang
# $features: in how many features the SETs differ, 1 to 5.
stats-found-behind =
    { $features ->
        [1] SETs mit einem Unterschied kosten dich Zeit
        [2] SETs mit zwei Unterschieden kosten dich Zeit
        [3] SETs mit drei Unterschieden kosten dich Zeit
        [4] SETs mit vier Unterschieden kosten dich Zeit
       *[other] SETs mit fünf Unterschieden kosten dich Zeit
    }
stats-found-longest =
    { $features ->
        [1] Für SETs mit einem Unterschied brauchst du am längsten
        [2] Für SETs mit zwei Unterschieden brauchst du am längsten
        [3] Für SETs mit drei Unterschieden brauchst du am längsten
        [4] Für SETs mit vier Unterschieden brauchst du am längsten
       *[other] Für SETs mit fünf Unterschieden brauchst du am längsten
    }
stats-few =
    { $sets ->
        [0] Nach diesen Regeln wurde noch kein SET von dir gestoppt. Ab zehn werden deine Zeiten gezeichnet.
        [one] Nach diesen Regeln wurde 1 SET von dir gestoppt. Ab zehn werden deine Zeiten gezeichnet.
       *[other] Nach diesen Regeln wurden { $sets } SETs von dir gestoppt. Ab zehn werden deine Zeiten gezeichnet.
    }
stats-no-features = Nach diesen Regeln sucht man keine SETs aus drei Karten; darum gibt es keine Zeiten nach Merkmal.
stats-no-others = Für einen Vergleich haben hier zu wenige andere nach diesen Regeln gespielt.
stats-key-you = du, mit der mittleren Hälfte deiner Zeiten
stats-key-others = acht von zehn anderen
stats-key-middle = ihr Median
stats-key-same = auf allen Karten gleich
stats-key-different = auf allen Karten verschieden
stats-seconds = { $value } s
stats-between = { $low } bis { $high } s
stats-sets =
    { $sets ->
        [one] 1 SET
       *[other] { $sets } SETs
    }
stats-differing =
    { $features ->
        [one] 1 Merkmal verschieden
       *[other] { $features } Merkmale verschieden
    }
stats-differing-short =
    { $features ->
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
       *[other] fünf
    }
stats-by-differing = Zeit für ein SET nach der Zahl der verschiedenen Merkmale
stats-by-feature = Nach Merkmal
stats-by-feature-how = Deine übliche Zeit in Sekunden, wenn das Merkmal auf allen drei Karten gleich ist und wenn es verschieden ist.
stats-same-in = { $feature }: gleich
stats-different-in = { $feature }: verschieden
stats-head-differing = SETs
stats-head-feature = Merkmal
stats-head-sets = Anzahl
stats-head-you = Deine übliche Zeit
stats-head-half = Mittlere Hälfte deiner Zeiten
stats-head-others = Acht von zehn anderen
stats-head-others-middle = Ihr Median
stats-head-matches = Partien
stats-head-right = Richtige Rufe
# $day, $last: days.
stats-matches-from =
    { $n }. { $day } bis { $last }, { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }
stats-trend = Verlauf
stats-trend-how = Deine übliche Zeit für ein SET in Sekunden, über diese Partien.
stats-trend-few = Ein Verlauf wird ab drei Partien gezeichnet, in denen du je drei SETs gefunden hast.
stats-numbers = Zahlen zeigen
stats-hide = Zahlen verbergen
stats-wrong = Wo du falsch lagst
stats-wrong-of =
    { $many ->
        [one] { $wrong } von 1 Ruf
       *[other] { $wrong } von { $many } Rufen
    }
stats-wrong-none = Bisher hat dich kein Merkmal getäuscht.
stats-wrong-how =
    { $count ->
        [one] Ein Ring ist ein Ruf, bei dem dieses Merkmal nicht passte. Es können auch mehrere zugleich nicht passen.
       *[other] Ein Ring steht für bis zu { $count } Rufe, bei denen dieses Merkmal nicht passte. Es können auch mehrere zugleich nicht passen.
    }
stats-data = Diese Zahlen sind aus den Aufzeichnungen deiner Partien berechnet. Nur du siehst sie. Sie gehören zu deinen Daten, die du in deinem Konto speichern oder löschen kannst.
stats-erase = Meine Statistik löschen
stats-erase-sure = Deine bisherigen Zeiten und Fehler werden endgültig gelöscht. Die Ergebnisse deiner Partien, deine Wertungen und die Aufzeichnungen bleiben, weil die der anderen davon abhängen.
stats-erase-keep = Behalten
stats-erase-now = Jetzt löschen
stats-next =
    { $features ->
        [1] Als Nächstes: SETs mit einem Unterschied üben
        [2] Als Nächstes: SETs mit zwei Unterschieden üben
        [3] Als Nächstes: SETs mit drei Unterschieden üben
        [4] Als Nächstes: SETs mit vier Unterschieden üben
       *[other] Als Nächstes: SETs mit fünf Unterschieden üben
    }
stats-next-why = Du brauchst dafür üblicherweise { $value }.
stats-next-compared = Du brauchst dafür üblicherweise { $value }, die Hälfte der anderen höchstens { $other }.
stats-drill = Zur Übung
stats-figure-matches =
    { $matches ->
        [one] Partie
       *[other] Partien
    }
stats-figure-sets =
    { $sets ->
        [one] SET
       *[other] SETs
    }
stats-figure-time = übliche Zeit
stats-figure-right = deiner Rufe richtig
