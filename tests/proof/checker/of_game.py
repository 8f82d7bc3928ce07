"""What must be true of the game in a log: it can be replayed, keeps its cards, and follows the rules."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tercet.cards.card import Card
from tercet.cards.kinds import BOX, kind_of
from tercet.engine.events import PilesSet, RoundOpened, SetTaken
from tercet.engine.match import Match, MatchEvent, MatchOpened, event_on_layout
from tercet.engine.rules import ByEngine
from tercet.engine.slots.pattern import seeks_sets
from tercet.engine.table import Table
from tercet.record.codec import BrokenRecord
from tercet.record.laws import all_cards
from tercet.record.replay import prove
from tercet.server.live.entries import read_entry
from tercet.storage.store import Entry
from tercet.tables.events import TableEvent
from tercet.tables.evolve import evolve_table
from tercet.tables.gathering import Gathering
from tercet.tables.view import matches_in
from tests.proof.checker.evidence import Violation

Read = Sequence[Sequence[TableEvent]]
"""The events of each entry."""


def read_all(table: str, entries: Sequence[Entry], wrong: list[Violation]) -> Read:
    """The events of each entry, as far as they can be read."""
    read: list[Sequence[TableEvent]] = []
    for entry in entries:
        try:
            read.append(read_entry(entry.body))
        except (msgspec.DecodeError, UnicodeError) as error:
            wrong.append(Violation("unreadable", table, f"Entry {entry.seq} cannot be read: {error}."))
            break
    return read


def replayed(table: str, read: Read, wrong: list[Violation]) -> Iterator[Gathering]:
    """The table after each entry, as far as the log makes sense; cards are counted on the way."""
    now: Gathering | None = None
    cards = CardCount()
    for seq, events in enumerate(read, 1):
        try:
            for event in events:
                cards.hear(event)
                now = evolve_table(now, event)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            wrong.append(Violation("unreadable", table, f"Entry {seq} makes no sense after those before it ({why})."))
            return
        assert now is not None
        if not cards.are_kept(now.match):
            wrong.append(Violation("cards", table, f"After entry {seq} a card is missing or there twice."))
        yield now


class CardCount:
    """The deck of the round that is played, counted again after each entry."""

    def __init__(self) -> None:
        self._deck: frozenset[Card] = frozenset()

    def hear(self, event: TableEvent) -> None:
        """A new round has a new deck, which lies in its piles at first."""
        match event:
            case RoundOpened():
                self._deck = frozenset()
            case PilesSet(piles=piles) if not self._deck:
                self._deck = frozenset(card for pile in piles for card in pile.top(pile.left))
            case _:
                pass

    def are_kept(self, match: Match | None) -> bool:
        """Is every card of the deck somewhere, and in one place only? A real deck is not ours to count."""
        if match is None or match.table is None or not self._deck:
            return True
        return all(self._is_whole(table) for table in (match.table, *match.own.values()))

    def _is_whole(self, table: Table) -> bool:
        cards = all_cards(table)
        return len(cards) == len(self._deck) and self._deck.issubset(cards)


def verdicts_are_right(table: str, read: Read) -> Iterator[Violation]:
    """Every command of every match decided again gives the same; and every SET that was taken is one, by arithmetic."""
    for number, match in enumerate(matches_in(event for events in read for event in events), 1):
        try:
            prove(match)
        except BrokenRecord as broken:
            yield Violation("verdict", table, f"Match {number}: {broken}")
        for cards in not_sets(match):
            yield Violation("verdict", table, f"Match {number}: {' '.join(cards)} was taken and is no SET.")


def not_sets(match: Sequence[MatchEvent]) -> Iterator[tuple[Card, ...]]:
    """What was taken as a SET by the engine's verdict and is none."""
    opened = match[0] if match else None
    if not isinstance(opened, MatchOpened) or not isinstance(opened.rules.verdict, ByEngine):
        return
    if not seeks_sets(opened.rules.pattern):
        return
    for event in map(event_on_layout, match):
        if isinstance(event, SetTaken) and {*map(kind_of, event.cards)} == {BOX} and not is_set(event.cards):
            yield event.cards


def is_set(cards: Sequence[Card]) -> bool:
    """In each feature one value or three different ones."""
    return len(cards) == 3 and all(len({card[n] for card in cards}) != 2 for n in range(4))


def time_goes_on(table: str, read: Read) -> Iterator[Violation]:
    """No entry is earlier than the one before it."""
    last = 0
    for seq, events in enumerate(read, 1):
        if events and events[0].at < last:
            yield Violation("order", table, f"Entry {seq} happens at {events[0].at} ms, before entry {seq - 1}.")
        last = max([last, *(event.at for event in events)])


def records_agree(table: str, read: Read, given: Mapping[int, Sequence[MatchEvent]]) -> Iterator[Violation]:
    """What the server gives out as the record of a match is what the log has."""
    matches = matches_in(event for events in read for event in events) if given else []
    for number, record in given.items():
        if number > len(matches) or [*record] != matches[number - 1]:
            yield Violation("record", table, f"The record of match {number} is not what the log has.")
