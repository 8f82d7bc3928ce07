"""Connections break anywhere, again and again: nobody loses a move, nobody is shown a secret.

TERCET_CUTS=10000 cuts more often.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from tercet.client import Visit
from tercet.client import line as line_of_a_client
from tercet.protocol.from_server import Snapshot, UpToDate, read_from_server
from tests.proof.checker import Evidence, Recording, check
from tests.proof.playing_over import Result, play_over
from tests.proof.unruly_network import Faults, UnrulyNetwork
from tests.proof.witness import Witness, evidence
from tests.server.running_server import line, run, running_server
from tests.server.scripted import caught_up, play

Noted = Callable[[str, object], None]
CUTS = int(os.environ.get("TERCET_CUTS", "1000"))
QUICKLY = {"messages_per_s": 10_000, "sockets_per_s": 1_000, "guests_per_s": 100, "grace_s": 60}
AT_ONCE = {"order": {"type": "ArrivalOrder"}}


@pytest.fixture(autouse=True)
def _come_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_of_a_client, "AGAIN_S", (0.01,))


async def play_here(folder: Path, faults: Faults, enough: Callable[[UnrulyNetwork], bool]) -> Result:
    """On a server of our own."""
    async with running_server(folder, **QUICKLY) as server:
        return await play_over(server.address, folder, faults, enough)


@pytest.mark.timeout(900 + CUTS)
def test_connections_that_break_anywhere_lose_nothing(tmp_path: Path, record_property: Noted) -> None:
    result = asyncio.run(play_here(tmp_path, Faults(), lambda network: network.cuts >= CUTS))
    record_property("cuts", result.network.cuts)
    record_property("acknowledged", result.acknowledged)


@pytest.mark.timeout(900 + CUTS)
def test_a_network_that_is_slow_and_brings_commands_twice_or_swapped_loses_nothing(
    tmp_path: Path, record_property: Noted
) -> None:
    faults = Faults(longest=20_000, slow_s=0.004, repeats=0.3, swaps=0.1)
    most = CUTS // 20

    def enough(network: UnrulyNetwork) -> bool:
        return network.cuts >= most and network.repeated >= most and network.swapped >= most // 4

    result = asyncio.run(play_here(tmp_path, faults, enough))
    record_property("cuts", result.network.cuts)
    record_property("repeated", result.network.repeated)
    record_property("swapped", result.network.swapped)
    record_property("acknowledged", result.acknowledged)


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
