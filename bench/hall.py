"""A competition with everyone watching: 300 entrants, 40 judges' and 300 players' pages open, results coming in.

python3 dev.py bench hall [RESULTS]

Every page asks as web/src/day/follow.ts does: again 0.8 s after the last answer, with the tag of what it has. A result
is reported twice a second. Measured from here: how long a report takes, and how long it takes until the last of the 340
pages has the change. The floor is the same server with the same pages asking for the health of the server instead:
what a report costs when following costs next to nothing. CPU time is that of the server.
"""

import asyncio
import gzip
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(1, str(ROOT))

from _hall.asking import Answer, Asker  # noqa: E402
from _hall.day import ENTRANTS, TABLES, a_day  # noqa: E402

EVERY_S = 0.8
BETWEEN_S = 0.5
NUMBERS = count()
SEQ = re.compile(rb'"seq":(\d+)')


class Page:
    """A page that follows; it notes when it has seen which entry of the log."""

    def __init__(self, port: int) -> None:
        self._asker = Asker(port)
        self.seen: dict[int, float] = {}

    async def follow(self, path: str, late: float) -> None:
        await asyncio.sleep(late)
        tag = ""
        while True:
            answer = await self._asker.ask(path, tag)
            if answer.status == 200 and (found := SEQ.search(plain(answer))):
                tag = answer.headers.get("etag", "")
                self.seen.setdefault(int(found[1]), time.perf_counter())
            await asyncio.sleep(EVERY_S)

    def had(self, seq: int) -> float:
        """When it had this entry, or a later one."""
        return min(at for each, at in self.seen.items() if each >= seq)


def plain(answer: Answer) -> bytes:
    """The body, unpacked."""
    return gzip.decompress(answer.body) if answer.headers.get("content-encoding") == "gzip" else answer.body


@asynccontextmanager
async def following(port: int, path: str) -> AsyncIterator[list[Page]]:
    """340 pages, which do not all ask at the same moment."""
    random, pages = Random(1), [Page(port) for _ in range(ENTRANTS + TABLES)]
    tasks = [asyncio.create_task(page.follow(path, random.uniform(0, EVERY_S))) for page in pages]
    await asyncio.sleep(3)
    yield pages
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def report(boss: Asker, path: str, games: list[Any], times: int) -> list[tuple[int, float, float]]:
    """Report results; for each the entry, how long it took, and when it was sent."""
    told = list[tuple[int, float, float]]()
    for _ in range(times):
        game = games.pop()
        lines = [{"number": n, "sets": 24 // len(game["players"])} for n in game["players"]]
        said = {"type": "Report", "game": game["id"], "sheet": {"lines": lines, "stopped": True}}
        body = msgspec.json.encode({"id": f"r{next(NUMBERS)}", "say": said})
        start = time.perf_counter()
        seq = msgspec.json.decode(await boss.told(f"{path}/commands", body))["seq"]
        told.append((seq, time.perf_counter() - start, start))
        await asyncio.sleep(BETWEEN_S)
    return told


def used(pid: int) -> float:
    """CPU seconds of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def line(name: str, seconds: list[float]) -> str:
    ms = sorted(1000 * each for each in seconds)
    return f"| {name} | {median(ms):.1f} | {quantiles(ms, n=20)[-1]:.1f} | {ms[-1]:.1f} |"


async def measure(port: int, pid: int, times: int) -> None:
    guest = msgspec.json.decode(await Asker(port).told("/api/guest", b'{"name":"Boss","token":true}'))
    boss = Asker(port, guest["token"])
    day = msgspec.json.decode(await boss.told("/api/competitions/file", msgspec.json.encode(a_day())))["competition"]
    path = f"/api/competitions/{day}"
    shown = msgspec.json.decode(plain(await boss.ask(path)))
    games = [game for game in shown["games"] if game["state"] == "open"]
    asked: dict[str, list[float]] = {}
    print("| what, ms | median | 95 % | slowest |\n| --- | --- | --- | --- |")
    for name, followed in (("floor", "/healthz"), ("hall", path)):
        async with following(port, followed) as pages:
            before, start = used(pid), time.perf_counter()
            told = await report(boss, path, games, times)
            busy = 100 * (used(pid) - before) / (time.perf_counter() - start)
            await asyncio.sleep(2)
        asked[name] = [took for _, took, _ in told]
        print(line(f"{name}: a report is answered (server {busy:.0f} % of a core)", asked[name]))
        if name == "hall":
            late = [max(page.had(seq) for page in pages) - at for seq, _, at in told]
            print(line("hall: the last of the pages shows it", late))
    ratio = median(asked["hall"]) / median(asked["floor"])
    print(f"\nA report with everyone watching takes {ratio:.1f} times the floor.")


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tercet", "serve", "--port", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout
            try:
                found = re.search(r":(\d+)", server.stdout.readline().partition("//")[2])
                assert found
                asyncio.run(measure(int(found[1]), server.pid, times))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
