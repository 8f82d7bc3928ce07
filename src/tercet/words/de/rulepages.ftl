# The pages on which rules are read.

rulepage-lead = Alle Arten zu spielen, mit gezeichneten Beispielen. Wähle eine, um sie zu lesen.
rulepage-all = Alle Regeln
rulepage-play = Nach diesen Regeln spielen
# $name: the rule set of the sheet in the box. $count: how many rules differ from it.
rulepage-glance = Verglichen mit der Schachtel
rulepage-is-box = Das sind die Regeln des Blatts in der Schachtel.
rulepage-alike = Wie in der Schachtel ({ $name })
rulepage-different = Hier anders: { $count }
rulepage-clauses = Die Buchstaben und Zahlen nennen die Abschnitte des Regelwerks, dem Tercet folgt.
