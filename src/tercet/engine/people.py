"""Joining late, leaving, returning and being removed, without ever stopping the table."""

from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.claims import settle_all, settle_dispute
from tercet.engine.commands import HandOver, Join, Leave, Remove, Return
from tercet.engine.facts import has_judge
from tercet.engine.refusals import Refusal
from tercet.engine.slots import dealing, super_round, turning, verdict
from tercet.engine.slots.penalty import release_if_nobody_is_free
from tercet.engine.steps import end_super_round, fail, go_on, ruling, settle_no_set, take_or_fail
from tercet.engine.story import Story
from tercet.engine.table import AllShow, Called, Disputed, Over, Pointed, Reached, Searching, Table
from tercet.engine.value import Player


def join(story: Story, command: Join) -> Refusal | None:
    """Give a newcomer a seat, if there is one left (R-16)."""
    table = story.table
    seat = table.seat(command.by)
    if seat is not None:
        return no.REMOVED if seat.removed else no.HERE_ALREADY if seat.present else no.AWAY
    if command.role == "judge":
        refusal = no.HAS_JUDGE if table.judge else None if has_judge(table.rules) else no.NOT_HERE
    elif command.role == "player":
        sitting = sum(seat.role != "judge" and not seat.removed for seat in table.seats)
        refusal = no.FULL if sitting >= table.rules.seats.most else None
    else:
        refusal = no.NOT_HERE
    if refusal is None:
        story.tell(e.PlayerJoined(story.at, command.by, command.role))
    return refusal


def leave(story: Story, command: Leave) -> Refusal | None:
    """A player who leaves keeps the points, and nobody has to wait for them."""
    story.tell(e.PlayerLeft(story.at, command.by))
    go_on_without(story, command.by)
    return None


def come_back(story: Story, command: Return) -> Refusal | None:
    """A player returns to the seat that was kept."""
    seat = story.table.seat(command.by)
    if seat is None:
        return no.NOT_SEATED
    if seat.removed:
        return no.REMOVED
    if seat.present:
        return no.HERE_ALREADY
    if seat.role == "judge" and story.table.judge:
        return no.HAS_JUDGE
    story.tell(e.PlayerReturned(story.at, command.by))
    if not isinstance(story.table.phase, Over):
        release_if_nobody_is_free(story)
    return None


def remove(story: Story, command: Remove) -> Refusal | None:
    """The host removes a player for good."""
    table = story.table
    if command.by != table.acting_host:
        return no.HOST_ONLY
    seat = table.seat(command.player)
    if seat is None or seat.removed:
        return no.NO_SUCH_PLAYER
    if command.player in (command.by, table.host):
        return no.HOST_STAYS
    story.tell(e.PlayerRemoved(story.at, command.by, command.player))
    go_on_without(story, command.player)
    return None


def hand_over(story: Story, command: HandOver) -> Refusal | None:
    """Make another person the host."""
    if command.by != story.table.acting_host:
        return no.HOST_ONLY
    seat = story.table.seat(command.player)
    if seat is None or not seat.present:
        return no.NO_SUCH_PLAYER
    story.tell(e.HostChanged(story.at, command.by, command.player))
    return None


def go_on_without(story: Story, player: Player) -> None:
    """A call of theirs counts as one without a SET (R-2); nothing waits for them any more (R-3, R-4, R-10)."""
    if isinstance(story.table.phase, Over):
        return
    _replace_dealer(story, player)
    turning.turn_back_all(story, player)
    if player in story.table.waiting:
        fail(story, player, "left")
    _settle_call_without(story, player)
    if isinstance(story.table.phase, Over):
        return
    release_if_nobody_is_free(story)
    dealing.take_flips_voted_off(story)
    if isinstance(story.table.phase, Searching) and super_round.deserted(story.table):
        end_super_round(story)
    settle_no_set(story)


def _settle_call_without(story: Story, player: Player) -> None:
    match story.table.phase:
        case Called(by) | Reached(by) if by == player:
            fail(story, player, "left")
            go_on(story)
        case Pointed() as phase:
            _rule_without(story, phase, player)
        case Disputed(callers):
            if player in callers:
                fail(story, player, "left")
            settle_dispute(story, time_up=False)
        case AllShow():
            settle_all(story)
        case _:
            pass


def _rule_without(story: Story, phase: Pointed, player: Player) -> None:
    """The last player whose verdict was awaited has left; or the judge has, and the players are asked instead."""
    right = ruling(story.table, phase, time_up=False)
    if right is not None:
        take_or_fail(story, phase.by, phase.cards, right)
        return
    seat = story.table.seat(player)
    if seat is not None and seat.role == "judge":
        story.tell(e.VerdictAwaited(story.at, story.at + verdict.wait_ms(story.table)))


def _replace_dealer(story: Story, player: Player) -> None:
    """The next in order deals, if at least two are present: one to deal, one to play (R-10)."""
    table = story.table
    if player != table.dealer or len(table.others(player)) < 2:
        return
    following = next_in_order(table, player)
    if following is not None:
        story.tell(e.DealerChanged(story.at, following))


def next_in_order(table: Table, player: Player) -> Player | None:
    """The next present player on the left who is not busy with a call."""
    order = [seat.player for seat in table.seats]
    start = order.index(player)
    there = [other for other in table.others(player) if other not in table.callers]
    return next((other for other in order[start + 1 :] + order[:start] if other in there), None)
