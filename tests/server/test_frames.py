"""The scan of frames finds what it is there to find."""

import json
from typing import Any

import pytest
from msgspec import to_builtins

from tercet.cards.deck import FULL
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.match import DeckSealed
from tercet.engine.value import Place
from tercet.rulesets.memory import MEMORY
from tercet.rulesets.quick import QUICK
from tercet.tables import commands as t
from tercet.tables.events import TableEvent
from tercet.tables.view import matches_in, seen, table_view
from tests.server.frames import FrameScan
from tests.tables.telling import Lobby, ann, bea


def told(seq: int, events: list[TableEvent]) -> bytes:
    return json.dumps({"type": "Told", "seq": seq, "events": to_builtins([seen(event) for event in events])}).encode()


def snapshot(seq: int, lobby: Lobby, **more: Any) -> bytes:
    return json.dumps({"type": "Snapshot", "seq": seq, "table": to_builtins(table_view(lobby.table)), **more}).encode()


def an_evening() -> tuple[Lobby, list[bytes]]:
    """A short match, and the frames of somebody who saw all of it."""
    lobby = Lobby(QUICK)
    frames = [snapshot(1, lobby)]
    frames.append(told(2, lobby.say(c.Join(1, bea))))
    frames.append(told(3, lobby.say(t.Start(2, ann, FULL, "a-salt"))))
    frames.append(snapshot(3, lobby))
    table = lobby.table.match.table if lobby.table.match else None
    assert table is not None
    frames.append(told(4, lobby.say(c.Point(3, bea, find_sets(table.cards)[0]))))
    frames.append(told(5, lobby.say(c.EndRound(4, ann))))
    frames.append(snapshot(5, lobby))
    return lobby, frames


def test_an_honest_evening_passes() -> None:
    lobby, frames = an_evening()
    assert any(isinstance(event, DeckSealed) and event.salt for event in lobby.log)
    FrameScan([frames], matches_in(lobby.log)).check()


@pytest.mark.parametrize(
    ("place", "leak"),
    [
        (2, FULL[40]),
        (2, "a-salt"),
        (3, FULL[80]),
        (3, "a-salt"),
        (4, FULL[15]),
        (4, "a-salt"),
    ],
)
def test_a_card_or_a_salt_too_soon_is_found(place: int, leak: str) -> None:
    lobby, frames = an_evening()
    frames[place] = frames[place].replace(b'"type"', f'"leak": "{leak}", "type"'.encode(), 1)
    with pytest.raises(AssertionError, match=leak if leak in FULL else "salt"):
        FrameScan([frames], matches_in(lobby.log)).check()


def a_turn_or_two() -> tuple[Lobby, list[bytes]]:
    """Cards that lie face down: bea turns up three that are no SET, and then two others."""
    lobby = Lobby(MEMORY)
    frames = [snapshot(1, lobby), told(2, lobby.say(c.Join(1, bea)))]
    frames.append(told(3, lobby.say(t.Start(2, ann, FULL, "a-salt"))))
    for seq, place in enumerate((0, 1, 3, 4, 5), 4):
        frames.append(told(seq, lobby.say(c.Turn(seq, bea, Place(place)))))
    return lobby, [*frames, snapshot(8, lobby)]


def test_cards_that_lie_face_down_are_in_no_frame() -> None:
    """R-12, M-11: neither those of the layout that nobody has turned up, nor those that went back."""
    lobby, frames = a_turn_or_two()
    FrameScan([frames], matches_in(lobby.log)).check()
    first, fifth = FULL[0].encode(), FULL[4].encode()
    assert [[card in frame for frame in (frames[2], frames[3], frames[-1])] for card in (first, fifth)] == [
        [False, True, False],
        [False, False, True],
    ]


@pytest.mark.parametrize(("place", "leak"), [(2, FULL[0]), (3, FULL[1]), (-1, FULL[0]), (-1, FULL[20])])
def test_a_card_that_lies_face_down_is_found_in_a_frame(place: int, leak: str) -> None:
    """R-12, M-11: before it is turned up, and after it went back."""
    lobby, frames = a_turn_or_two()
    frames[place] = frames[place].replace(b'"type"', f'"leak": "{leak}", "type"'.encode(), 1)
    with pytest.raises(AssertionError, match=leak):
        FrameScan([frames], matches_in(lobby.log)).check()


def test_a_card_in_a_refusal_is_found() -> None:
    lobby, frames = an_evening()
    frames.append(json.dumps({"type": "Refused", "id": "1", "code": "x", "why": f"Not {FULL[3]}."}).encode())
    with pytest.raises(AssertionError, match=FULL[3]):
        FrameScan([frames], matches_in(lobby.log)).check()


def test_two_who_were_told_different_things_are_found() -> None:
    lobby, frames = an_evening()
    other = told(2, [event for event in lobby.log if event.at == 1][:0])
    with pytest.raises(AssertionError, match="two ways"):
        FrameScan([frames, [other]], matches_in(lobby.log)).check()


def test_an_entry_that_nobody_was_told_is_missed() -> None:
    lobby, frames = an_evening()
    with pytest.raises(AssertionError):
        FrameScan([frames[:4] + frames[5:]], matches_in(lobby.log)).check()
