"""The penalty slot: what a wrong or late call costs, and how lock-outs end."""

import pytest
from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine.events import LockedOut, LockOutsLifted, PointsLost, RoundEvent
from tercet.engine.rules import LockOut, LockOutFor, LosePoints, NoPenalty, PayOrLockOut, Penalty
from tercet.engine.slots.penalty import pay, punish, release_if_nobody_is_free
from tercet.engine.story import Story
from tercet.engine.table import Table
from tercet.rulesets.quick import QUICK
from tests.engine.slots.tables import table_of, with_slots
from tests.engine.telling import ann, bea, cem

NOTHING = NoPenalty()
POINTS = read_cards("1gde 2gde 3gde")


def ann_has(points: int, penalty: Penalty = NOTHING) -> Table:
    """A table where ann has this many points, each of them a card."""
    table = with_slots(table_of(QUICK, ""), penalty=penalty)
    first, *others = table.seats
    return replace(table, seats=(replace(first, points=points, taken=POINTS[:points]), *others))


def after_a_wrong_call(table: Table, dearer: int | None = None) -> list[RoundEvent]:
    story = Story(table, 50)
    punish(story, ann.player, dearer)
    return story.events


@pytest.mark.parametrize(
    ("penalty", "points", "expected"),
    [
        (NoPenalty(), 1, []),
        (LosePoints(1), 0, [PointsLost(50, ann.player, 1)]),  # below zero
        (LosePoints(2), 1, [PointsLost(50, ann.player, 2)]),
        (LockOut(), 1, [LockedOut(50, ann.player)]),  # E-4
        (LockOutFor(3_000), 1, [LockedOut(50, ann.player, until=3_050)]),  # M-13
        (PayOrLockOut(1), 2, [PointsLost(50, ann.player, 1, POINTS[1:2])]),  # S-5
        (PayOrLockOut(3), 2, [PointsLost(50, ann.player, 2, POINTS[:2])]),  # S-16
        (PayOrLockOut(1), 0, [LockedOut(50, ann.player)]),
    ],
    ids=str,
)
def test_what_a_wrong_call_costs(penalty: Penalty, points: int, expected: list[RoundEvent]) -> None:
    """A-5, E-4, S-5, S-16: nothing, points, the right to play on."""
    assert after_a_wrong_call(ann_has(points, penalty)) == expected


def test_a_super_round_is_dearer() -> None:
    """S-12."""
    assert after_a_wrong_call(ann_has(3, PayOrLockOut(1)), dearer=2) == [PointsLost(50, ann.player, 2, POINTS[1:])]


def test_nobody_pays_more_than_there_is() -> None:
    """S-16: the newest points go first, and none is none."""
    story = Story(ann_has(1), 50)
    assert pay(story, ann.player, 2)
    assert not pay(story, ann.player, 1)
    assert story.events == [PointsLost(50, ann.player, 1, POINTS[:1])]


def locked(*people: str, away: str = "") -> Table:
    table = ann_has(0)
    seats = [replace(seat, locked_out=seat.player in people, present=seat.player != away) for seat in table.seats]
    return replace(table, seats=tuple(seats))


def test_all_are_free_when_all_who_are_there_are_locked_out() -> None:
    """R-3: one who is away does not count, and neither does an empty table."""
    story = Story(locked(ann.player, bea.player, away=cem.player), 50)
    release_if_nobody_is_free(story)
    assert story.events == [LockOutsLifted(50)]
    for table in (locked(ann.player, bea.player), replace(locked(), seats=())):
        story = Story(table, 50)
        release_if_nobody_is_free(story)
        assert story.events == []
