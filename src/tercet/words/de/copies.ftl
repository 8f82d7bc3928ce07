# The copy of all data in a second folder. $folder, $file: names; $why: what the system says about it.

copy-goes-to = Eine Kopie von allem kommt laufend nach { $folder }
copy-same-disk = Dieser Ordner liegt auf derselben Festplatte wie die Daten. Geht sie kaputt, ist beides weg: Nimm besser einen USB-Stick.

# Why a folder cannot be used for a copy.
copy-no-folder = In { $folder } lässt sich keine Kopie anlegen ({ $why }). Steck den Stick ein oder wähle mit --copy-to einen anderen Ordner.
copy-same-folder = { $folder } ist der Ordner der Daten selbst. Wähle mit --copy-to einen anderen.
copy-in-use = Ein anderes Tercet führt seine Kopie in { $folder }. Halte jenes an oder wähle mit --copy-to einen anderen Ordner.
copy-not-ours = In { $folder } liegt eine Kopie anderer Daten, oder eine, die mehr enthält als hier vorhanden ist. Um damit weiterzumachen: tercet restore { $folder }. Für eine Kopie dieses Servers wähle mit --copy-to einen anderen Ordner.
copy-needs-file = --copy-to ist für Daten in einer Datei. PostgreSQL hat eigene Mittel für eine zweite Kopie.

# Why a copy cannot be restored.
copy-none = In { $folder } liegt keine Kopie. Nenne den Ordner, den tercet serve --copy-to bekommen hat.
copy-still-written = Ein laufendes Tercet schreibt noch in { $folder }. Halte es zuerst an.
copy-data-there = In { $folder } sind schon Daten, und eine Kopie ersetzt sie nicht. Wähle mit --data einen leeren Ordner.
copy-damaged = Die Kopie { $file } ist beschädigt: { $why }.

# What a copy held: how many of each, and when the last thing happened.
copy-restored = Nach { $folder } zurückgeholt. Turniere: { $games }; angemeldete Personen: { $entrants }; Links: { $links }; Tische: { $tables }; Spieler: { $players }; Einträge der Protokolle: { $entries }.
copy-last = Der letzte Eintrag ist vom { $at }.
copy-go-on = Um weiterzumachen, starte tercet serve mit denselben Optionen wie vorher. Die Links öffnen sich wie vorher, wenn dieser Rechner den Namen oder die Adresse des anderen übernimmt.

# Before a day begins. $now: the time of this computer; $value: how many gigabytes.
day-check-clock = Die Uhr dieses Rechners zeigt { $now }. Stimmt das?
day-check-clock-back = Die Uhr dieses Rechners zeigt { $now }; das ist früher als der letzte Eintrag in den Daten. Stell sie richtig.
day-check-room = Frei auf dem Datenträger von { $folder }: { $value } GB.
day-check-no-server = Unter { $server } antwortet kein Tercet. Starte es oder nenne mit --server seine Adresse.
day-check-here-only = Handys können { $address } nicht öffnen. Starte den Server mit --lan.
day-check-address = { $address } öffnet sich von hier aus. Probiere es auch mit einem Handy.
day-check-closed = { $address } öffnet sich nicht einmal von hier aus. Ist dieser Rechner jetzt in einem anderen Netz? Starte den Server neu.
day-check-no-copy = Es gibt keine Kopie an einem zweiten Ort. Starte den Server mit --copy-to.
day-check-copy = Die Kopie am zweiten Ort ist auf dem neuesten Stand.
day-check-look = Kümmere dich um die Zeilen, die mit „!“ beginnen.
