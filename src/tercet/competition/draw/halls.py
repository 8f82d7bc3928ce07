"""Tables of the hall for a whole timetable: if placing slot by slot seats somebody twice at one table, search helps."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from tercet.competition.draw.places import Visited, place, visit
from tercet.competition.draw.seating import Game

TRIES: Final = 24
AGREE: Final = 5  # tries that end alike: then none is better, as far as can be seen
PATIENCE: Final = 120
MANY: Final = 120  # games beyond which a single try has to be enough
Hall = list[list[int]]  # for each slot, the table of each game


def arranged(slots: Sequence[Sequence[Game]], tables: int, dice: Random) -> Hall:
    """A table for each game of each slot, so that as few as possible sit twice at the same one."""
    games = [game for slot in slots for game in slot]
    least = sum(max(0, count - tables) for count in Counter(p for game in games for p in game).values())
    best: tuple[int, Hall] | None = None
    alike = 0
    for _ in range(TRIES if len(games) <= MANY else 1):
        hall = _placed(slots, tables, dice)
        again = _Search(slots, hall, tables).improve(dice) if len(games) <= MANY else least
        alike = alike + 1 if best is not None and again == best[0] else alike
        if best is None or again < best[0]:
            best, alike = (again, hall), 1
        if again <= least or alike == AGREE:
            break
    assert best is not None
    return best[1]


def _placed(slots: Sequence[Sequence[Game]], tables: int, dice: Random) -> Hall:
    """Slot by slot, each as well as possible after those before it."""
    visited, hall = Visited(), Hall()
    for games in slots:
        at = place(games, tables, visited, dice)
        visit(games, at, visited)
        hall.append(at)
    return hall


class _Search:
    """Two games of a slot change tables, or one takes a free table, as long as that helps and a little longer."""

    def __init__(self, slots: Sequence[Sequence[Game]], hall: Hall, tables: int) -> None:
        self.slots, self.hall, self.tables = slots, hall, tables
        seats = zip(slots, hall, strict=True)
        self.sat = Counter((p, t) for games, at in seats for game, t in zip(games, at, strict=True) for p in game)

    def improve(self, dice: Random) -> int:
        """How many sit again at a table where they have sat, in the best hall that was found."""
        best = cost = sum(count - 1 for count in self.sat.values())
        kept = [[*at] for at in self.hall]
        tabu: dict[tuple[int, int, int], int] = {}
        step = last = 0
        while best and step - last < PATIENCE:
            step += 1
            slot, game = dice.choice(self._troubles())
            free = self._free(slot, game, tabu, step)
            gain, _, table = max((self._gain(slot, game, table), dice.random(), table) for table in free)
            tabu[slot, game, self.hall[slot][game]] = step + dice.randrange(3, 9)
            self._move(slot, game, table)
            cost -= gain
            if cost < best:
                best, last, kept = cost, step, [[*at] for at in self.hall]
        self.hall[:] = kept
        return best

    def _troubles(self) -> list[tuple[int, int]]:
        return [
            (s, g)
            for s, (games, at) in enumerate(zip(self.slots, self.hall, strict=True))
            for g, (game, table) in enumerate(zip(games, at, strict=True))
            if any(self.sat[p, table] > 1 for p in game)
        ]

    def _free(self, slot: int, game: int, tabu: dict[tuple[int, int, int], int], step: int) -> list[int]:
        own = self.hall[slot][game]
        others = [table for table in range(1, self.tables + 1) if table != own]
        return [table for table in others if tabu.get((slot, game, table), 0) <= step] or others or [own]

    def _gain(self, slot: int, game: int, table: int) -> int:
        """How many fewer would sit somewhere again."""
        own = self.hall[slot][game]
        gain = self._move(slot, game, table)
        self._move(slot, game, own)
        return gain

    def _move(self, slot: int, game: int, table: int) -> int:
        """Move a game; the one that has the table takes the other. How many fewer sit somewhere again."""
        at, own = self.hall[slot], self.hall[slot][game]
        moves = [(game, own, table), *((at.index(table), table, own) for _ in range(table in at and table != own))]
        gone = sum(self._leave(slot, each, before) for each, before, _ in moves)
        return gone - sum(self._sit(slot, each, after) for each, _, after in moves)

    def _leave(self, slot: int, game: int, table: int) -> int:
        gone = 0
        for p in self.slots[slot][game]:
            self.sat[p, table] -= 1
            gone += self.sat[p, table] > 0
        return gone

    def _sit(self, slot: int, game: int, table: int) -> int:
        again = 0
        for p in self.slots[slot][game]:
            again += self.sat[p, table] > 0
            self.sat[p, table] += 1
        self.hall[slot][game] = table
        return again
