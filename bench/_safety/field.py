"""Where an attack is watched: a real server, some others who use it, and what it does to them."""

import asyncio
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from itertools import takewhile
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

from _safety.attack import Attack, Outcome, address_of_other, client
from _server.processes import Server
from httpx import AsyncClient, HTTPError

from dev import PYTHON

OTHERS = 8  # in turn, one every two seconds, whether the one before has been answered or not
EVERY_S = 2.0
CALM = 6
MOST = 12  # what the others do is bounded too: they keep to the server's limits

Waited = tuple[float, bool]  # seconds, and whether it went well


@dataclass(frozen=True)
class Seen:
    """What an attack did."""

    outcome: Outcome
    calm_s: list[float]
    attacked_s: list[float]
    failed: int  # of the others' requests, under attack
    grown_kb: int


@contextmanager
def server(scratch: Path, source: Path, cores: frozenset[int]) -> Iterator[tuple[Server, str]]:
    """The server of a checkout, over an empty folder; and its address."""
    command = [PYTHON, "-m", "tercet", "serve", "--port", "0", "--data", scratch]
    with Server(command, cores, PYTHONPATH=str(source / "src")) as running:
        yield running, f"http://127.0.0.1:{running.port}"


async def watch(attack: Attack, running: Server, address: str) -> Seen:
    """Let the others be in peace for a while, then attack."""
    async with AsyncExitStack() as stack:
        others = [await stack.enter_async_context(client(address, address_of_other(n))) for n in range(OTHERS)]
        for number, other in enumerate(others):
            await attack.prepare(other, number)
        calm = await come_and_go(attack, others, range(CALM))
        before_kb = running.memory_kb()
        outcome, attacked = await under_attack(attack, others, address)
        grown_kb = running.memory_kb() - before_kb
    fine = [took for took, well in attacked if well]
    return Seen(outcome, [took for took, _ in calm], fine, len(attacked) - len(fine), grown_kb)


async def under_attack(attack: Attack, others: list[AsyncClient], address: str) -> tuple[Outcome, list[Waited]]:
    """The attack, in a process of its own, and how long the others waited who came before its end."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        await loop.run_in_executor(pool, monotonic)  # it is up
        striking = loop.run_in_executor(pool, struck, attack, address)
        await asyncio.sleep(EVERY_S)
        turns = takewhile(lambda turn: turn == 0 or not striking.done(), range(MOST))
        attacked = await come_and_go(attack, others, turns)
        return await striking, attacked


async def come_and_go(attack: Attack, others: list[AsyncClient], turns: Iterable[int]) -> list[Waited]:
    """One after the other does its thing; nobody waits for those before."""
    under_way = []
    for turn in turns:
        under_way.append(asyncio.create_task(timed(attack, others[turn % OTHERS], turn % OTHERS)))
        await asyncio.sleep(EVERY_S)
    return await asyncio.gather(*under_way)


def struck(attack: Attack, address: str) -> Outcome:
    """The attack, whole."""
    return asyncio.run(attack.strike(address))


async def timed(attack: Attack, other: AsyncClient, number: int) -> Waited:
    """How long one of the others waited, and whether all was well."""
    started = monotonic()
    try:
        await attack.other(other, number)
    except HTTPError:
        return monotonic() - started, False
    return monotonic() - started, True
