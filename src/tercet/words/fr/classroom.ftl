# For a class: a table without names or chat, and puzzles on paper.

class-table = Une table pour une classe
class-table-how = Personne n’envoie rien, et chacun est désigné par un numéro. Seuls ceux qui ont le lien peuvent entrer.
class-puzzles = Des casse-têtes sur papier
class-puzzles-how = Du plus facile au plus difficile, avec les solutions à la fin.
class-count = Combien de casse-têtes
class-print = Imprimer avec les solutions (PDF)
