"""The fold of a table's log. Never refuses."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

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
    """The table after one event. Nearly all events belong to the current match, and change nothing else."""
    if type(event) is TableOpened:
        return _seated(Gathering(event.by, event.rules, event.options, event.at, sitters=(Sitter(event.by),)))
    assert gathering is not None
    change = CHANGES.get(type(event), _in_match)
    return change(gathering, event)


def _changed(gathering: Gathering, event: TableChanged) -> Gathering:
    return _seated(replace(gathering, at=event.at, rules=event.rules, options=event.options, again=()))


def _seat_changed(gathering: Gathering, event: SeatChanged) -> Gathering:
    sitters = tuple(replace(one, role=event.role) if one.player == event.by else one for one in gathering.sitters)
    return replace(gathering, at=event.at, sitters=sitters)


def _bot_added(gathering: Gathering, event: BotAdded) -> Gathering:
    return replace(gathering, at=event.at, sitters=(*gathering.sitters, Sitter(event.bot, level=event.level)))


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
    if match is None or match.ended:
        return replace(gathering, at=event.at)
    return replace(gathering, at=event.at, match=evolve_match(match, event))


def _match_opened(gathering: Gathering, event: MatchOpened) -> Gathering:
    match = evolve_match(None, event)
    return replace(gathering, at=event.at, match=match, matches=gathering.matches + 1, again=())


def _agreed(gathering: Gathering, event: e.RoundOpened | RoundCounted) -> Gathering:
    """What was wished for is there, or something else."""
    return replace(_in_match(gathering, event), again=())


# People who join or leave a round also join or leave the table.
def _joined(gathering: Gathering, event: e.PlayerJoined) -> Gathering:
    after = _in_match(gathering, event)
    if gathering.sitter(event.by) is not None:
        return after
    return replace(after, sitters=(*after.sitters, Sitter(event.by, "judge" if event.role == "judge" else "player")))


def _removed(gathering: Gathering, event: e.PlayerRemoved) -> Gathering:
    sitters = tuple(sitter for sitter in gathering.sitters if sitter.player != event.player)
    return replace(_in_match(gathering, event), sitters=sitters, removed=(*gathering.removed, event.player))


def _present(gathering: Gathering, player: Player, present: bool) -> Gathering:
    sitters = tuple(
        replace(sitter, present=present) if sitter.player == player else sitter for sitter in gathering.sitters
    )
    return replace(gathering, sitters=sitters)


# All other events belong to the match.
CHANGES: Final[dict[type, Callable[[Gathering, Any], Gathering]]] = {
    TableChanged: _changed,
    SeatChanged: _seat_changed,
    BotAdded: _bot_added,
    TableLocked: lambda gathering, event: replace(gathering, at=event.at, locked=event.locked),
    TablePaused: lambda gathering, event: replace(gathering, at=event.at, paused=event.paused),
    AgainSaid: lambda gathering, event: replace(gathering, at=event.at, again=(*gathering.again, event.by)),
    PresenceChanged: lambda gathering, event: replace(_present(gathering, event.by, event.present), at=event.at),
    CallsWeighed: lambda gathering, event: replace(gathering, at=event.at),
    CalledAfter: lambda gathering, event: replace(gathering, at=event.at),
    MatchOpened: _match_opened,
    e.RoundOpened: _agreed,
    RoundCounted: _agreed,
    e.PlayerJoined: _joined,
    e.PlayerLeft: lambda gathering, event: _present(_in_match(gathering, event), event.by, False),
    e.PlayerReturned: lambda gathering, event: _present(_in_match(gathering, event), event.by, True),
    e.PlayerRemoved: _removed,
    e.HostChanged: lambda gathering, event: replace(_in_match(gathering, event), host=event.player),
}
