"""What lay there to be found, from when to when, and who saw it.

A moment is the table after all that one command has caused: what is there only between two events of such a batch,
nobody can see. With cards face down only those that are turned up count, for everyone sees these (M-11); in a chain
only what the rules allow after the find before (M-1). Of a real deck those cards count that somebody has seen there. A
find is left out once nothing is known of it: nobody saw which cards were taken, or a later look shows others.
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import replace

from tercet.cards.card import FACE_DOWN, Card
from tercet.engine.events import (
    CardsTakenOff,
    ClaimSeen,
    RoundEnded,
    Said,
    SetCalled,
    SetPointed,
    SetShown,
    SetTaken,
    TurnedBack,
)
from tercet.engine.facts import lies_face_down, unseen
from tercet.engine.match import CountAgreed, MatchEvent, MatchOpened
from tercet.engine.slots.pattern import Find, finds_here, in_reach
from tercet.engine.table import Over, Table
from tercet.engine.value import Player
from tercet.engine.view import shown_table

Gone = Literal["taken", "linked", "off", "turned", "over"]
BEGINS: Final = frozenset([*get_args(Said), MatchOpened, CountAgreed])


class Lying(Struct, frozen=True):
    """A find that lay there: its cards in order of their places, those of the find before it first."""

    cards: Find
    since: int
    since_n: int  # the event after which it lay there, counted from 1
    until: int
    until_n: int  # the event after which it did no longer
    gone: Gone  # why: a card was taken; the chain went on elsewhere; cards off, or turned back; the round was over
    by: Player | None  # who took the card, or went on elsewhere
    broken: Find  # with which find
    seen_by: tuple[Player, ...]  # those who took it or pointed it out; nobody if it is empty


class Batch(Struct, frozen=True):
    """What one command has caused; `last` is the number of its last event."""

    events: tuple[MatchEvent, ...]
    last: int

    @property
    def at(self) -> int:
        """The instant of all its events."""
        return self.events[0].at


def batches(events: Iterable[MatchEvent]) -> Iterator[Batch]:
    """The events of a log, command by command."""
    batch: list[MatchEvent] = []
    n = 0
    for n, event in enumerate(events, 1):
        if batch and type(event) in BEGINS:
            yield Batch(tuple(batch), n - 1)
            batch = []
        batch.append(event)
    if batch:
        yield Batch(tuple(batch), n)


def in_sight(table: Table) -> list[Find]:
    """Everything that can be found now among the cards that everyone sees."""
    return [] if isinstance(table.phase, Over) else finds_here(face_up(table))


def face_up(table: Table) -> Table:
    """The table with only those cards that everyone sees."""
    if not lies_face_down(table.rules):
        return as_seen(table)
    return as_seen(replace(table, layout=tuple(card for card in shown_table(table).layout if card != FACE_DOWN)))


def as_seen(table: Table) -> Table:
    """The table with those cards of a real deck that somebody has seen; any other as it is."""
    return replace(table, layout=tuple([card for card, _ in table.seen])) if unseen(table.rules.deck) else table


def all_that_lies(table: Table) -> object:
    """What decides what can be found: as long as this is equal, nothing has come or gone."""
    return table.layout, table.seen, table.turned, len(table.finds), type(table.phase) is Over


class Watch:
    """Keeps what lies there in one round, batch by batch."""

    def __init__(self) -> None:
        self.here: dict[frozenset[Card], Lying] = {}
        self.gone: list[Lying] = []
        self._looked_at: object = None

    def see(self, by: Player, cards: Find) -> Lying | None:
        """Somebody takes this or points it out: what lies there, or lay there last."""
        key = frozenset(cards)
        if lies := self.here.get(key):
            self.here[key] = lies = _seen(lies, by)
            return lies
        for n in range(len(self.gone) - 1, -1, -1):
            if frozenset(self.gone[n].cards) == key:
                self.gone[n] = _seen(self.gone[n], by)
                return self.gone[n]
        return None

    def since(self, by: Player, cards: Find) -> int | None:
        """The same: since when it lies there, or lay there last."""
        lies = self.see(by, cards)
        return lies.since if lies else None

    def look(self, table: Table, batch: Batch) -> None:
        """The table after a batch: what is there now, and what is no longer."""
        if (lies := all_that_lies(table)) == self._looked_at:
            return
        self._looked_at = lies
        now = {*map(frozenset, in_sight(table))}
        for key in [key for key in self.here if key not in now]:
            ended = _ended(self.here.pop(key), table, batch)
            if is_known(key, table, batch):
                self.gone.append(ended)
        if come := now - self.here.keys():
            order = {card: n for n, card in enumerate(filter(None, _in_order(as_seen(table))))}
            for key in come:
                cards = tuple(sorted(key, key=order.__getitem__))
                self.here[key] = Lying(cards, batch.at, batch.last, batch.at, batch.last, "over", None, (), ())


def _in_order(table: Table) -> list[Card | None]:
    """The cards in reach, those of the find before first."""
    reach = in_reach(table)
    return [*reach[len(table.layout) :], *table.layout]


def shown_in(event: MatchEvent) -> tuple[Player, Find] | None:
    """Who shows which cards with this event."""
    if type(event) is SetPointed or type(event) is SetShown:
        return (event.by, event.cards) if event.cards else None
    if type(event) is SetCalled:
        return (event.by, event.touched) if event.touched else None
    if type(event) is ClaimSeen:
        return event.caller, tuple([card for card, _ in event.cards])
    return None


def is_known(gone: frozenset[Card], table: Table, batch: Batch) -> bool:
    """Did a find that is gone lie there until this moment? Of real cards only if somebody saw how it went."""
    return not unseen(table.rules.deck) or any(
        isinstance(event, RoundEnded) or (isinstance(event, SetTaken) and not gone.isdisjoint(event.cards))
        for event in batch.events
    )


def _seen(lying: Lying, by: Player) -> Lying:
    return lying if by in lying.seen_by else replace(lying, seen_by=(*lying.seen_by, by))


def _ended(lying: Lying, table: Table, batch: Batch) -> Lying:
    """The same, with its end and the reason of it."""
    takes = [event for event in batch.events if isinstance(event, SetTaken)]
    breaks = next((take for take in takes if not set(take.cards).isdisjoint(lying.cards)), None)
    take = breaks or (takes[0] if takes and table.rules.pattern.linked else None)
    by, broken = (take.by, take.cards) if take else (None, ())
    return replace(lying, until=batch.at, until_n=batch.last, gone=_why(breaks, take, batch), by=by, broken=broken)


def _why(breaks: SetTaken | None, take: SetTaken | None, batch: Batch) -> Gone:
    if breaks:
        return "taken"
    if take:
        return "linked"
    kinds = {type(event) for event in batch.events}
    return "off" if CardsTakenOff in kinds else "turned" if TurnedBack in kinds else "over"
