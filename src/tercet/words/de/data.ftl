# Why stored data, a record or a setting cannot be used. $file, $folder: names; $why: a message, or what another program says.

# The store.
store-in-use = Ein anderes Programm benutzt { $file }. Beende es oder wähle mit --data einen anderen Ordner.
store-not-writable = Tercet kann in { $folder } nicht schreiben ({ $why }). Erlaube das Schreiben oder wähle mit --data einen anderen Ordner.
store-foreign = { $file } enthält keine Daten von Tercet ({ $why }). Verschiebe die Datei oder wähle mit --data einen anderen Ordner.
foreign-database = es ist die Datenbank eines anderen Programms
foreign-backup = es ist keine Sicherung von Tercet
store-busy = Die Daten von Tercet sind gerade nicht verfügbar ({ $why }). Versuche es gleich noch einmal.
# $value: two settings of SQLite.
store-unsafe = In { $file } lassen sich Daten nicht sicher speichern: SQLite hat { $value } gewählt. Nimm mit --data einen Ordner auf einer lokalen Platte.
store-locked = Ein anderes Tercet benutzt die Daten in { $folder }. Beende es oder wähle mit --data einen anderen Ordner.
store-no-data = In { $folder } sind keine Daten. Wähle den Ordner mit --data.
store-no-backup = Die Datei { $file } gibt es nicht. Nenne eine Sicherung, die „tercet backup“ geschrieben hat.
store-backup-damaged = { $file } ist beschädigt ({ $why }). Nimm eine andere Sicherung.
# $known: the newest version that this Tercet can read.
store-newer = Die Daten haben Version { $version } und stammen von einem neueren Tercet; dieses kennt Versionen bis { $known }. Aktualisiere Tercet oder wähle einen anderen Datenordner.
store-postgresql = Tercet kann die PostgreSQL-Datenbank nicht benutzen: { $why }. Prüfe die Adresse und ob sie läuft.
store-worker = Ein Prozess konnte nicht starten; die Zeilen darüber sagen, warum.
store-lease-lost = Ein anderer Prozess hat die Tische dieses Prozesses übernommen, weil er eine Weile nicht geantwortet hat. Dieser Prozess endet und muss neu gestartet werden.
store-no-home = Der Prozess unter { $address } hat diesen Tisch und ist nicht erreichbar. Läuft er auf einem anderen Rechner, setze dort internal_address.
store-competition-not-saved = Das Turnier konnte nicht gespeichert werden.
store-table-not-saved = Der Tisch konnte nicht gespeichert werden.
# $log: its name; $n: the number of an entry.
store-log-damaged = Das Protokoll { $log } ist ab Eintrag { $n } nicht lesbar: { $why }. „tercet doctor“ sagt, was zu tun ist.
log-file-damaged = die Datei ist dort beschädigt
log-entry-missing = ein Eintrag fehlt: Auf Eintrag { $n } folgt { $next }

# The addresses from which the server is opened.
origin-wrong = „{ $text }“ ist keine Adresse eines Servers. Schreibe sie wie https://play.example oder http://192.168.0.17:8000.
proxy-wrong = „{ $text }“ ist weder eine Adresse noch ein Netz. Schreibe zum Beispiel 10.0.0.7 oder 10.0.0.0/8.

# A record. $line: the number of a line; $n: the number of an event; $name: its type.
record-empty = Dieses Protokoll ist leer.
record-foreign = Zeile 1 besagt nicht, dass dies ein Protokoll von Tercet ist.
record-version = Dieses Protokoll hat Version { $version }; dieses Tercet liest Version { $known }. Nimm das Tercet, das es geschrieben hat, oder ein neueres.
record-line-unreadable = Zeile { $line } ist nicht lesbar: { $why }.
record-line-moved = Zeile { $line } enthält Ereignis { $other } statt Ereignis { $n }: Eine Zeile fehlt oder wurde verschoben.
record-seal = Zeile { $line } ist nicht mehr so, wie sie geschrieben wurde: Ihr Siegel stimmt nicht.
record-no-events = Dieses Protokoll enthält keine Ereignisse.
record-no-such-event = Dieses Protokoll hat die Ereignisse 1 bis { $last } und kein Ereignis { $n }.
record-does-not-follow = Ereignis { $n }, { $name }, folgt nicht aus den Ereignissen davor.
record-impossible = Ereignis { $n }, { $name }, konnte nicht geschehen: { $why }
record-cut-off = Dieses Protokoll ist abgeschnitten: Auf Ereignis { $n } muss { $name } folgen.
record-differs = Ereignis { $n }, { $name }, ist nicht das, was die Regeln sagen. Sie sagen: { $value }

# What holds for every game.
law-no-end = Die Partie endet nicht.
law-not-read-back = Das Protokoll lässt sich nicht so lesen, wie es geschrieben wurde.
law-cards = Ereignis { $n }: Eine Karte fehlt oder ist doppelt da.
law-points = Ereignis { $n }: Die Punkte stimmen nicht mit den Ereignissen überein.
law-undealt-card = Ereignis { $n } zeigt eine Karte, die nicht ausgelegt wurde: { $codes }.
