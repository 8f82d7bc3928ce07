"""Calls that came close to each other, and how they were decided (S-7, R-14, G-15)."""

from typing import Literal

from msgspec import Struct

from tercet.cards.card import Card
from tercet.engine.events import (
    AllAsked,
    CallerAsked,
    CallExcused,
    CallFailed,
    CallsDisputed,
    FirstNamed,
    PointShared,
    SetCalled,
    SetTaken,
)
from tercet.engine.match import MatchEvent
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.record.lying import shown_in

Decided = Literal["order", "named", "all", "left"]


class CloseCall(Struct, frozen=True):
    """Two or more calls of which one was not over when the next came."""

    n: int  # the event with which the second call came
    at: int
    calls: tuple[tuple[Player, int], ...]  # who called, and when
    decided: Decided  # in order of the calls; the others named one; all showed; only one was left
    votes: tuple[tuple[Player, Player], ...]  # who named whom
    shown: tuple[tuple[Player, tuple[Card, ...]], ...]
    won: tuple[Player, ...]  # who got something for it
    excused: tuple[Player, ...]  # whose cards had been taken by an earlier caller
    failed: tuple[Player, ...]


class CallWatch:
    """Follows the calls of one round; the close ones are kept."""

    def __init__(self) -> None:
        self.close: list[CloseCall] = []
        self._told: list[tuple[int, MatchEvent]] = []  # what has happened since somebody called

    def tell(self, event: MatchEvent, n: int) -> None:
        """One more event."""
        if self._told or isinstance(event, SetCalled):
            self._told.append((n, event))

    def look(self, table: Table) -> None:
        """After a batch: are the calls over?"""
        if table.callers:
            return
        called = [(n, event) for n, event in self._told if isinstance(event, SetCalled)]
        if len(called) > 1:
            self.close.append(_close_call(called, [event for _, event in self._told]))
        self._told = []


def _close_call(called: list[tuple[int, SetCalled]], events: list[MatchEvent]) -> CloseCall:
    n, second = called[1]
    return CloseCall(
        n,
        second.at,
        tuple((event.by, event.at) for _, event in called),
        _decided(events),
        tuple((event.by, event.caller) for event in events if isinstance(event, FirstNamed)),
        tuple(dict.fromkeys(filter(None, map(shown_in, events)))),
        _by(events, SetTaken, PointShared),
        _by(events, CallExcused),
        _by(events, CallFailed),
    )


def _decided(events: list[MatchEvent]) -> Decided:
    """By the first thing that settled who may show."""
    if not any(isinstance(event, CallsDisputed) for event in events):
        return "order"
    for event in events:
        match event:
            case AllAsked():
                return "all"
            case CallerAsked(waiting=waiting):
                return "all" if waiting else "named" if _was_named(events, event.by) else "left"
            case _:
                pass
    return "left"


def _was_named(events: list[MatchEvent], by: Player) -> bool:
    return any(isinstance(event, FirstNamed) and event.caller == by for event in events)


def _by(
    events: list[MatchEvent], *kinds: type[SetTaken | PointShared | CallExcused | CallFailed]
) -> tuple[Player, ...]:
    return tuple(dict.fromkeys(event.by for event in events if isinstance(event, kinds)))
