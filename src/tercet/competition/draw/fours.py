"""One table of four in each round and no pair twice, by construction, for large fields of 3k + 1 players.

Two players who never meet are taken out of a staggered draw of threes, and the two tables that miss somebody are put
together. Which two decides everything: (0, ring 0) and (s, ring 0) with s = 2R - 1. With at least 4R players in a ring
none of the new pairs meets elsewhere, and nobody sits at the table of four again.
"""

from tercet.competition.draw.seating import Game, Seating, renumbered
from tercet.competition.draw.threes import staggered


def reach(rounds: int) -> int:
    """The smallest number of players for which it works."""
    return 12 * rounds - 2


def one_four(players: int, rounds: int) -> Seating:
    """A draw with this number of rounds for at least `reach` players."""
    gone = {0, 2 * rounds - 1}
    left = [player for player in range(players + 2) if player not in gone]
    numbers = {player: number for number, player in enumerate(left)}
    merged = tuple(_merged(games, gone) for games in staggered((players + 2) // 3, rounds))
    return renumbered(merged, [numbers.get(player, -1) for player in range(players + 2)])


def _merged(games: tuple[Game, ...], gone: set[int]) -> tuple[Game, ...]:
    whole = tuple(game for game in games if not gone & set(game))
    rest = tuple(player for game in games if gone & set(game) for player in game if player not in gone)
    return (*whole, rest)
