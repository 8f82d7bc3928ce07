"""Two workers go on when Redis is killed and when PostgreSQL is restarted, and nothing is lost."""

import asyncio
import os
import re
import signal
from collections.abc import Callable, Iterator
from functools import partial
from time import sleep
from urllib.request import urlopen

import pytest

from tercet.client import Seat
from tests.proof.redis_again import RestartableRedis, restartable_redis
from tests.proof.witness import nothing_is_wrong
from tests.server.running_server import run
from tests.server.scripted import caught_up, play
from tests.server.test_play_through import QUICKLY, sitting
from tests.storage.restartable import Restartable, restartable
from tests.support.limits import HANG_S
from tests.support.serving import serving

HALF = 12  # of the finds of a match, or nearly


@pytest.fixture(scope="module")
def database() -> Iterator[Restartable]:
    """A PostgreSQL that can be restarted."""
    with restartable() as server:
        yield server


@pytest.fixture(scope="module")
def bell() -> Iterator[RestartableRedis]:
    """A Redis that can be killed."""
    with restartable_redis() as server:
        yield server


@pytest.fixture(scope="module")
def workers(database: Restartable, bell: RestartableRedis) -> Iterator[str]:
    """Two workers over both."""
    with serving("--workers", "2", "--database", database.url, "--redis", bell.url, **QUICKLY) as address:
        yield address


async def play_while(address: str, log: str, *happenings: Callable[[], None]) -> None:
    """Play a match; every few finds something happens, and it is not over before. Nothing is wrong with it."""
    all_happened = asyncio.Event()

    async def not_too_far(seat: Seat) -> None:
        if finds_seen(seat) >= HALF:
            await all_happened.wait()

    async with sitting(address, "classic") as (host, _, seats):
        await seats[0].say("Start")
        playing = asyncio.gather(*(play(seat, n, partial(not_too_far, seat)) for n, seat in enumerate(seats)))
        for number, happening in enumerate(happenings, 1):
            await found(seats[-1], 3 * number)
            await asyncio.to_thread(happening)
        assert seats[-1].gathering.playing
        all_happened.set()
        await playing
        await caught_up(seats)
        assert (await nothing_is_wrong(log, seats, host)).records


def finds_seen(seat: Seat) -> int:
    """How many SETs were found, as far as this seat knows."""
    return len(seat.table.finds) if seat.table else 0


async def found(seat: Seat, finds: int) -> None:
    """Wait until this many SETs are found."""
    await seat.until(lambda: finds_seen(seat) >= finds, HANG_S)


def test_a_bell_that_is_killed_costs_a_moment_and_no_move(
    workers: str, database: Restartable, bell: RestartableRedis
) -> None:
    run(lambda: play_while(workers, database.url, bell.kill, bell.start))


def test_a_database_that_is_restarted_costs_a_moment_and_no_move(workers: str, database: Restartable) -> None:
    def restart() -> None:
        database.stop()
        database.start()

    def crash() -> None:
        database.stop(signal.SIGQUIT)
        database.start()

    run(lambda: play_while(workers, database.url, restart, crash))


def a_worker(address: str) -> int:
    """The process that answers."""
    with urlopen(f"{address}/metrics") as figures:
        pid = re.search(r'worker="(\d+)"', figures.read().decode())
    assert pid is not None
    return int(pid[1])


def test_a_worker_that_is_killed_is_replaced_and_costs_a_moment_and_no_move(
    workers: str, database: Restartable
) -> None:
    run(lambda: play_while(workers, database.url, lambda: os.kill(a_worker(workers), signal.SIGKILL)))


def test_a_worker_that_is_stopped_and_goes_on_costs_a_moment_and_no_move(workers: str, database: Restartable) -> None:
    """SIGSTOP, at any instant: the others go on, and what it had decided meets another table when it goes on."""

    def stop_for_a_moment() -> None:
        pid = a_worker(workers)
        os.kill(pid, signal.SIGSTOP)
        sleep(0.3)
        os.kill(pid, signal.SIGCONT)

    run(lambda: play_while(workers, database.url, stop_for_a_moment, stop_for_a_moment, stop_for_a_moment))
