# Drills: short tasks that adapt to whoever takes them.

drills-how = Acht kurze Aufgaben am Stück. Sie werden schwerer, wenn du besser wirst, und zählen für keine Wertung.
drill-all = Alle Übungen
drill-again = Noch einmal
drill-skip = Überspringen

# The drills, each with a line about it and with what is to be done.
drill-third = Die dritte Karte
drill-third-how = Zwei Karten und die, die sie ergänzt.
drill-third-text = Mit welcher Karte ist es ein SET?
drill-is-it = SET oder nicht
drill-is-it-how = Und wenn nicht: Welches Merkmal passt nicht?
drill-is-it-text = Ist es ein SET?
drill-which-fails = Welches Merkmal passt nicht?
drill-many-share = Dort zuerst suchen
drill-many-share-how = Viele Karten haben etwas gemeinsam. Suche zuerst unter ihnen.
# $value: “red”, “striped”.
drill-share-known = Viele Karten zeigen das: { $value }. Suche dort zuerst.
drill-share-unknown = Viele Karten haben etwas gemeinsam. Suche dort zuerst.
drill-differing = Nach Unterschieden
drill-differing-how = Du weißt, in wie vielen Merkmalen sich das SET unterscheidet.
# $count: in how many features the SET differs.
drill-look-for = Finde das SET, in dem { $count ->
        [1] ein Merkmal verschieden ist
        [2] zwei Merkmale verschieden sind
        [3] drei Merkmale verschieden sind
       *[4] alle vier Merkmale verschieden sind
    }.
drill-slowest = Deine langsamsten Auslagen
drill-slowest-how = Was lange gedauert hat, kommt wieder, bis du es zweimal in unter fünf Sekunden findest.
drill-slowest-none = Noch keine langsame Auslage
# $count: how many layouts are kept.
drill-waiting =
    { $count ->
        [0] Noch keine Auslage
        [one] { $count } Auslage
       *[other] { $count } Auslagen
    }

# What is told of a task.
drill-here = Hier ist es
drill-other = Auch ein SET
drill-other-why = Aber gesucht ist ein anderes.

# Times, beside bars. $seconds: a number, in words of the language.
drill-usual = Meistens
drill-study = In einer Studie
drill-then = Damals
drill-now = Jetzt
drill-seconds = { $seconds } s
drill-then-took = Damals hast du { $seconds } s gebraucht

# How it went. $right of $of tasks. $level of $levels levels. $time: as in drill-seconds.
drill-right-of = { $right } von { $of }
drill-level = Stufe { $level } von { $levels }
drill-last = Beim letzten Mal: { $right } von { $of }, { $time }
drill-new = Noch nicht versucht
drill-goes = Deine letzten Versuche
