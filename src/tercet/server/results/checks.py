"""What can be checked about a result of play alone. The messages are for the player."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, assert_never

from tercet.cards.card import Card
from tercet.cards.notation import WrongCards, parse_card
from tercet.cards.sets import is_set
from tercet.server.daily import DailyPuzzle
from tercet.server.results.kinds import ClockResult, CourseResult, DailyResult, DrillResult, Find, Result

MINUTE_MS: Final = 60_000


class BadResult(ValueError):
    """A result that cannot be true; the message says why."""


def check(result: Result) -> None:
    """Check a result by itself; raises `BadResult`. A daily puzzle is also compared with its cards."""
    match result:
        case DailyResult():
            _check_finds(result.finds, result.ms)
        case ClockResult():
            _check_finds(result.finds, result.ms)
            _check_goal(result)
        case DrillResult():
            _check_cards(card for each in result.tries for card in each.cards)
        case CourseResult():
            pass
        case _:
            assert_never(result)


def check_daily(result: DailyResult, puzzle: DailyPuzzle) -> None:
    """Check that the finds are SETs of that day's cards, each found once."""
    cards = {*puzzle.cards}
    if any(not cards.issuperset(find.cards) for find in result.finds):
        raise BadResult("These cards are not in the puzzle of that day.")
    if len({frozenset(find.cards) for find in result.finds}) < len(result.finds):
        raise BadResult("The same SET cannot be found twice.")
    if is_solved(result, puzzle) and result.finds[-1].at != result.ms:
        raise BadResult("The time ends with the last SET.")


def is_solved(result: DailyResult, puzzle: DailyPuzzle) -> bool:
    """Were all SETs found?"""
    return len(result.finds) == puzzle.sets


def _check_finds(finds: Sequence[Find], ms: int) -> None:
    """Every find is a SET, and they come one after the other."""
    _check_cards(card for find in finds for card in find.cards)
    if not all(is_set(*find.cards) for find in finds):
        raise BadResult("These three cards are no SET.")
    if any(later.at < earlier.at for earlier, later in pairwise(finds)) or (finds and finds[-1].at > ms):
        raise BadResult("The times of the finds must go up, and end before the time in total.")


def _check_cards(cards: Iterable[Card]) -> None:
    try:
        for card in cards:
            parse_card(card)
    except WrongCards as wrong:
        raise BadResult(str(wrong)) from wrong


def _check_goal(result: ClockResult) -> None:
    """So many finds, the last of which ends the time; or so many minutes."""
    what, _, count = result.goal.partition("-")
    if what == "finds" and (len(result.finds) != int(count) or result.finds[-1].at != result.ms):
        raise BadResult(f"This goal is reached with {count} finds, and the time ends with the last one.")
    if what == "minutes" and result.ms != int(count) * MINUTE_MS:
        raise BadResult(f"This goal takes {count} minutes.")
