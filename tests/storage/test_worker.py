"""The thread of a connection."""

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import Callable

from tercet.storage.sqlite.worker import Worker
from tests.support.limits import HANG_S


class Large:
    """Something that was read."""


def test_an_idle_thread_keeps_nothing_alive_of_what_it_has_read() -> None:
    async def story() -> None:
        worker = Worker(sqlite3.connect(":memory:", check_same_thread=False))
        read = await worker.ask(lambda _: Large())
        kept = weakref.ref(read)
        del read
        await until(lambda: not_there(kept))  # the thread may still be on its way to the next job
        await worker.close()

    asyncio.run(story())


def not_there(kept: "weakref.ref[Large]") -> bool:
    gc.collect()
    return kept() is None


async def until(true: Callable[[], bool]) -> None:
    """Wait for something; the test's own limit ends it if it never comes."""
    async with asyncio.timeout(HANG_S):
        while not true():  # noqa: ASYNC110 (a thread makes it true)
            await asyncio.sleep(0.01)
