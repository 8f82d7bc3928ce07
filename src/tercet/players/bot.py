"""A bot: an ordinary player who looks at the table and says something after a while, or nothing."""

from random import Random
from typing import NamedTuple

from tercet.cards.card import Card, Trio
from tercet.cards.explain import differing
from tercet.engine import commands as c
from tercet.engine.rules import DealtBy, PlayersFlip, PointAtOnce
from tercet.engine.slots.dealing import may_flip, missing
from tercet.engine.slots.no_set import may_say
from tercet.engine.slots.pattern import finds_here
from tercet.engine.steps import is_right
from tercet.engine.table import BothShow, Called, Disputed, Pointed, Reached, Running, Searching, Table
from tercet.engine.value import Player
from tercet.players.levels import HARDER, LEVELS, Level

ANSWER_MS = 900  # to point after a call, to rule, to vote
FLIP_MS = 2_500
HESITATION = 3.0  # how many times the usual search before a bot says that there is none


class Plan(NamedTuple):
    """After so long, say this (its instant is filled in when the time comes)."""

    wait_ms: int
    command: c.Command


def plan(table: Table, me: Player, level: int, dice: Random) -> Plan | None:
    """What this player will say if nothing changes before."""
    skill = LEVELS[level]
    match table.phase:
        case Called(by) | Reached(by) if by == me:
            return Plan(ANSWER_MS, c.Point(0, me, _any_find(table, dice)))
        case BothShow(callers, _, shown) if me in callers and me not in dict(shown):
            return Plan(ANSWER_MS, c.Point(0, me, _any_find(table, dice)))
        case Pointed(by, cards, _, right, wrong) if me != by and me not in (*right, *wrong):
            return Plan(ANSWER_MS, c.Rule(0, me, not cards or is_right(table, by, cards)))
        case Disputed(callers) if me not in callers:
            return Plan(ANSWER_MS, c.NameFirst(0, me, dice.choice(callers)))
        case Searching():
            return min(_searching(table, me, skill, dice), key=lambda each: each.wait_ms, default=None)
        case _:
            return None


def _searching(table: Table, me: Player, skill: Level, dice: Random) -> list[Plan]:
    """Everything that comes to mind; the first one is said."""
    plans = []
    my_turn = isinstance(table.rules.dealing, PlayersFlip) and may_flip(table, me) is None
    if my_turn and not isinstance(table.stake, Running):
        plans.append(Plan(FLIP_MS, c.Flip(0, me)))
    if isinstance(table.rules.dealing, DealtBy) and table.dealer == me and missing(table):
        plans.append(Plan(ANSWER_MS, c.Deal(0, me)))
    seat = table.seat(me)
    if seat is None or not seat.free:
        return plans
    seen = [(_time_to_see(find, skill, dice), find) for find in finds_here(table)]
    if seen:
        wait_ms, find = min(seen)
        call = isinstance(table.rules.calling, PointAtOnce)
        plans.append(Plan(wait_ms, c.Point(0, me, find) if call else c.Call(0, me)))
    elif may_say(table, me) is None:
        plans.append(Plan(round(skill.first_ms + HESITATION * 1000 / skill.rate / 3), c.SayNoSet(0, me)))
    return plans


def _time_to_see(find: tuple[Card, ...], skill: Level, dice: Random) -> int:
    a, b, third, *_ = find
    trio: Trio = (a, b, third)
    return skill.first_ms + round(1000 * dice.expovariate(skill.rate * HARDER[max(1, differing(trio))]))


def _any_find(table: Table, dice: Random) -> tuple[Card, ...]:
    """What a caller has in mind; one who has none points at whatever lies first."""
    finds = finds_here(table)
    return dice.choice(finds) if finds else tuple(table.cards[:3])
