"""The fold of a table's log. Never refuses."""

from collections.abc import Iterable
from typing import Literal

from msgspec.structs import replace

from tercet.engine import events as e
from tercet.engine.match import MatchEvent, MatchOpened, RoundCounted, evolve_match
from tercet.engine.value import Player
from tercet.tables.events import (
    AgainSaid,
    BotAdded,
    CalledAfter,
    CallsWeighed,
    PresenceChanged,
    SeatChanged,
    TableChanged,
    TableEvent,
    TableLocked,
    TableOpened,
    TablePaused,
)
from tercet.tables.gathering import Gathering, Sitter


def fold_table(events: Iterable[TableEvent]) -> Gathering:
    """The table after a whole log."""
    gathering: Gathering | None = None
    for event in events:
        gathering = evolve_table(gathering, event)
    assert gathering is not None
    return gathering


def evolve_table(gathering: Gathering | None, event: TableEvent) -> Gathering:
    """The table after one event. Nearly all events belong to the current match."""
    if isinstance(event, TableOpened):
        return _seated(Gathering(event.by, event.rules, event.options, event.at, sitters=(Sitter(event.by),)))
    assert gathering is not None
    match event:
        case TableChanged() | TableLocked() | TablePaused() | SeatChanged():
            return _agreed_on(gathering, event)
        case BotAdded(at, _, bot, level):
            return replace(gathering, at=at, sitters=(*gathering.sitters, Sitter(bot, level=level)))
        case AgainSaid(at, by):
            return replace(gathering, at=at, again=(*gathering.again, by))
        case PresenceChanged(at, by, present):
            return replace(_present(gathering, by, present), at=at)
        case CallsWeighed(at) | CalledAfter(at):
            return replace(gathering, at=at)
        case MatchOpened() | e.RoundOpened() | RoundCounted():
            return replace(_in_match(gathering, event), again=())  # what was wished for is there, or something else
        case _:
            return _people(_in_match(gathering, event), event)


def _agreed_on(gathering: Gathering, event: TableChanged | TableLocked | TablePaused | SeatChanged) -> Gathering:
    match event:
        case TableChanged(at, _, rules, options):
            return _seated(replace(gathering, at=at, rules=rules, options=options, again=()))
        case SeatChanged(at, by, role):
            sitters = tuple(replace(one, role=role) if one.player == by else one for one in gathering.sitters)
            return replace(gathering, at=at, sitters=sitters)
        case TableLocked(at, _, locked):
            return replace(gathering, at=at, locked=locked)
        case TablePaused(at, _, paused):
            return replace(gathering, at=at, paused=paused)


def _seated(gathering: Gathering) -> Gathering:
    """Who is judge after the host's choice: the host, a person already in the seat, or nobody."""
    if not gathering.judged:
        sitters = tuple(replace(one, role="player") for one in gathering.sitters)
    elif gathering.options.judge == "host":
        role: dict[bool, Literal["player", "judge"]] = {True: "judge", False: "player"}
        sitters = tuple(replace(one, role=role[one.player == gathering.host]) for one in gathering.sitters)
    else:
        return gathering
    return replace(gathering, sitters=sitters)


def _in_match(gathering: Gathering, event: MatchEvent) -> Gathering:
    match = gathering.match
    if isinstance(event, MatchOpened):
        return replace(gathering, at=event.at, match=evolve_match(None, event), matches=gathering.matches + 1)
    if match is None or match.ended:
        return replace(gathering, at=event.at)
    return replace(gathering, at=event.at, match=evolve_match(match, event))


def _people(gathering: Gathering, event: MatchEvent) -> Gathering:
    """People who join or leave a round also join or leave the table."""
    match event:
        case e.PlayerJoined(_, by, role) if gathering.sitter(by) is None:
            sitter = Sitter(by, "judge" if role == "judge" else "player")
            return replace(gathering, sitters=(*gathering.sitters, sitter))
        case e.PlayerLeft(_, by):
            return _present(gathering, by, False)
        case e.PlayerReturned(_, by):
            return _present(gathering, by, True)
        case e.PlayerRemoved(_, _, player):
            sitters = tuple(sitter for sitter in gathering.sitters if sitter.player != player)
            return replace(gathering, sitters=sitters, removed=(*gathering.removed, player))
        case e.HostChanged(_, _, player):
            return replace(gathering, host=player)
        case _:
            return gathering


def _present(gathering: Gathering, player: Player, present: bool) -> Gathering:
    sitters = tuple(
        replace(sitter, present=present) if sitter.player == player else sitter for sitter in gathering.sitters
    )
    return replace(gathering, sitters=sitters)
