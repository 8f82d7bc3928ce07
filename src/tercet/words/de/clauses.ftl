# Clauses of the rulebook that no slot of a rule set quotes, each as a player would say it.

clause-c-3 = Zwei gleich und eine anders: Damit ist es keins. Liegst du falsch, zeigt dir Tercet, in welchem Merkmal.
clause-c-5 = Formen und Farben heißen so, wie deine Ausgabe und deine Sprache sie nennen.
clause-c-6 = Deine Karten müssen nicht nebeneinanderliegen: Jeder Platz auf dem Tisch ist recht.
clause-a-9 = Zwölf Karten ohne SET sind selten, fünfzehn noch seltener; wie selten, hängt davon ab, wie weit die Partie ist.
clause-p-3 = Noch nicht genug? Lasst alle einmal geben und zählt alles zusammen.
clause-p-6 = Noch unsicher? Beispiele zeigen Merkmal für Merkmal, warum drei Karten passen oder nicht.
clause-r-11 = Gleiche Punkte teilen sich den Platz: Weder der Name entscheidet noch, wer zuerst da war.
