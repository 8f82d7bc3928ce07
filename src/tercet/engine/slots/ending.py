"""The ending slot: when is the round over?"""

from collections.abc import Callable
from typing import assert_never

from tercet.engine.events import EndedBecause
from tercet.engine.facts import unseen
from tercet.engine.rules import AllFound, DeckSolved, DeckUsedUp, FirstTo, FirstToInTime, Timed
from tercet.engine.table import Table


def over(table: Table, any_left: Callable[[Table], bool]) -> EndedBecause | None:
    """Is the round over by itself? With a real deck only people can tell."""
    rule = table.rules.ending
    if isinstance(rule, DeckUsedUp):
        return "no-set-left" if _used_up(table) and not any_left(table) else None
    if isinstance(rule, AllFound):
        return None if any_left(table) else "all-found"
    if isinstance(rule, DeckSolved):
        return "all-found" if _used_up(table) and not any_left(table) else None
    if isinstance(rule, (FirstTo, FirstToInTime, Timed)):
        return _reached(table, rule) or ("no-set-left" if _used_up(table) and not any_left(table) else None)
    assert_never(rule)


def _reached(table: Table, rule: FirstTo | FirstToInTime | Timed) -> EndedBecause | None:
    """Has somebody found enough, or is the time up?"""
    if not isinstance(rule, Timed) and any(seat.sets >= rule.sets for seat in table.seats):
        return "first-to"
    if not isinstance(rule, FirstTo) and table.at >= table.began + rule.time_ms:
        return "time-up"
    return None


def due(table: Table) -> int | None:
    """When the time of the round is up; nothing where it has no limit."""
    time_ms = table.rules.ending.time_ms
    return None if time_ms is None else table.began + time_ms


def goes_on(table: Table, any_left: Callable[[Table], bool]) -> bool:
    """Has everything in this layout been found, and is there another one to come?"""
    return table.rules.ending.in_layouts and table.deck_left > 0 and not any_left(table)


def may_give_up(table: Table) -> bool:
    """May players who see that there is a SET say that there is none? Where one layout is solved, to end the round."""
    match table.rules.ending:
        case AllFound():
            return True
        case DeckUsedUp() | DeckSolved() | FirstTo() | FirstToInTime() | Timed():
            return False
        case unknown:
            assert_never(unknown)


def _used_up(table: Table) -> bool:
    return not table.deck_left and not unseen(table.rules.deck)
