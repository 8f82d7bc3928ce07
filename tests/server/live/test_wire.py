"""What the server says, as frames."""

import json

from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.protocol.from_server import TableEntry, read_from_server
from tercet.server.live import wire
from tercet.tables.events import TableLocked
from tests.server.live.evening import payload


def test_what_is_told_is_what_was_stored() -> None:
    stored = b'[{"type":"TableLocked","at":3,"by":"ada","locked":true}]'
    event = TableLocked(3, Player("ada"), True)
    assert payload(wire.told(12, stored)) == b'{"type":"Told","seq":12,"events":' + stored + b"}"
    assert read_from_server(payload(wire.told(12, stored))) == TableEntry(12, [event])
    assert read_from_server(payload(wire.told_to_caller(12, stored, 'a"b'))) == TableEntry(12, [event], 'a"b')


def test_a_refusal_has_a_code_for_programs_and_a_sentence_for_people() -> None:
    assert json.loads(payload(wire.refused("7", Refusal("late", "Too late.")))) == {
        "type": "Refused",
        "id": "7",
        "code": "late",
        "why": "Too late.",
    }
