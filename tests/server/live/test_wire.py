"""The protocol: what is a message and what is none."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.client.messages import Told
from tercet.client.messages import read as read_by_client
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.server.live import wire
from tercet.tables.events import TableLocked
from tests.server.live.evening import payload

HELLO = {"type": "Hello", "v": 1, "table": "t"}
SAY = {"type": "Say", "id": "1", "say": {"type": "Call"}}


def test_a_hello_says_how_much_one_has_already() -> None:
    assert wire.read(json.dumps({**HELLO, "seq": 41}).encode()) == wire.Hello(1, "t", 41)
    assert wire.read(json.dumps(HELLO).encode()) == wire.Hello(1, "t", 0)


@pytest.mark.parametrize(
    "message",
    [
        {**HELLO, "more": 1},
        {**HELLO, "seq": -1},
        {**HELLO, "seq": 2**60},
        {**HELLO, "seq": "1"},
        {**HELLO, "table": "x" * 65},
        {**HELLO, "table": None},
        {**HELLO, "beside": [""]},
        {**HELLO, "beside": ["token"] * 12},
        {"type": "Hello"},
        {**SAY, "id": ""},
        {**SAY, "id": "x" * 65},
        {**SAY, "id": 7},
        {**SAY, "by": "somebody else"},
        {**SAY, "say": {"type": "TimeUp"}},
        {**SAY, "say": {"type": "Settle"}},
        {**SAY, "say": {"type": "Call", "by": "somebody else"}},
        {**SAY, "say": {"type": "Point", "cards": "1rof"}},
        {**SAY, "say": {"type": "Point"}},
        {**SAY, "say": {"type": "Rule", "right": 1}},
        {**SAY, "say": {}},
        {**SAY, "reaction_ms": -5},
        {**SAY, "reaction_ms": 1e9},
        {"type": "Wave", "sign": "<script>"},
        {"type": "Wave", "sign": ""},
        {"type": "Told", "seq": 1, "events": []},
        {"type": "Nonsense"},
        {},
        [],
        None,
        "Hello",
        1,
    ],
    ids=str,
)
def test_anything_else_is_no_message_and_is_said_so(message: Any) -> None:
    with pytest.raises(wire.BadMessage, match=r"\w"):
        wire.read(json.dumps(message).encode())


@pytest.mark.parametrize("text", [b"", b"{", b"nonsense", b"\xff\xfe", b'{"type":"Hello"', b"[" * 4000, b"{" * 4000])
def test_what_is_no_json_is_no_message(text: bytes) -> None:
    with pytest.raises(wire.BadMessage):
        wire.read(text)


@given(st.binary(max_size=4096))
def test_no_bytes_do_harm(text: bytes) -> None:
    with suppress(wire.BadMessage):
        wire.read(text)


def test_a_card_that_there_is_not_is_left_to_the_rules() -> None:
    message = wire.read(json.dumps({**SAY, "say": {"type": "Point", "cards": ["9xyz", "", "2rsh"]}}).encode())
    assert isinstance(message, wire.Say)


def test_what_is_told_is_what_was_stored() -> None:
    stored = b'[{"type":"TableLocked","at":3,"by":"ada","locked":true}]'
    event = TableLocked(3, Player("ada"), True)
    assert payload(wire.told(12, stored)) == b'{"type":"Told","seq":12,"events":' + stored + b"}"
    assert read_by_client(payload(wire.told(12, stored))) == Told(12, [event])
    assert read_by_client(payload(wire.told_to_caller(12, stored, 'a"b'))) == Told(12, [event], 'a"b')


def test_a_refusal_has_a_code_for_programs_and_a_sentence_for_people() -> None:
    assert json.loads(payload(wire.refused("7", Refusal("late", "Too late.")))) == {
        "type": "Refused",
        "id": "7",
        "code": "late",
        "why": "Too late.",
    }
