# For a class: a table without names or chat, and puzzles on paper.

class-table = Ein Tisch für eine Klasse
class-table-how = Niemand sendet etwas, und alle werden mit einer Nummer angezeigt. Nur wer den Link hat, kommt herein.
class-puzzles = Rätsel auf Papier
class-puzzles-how = Von leicht bis schwer, mit den Lösungen am Ende.
class-count = Wie viele Rätsel
class-print = Mit Lösungen drucken (PDF)
