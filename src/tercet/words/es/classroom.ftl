# For a class: a table without names or chat, and puzzles on paper.

class-table = Una mesa para una clase
class-table-how = Nadie envía nada y cada persona aparece con un número. Solo entra quien tiene el enlace.
class-puzzles = Retos en papel
class-puzzles-how = De fácil a difícil, con las soluciones al final.
class-count = Cuántos retos
class-print = Imprimir con soluciones (PDF)
