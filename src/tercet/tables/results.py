"""The results of a match, derived from its log."""

from collections import Counter
from collections.abc import Iterable

from tercet.engine.events import CallFailed, RoundOpened, SetTaken
from tercet.engine.match import MatchEnded, MatchEvent, MatchOpened, RoundCounted, event_on_layout
from tercet.engine.standing import Rank
from tercet.engine.value import Player, Value


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
    for event in map(event_on_layout, events):
        if type(event) is SetTaken:
            found[event.by] += 1
        elif type(event) is CallFailed:
            failing[event.by] += 1
        elif type(event) is MatchOpened:
            rules = event.rules.name
        elif type(event) is RoundOpened:
            found, failing = Counter(), Counter()
        elif type(event) is RoundCounted:
            sets, failed = sets + found, failed + failing
        elif type(event) is MatchEnded:
            return rules, [_result(rank, sets, failed, len(event.ranks)) for rank in event.ranks]
    return None


def _result(rank: Rank, sets: Counter[Player], failed: Counter[Player], players: int) -> Result:
    by = rank.player
    return Result(by, rank.rank, rank.points, sets[by], failed[by], players)
