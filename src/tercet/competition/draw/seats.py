"""A draw being improved, and its cost.

The weights ensure that no amount of a lesser fault outweighs a greater one: a pair that meets twice, then a player at
odd-sized tables again, then a family at one table, then an announced seat that moves, then a player whose game would
have to wait because an earlier one is not over.
"""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import pairwise
from typing import Final, NamedTuple

from tercet.competition.draw.seating import USUAL, Round, Seating, tidy

REPEAT: Final = 10**13
ODD: Final = 10**9
CLASH: Final = 10**5
MOVE: Final = 100
WAIT: Final = 1
NONE: Final[frozenset[int]] = frozenset()

Spot = tuple[int, int]  # a round and a player


class Times(NamedTuple):
    """When the announced games are played: the slot of each place of a round, and each player's last slot so far."""

    slots: Sequence[Sequence[int]]
    last: Mapping[int, int]


class Seats:
    """A draw being improved: players are 0 … n-1, and may rest in a round."""

    def __init__(
        self,
        players: int,
        rounds: Sequence[Round],
        played: Sequence[Round] = (),
        apart: Mapping[int, AbstractSet[int]] | None = None,
        announced: Sequence[Round] = (),
        times: Times | None = None,
    ) -> None:
        self.steps = 0  # of search so far
        self.times = times
        self.apart = apart or {}
        self.met = [bytearray(players) for _ in range(players)]
        self.odd = [0] * players
        self.games = [[list(game) for game in games] for games in rounds]
        self.where = [{p: t for t, game in enumerate(games) for p in game} for games in rounds]
        self.announced = [{p: t for t, game in enumerate(games) for p in game} for games in announced]
        for games in (*played, *rounds):
            for game in games:
                self._meet(game)

    def _meet(self, game: Sequence[int]) -> None:
        for a in game:
            self.odd[a] += len(game) != USUAL
            for b in game:
                if a != b:
                    self.met[a][b] += 1

    @property
    def seating(self) -> Seating:
        """The draw as a value; tables keep their order."""
        return tidy(self.games)

    def troubles(self) -> list[Spot]:
        """Players whose seat contributes to the cost, in the rounds that can still be changed."""
        return [(r, p) for r, games in enumerate(self.games) for game in games for p in game if self._wrong(p, game)]

    def _wrong(self, player: int, game: Sequence[int]) -> bool:
        met, apart = self.met[player], self.apart.get(player, NONE)
        if len(game) != USUAL and self.odd[player] > 1:
            return True
        return any(met[other] > 1 or other in apart for other in game if other != player)

    def cost(self) -> int:
        """The weighted sum of all faults."""
        repeats = sum(count - 1 for a, row in enumerate(self.met) for count in row[:a] if count > 1)
        odd = sum(count * (count - 1) // 2 for count in self.odd)
        return repeats * REPEAT + odd * ODD + self._clashes() * CLASH + self._moves() * MOVE

    def _clashes(self) -> int:
        every = ((a, b) for games in self.games for game in games for a in game for b in game if a < b)
        return sum(b in self.apart.get(a, NONE) for a, b in every)

    def _moves(self) -> int:
        both = zip(self.announced, self.where, strict=False)
        return sum(now.get(p, t) != t for then, now in both for p, t in then.items())

    def waits(self) -> int:
        """How many games would have to wait for a player; no swap is made for that, but of several draws it decides."""
        players = {p for where in self.where for p in where} if self.times else ()
        return sum(before >= after for p in players for before, after in pairwise(self._slots(p)))

    def _slots(self, player: int) -> Iterator[int]:
        """When a player has played last, and when the games to come are; those without a time are left out."""
        assert self.times is not None
        yield self.times.last.get(player, 0)
        for slots, where in zip(self.times.slots, self.where, strict=True):
            if player in where and where[player] < len(slots):
                yield slots[where[player]]

    def gain(self, r: int, a: int, b: int) -> int:
        """How much better it is if these two swap places."""
        where, games = self.where[r], self.games[r]
        at, to = where[a], where[b]
        better = self._with(a, games[at], a, 1) - self._with(a, games[to], b, 0)
        better += self._with(b, games[to], b, 1) - self._with(b, games[at], a, 0)
        better += self._odd_gain(a, b, len(games[at]) != USUAL, len(games[to]) != USUAL)
        return better + (self._move_gain(r, a, b, at, to) if self.announced else 0)

    def _with(self, player: int, game: Sequence[int], without: int, known: int) -> int:
        """The cost of a seat in this game, where `known` is how often each has met the player already."""
        met, apart, cost = self.met[player], self.apart.get(player, NONE), 0
        for other in game:
            if other != without:
                if met[other] > known:
                    cost += REPEAT
                if other in apart:
                    cost += CLASH
        return cost

    def _odd_gain(self, a: int, b: int, a_odd: bool, b_odd: bool) -> int:
        if a_odd == b_odd:
            return 0
        leaves, comes = (a, b) if a_odd else (b, a)
        return (self.odd[leaves] - 1 - self.odd[comes]) * ODD

    def _move_gain(self, r: int, a: int, b: int, at: int, to: int) -> int:
        then = self.announced[r].get
        better = (then(a) == to) - (then(a) == at) + (then(b) == at) - (then(b) == to)
        return better * MOVE

    def swap(self, r: int, a: int, b: int) -> None:
        """Swap these two players."""
        where, games = self.where[r], self.games[r]
        at, to = where[a], where[b]
        self._leave(a, games[at])
        self._leave(b, games[to])
        self._sit(a, games[to])
        self._sit(b, games[at])
        where[a], where[b] = to, at
        if (len(games[at]) != USUAL) != (len(games[to]) != USUAL):
            step = 1 if len(games[to]) != USUAL else -1
            self.odd[a] += step
            self.odd[b] -= step

    def _leave(self, player: int, game: list[int]) -> None:
        game.remove(player)
        for other in game:
            self.met[player][other] -= 1
            self.met[other][player] -= 1

    def _sit(self, player: int, game: list[int]) -> None:
        for other in game:
            self.met[player][other] += 1
            self.met[other][player] += 1
        game.append(player)
