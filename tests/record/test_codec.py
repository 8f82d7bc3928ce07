"""A record reads back as it was written, and a broken one is refused in one sentence that names the line."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.cards.card import Card
from tercet.cards.deck import deck_of
from tercet.cards.kinds import kind_of
from tercet.engine.match import MatchOpened
from tercet.engine.value import Player
from tercet.record.codec import BrokenRecord, read_record, write_record
from tercet.rulesets.catalogue import RULE_SETS
from tests.record.samples import NAMES, WITH_CARDS, events_of, text_of
from tests.support.reasons import english

HEADER = '{"record":"tercet","version":1}\n'
SOME = text_of("puzzle")
names = st.text(st.characters(exclude_categories=["Cs"])).map(Player)


def why_refused(text: str) -> str:
    """What is said about a broken record: one sentence or two, on one line."""
    with pytest.raises(BrokenRecord) as refusal:
        read_record(text)
    why = english(refusal.value.reason)
    assert why.endswith(".")
    assert "\n" not in why
    assert len(why) < 300
    return why


@pytest.mark.parametrize("name", NAMES)
def test_a_record_reads_back_as_it_was_written(name: str) -> None:
    events = events_of(name)
    assert read_record(write_record(events)) == list(events)


@given(names, names)
def test_a_name_may_hold_any_letter(host: Player, player: Player) -> None:
    events = [MatchOpened(0, host, RULE_SETS["classic"].rules, (player,), None, 1)]
    assert read_record(write_record(events)) == events


def test_a_record_written_on_another_system_reads_the_same() -> None:
    assert read_record(SOME.replace("\n", "\r\n")) == read_record(SOME)


def test_an_empty_record_is_refused() -> None:
    assert why_refused("") == "This record is empty."


@pytest.mark.parametrize(
    "text", ["\n", "a shopping list\n", "\0" * 99, bytes(range(256)).decode("latin-1"), "[" * 99_999, "\udc80", "{}"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert why_refused(text) == "Line 1 does not say that this is a record of Tercet."


def test_a_record_of_something_else_is_refused() -> None:
    text = SOME.replace('"tercet"', '"tercel"', 1)
    assert why_refused(text) == "Line 1 does not say that this is a record of Tercet."


def test_a_record_of_another_version_is_refused() -> None:
    assert "version 2" in why_refused(SOME.replace('"version":1', '"version":2'))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x" * 5_000_000,
        "[" * 99_999,
        '{"n":1,"event":' + "[" * 99_999 + "]" * 99_999 + ',"seal":""}',
        '{"n":' + "9" * 9_999 + ',"event":{},"seal":""}',
        '{"n":1,"event":{"type":"TimeRanOut","at":1e999},"seal":""}',
        '{"n":1,"event":{"type":"CardsEaten","at":1},"seal":""}',
        '{"n":1,"event":{"type":"TimeRanOut","at":1,"by":"ann"},"seal":""}',
        '{"n":1,"seal":""}',
        "\udc80",
    ],
    ids=[
        "empty",
        "giant",
        "deep",
        "deep event",
        "giant number",
        "endless",
        "unknown",
        "too much",
        "lacking",
        "no text",
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    assert why_refused(HEADER + line + "\n").startswith("Line 2 cannot be read: ")


def test_a_line_that_was_cut_off_is_named() -> None:
    cut = SOME[: SOME.rindex("}")]
    assert why_refused(cut).startswith(f"Line {cut.count(chr(10)) + 1} cannot be read: ")


def test_a_lost_line_is_noticed() -> None:
    lines = SOME.splitlines(keepends=True)
    assert why_refused("".join(lines[:3] + lines[4:])) == (
        "Line 4 has event 4, not event 3: a line is missing or was moved."
    )


def test_lines_in_another_order_are_noticed() -> None:
    lines = SOME.splitlines(keepends=True)
    lines[4], lines[5] = lines[5], lines[4]
    assert why_refused("".join(lines)).startswith("Line 5 has event 5, not event 4")


@pytest.mark.parametrize("name", WITH_CARDS)
def test_a_changed_card_breaks_the_seal_of_its_line(name: str) -> None:
    lines = text_of(name).splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if '"CardsDealt"' in line)
    dealt = re.search(r'"cards":\["([^"]+)"', lines[number - 1])
    assert dealt
    another = next(card for card in deck_of(kind_of(Card(dealt[1]))) if card != dealt[1])
    lines[number - 1] = lines[number - 1].replace(f'"{dealt[1]}"', f'"{another}"', 1)
    assert why_refused("".join(lines)) == f"Line {number} is not as it was written: its seal does not match."


@given(st.data())
def test_no_single_change_of_a_byte_goes_unnoticed_or_crashes(data: st.DataObject) -> None:
    whole = SOME.encode()
    place = data.draw(st.integers(0, len(whole) - 2))  # the very last byte ends the last line
    byte = data.draw(st.integers(0, 255).filter(lambda byte: byte != whole[place]))
    changed = whole[:place] + bytes([byte]) + whole[place + 1 :]
    text = changed.decode(errors="surrogateescape")
    if chr(byte).isspace() and reads_the_same(text):
        return  # white space between two words of JSON means nothing
    why_refused(text)


def reads_the_same(text: str) -> bool:
    """Is it a record, and of the same game?"""
    try:
        return read_record(text) == read_record(SOME)
    except BrokenRecord:
        return False
