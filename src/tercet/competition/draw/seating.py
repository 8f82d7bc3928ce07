"""A draw as a value: rounds of games, where a game is the numbers of the players at one table."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Game = tuple[int, ...]
Round = tuple[Game, ...]
Seating = tuple[Round, ...]
Pair = tuple[int, int]

USUAL = 3  # players at a table (G-5)
LEAST, MOST = 2, 5


def pairs_in(game: Game) -> Iterable[Pair]:
    """Who meets whom in a game, the lower number first."""
    return combinations(sorted(game), 2)


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each pair meets."""
    return Counter(pair for games in rounds for game in games for pair in pairs_in(game))


def odd_seats(rounds: Iterable[Round]) -> Counter[int]:
    """How often each player sits at a table that does not have three players; omits players who never do."""
    return Counter(player for games in rounds for game in games if len(game) != USUAL for player in game)


def tidy(rounds: Iterable[Iterable[Iterable[int]]]) -> Seating:
    """Players in order at their tables; the tables keep their order."""
    return tuple(tuple(tuple(sorted(game)) for game in games) for games in rounds)


def renumbered(rounds: Seating, numbers: Sequence[int]) -> Seating:
    """The same draw for other players: player i becomes numbers[i]."""
    return tidy(((numbers[player] for player in game) for game in games) for games in rounds)
