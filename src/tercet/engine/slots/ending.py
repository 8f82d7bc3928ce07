"""The ending slot: when is the round over?"""

from collections.abc import Callable
from typing import assert_never

from tercet.engine.events import EndedBecause
from tercet.engine.facts import unseen
from tercet.engine.rules import AllFound, DeckSolved, DeckUsedUp, FirstTo, Timed
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
    if isinstance(rule, (FirstTo, Timed)):
        if _reached(table, rule):
            return "first-to" if isinstance(rule, FirstTo) else "time-up"
        return "no-set-left" if _used_up(table) and not any_left(table) else None
    assert_never(rule)


def _reached(table: Table, rule: FirstTo | Timed) -> bool:
    """Has somebody found enough, or is the time up?"""
    if isinstance(rule, FirstTo):
        return any(seat.sets >= rule.sets for seat in table.seats)
    return table.at >= table.began + rule.time_ms


def due(table: Table) -> int | None:
    """When the time of the round is up; nothing where it has no limit."""
    rule = table.rules.ending
    return table.began + rule.time_ms if isinstance(rule, Timed) else None


def goes_on(table: Table, any_left: Callable[[Table], bool]) -> bool:
    """Has everything in this layout been found, and is there another one to come?"""
    return isinstance(table.rules.ending, DeckSolved) and table.deck_left > 0 and not any_left(table)


def may_give_up(table: Table) -> bool:
    """May players who see that there is a SET say that there is none? Where one layout is solved, to end the round."""
    match table.rules.ending:
        case AllFound():
            return True
        case DeckUsedUp() | DeckSolved() | FirstTo() | Timed():
            return False
        case unknown:
            assert_never(unknown)


def _used_up(table: Table) -> bool:
    return not table.deck_left and not unseen(table.rules.deck)
