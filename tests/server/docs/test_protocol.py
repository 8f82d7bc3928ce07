"""docs/protocol.md keeps its word: every message in it is one, all are in it, and the worked example happens."""

import json
import re
import subprocess
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct, convert, to_builtins
from msgspec import json as fast

from tercet.cards.notation import read_cards
from tercet.engine.match import seal_of
from tercet.protocol import VERSION
from tercet.protocol.from_client import BadMessage, FromClient, read_from_client
from tercet.protocol.from_server import FromServer
from tercet.protocol.sayings import COMMANDS
from tercet.rulesets.quick import QUICK
from tercet.server.live import partings
from tercet.server.live.partings import Parting, bad_message, other_version
from tercet.tables.events import TableEvent
from tests.server.docs.printed import ANYTHING, DOCS, blocks
from tests.server.docs.stage import on_stage
from tests.server.running_server import Line, line, run

RULES = to_builtins(QUICK.rules)
INSTANTS = {"at"}
TURN = re.compile(r"^(Ada|Bea) ([→←]) ", re.MULTILINE)


def printed(language: str) -> list[dict[str, Any]]:
    """Every JSON value in the blocks of a language."""
    found: list[dict[str, Any]] = []
    decoder = json.JSONDecoder()
    for block in blocks("protocol.md"):
        text = block.text.strip() if block.language == language else ""
        while text:
            value, end = decoder.raw_decode(text)
            value = filled(value)
            found.append(value)
            text = text[end:].strip()
    return found


def filled(value: Any) -> Any:
    """The value with whole rules where the document cuts them short."""
    match value:
        case dict():
            return {key: RULES if (key, each) == ("rules", ANYTHING) else filled(each) for key, each in value.items()}
        case list():
            return [filled(each) for each in value]
        case _:
            return value


def type_of(message: dict[str, Any]) -> str:
    name: str = message["type"]
    return name


def tag(kind: type[Struct]) -> str:
    """The name under which this is sent and kept; that of the class may be another."""
    return str(kind.__struct_config__.tag)


# ---- the messages


@pytest.mark.parametrize("message", printed("client"), ids=type_of)
def test_every_message_of_a_client_is_one(message: dict[str, Any]) -> None:
    assert tag(type(read_from_client(json.dumps(message).encode()))) == message["type"]


@pytest.mark.parametrize("saying", printed("say"), ids=type_of)
def test_everything_that_can_be_said_can_be_said(saying: dict[str, Any]) -> None:
    read_from_client(json.dumps({"type": "Say", "id": "1", "say": saying}).encode())


@pytest.mark.parametrize("message", printed("server"), ids=type_of)
def test_every_message_of_the_server_is_one_and_whole(message: dict[str, Any]) -> None:
    read = convert(message, FromServer)
    assert {*message} | {"done"} == {*to_builtins(read)} | {"done"}


@pytest.mark.parametrize("event", printed("event"), ids=type_of)
def test_every_event_is_one_and_whole(event: dict[str, Any]) -> None:
    read = fast.decode(fast.encode(event), type=TableEvent)
    assert {*event} == {*to_builtins(read)}


def test_nothing_is_left_out() -> None:
    assert {type_of(each) for each in printed("client")} == {tag(kind) for kind in get_args(FromClient)}
    assert {type_of(each) for each in printed("server")} == {tag(kind) for kind in get_args(FromServer)}
    assert {type_of(each) for each in printed("say")} == {tag(command) for command in COMMANDS}
    assert {type_of(each) for each in printed("event")} == {tag(kind) for kind in get_args(TableEvent)}


def test_every_close_code_of_ours_is_listed_with_its_reason() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    ours = [value for value in vars(partings).values() if isinstance(value, Parting)]
    ours += [bad_message(BadMessage()), other_version(0)]
    listed = {(int(code), name) for code, name in re.findall(r"^\| (4\d\d\d) \| `([a-z-]+)` \|", text, re.MULTILINE)}
    assert listed == {(code, goodbye.code) for code, goodbye in ours}


def test_the_version_is_the_one_that_is_spoken() -> None:
    assert f"`v` is {VERSION}." in (DOCS / "protocol.md").read_text(encoding="utf-8")


# ---- the worked example


def turns(transcript: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Who, which way, and what."""
    parts = TURN.split(transcript)[1:]
    return [(who, way, json.loads(text)) for who, way, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)]


def transcripts() -> list[str]:
    return [block.text for block in blocks("protocol.md") if block.language == "transcript"]


def agrees(shown: Any, real: Any) -> bool:
    """Is this what was printed? Instants may differ, and `…` is anything."""
    match shown:
        case str() if shown == ANYTHING:
            return True
        case dict():
            return (
                isinstance(real, dict)
                and shown.keys() == real.keys()
                and all(key in INSTANTS or agrees(value, real[key]) for key, value in shown.items())
            )
        case list():
            return isinstance(real, list) and len(shown) == len(real) and all(map(agrees, shown, real))
        case _:
            return bool(shown == real)


async def play(transcript: str, sockets: dict[str, Line]) -> list[dict[str, Any]]:
    """Play it, and hold what is printed against what really comes; gives what came."""
    heard: list[dict[str, Any]] = []
    for who, way, message in turns(transcript):
        if way == "→":
            await sockets[who].say(**message)
            if who == "Bea" and message["type"] == "Hello":
                await sockets[who].hear()
        else:
            real = json.loads(await sockets[who].socket.recv())
            assert agrees(message, real), f"\nprinted: {message}\nreal:    {real}"
            heard.append(real)
    return heard


def test_the_worked_example_happens_word_for_word(tmp_path: Path) -> None:
    async def story() -> None:
        evening, back, nonsense = transcripts()
        async with on_stage(tmp_path) as server, line(server, "bea-token") as bea:
            async with line(server, "ada-token") as ada:
                heard = await play(evening, {"Ada": ada, "Bea": bea})
            async with line(server, "ada-token") as ada:
                *told, _ = await play(back, {"Ada": ada})
                assert told == [without_done(each) for each in heard if each.get("seq") in (5, 6) and "events" in each]
                await play(nonsense, {"Ada": ada})
                assert await ada.goodbye() == (4400, "bad-message")
        shown = next(event for each in told for event in each["events"] if event["type"] == "DeckShown")
        assert seal_in_the_shell() == seal_of(shown["salt"], tuple(shown["deck"]))

    run(story)


def without_done(message: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in message.items() if key != "done"}


# ---- the sealed deck


def seal_in_the_shell() -> str:
    (script,) = (block.text for block in blocks("protocol.md") if block.language == "sh")
    done = subprocess.run(["bash", "-eu"], input=script, capture_output=True, text=True, check=True)
    return done.stdout.split()[0]


def test_the_seal_can_be_made_with_any_tool() -> None:
    (printed_seal,) = (block.text for block in blocks("protocol.md") if block.language == "text")
    assert seal_in_the_shell() == printed_seal.split()[0]
    assert len(read_cards(deck_in_the_document())) == 81


def deck_in_the_document() -> str:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8").replace("\\\n", "")
    found = re.search(r'DECK="([^"]*)"', text)
    assert found is not None
    return found[1]
