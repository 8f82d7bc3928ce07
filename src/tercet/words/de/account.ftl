# Who one is here, and what was played.

account-loading = Dein Konto wird geladen …
account-none-title = Kein Konto?
account-none = Zum Spielen brauchst du keins. Spiele erst unter einem Namen; ein Konto merkt sich dann auf jedem Gerät, was du gespielt hast.
account-guest = Gast auf diesem Gerät
account-of = Konto { $login }
account-by-passkey = Konto mit Passkey
account-devices = Deine Geräte
login = Anmeldename, etwa eine E-Mail-Adresse
password = Passwort
sign-in = Anmelden
sign-in-how = Was du hier als Gast gespielt hast, kommt auf dein Konto.
sign-up = Konto anlegen
sign-up-how = Für alle, die auf mehreren Geräten spielen. Dein Name und deine Partien kommen mit. Drei oder vier Wörter sind ein gutes Passwort.
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
session-of = Angemeldet { $created }
session-here = Angemeldet { $created }, dieses Gerät
session-end = Beenden
session-end-this = Die Sitzung vom { $created } beenden

# Another password, and passkeys. $created and $used: days.
password-title = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-changed = Das Passwort ist geändert, und deine anderen Geräte sind abgemeldet.
password-add = Passwort hinzufügen
password-too = Du meldest dich mit einem Passkey an. Mit Anmeldename und Passwort kommst du auch dort hinein, wo du deinen Passkey nicht hast.
passkeys-title = Passkeys
passkey-how = Dein Gerät bewahrt den Passkey auf und gibt ihn mit Finger, Gesicht oder PIN frei. Du brauchst kein Passwort.
passkey-of = Angelegt am { $created }, zuletzt benutzt am { $used }
passkey-add = Passkey hinzufügen
passkey-remove = Entfernen
passkey-remove-this = Passkey entfernen, angelegt am { $created }
passkey-sign-in = Mit Passkey anmelden
passkey-sign-up = Konto mit Passkey anlegen

# What was played. $doubt, $matches, $points, $rank of $players: figures.
played-none = Noch keine Partie zu Ende gespielt. Deine Partien erscheinen hier.
rating =
    Wertung, ± { $doubt }, nach { $matches ->
        [one] einer Partie
       *[other] { $matches } Partien
    } mit anderen Leuten
figure-matches = Partien
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
played-all = Alle zeigen ({ $count })
match-record = Protokoll
match-replay = Ansehen

# What is kept.
data-title = Deine Daten
data-how = Dein Name, dein Anmeldename, seit wann du angemeldet bist, deine Passkeys, deine Partien und das, was andere von deinen Nachrichten gemeldet haben. Sonst nichts.
data-export = Alles herunterladen
erase = Meine Daten löschen
erase-sure = Dein Name, dein Anmeldename, deine Passkeys und alle Sitzungen werden für immer gelöscht. Deine Partien bleiben, ohne deinen Namen.
erase-keep = Alles behalten
erase-now = Für immer löschen

# What can go wrong.
refused-bad-login = Anmeldename und Passwort passen nicht zusammen. Prüfe beides und versuche es noch einmal.
refused-bad-new-login = Ein Anmeldename hat 1 bis 64 Zeichen. Nimm einen anderen.
refused-bad-password = Ein Passwort hat mindestens 8 Zeichen. Drei oder vier Wörter sind gut.
refused-login-taken = Diesen Anmeldenamen hat schon jemand. Nimm einen anderen.
refused-common-password = Dieses Passwort wird beim Raten zuerst probiert. Drei oder vier Wörter zusammen sind gut.
refused-bad-old-password = Das bisherige Passwort stimmt nicht. Versuche es noch einmal.
refused-bad-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuche es noch einmal.
refused-no-passkeys-here = Passkeys gehen nur über HTTPS und mit einem Domainnamen.
refused-last-way-in = Dieser Passkey ist der einzige Weg in dein Konto. Füge erst einen anderen oder ein Passwort hinzu.
refused-too-many-passkeys = Du hast schon 20 Passkeys. Entferne erst einen.
refused-passkey-stopped = Es wurde kein Passkey benutzt. Versuche es noch einmal oder nimm einen anderen Weg.
refused-passkey-there = Dieses Gerät hat schon einen Passkey für dieses Konto.
refused-prove-again = Deine Anmeldung ist eine Weile her. Melde dich erst noch einmal an, dann kannst du das ändern.
refused-no-such-session = Diese Sitzung ist schon beendet.
