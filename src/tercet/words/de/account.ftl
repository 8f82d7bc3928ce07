# Who one is here, and what was played.

to-account = Deine Spiele, und ein Konto für mehrere Geräte
account-title = Dein Konto
account-loading = Es wird nachgesehen, wer du bist.
account-none-title = Kein Konto?
account-none = Zum Spielen brauchst du keines. Spiel erst unter einem Namen; ein Konto behält dann, was du gespielt hast, auf jedem Gerät.
account-guest = Gast auf diesem Gerät
account-of = Konto { $login }
account-here = Dieses Gerät
login = Anmeldename, etwa eine E-Mail-Adresse
password = Passwort
sign-in = Anmelden
sign-in-how = Was du hier als Gast gespielt hast, geht auf dein Konto über.
sign-up = Konto anlegen
sign-up-how = Für alle, die auf mehreren Geräten spielen. Dein Name und deine Spiele kommen mit. Drei, vier Wörter sind ein gutes Passwort.
sign-out = Abmelden

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Noch nichts zu Ende gespielt. Deine Spiele werden hier stehen.
played-title = Letzte Spiele
rating =
    Wertung, auf { $doubt } genau, nach { $matches ->
        [one] einem Spiel
       *[other] { $matches } Spielen
    } mit anderen Leuten
rule-set-own = Eigene Regeln
figure-matches = Spiele
figure-won = Siege
figure-sets = SETs
figure-failed = Fehler
figure-best = Rekord
match-rank =
    { $rank }. von { $players }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
match-alone =
    allein, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
match-record = Spielprotokoll

# What is kept.
data-title = Deine Daten
data-how = Dein Name, dein Anmeldename, deine Spiele, und was andere von dem gemeldet haben, was du geschrieben hast. Sonst nichts.
data-export = Alles herunterladen
erase = Mich löschen
erase-sure = Dein Name, dein Anmeldename und alle Sitzungen sind dann für immer weg. Spiele bleiben, gespielt von jemandem ohne Namen.
erase-keep = Alles behalten
erase-now = Für immer löschen

no-page = Diese Seite gibt es nicht

# What can go wrong.
refused-bad-login = Anmeldename und Passwort passen nicht zusammen. Prüf beides und versuch es noch einmal.
refused-bad-new-login = Ein Anmeldename hat 1 bis 64 Buchstaben, Ziffern oder Zeichen. Nimm einen anderen.
refused-bad-password = Ein Passwort hat mindestens 8 Zeichen. Drei, vier Wörter sind gut.
refused-login-taken = Diesen Anmeldenamen hat schon jemand. Nimm einen anderen.
refused-too-many-tries = Zu viele Versuche. Warte eine Minute und versuch es noch einmal.
