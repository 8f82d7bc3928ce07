"""The penalty slot: what a wrong or late call costs, and how lock-outs end."""

from typing import assert_never

from tercet.engine.events import LockedOut, LockOutsLifted, PointsLost
from tercet.engine.rules import LockOut, LockOutFor, LosePoints, NoPenalty, PayOrLockOut
from tercet.engine.story import Story
from tercet.engine.value import Player


def punish(story: Story, by: Player, dearer: int | None = None) -> None:
    """Apply the penalty for a failed call; `dearer` is the price of a super round (S-12)."""
    match story.table.rules.penalty:
        case NoPenalty():
            pass
        case LosePoints(points):
            story.tell(PointsLost(story.at, by, points))
        case LockOut():
            lock_out(story, by)
        case LockOutFor(time_ms):
            story.tell(LockedOut(story.at, by, story.at + time_ms))
        case PayOrLockOut(points):
            if not pay(story, by, dearer or points):
                lock_out(story, by)
        case unknown:
            assert_never(unknown)


def pay(story: Story, by: Player, points: int) -> bool:
    """Discard points, as many as the player has: nobody can have fewer than zero (S-16)."""
    seat = story.table.seat(by)
    assert seat is not None
    paid = min(points, seat.points)
    if paid > 0:
        story.tell(PointsLost(story.at, by, paid, seat.taken[-paid:]))
    return paid > 0


def lock_out(story: Story, by: Player) -> None:
    """The player may not call; but if that leaves nobody, all may play again (R-3)."""
    story.tell(LockedOut(story.at, by))
    release_if_nobody_is_free(story)


def release_if_nobody_is_free(story: Story) -> None:
    """If every present player is locked out, nobody could play on (R-3)."""
    present = [seat for seat in story.table.seats if seat.present and seat.role == "player"]
    if present and all(seat.locked_out for seat in present):
        story.tell(LockOutsLifted(story.at))


def lift_lock_outs(story: Story) -> None:
    """Another player has found a SET (E-4, S-5)."""
    for seat in story.table.seats:
        if seat.locked_out:
            story.tell(LockOutsLifted(story.at))
            return
