# The course: from nothing to the first own SET.

course-leave = Verlassen und später weitermachen
course-again = Den Kurs von vorn beginnen

# One feature. $feature: as in feature-name. $finding: what the feature says about three cards, in words.
course-look = Schau nur auf { course-look.what }.
    .what =
        { $feature ->
            [number] die Anzahl
            [quantity] die Anzahl
            [colour] die Farbe
            [shape] die Form
            [shading] die Füllung
           *[filling] die Füllung
        }
course-three = Sind die drei Karten darin gleich, verschieden oder weder noch?
course-fits = { $finding }: Das passt zu einem SET.
course-fits-not = { $finding }: Das passt nicht zu einem SET.
course-is-a-set = Jedes Merkmal ist überall gleich oder überall verschieden: Diese drei Karten sind ein SET.

# The third card.
course-third = Die dritte Karte
course-third-text = Zu zwei Karten gibt es genau eine, die sie zum SET ergänzt.

# Is it a SET? First feature by feature, then at one look.
course-parts = Ist es ein SET?
course-parts-text = Ein Merkmal nach dem anderen.
course-thumb = SET oder nicht?
course-thumb-text = Haben zwei Karten etwas gemeinsam, das die dritte nicht hat, ist es kein SET.

# Cards that lie out.
course-nine = Finde ein SET
course-nine-text = Neun Karten. Tippe drei an, die zusammenpassen.
course-twelve = Jetzt zwölf
course-twelve-text = So beginnt eine richtige Partie.
course-first-set = Dein erstes SET!

# The end.
course-end = Du kannst spielen.
course-end-text = Ein geduldiger Bot wartet an einem Tisch auf dich.
course-more = Und danach
course-to-table = An den Tisch
course-found = Deine gefundenen SETs
course-drills = kurze Aufgaben
course-practice = mit Tipps, ohne Uhr
