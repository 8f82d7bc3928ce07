"""The others at the table, who play without a browser: only the page that is measured is drawn on this machine."""

import asyncio
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from threading import Thread
from typing import Any

from tercet.cards.sets import find_sets
from tercet.client import Seat, Visit


class Others:
    """People at one table, over the wire."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._seats: list[Seat] = []

    def wait_for(self, what: Coroutine[Any, Any, Any]) -> None:
        """Done on their own thread: Playwright has this one's event loop."""
        asyncio.run_coroutine_threadsafe(what, self._loop).result(60)

    async def sit_down(self, stay: AsyncExitStack, served: str, code: str, names: Sequence[str]) -> None:
        """All of them, at the table with this code."""
        for name in names:
            someone = await stay.enter_async_context(Visit(served, name))
            table = (await someone.get(f"/api/tables/{code}"))["table"]
            self._seats.append(await stay.enter_async_context(someone.sit(table)))

    def say_no_set(self, who: int) -> None:
        """One of them sees none."""
        self.wait_for(self._seats[who].say("SayNoSet"))

    def take_a_set(self, who: int) -> None:
        """One of them does."""
        seat = self._seats[who]
        assert seat.table
        self.wait_for(seat.say("Point", cards=[*find_sets(seat.table.cards)[0]]))


@contextmanager
def others(served: str, code: str, names: Sequence[str]) -> Iterator[Others]:
    """Sit down, and stay until the end."""
    loop, stay = asyncio.new_event_loop(), AsyncExitStack()
    thread = Thread(target=loop.run_forever)
    thread.start()
    them = Others(loop)
    try:
        them.wait_for(them.sit_down(stay, served, code, names))
        yield them
    finally:
        them.wait_for(stay.aclose())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
