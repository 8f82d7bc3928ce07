"""Are adaptive bots fair opponents for everybody? Evenings of quick games against players of every level."""

from random import Random
from typing import Final

from msgspec import Struct

from tercet.engine.match import MatchEnded, MatchEvent
from tercet.engine.value import Player
from tercet.players.levels import ADAPTS, LEVELS
from tercet.players.match_of_bots import played_on
from tercet.players.pace import Paces
from tercet.rulesets.quick import QUICK

FIRST_GAMES: Final = 3  # while the bots are still learning
LATER_GAMES: Final = 10
PERSON: Final = Player("bot-1")  # the player to whom the others adapt


class Evenings(Struct, frozen=True):
    """The results of a player of this level."""

    level: str
    evenings: int
    first_won: tuple[int, ...]  # of the first games of all evenings, of the second ones, and so on
    games: int  # the later ones
    won: int
    shared: int  # the first place
    lost: int


def all_levels(bots: int, evenings: int, seed: int) -> list[Evenings]:
    """Players of every level against this number of bots."""
    return [evenings_of(level, bots, evenings, seed) for level in LEVELS]


def evenings_of(level: int, bots: int, evenings: int, seed: int) -> Evenings:
    """This number of evenings, each with its own random numbers."""
    games = [evening(level, bots, Random(f"{seed}/{level}/{bots}/{number}")) for number in range(evenings)]
    first_won = tuple(sum(each[nth] == (PERSON,) for each in games) for nth in range(FIRST_GAMES))
    later = [winners for each in games for winners in each[FIRST_GAMES:]]
    won, lost = sum(winners == (PERSON,) for winners in later), sum(PERSON not in winners for winners in later)
    return Evenings(LEVELS[level].name, evenings, first_won, len(later), won, len(later) - won - lost, lost)


def evening(level: int, bots: int, dice: Random) -> list[tuple[Player, ...]]:
    """Who won each game of an evening; the bots remember the earlier games."""
    paces: Paces = {}
    winners = []
    for _ in range(FIRST_GAMES + LATER_GAMES):
        events, paces = played_on(QUICK.rules, [level, *[ADAPTS] * bots], dice, paces)
        winners.append(_winners(events))
    return winners


def _winners(events: list[MatchEvent]) -> tuple[Player, ...]:
    last = events[-1]
    assert isinstance(last, MatchEnded)
    return tuple(rank.player for rank in last.ranks if rank.rank == 1)
