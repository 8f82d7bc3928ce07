# For a class: a table without names or chat, and puzzles on paper.

class-table = A table for a class
class-table-how = Nobody sends anything, and everyone is shown by a number. Only those who have the link get in.
class-puzzles = Puzzles on paper
class-puzzles-how = From easy to hard, with the solutions at the end.
class-count = How many puzzles
class-print = Print with solutions (PDF)
