"""The protocol: what is a message and what is none."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.protocol.from_client import BadMessage, Hello, Say, read_from_client
from tercet.protocol.from_server import Done, read_from_server

HELLO = {"type": "Hello", "v": 1, "table": "t"}
SAY = {"type": "Say", "id": "1", "say": {"type": "Call"}}


def test_a_hello_says_how_much_one_has_already() -> None:
    assert read_from_client(json.dumps({**HELLO, "seq": 41}).encode()) == Hello(1, "t", 41)
    assert read_from_client(json.dumps(HELLO).encode()) == Hello(1, "t", 0)


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
        {**SAY, "say": {"type": "WeighCalls"}},
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
    with pytest.raises(BadMessage, match=r"\w"):
        read_from_client(json.dumps(message).encode())


@pytest.mark.parametrize("text", [b"", b"{", b"nonsense", b"\xff\xfe", b'{"type":"Hello"', b"[" * 4000, b"{" * 4000])
def test_what_is_no_json_is_no_message(text: bytes) -> None:
    with pytest.raises(BadMessage):
        read_from_client(text)


@given(st.binary(max_size=4096))
def test_no_bytes_do_harm(text: bytes) -> None:
    with suppress(BadMessage):
        read_from_client(text)


def test_a_card_that_there_is_not_is_left_to_the_rules() -> None:
    message = read_from_client(json.dumps({**SAY, "say": {"type": "Point", "cards": ["9xyz", "", "2rsh"]}}).encode())
    assert isinstance(message, Say)


def test_a_client_passes_over_what_a_newer_server_adds() -> None:
    assert read_from_server(b'{"type":"Done","id":"7","seq":12,"weather":"fine"}') == Done("7", 12)
