"""A match followed event by event: who took what in each round, since when it lay there, and which calls failed."""

from collections.abc import Callable, Iterable
from typing import Final, TypeGuard, TypeVar, get_args

from msgspec import Struct

from tercet.engine.events import (
    CallFailed,
    ClaimSeen,
    FailedBecause,
    PointShared,
    RoundEnded,
    RoundEvent,
    RoundOpened,
    SetCalled,
    SetPointed,
    SetShown,
    SetTaken,
)
from tercet.engine.evolve import evolve, opened
from tercet.engine.facts import unseen
from tercet.engine.match import MatchEvent, RoundCounted
from tercet.engine.slots.pattern import Find
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.record.lying import Batch, Watch, batches, shown_in
from tercet.record.since import Since

OF_ROUND: Final = frozenset(get_args(RoundEvent))
TELL: Final = frozenset(
    [SetCalled, SetPointed, SetShown, ClaimSeen, SetTaken, PointShared, CallFailed, RoundEnded, RoundCounted]
)


class Taken(Struct, frozen=True):
    """A find that was taken. From `since` to `called` everyone could have seen it."""

    n: int  # the number of the event, from 1
    at: int  # when it was taken, which may be long after the call where people rule
    called: int  # when its finder called, or pointed where nobody calls
    by: Player
    cards: Find  # as they were pointed at; with a real deck as they were seen, none if nobody looked
    since: int | None  # when they first lay there together for all to see; None if they never did before

    @property
    def after_ms(self) -> int | None:
        """How long it took to see; None where nobody could have seen it before."""
        return None if self.since is None else max(0, self.called - self.since)


class Failed(Struct, frozen=True):
    """A call that failed, and the cards that were shown."""

    n: int
    at: int
    by: Player
    why: FailedBecause
    cards: Find


class FollowedRound:
    """Gathers what is known of one round, event by event."""

    def __init__(self, began: int, watch: Watch | Since) -> None:
        self.began, self.counted = began, False
        self.ended: int | None = None
        self._watch = watch
        self.taken: list[Taken] = []
        self.failed: list[Failed] = []
        self._called: dict[Player, int] = {}
        self._searched: dict[Player, int] = {}
        self._shown: dict[Player, Find] = {}

    def tell(self, event: MatchEvent, n: int, table: Table) -> None:
        """One more event; the table is as it was before it."""
        if type(event) not in TELL:  # most of them
            return
        if shown := shown_in(event):
            self._show(*shown, event.at)
        if type(event) is SetTaken or type(event) is PointShared:
            self._take(event, n, table)
        elif type(event) is SetPointed:
            self._point(event, table)
        elif type(event) is SetCalled:
            self._called[event.by], self._searched[event.by] = event.at, table.since
        elif type(event) is CallFailed:
            self._fail(event, n)
        elif type(event) is RoundEnded:
            self.ended = event.at
        else:
            self.counted |= type(event) is RoundCounted

    def look(self, table: Table, batch: Batch) -> None:
        """The table after all that a command has caused."""
        self._watch.look(table, batch)

    def _show(self, by: Player, cards: Find, at: int) -> None:
        self._called.setdefault(by, at)
        self._shown[by] = cards
        self._watch.since(by, cards)

    def _point(self, event: SetPointed, table: Table) -> None:
        """Where nobody calls, this is the call."""
        if event.by not in self._searched:
            self._called.setdefault(event.by, event.at)
            self._searched[event.by] = table.since

    def _take(self, event: SetTaken | PointShared, n: int, table: Table) -> None:
        by, cards, at = event.by, event.cards, event.at
        lies = self._watch.since(by, cards)
        called, searched = self._called.pop(by, at), self._searched.pop(by, None)
        since = _first(lies, searched if cards and unseen(table.rules.deck) else None)
        self.taken.append(Taken(n, at, called, by, cards, since))
        self._shown.pop(by, None)

    def _fail(self, event: CallFailed, n: int) -> None:
        by = event.by
        self.failed.append(Failed(n, event.at, by, event.why, self._shown.pop(by, ())))
        self._called.pop(by, None)
        self._searched.pop(by, None)


def _first(lies: int | None, searched: int | None) -> int | None:
    """When the cards first lay there: real ones, at the latest when the layout had last changed before the call."""
    return lies if searched is None else searched if lies is None else min(lies, searched)


Round = TypeVar("Round", bound=FollowedRound)


def follow(events: Iterable[MatchEvent], begin: Callable[[int], Round]) -> list[Round]:
    """The rounds of a match, or of as much of it as has been played; each begins at an instant."""
    table: Table | None = None
    rounds: list[Round] = []
    for batch in batches(events):
        for n, event in enumerate(batch.events, batch.last - len(batch.events) + 1):
            if type(event) is RoundOpened:
                rounds.append(begin(event.at))
                table = opened(event)
            elif table:
                rounds[-1].tell(event, n, table)
                table = evolve(table, event) if _is_of_round(event) else table
        if table:
            rounds[-1].look(table, batch)
    return rounds


def _is_of_round(event: MatchEvent) -> TypeGuard[RoundEvent]:
    return type(event) in OF_ROUND
