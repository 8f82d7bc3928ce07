"""Stored decks, and in how many ways 1 to 6 SETs can be taken from them in a row: the engine still says the same."""

from pathlib import Path

import pytest
from msgspec import Struct

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tests.perft.counting import LONGEST, counts, obvious_ways, opened, rules_of

OBVIOUS = 3  # this many SETs in a row are counted the obvious way as well


class StoredCount(Struct, frozen=True):
    """One deck and its counts."""

    rules: str
    size: int
    deck: tuple[Card, ...]
    ways: list[int]


def stored() -> list[StoredCount]:
    """Every entry of every .perft file: four lines each, with an empty line between."""
    entries: list[StoredCount] = []
    for path in sorted(Path(__file__).parent.glob("*.perft")):
        for block in path.read_text().strip().split("\n\n"):
            said = dict(line.split(" ", 1) for line in block.splitlines() if not line.startswith("#"))
            numbers = [int(number) for number in said["ways"].split()]
            entries.append(StoredCount(said["rules"], int(said["size"]), read_cards(said["deck"]), numbers))
    return entries


STORED = stored()


@pytest.mark.parametrize("entry", STORED, ids=[f"{entry.rules} {entry.size} {entry.deck[0]}" for entry in STORED])
def test_sets_can_be_taken_in_as_many_ways_as_ever(entry: StoredCount) -> None:
    found = counts(opened(rules_of(entry.rules, entry.size), entry.deck))
    assert found == entry.ways
    layout, deck = [*entry.deck[: entry.size]], [*entry.deck[entry.size :]]
    assert found[:OBVIOUS] == [obvious_ways(layout, deck, entry.size, count) for count in range(1, OBVIOUS + 1)]


def test_three_decks_or_more_are_stored_of_every_size() -> None:
    for rules, cards in (("classic", 81), ("easy", 27), ("beginner", 27)):
        entries = [entry for entry in STORED if entry.rules == rules]
        assert len({entry.deck for entry in entries}) >= 3
        assert all(len(entry.deck) == cards and len(entry.ways) == LONGEST for entry in entries)
