"""Which table of the hall each game is played at: nobody twice at the same one, if possible."""

from collections.abc import Sequence
from random import Random

from tercet.competition.draw.seating import Game

Visited = dict[int, set[int]]  # the tables that each player has sat at


def place(games: Sequence[Game], tables: int, visited: Visited, dice: Random) -> list[int]:
    """A table (1, 2, 3 …) for each of these games, which are played at the same time."""
    hall = Hall([set().union(*(visited.get(player, ()) for player in game)) for game in games], tables, dice)
    for game in range(len(games)):
        hall.seek(game, set())
    found = {game: table for table, game in hall.holder.items()}
    rest = iter(hall.open)
    return [found[game] if game in found else next(rest) for game in range(len(games))]


class Hall:
    """The tables while they are being assigned."""

    def __init__(self, known: list[set[int]], tables: int, dice: Random) -> None:
        self.known = known  # for each game, the tables that one of its players has sat at
        self.open = dict.fromkeys(dice.sample(range(1, tables + 1), tables))
        self.holder: dict[int, int] = {}  # table → game

    def seek(self, game: int, asked: set[int]) -> bool:
        """Give the game a table; the game that has it may have to take another."""
        known = self.known[game]
        for table in self.open:
            if table not in known:
                del self.open[table]
                self.holder[table] = game
                return True
        for table, other in list(self.holder.items()):
            if table not in known and table not in asked:
                asked.add(table)
                if self.seek(other, asked):
                    self.holder[table] = game
                    return True
        return False


def visit(games: Sequence[Game], tables: Sequence[int], visited: Visited) -> None:
    """Record who sat where."""
    for game, table in zip(games, tables, strict=True):
        for player in game:
            visited.setdefault(player, set()).add(table)
