"""How fast the people at a table are, estimated from who finds what; adaptive bots play at that pace.

In a race for a SET, somebody who is as fast as all such bots together wins one race in two. So each find is evidence,
and more so if it was unexpected. The estimate for a person is the logarithm of a rate with its variance, as in
`ratings.py`; before the first find it is wide, and below the level of a first evening. No time is measured, since it is
part of the pace of the bots already. The same log gives the same estimate, so nothing else needs to be stored.
"""

from collections.abc import Collection, Mapping
from math import exp, log
from typing import Final

from msgspec import Struct

from tercet.engine.table import Over, Table
from tercet.engine.value import Player
from tercet.players.levels import FIRST_EVENING, LEVELS, Level
from tercet.players.skill import skill_at

SLOWEST: Final = log(LEVELS[FIRST_EVENING].rate / 5)  # low enough for a child's first game
QUICKEST: Final = log(LEVELS[5].rate * 2)
DRIFT: Final = 0.01  # people change: each round adds this much variance


class Pace(Struct, frozen=True):
    """The estimate for one person."""

    mean: float = log(0.75 * LEVELS[FIRST_EVENING].rate)  # a little below, so that nobody loses their first game badly
    variance: float = 1.0


Paces = Mapping[Player, Pace]


class Company(Struct, frozen=True):
    """The people at the table, and the bots that adapt to them."""

    people: Collection[Player]
    bots: Collection[Player]


def adapted(paces: Paces, people: Collection[Player]) -> Level:
    """The level to play at with these people: their speed, or with several the geometric mean of their speeds."""
    means = [paces.get(person, Pace()).mean for person in people] or [Pace().mean]
    return skill_at(exp(sum(means) / len(means)))


def learn(paces: Paces, company: Company, before: Table | None, after: Table | None) -> Paces:
    """The estimates after the table has changed."""
    if before is None or isinstance(before.phase, Over):
        dealt = after is not None and not isinstance(after.phase, Over)
        return _next_round(paces) if dealt else paces
    return paces if after is None else {**paces, **_learnt(paces, company, before, after)}


def _next_round(paces: Paces) -> Paces:
    return {person: Pace(pace.mean, pace.variance + DRIFT) for person, pace in paces.items()}


def _learnt(paces: Paces, company: Company, before: Table, after: Table) -> Paces:
    """Update on a find by a person who was free to call, or by a bot while that person was."""
    rivals = [bot for bot in company.bots if bot in before.free_players]
    theirs = sum(_found(bot, before, after) for bot in rivals)
    against = len(rivals) * adapted(paces, company.people).rate
    owns = {person: _found(person, before, after) for person in company.people if person in before.free_players}
    return {
        person: _after(paces.get(person, Pace()), own, theirs, against)
        for person, own in owns.items()
        if rivals and own + theirs > 0
    }


def _found(player: Player, before: Table, after: Table) -> int:
    was, now = before.seat(player), after.seat(player)
    return now.sets - was.sets if was and now else 0


def _after(pace: Pace, own: int, theirs: int, against: float) -> Pace:
    """One step of Newton's method towards the most likely pace."""
    finds, chance = own + theirs, 1 / (1 + against / exp(pace.mean))
    variance = 1 / (1 / pace.variance + finds * chance * (1 - chance))
    mean = pace.mean + variance * (own - finds * chance)
    return Pace(min(max(mean, SLOWEST), QUICKEST), variance)
