"""An independent check of a draw: plain counting, with nothing of Tercet's own."""

from collections.abc import Iterable, Sequence
from itertools import combinations

Rounds = Sequence[Sequence[Sequence[int]]]


def everyone_sits_once(rounds: Rounds, players: Iterable[int]) -> bool:
    """In every round, each player at exactly one table of two to five."""
    everyone = sorted(players)
    sizes_fit = all(2 <= len(game) <= 5 for games in rounds for game in games if game)
    return sizes_fit and all(sorted(player for game in games for player in game) == everyone for games in rounds)


def count_repeats(rounds: Rounds) -> int:
    """Meetings of a pair beyond its first."""
    seen: set[frozenset[int]] = set()
    repeats = 0
    for games in rounds:
        for game in games:
            for pair in map(frozenset, combinations(game, 2)):
                repeats += pair in seen
                seen.add(pair)
    return repeats


def times_odd(rounds: Rounds, player: int) -> int:
    """How often a player sits at a table that is not of three."""
    return sum(player in game and len(game) != 3 for games in rounds for game in games)
