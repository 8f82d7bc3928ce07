"""Playing on: people who see every SET, so that a test can begin where a round nears its end."""

from collections.abc import Callable
from itertools import cycle

from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.rules import PointAtOnce
from tercet.engine.table import Over, Table
from tests.engine.telling import Someone, ToldTable


def finds_one(told: ToldTable, someone: Someone) -> ToldTable:
    """Somebody takes a SET that is there."""
    at, player = told.table.at, someone.player
    if not isinstance(told.table.rules.calling, PointAtOnce):
        told.when(c.Call(at, player))
    return told.when(c.Point(at, player, find_sets(told.table.cards)[0]))


def all_say_no_set(told: ToldTable) -> ToldTable:
    """Everyone who is free to play says that there is none."""
    return told.when(*(c.SayNoSet(told.table.at, player) for player in told.table.free_players))


def is_over(table: Table) -> bool:
    return isinstance(table.phase, Over)


def deck_is_used_up(table: Table) -> bool:
    return table.deck_left == 0


def play_on(told: ToldTable, *people: Someone, until: Callable[[Table], bool] = is_over) -> ToldTable:
    """These find SETs one after the other; where there is none, all say so."""
    for someone in cycle(people):
        if until(told.table):
            return told
        if find_sets(told.table.cards):
            finds_one(told, someone)
        else:
            all_say_no_set(told)
    raise AssertionError("nobody plays")
