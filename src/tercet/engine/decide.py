"""The entry point: which events a command causes at this table. Pure: nothing is changed or looked up."""

from collections.abc import Callable
from typing import Any, Final

from tercet.engine import asking, claims, clock, disputes, laying, looking, people, turning
from tercet.engine import commands as c
from tercet.engine import refusals as no
from tercet.engine.events import RoundEvent
from tercet.engine.refusals import Refusal
from tercet.engine.story import Story
from tercet.engine.table import Over, Table

Move = Callable[[Story, Any], Refusal | None]

# Allowed for players who are not locked out.
PLAYED: Final[dict[type, Move]] = {
    c.Call: claims.call,
    c.Point: claims.point,
    c.Turn: turning.turn,
    c.SayNoSet: asking.say_no_set,
    c.StakeOnNext: laying.stake,
    c.AskHint: asking.ask_hint,
}
# Allowed for players, locked out or not.
PLAYERS: Final[dict[type, Move]] = {
    c.Flip: laying.flip,
    c.Withdraw: claims.withdraw,
    c.TakePoint: disputes.take_point,
    c.NameFirst: disputes.name_first,
}
# Allowed for anyone at the table; each move checks the role itself.
SEATED: Final[dict[type, Move]] = {
    c.Rule: claims.rule,
    c.SeeLayout: looking.see_layout,
    c.SeeClaim: looking.see_claim,
    c.Deal: laying.deal,
    c.TakeOff: laying.take_off,
    c.TakeFlip: laying.take_flip,
    c.Leave: people.leave,
    c.Remove: people.remove,
    c.HandOver: people.hand_over,
    c.EndRound: asking.end_round,
}
# Allowed for people who are not seated.
COMING: Final[dict[type, Move]] = {c.Join: people.join, c.Return: people.come_back}
MOVES: Final = {**PLAYED, **PLAYERS, **SEATED, **COMING}
# Whether a claim would be refused.
CLAIMED: Final[dict[type, Callable[[Table, Any], Refusal | None]]] = {
    c.Call: claims.may_call,
    c.Point: claims.may_point,
}
# Also allowed between two rounds.
PEOPLE: Final = {c.Join, c.Return, c.Leave, c.Remove, c.HandOver}


def act(table: Table, command: c.Command) -> Story | Refusal:
    """The events of a command and the table afterwards; or a refusal."""
    kind = type(command)
    if type(table.phase) is Over and kind not in PEOPLE:
        return no.OVER
    if command.at < table.at:
        return no.BACK_IN_TIME
    story = Story(table, command.at)
    if kind is c.TimeUp:
        return clock.time_up(story) or story
    return _problem_with_sender(table, command, kind) or MOVES[kind](story, command) or story


def decide(table: Table, command: c.Command) -> list[RoundEvent] | Refusal:
    """Which events a command causes."""
    done = act(table, command)
    return done if isinstance(done, Refusal) else done.events


def may_claim(table: Table, command: c.Call | c.Point) -> Refusal | None:
    """Why this call or these cards would be refused now; None if they would be decided on."""
    if type(table.phase) is Over:
        return no.OVER
    kind = type(command)
    return _problem_with_sender(table, command, kind) or CLAIMED[kind](table, command)


def problem_with_saying(table: Table, command: c.Point | c.AskHint) -> Refusal | None:
    """Why this may not be said now by this player, whatever it is about."""
    if type(table.phase) is Over:
        return no.OVER
    return no.BACK_IN_TIME if command.at < table.at else _problem_with_sender(table, command, type(command))


def _problem_with_sender(table: Table, command: Any, kind: type) -> Refusal | None:
    """Why somebody in this place at the table cannot say this at all."""
    if kind in COMING:
        return None
    seat = table.seat(command.by)
    if seat is None:
        return no.NOT_SEATED
    if not seat.present:
        return no.REMOVED if seat.removed else no.AWAY
    if kind in SEATED:
        return None
    if seat.role != "player":
        return no.NOT_PLAYING
    locked = seat.locked_out or command.at < table.locked.get(command.by, 0)
    return no.LOCKED_OUT if locked and kind in PLAYED else None
