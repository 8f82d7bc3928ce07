"""What came of a match: who was how good, by the log alone."""

from collections.abc import Iterable

from tercet.engine.events import CallFailed, SetTaken
from tercet.engine.match import MatchEnded, MatchEvent, MatchOpened
from tercet.engine.standing import Rank
from tercet.engine.value import Player, Value


class Result(Value, frozen=True):
    """One player's part in a match that has ended."""

    player: Player
    rank: int
    points: int
    sets: int
    failed: int  # calls without a SET
    players: int  # how many there were


def results_of(events: Iterable[MatchEvent]) -> tuple[str, list[Result]] | None:
    """The rule set, and everyone's result; nothing while the match is going on."""
    rules, sets, failed = "", dict[Player, int](), dict[Player, int]()
    for event in events:
        match event:
            case MatchOpened():
                rules = event.rules.name
            case SetTaken(by=by):
                sets[by] = sets.get(by, 0) + 1
            case CallFailed(by=by):
                failed[by] = failed.get(by, 0) + 1
            case MatchEnded(_, ranks):
                return rules, [_result(rank, sets, failed, len(ranks)) for rank in ranks]
            case _:
                pass
    return None


def _result(rank: Rank, sets: dict[Player, int], failed: dict[Player, int], players: int) -> Result:
    by = rank.player
    return Result(by, rank.rank, rank.points, sets.get(by, 0), failed.get(by, 0), players)
