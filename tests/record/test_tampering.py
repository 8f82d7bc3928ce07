"""Whoever changes a card in a record is found out, also where new seals were made."""

import re
from random import Random

import pytest
from msgspec import json

from tercet.cards.card import Card
from tercet.cards.deck import deck_of
from tercet.cards.kinds import NUMBER, kind_of
from tercet.engine.match import MatchEvent
from tercet.record.codec import BrokenRecord, Line, read_record, write_record
from tercet.record.replay import prove, replay
from tests.record.samples import WITH_CARDS, events_of, text_of

TRIES = 30
REACH = 1  # a deck stands right after the opening to which it belongs
QUOTED = re.compile(r'"([-\w]{4,6})"')


def codes_in(line: str) -> list[re.Match[str]]:
    """Where a line names a card of any kind."""
    return [quoted for quoted in QUOTED.finditer(line) if quoted[1] in NUMBER]


def one_letter_away(card: str) -> list[str]:
    """The cards that differ in one byte."""
    kind = kind_of(Card(card))
    places = enumerate(kind.letters)
    near = [card[:n] + letter + card[n + 1 :] for n, letters in places for letter in letters if letter != card[n]]
    return [code for code in near if code in deck_of(kind)]  # there is no card without dots


def lying_before(events: tuple[MatchEvent, ...], number: int) -> set[Card]:
    """The cards on the table, and those that a chain may link to, before an event."""
    table = replay(events, number - 1).table if number > 1 else None
    return {*table.cards, *(table.finds[-1] if table.finds else ())} if table else set()


def tampered(name: str, dice: Random) -> tuple[int, str]:
    """The record with one byte of one card changed to a card that was not there, and the line of it; seals left."""
    lines = text_of(name).splitlines()
    number = dice.choice([n for n, line in enumerate(lines) if codes_in(line)])
    code = dice.choice(codes_in(lines[number]))
    there = lying_before(events_of(name), number)
    others = [card for card in one_letter_away(code[1]) if card not in there and f'"{card}"' not in lines[number]]
    # where the whole deck stands in the line, no other card exists: one is there twice then
    card = dice.choice(others or one_letter_away(code[1]))
    lines[number] = f'{lines[number][: code.start()]}"{card}"{lines[number][code.end() :]}'
    return number + 1, "\n".join(lines) + "\n"


def sealed_anew(text: str) -> str:
    """The same lines with seals that fit."""
    events = []
    for line in text.splitlines()[1:]:
        events.append(json.decode(json.decode(line, type=Line).event, type=MatchEvent))
    return write_record(events)


@pytest.mark.parametrize("name", WITH_CARDS)
def test_a_changed_card_is_found_out_by_the_seal(name: str) -> None:
    dice = Random(name)
    for _ in range(TRIES):
        line, text = tampered(name, dice)
        with pytest.raises(BrokenRecord, match=f"^Line {line} is not as it was written: its seal does not match.$"):
            read_record(text)


@pytest.mark.parametrize("name", WITH_CARDS)
def test_a_changed_card_is_found_out_by_playing_again_where_the_seals_were_made_anew(name: str) -> None:
    dice = Random(name)
    for _ in range(TRIES):
        line, text = tampered(name, dice)
        events = read_record(sealed_anew(text))
        with pytest.raises(BrokenRecord, match=r"^Event \d+, ") as refusal:
            prove(events)
        found = int(str(refusal.value).split(",")[0].removeprefix("Event "))
        assert abs(found - (line - 1)) <= REACH, f"line {line} was changed: {refusal.value}"
