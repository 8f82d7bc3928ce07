"""Messages with faults in them, sent to a table where two people play: each is answered or refused, nobody notices.

TERCET_MUTANTS=1000000 sends more.
"""

import asyncio
import json
import logging
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tercet.cards.deck import FULL
from tercet.client import Visit
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.running_server import Line, RunningServer, line, run, running_server
from tests.server.scripted import caught_up, play

MUTANTS = int(os.environ.get("TERCET_MUTANTS", "20000"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
QUICKLY = {"messages_per_s": 100_000, "sockets_per_s": 10_000, "guests_per_s": 100}
ODD: tuple[Any, ...] = (None, True, -1, 2**63, 1e308, "", "\x00", "\ud83d", "x" * 5_000, [], {}, [[[]]], ["1rof"] * 99)
Message = dict[str, Any]


def a_message(table: str, dice: Random) -> Message:
    """One of those that clients send; the ids are not those of the players."""
    say: list[Message] = [
        {"type": "Point", "cards": dice.sample(FULL, 3)},
        {"type": "Call"},
        {"type": "Start"},
        {"type": "Lock", "locked": True},
        {"type": "Remove", "player": "nobody"},
        {"type": "TakeOff", "cards": dice.sample(FULL, 6)},
    ]
    return dice.choice(
        [
            {"type": "Hello", "v": 1, "table": table, "seq": dice.randrange(90), "beside": ["a-token"]},
            {"type": "Say", "id": f"m{dice.random()}", "say": dice.choice(say), "reaction_ms": 5, "by": "ada"},
            {"type": "PointAt", "cards": dice.sample(FULL, 2)},
            {"type": "Chat", "text": "1rof"},
            {"type": "Report", "player": "nobody"},
        ]
    )


def mutated(message: Any, dice: Random) -> Any:
    """The same with a field changed, lost or added, however deep; or nothing of this."""
    if not isinstance(message, dict) or not message:
        return dice.choice(ODD)
    changed = dict(message)
    field = dice.choice([*changed])
    match dice.randrange(5):
        case 0:
            del changed[field]
        case 1:
            changed[field] = dice.choice(ODD)
        case 2:
            changed[field] = mutated(changed[field], dice)
        case 3:
            changed[dice.choice(["by", "at", "deck", "again", "type"])] = dice.choice(ODD)
        case _:
            pass
    return changed


def as_text(message: Any, dice: Random) -> str:
    """As it is sent; now and then a letter is wrong, or the end is missing."""
    text = json.dumps(message)
    at = dice.randrange(len(text) or 1)
    return dice.choice((text, text, text, text[:at], text[:at] + dice.choice('{}[]",:\\9') + text[at + 1 :]))


async def attack(server: RunningServer, table: str, token: str, dice: Random, mutants: int) -> int:
    """Send messages with faults; whoever is hung up on comes back. Returns how often that was."""
    left, hung_up = mutants, 0
    while left > 0:
        async with line(server, token) as wire:
            hearing = asyncio.create_task(hear_all(wire))
            try:
                await wire.say(type="Hello", v=1, table=table)
                while left > 0:
                    left -= 1
                    await wire.socket.send(as_text(mutated(a_message(table, dice), dice), dice))
                    await asyncio.sleep(0)
            except ConnectionClosed:
                hung_up += 1
            hearing.cancel()
    return hung_up


async def hear_all(wire: Line) -> None:
    """Take everything in, as a client does."""
    async for _ in wire.socket:
        pass


@pytest.mark.timeout(900 + MUTANTS // 50)
def test_messages_with_faults_are_refused_and_the_game_beside_them_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None]
) -> None:
    async def story() -> None:
        caplog.set_level(logging.WARNING)
        async with (
            running_server(tmp_path, **QUICKLY) as server,
            Visit(server.address, "Mal") as mallory,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = (await ada.open_table("quick", options={"order": {"type": "ArrivalOrder"}})).table
            async with Witness(ada, table) as a, Witness(bea, table) as b:
                await a.say("Start")
                attacks = [
                    attack(server, table, token, Random(SEED + n), MUTANTS // 2)
                    for n, token in enumerate((mallory.token, ""))
                ]
                hung_up, _, _ = await asyncio.gather(asyncio.gather(*attacks), play(a, 1), play(b, 2))
                await caught_up([a, b])
                await nothing_is_wrong(tmp_path / "tercet.db", [a, b], ada)
                assert not [record.getMessage() for record in caplog.records]
                assert 0 < sum(hung_up) < MUTANTS  # not all were refused, nor none
                record_property("messages", MUTANTS)

    run(story)
