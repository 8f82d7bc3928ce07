# Das Protokoll eines Turniers.

journal-place = { $stage ->
    [preliminary] Tisch { $table }, Runde { $round }
    [make-up] Nachholspiel an Tisch { $table }
    [tie-breaker] Stechen an Tisch { $table }
    [semi-final] Halbfinale an Tisch { $table }
   *[final] Finale an Tisch { $table }
}
journal-lost-place = Ein Spiel, das nicht mehr gespielt wird
journal-opened = Das Turnier wurde eröffnet.
journal-appointed = { $role ->
    [judge] Für Tisch { $table } wurde ein Schiedsrichter bestimmt.
    [desk] Für die Anmeldung wurde jemand bestimmt.
   *[coordinator] Noch jemand leitet jetzt das Turnier.
}
journal-dismissed = Jemand gehört nicht mehr zum Team.
journal-entered = Nr. { $number } hat sich angemeldet.
journal-changed = Nr. { $number } kam in eine andere Klasse oder Gruppe.
journal-setup = Die Vorgaben wurden geändert.
journal-left = Nr. { $number } ist gegangen.
journal-returned = Nr. { $number } ist wieder da.
journal-tables = Im Saal sind jetzt diese Tische: { $numbers }.
journal-drawn = Die Runden wurden ausgelost. { $repeats ->
    [0] Niemand trifft sich zweimal.
   *[other] Paare, die sich wieder treffen: { $repeats }; mindestens: { $bound }.
}
journal-drawn-again = Die Runden ab Runde { $round } wurden neu ausgelost. { $moved ->
    [0] Niemand wechselt den Tisch.
   *[other] Plätze an einem anderen Tisch als angekündigt: { $moved }.
}
journal-started = Runde { $round } hat begonnen.
# $minutes: how many more.
journal-time = { $minutes ->
    [one] Die Spiele haben 1 Minute mehr.
   *[other] Die Spiele haben { $minutes } Minuten mehr.
}
journal-paused = Die Uhr wurde angehalten.
journal-resumed = Die Uhr läuft weiter.
journal-added = Ein neues Spiel wurde aufgerufen: { $place }.
journal-reported = { $place }: Ein Ergebnis wurde gemeldet, { $new }.
journal-revised = { $place }: Die Meldung wurde ersetzt, { $new }.
journal-confirmed = { $place }: Das Ergebnis ist bestätigt, { $new }.
journal-disputed = { $place }: Die Meldungen weichen voneinander ab.
journal-settled = { $place }: Das Ergebnis wurde entschieden, { $new }.
journal-void = { $place }: Dieses Spiel wird nicht gespielt.
journal-corrected = { $place }: Das Ergebnis wurde von { $old } zu { $new } berichtigt.
journal-cut = Die Vorrunde ist zu Ende.
journal-finalists = Die Finalisten stehen fest: { $numbers }.
journal-final = Das Finale hat begonnen.
journal-frozen = { $value ->
    [yes] Neue Ranglisten sind für alle verborgen.
   *[no] Alle sehen die Rangliste wieder.
}
journal-announced = Allen wurde gesagt: „{ $text }“
journal-announced-nothing = Die Durchsage wurde beendet.
journal-revealed = { $count ->
    [0] Die Siegerehrung hat begonnen.
    [one] Die Siegerehrung hat { $count } Platz des Finales gezeigt.
   *[other] Die Siegerehrung hat { $count } Plätze des Finales gezeigt.
}
journal-titled = { $count ->
    [one] Die Siegerehrung hat das beste Ergebnis von { $count } Klasse gezeigt.
   *[other] Die Siegerehrung hat die besten Ergebnisse von { $count } Klassen gezeigt.
}
journal-revealed-nothing = Die Siegerehrung wurde geschlossen.
journal-undone = Die letzte Änderung wurde rückgängig gemacht.
journal-erased = Die Daten der Personen wurden gelöscht, mit allen Gründen und Durchsagen.
journal-printed = Der Spielplan wurde gedruckt.
# $who: who calls.
journal-called = { $who ->
    [judge] Von Tisch { $table } hat der Schiedsrichter die Anmeldung gerufen.
   *[player] Von Tisch { $table } hat jemand die Anmeldung gerufen.
}
journal-answered = Jemand ist einem Ruf gefolgt.
journal-ended = { $champion ->
    [0] Das Turnier ist zu Ende, ohne Sieger.
   *[other] Das Turnier ist zu Ende. Gewonnen hat Nr. { $champion }.
}
journal-reopened = Das Turnier ist wieder offen: Ein Stechen entscheidet.
journal-not-played = nicht gespielt
journal-by = { $role ->
    [coordinator] Leitung
    [desk] Anmeldung
    [judge] Schiedsrichter
    [player] Nr. { $number }
    [table] Tisch auf dem Server
   *[spectator] jemand
}
journal-list-row = Zeile { $row }: { $why }
