# Das öffentliche Formular, mit dem man sich zu einem Turnier anmeldet.

form-title = Zum Turnier anmelden
form-off = Zurzeit kann man sich hier nicht anmelden. Frag bei den Veranstaltern nach.
form-after-draw = Die Runden sind ausgelost, darum kann man sich hier nicht mehr anmelden. Die Anmeldung vor Ort nimmt auch Nachzügler auf.
form-optional = (freiwillig)
form-name = Name der Spielerin oder des Spielers
# $name: the first name.
form-shown-as = Öffentliche Listen zeigen die Nummer und „{ $name }“.
form-by-name = Öffentliche Listen zeigen die Nummer und den Vornamen.
form-by-number = Öffentliche Listen zeigen nur die Nummer.
form-division = Klasse
# $age, $last: in years.
form-up-to = bis { $age } Jahre
form-from-to = { $age } bis { $last } Jahre
form-from = ab { $age } Jahren
form-address = Straße und Hausnummer
form-postcode = Postleitzahl
form-city = Ort
form-state = Bundesland oder Kanton
form-phone = Telefonnummer
form-email = E-Mail-Adresse
form-guardian = Elternteil oder Vormund
form-guardian-about = Für alle unter 18 Jahren: Name und Telefonnummer oder E-Mail-Adresse.
form-photo = Dürfen Fotos dieser Person veröffentlicht werden?
form-photo-given = Ja
form-photo-refused = Nein
form-unlisted = Nur die Nummer zeigen, nicht den Vornamen
form-kept = Nur die Veranstalter sehen, was du hier angibst, außer dem, was öffentliche Listen zeigen. Die Ergebnisse bleiben, nur unter der Nummer.
# $date: a day.
form-kept-until = Nur die Veranstalter sehen, was du hier angibst, außer dem, was öffentliche Listen zeigen. Es wird bis zum { $date } aufbewahrt und dann gelöscht; die Ergebnisse bleiben, nur unter der Nummer. Mit deinem eigenen Link kannst du jederzeit sehen, was gespeichert ist, und es vorher löschen.
form-send = Anmelden
form-entered-before = Du bist schon angemeldet, mit dem, was du zuerst geschickt hast. Wende dich an die Anmeldung, wenn etwas zu ändern ist.
form-done = Deine Nummer ist die
form-done-about = Merk sie dir: Sie steht auf jeder Liste, an jedem Tisch und auf jedem Bildschirm.
form-own-page = Eigene Seite öffnen
form-copy = Link kopieren
form-link-about = Deine Seite zeigt deinen Tisch, deine Punkte und was über dich gespeichert ist. Dieser Link ist persönlich und wird nur jetzt gezeigt: Bewahre ihn auf und gib ihn nicht weiter.
form-another = Noch jemanden anmelden

form-held = Was über dich gespeichert ist
form-held-show = Zeigen
form-held-file = Als Datei sichern
form-held-erase = Löschen
form-held-sure = Dein Name und alle deine Angaben werden endgültig gelöscht; deine Nummer und deine Ergebnisse bleiben. Die Veranstalter können dich dann nicht mehr erreichen.
form-held-nothing = Außer deiner Nummer und deinen Ergebnissen ist nichts gespeichert.
# $date: a day.
form-held-until = Aufbewahrt bis zum { $date }, dann gelöscht.
