"""The results of a match, derived from its log."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tercet.engine.events import CallFailed, RoundOpened, SetTaken
from tercet.engine.match import MatchEnded, MatchEvent, MatchOpened, RoundCounted, event_on_layout
from tercet.engine.standing import Rank
from tercet.engine.value import Player, Value

COUNT: Final = frozenset([MatchOpened, RoundOpened, SetTaken, CallFailed, RoundCounted, MatchEnded])


class Result(Value, frozen=True):
    """One player's result in a finished match."""

    player: Player
    rank: int
    points: int
    sets: int
    failed: int  # calls without a SET
    players: int  # number of players


def results_of(events: Iterable[MatchEvent]) -> tuple[str, list[Result]] | None:
    """The rule set and everyone's result; None while the match is being played."""
    rules, sets, failed = "", Counter[Player](), Counter[Player]()
    found, failing = Counter[Player](), Counter[Player]()  # of a round that may not count
    for event in filter(_counts, map(event_on_layout, events)):
        match event:
            case MatchOpened():
                rules = event.rules.name
            case RoundOpened():
                found, failing = Counter(), Counter()
            case SetTaken(by=by):
                found[by] += 1
            case CallFailed(by=by):
                failing[by] += 1
            case RoundCounted():
                sets, failed = sets + found, failed + failing
            case MatchEnded(_, ranks):
                return rules, [_result(rank, sets, failed, len(ranks)) for rank in ranks]
            case _:
                pass
    return None


def _counts(event: MatchEvent) -> bool:
    return type(event) in COUNT


def _result(rank: Rank, sets: Counter[Player], failed: Counter[Player], players: int) -> Result:
    by = rank.player
    return Result(by, rank.rank, rank.points, sets[by], failed[by], players)
