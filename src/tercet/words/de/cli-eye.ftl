cli-needs-eye = Zum Lesen von Bildern braucht es NumPy und Pillow. Installiere sie: pip install 'tercet[eye]'
cli-which-picture = Nenne ein Bild, zum Beispiel: tercet eye foto.jpg
cli-not-a-picture = „{ $file }“ ist kein Bild, das sich lesen lässt.
cli-picture-too-large = „{ $file }“ ist zu groß: Höchstens { $most } Millionen Pixel lassen sich lesen. Mach es kleiner.
eye-found =
    { $cards ->
        [one] { $file }: { $cards } Karte
       *[other] { $file }: { $cards } Karten
    }
eye-no-cards = Auf „{ $file }“ wurde keine Karte gefunden.
eye-doubtful = Sieh noch einmal hin. Möglich ist auch: { $others }
eye-nothing-to-measure = In „{ $folder }“ gibt es nichts zu messen: keine labels.json und kein Bild, das nach seiner Karte heißt, wie 2rsh-1.jpg.
eye-bad-labels = „{ $file }“ nennt nicht die Karten jedes Bildes mit ihren vier Ecken in Pixeln, zum Beispiel: { $example }
eye-measured = Karten: { $cards }. Bilder: { $photos }.
eye-measured-right = Richtig gelesene Karten: { $share }
eye-measured-photos = Bilder, auf denen jede Karte stimmt: { $share }
eye-measured-unmarked = Falsch, aber mit einer Sicherheit von mindestens 0,9 gesagt: { $share }
eye-measured-kinds = Falsch gelesen: { $wrong }. Nicht gefunden: { $missed }. Gefunden, wo keine liegt: { $invented }.
eye-measured-share = { $n } von { $whole }, { $share } [{ $low }–{ $high }]
eye-calibration = Sicherheit, Karten, mittlere Sicherheit, richtiger Anteil:
