# The judge's script: what to do, and what to say aloud.
paper-judge-intro = Lies die Kästen laut vor. Beginne, wenn alle am Tisch sind.
paper-judge-before = Vor dem Spiel
paper-judge-lay = Mische und lege 12 Karten in 3 Reihen zu 4 aus. Achte darauf, dass jeder alle Karten sehen kann.
paper-judge-welcome = Begrüßung
paper-judge-say-welcome = Willkommen. Ich leite dieses Spiel. Sehen alle die zwölf Karten?
paper-judge-call = Rufen
paper-judge-say-call = Wenn ihr ein SET seht, ruft „SET“ und zeigt auf die drei Karten. Nehmt sie nicht weg. Ist es ein SET, gebe ich euch die Karten.
paper-judge-penalty = Strafe
paper-judge-say-penalty = Ist es kein SET, schreibe ich einen Minuspunkt auf, und die Karten bleiben liegen.
paper-judge-several = Mehrere Rufe
paper-judge-say-several = Rufen mehrere, kommt ihr in der Reihenfolge eurer Rufe dran. Ist eine eurer Karten gerade weggenommen worden, sagt es; das kostet nichts.
paper-judge-questions = Fragen
paper-judge-say-questions = Hat jemand eine Frage?
paper-judge-collect = Beantworte sie. Nimm dann die Karten auf und mische sie wieder in den Stapel.
paper-judge-during = Im Spiel
paper-judge-during-deal = Gib 12 Karten. Achte auf den ersten Ruf.
paper-judge-during-verdict = Prüfe jedes Merkmal. Ein SET: Übergib die Karten. Kein SET: Schreibe einen Minuspunkt auf.
paper-judge-during-order = Mehrere Rufe: der erste zuerst. Frage dann die zweite Person, dann die dritte, ob ihr SET noch daliegt. „Nein“ kostet nichts, wenn jemand vorher eine Karte davon genommen hat.
paper-judge-during-replace = Erst dann lege Karten nach.
paper-judge-during-more = Kein SET da oder lange genug keins gefunden: Lege drei dazu.
paper-judge-during-fifteen = Auch bei 15 keins gefunden: Nimm 6 weg, stecke sie in den Stapel zurück, mische ihn und lege 3 neue.
paper-judge-after = Am Ende
paper-judge-after-end = Schluss ist, wenn alle Karten ausgegeben und alle SETs gerufen sind.
paper-judge-after-score = Punkte = SETs − Minuspunkte. Das kann unter null liegen.
paper-judge-after-count = Zähle die SETs des Tisches zusammen: 21 bis 25 oder 27. Sonst zähle neu.
paper-judge-after-send = Schreibe die Punkte auf den Zettel und auf die Teilnahmekarten und schicke alle zur Anmeldung.
