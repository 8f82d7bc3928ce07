"""Connections break anywhere, again and again: nobody loses a move, nobody is shown a secret.

TERCET_CUTS=10000 cuts more often.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection

from tercet.client import Visit
from tercet.protocol.from_server import Snapshot, UpToDate, read_from_server
from tests.proof.checker import Evidence, Recording, check
from tests.proof.cut_network import CutNetwork
from tests.proof.playing_on import Evening
from tests.proof.witness import Witness, evidence, nothing_is_wrong
from tests.server.running_server import line, run, running_server
from tests.server.scripted import caught_up, play

Noted = Callable[[str, object], None]
CUTS = int(os.environ.get("TERCET_CUTS", "60"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
QUICKLY = {"messages_per_s": 10_000, "sockets_per_s": 1_000, "guests_per_s": 100, "grace_s": 60}
AT_ONCE = {"order": {"type": "ArrivalOrder"}}


@pytest.mark.timeout(900 + CUTS)
def test_connections_that_break_anywhere_lose_nothing(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path, **QUICKLY) as server,
            CutNetwork(server.address, Random(SEED)) as network,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            table = (await ada.open_table("quick", options=AT_ONCE)).table
            evening = Evening(*(Witness(visit, table, by_way_of=network.address) for visit in (ada, bea)))
            async with evening.seats[0], evening.seats[1]:
                playing = [asyncio.create_task(evening.play(seat)) for seat in evening.seats]
                while network.cuts < CUTS:
                    await evening.everyone_goes_on()
                network.calm = evening.over = True
                await asyncio.gather(*playing)
                await caught_up(evening.seats)
                await nothing_is_wrong(tmp_path / "tercet.db", evening.seats, ada)
                record_property("cuts", network.cuts)
                record_property("acknowledged", evening.acknowledged)

    asyncio.run(story())


async def told_since(socket: ClientConnection) -> list[bytes]:
    """All that somebody is told who comes back."""
    frames: list[bytes] = []
    while True:
        frames.append(str(await socket.recv()).encode())
        if isinstance(read_from_server(frames[-1]), Snapshot | UpToDate):
            return frames


@pytest.mark.parametrize("rule_set", ["quick", "race"])
def test_who_comes_back_after_any_entry_is_told_the_rest_and_no_secret(tmp_path: Path, rule_set: str) -> None:
    """R-12: neither the order of the deck, nor the layout of another."""

    async def story() -> None:
        async with running_server(tmp_path, **QUICKLY) as server, Visit(server.address, "Ada") as ada:
            async with Visit(server.address, "Bea") as bea:
                table = (await ada.open_table(rule_set, options=AT_ONCE)).table
                async with Witness(ada, table) as a, Witness(bea, table) as b:
                    await a.say("Start")
                    await asyncio.gather(play(a, 1), play(b, 2))
                    await caught_up([a, b])
                    found = await evidence(tmp_path / "tercet.db", [a, b])
            back = list[Recording]()
            async with line(server, ada.token) as wire:
                for seq in range(1, len(found.logs[table])):
                    await wire.say(type="Hello", v=1, table=table, seq=seq)
                    back.append(Recording(table, ada.player, (), await told_since(wire.socket), seq))
            assert len(back) > 10
            assert check(Evidence(found.logs, [*found.recordings, *back])) == []

    run(story)
