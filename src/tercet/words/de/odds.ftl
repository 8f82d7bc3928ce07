# The page “Is there a SET?”.

odds-lead = In den Spielregeln steht, wie die Chancen auf ein SET bei 12 und bei 15 Karten stehen. Für frisch ausgelegte Karten stimmt es fast. Für eine laufende Partie stimmt es nicht.
odds-why = Wer ein SET nimmt, lässt die Karten liegen, die nicht passten. Darum fehlt in einer Partie öfter ein SET als bei frischen Karten.
odds-compared = Was gedruckt ist und was stimmt
# $cards: how many cards lie there.
odds-cards = { $cards } Karten
odds-printed = Gedruckt
odds-fresh = Frisch ausgelegt
odds-play = Im Spiel
# $odds: a figure. So many deals with a SET for one without.
odds-to-one = { $odds } : 1
odds-always = immer
# $low, $high: figures between which the truth lies.
odds-between = { $low } bis { $high }
odds-at-least = mindestens { $low }

odds-by-cards = Chancen nach der Zahl der Karten
odds-by-stage = Chancen bei 12 Karten im Lauf einer Partie
odds-chart-label = Diagramm der Chancen, dass es ein SET gibt, nach der Zahl der ausgelegten Karten: frisch ausgelegt, im Spiel, gedruckt. Eine Tabelle am Ende der Seite enthält dieselben Zahlen.
odds-stage-label = Diagramm der Chancen, dass unter 12 Karten ein SET ist, nach der Zahl der Karten im Stapel. Eine Tabelle am Ende der Seite enthält dieselben Zahlen.
odds-axis-cards = ausgelegte Karten
odds-axis-left = Karten im Stapel
odds-head-cards = Karten
odds-head-left = Stapel
odds-all = Alle Zahlen als Tabelle
# $games: how many games were played.
odds-how = Die Chancen sagen, wie viele Auslagen mit SET auf eine ohne kommen. Frische Auslagen sind genau gezählt. Die Chancen im Spiel stammen aus { $games } Partien, in denen irgendein SET genommen wird, solange Karten im Stapel sind; die Wahrheit liegt in 95 von 100 Fällen in der Spanne.

# The reader's own deal. $many: how many deals at once.
try-title = Selbst ausprobieren
try-cards = Anzahl der Karten
try-deal = Auslegen
try-many = { $many }-mal auslegen
try-yes = Es gibt eins
try-no = Es gibt keins
try-right = Richtig.
try-wrong = Nein.
# $sets: how many SETs lie there.
try-there =
    { $sets ->
        [0] Hier gibt es kein SET.
        [one] Hier gibt es ein SET.
       *[other] Hier gibt es { $sets } SETs.
    }
# $share: a percentage.
try-share = { $share } aller Auslagen von { $cards } Karten haben so viele.
# $dealt: deals so far. $without: those without a SET. $expected: how many of those are to be expected, a figure.
try-tally = Bisher ausgelegt: { $dealt }; ohne SET: { $without }, zu erwarten: { $expected }.
