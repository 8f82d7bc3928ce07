"""People come and go, connections break, papers are printed: neither the server nor its press grows without end."""

import asyncio
from pathlib import Path

import pytest

from tercet.client import line as line_of_a_client
from tercet.server.printing.press import GROWN
from tests.proof.checker import Evidence, Size, check
from tests.proof.laptop import phone
from tests.proof.playing_over import play_over
from tests.proof.restarts import Mortal, mortal
from tests.proof.unruly_network import Faults
from tests.server.api.asking import guest

EVENINGS, CUTS = 5, 40
MOST_GROWTH = 32 * 1024**2  # bytes, from the first evening to the last; one table takes some kilobytes


def memory_of(pid: int) -> int:
    """What a process has in memory, in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) * 1024


def children_of(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


async def an_evening(server: Mortal, folder: Path) -> None:
    """New tables, broken connections, and a paper of many pages."""
    await play_over(server.address, folder, Faults(), lambda network: network.cuts >= CUTS)
    async with phone(server.port) as browser:
        await guest(browser)
        printed = await browser.post("/api/papers/entry-cards", json={"players": 200})
        assert printed.status_code == 200, printed.text


def test_neither_the_server_nor_its_press_grows_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        with mortal(tmp_path) as server:
            await an_evening(server, tmp_path)
            first = memory_of(server.pid)
            for _ in range(EVENINGS - 1):
                await an_evening(server, tmp_path)
            grown = Size("bytes that the server has grown", memory_of(server.pid) - first, MOST_GROWTH)
            press = [Size("bytes of the press", memory_of(child), GROWN) for child in children_of(server.pid)]
            assert check(Evidence({}, sizes=[grown, *press])) == []

    monkeypatch.setattr(line_of_a_client, "AGAIN_S", (0.01,))
    asyncio.run(story())
