"""Passes orders to a separate process, and replaces it when it has grown, hangs or dies."""

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any, Final, cast

from tercet.paper.day import Day
from tercet.paper.order import TOO_MUCH, CannotPrint, Order

if TYPE_CHECKING:
    from tercet.paper.printing import PrintedDocument

LONGEST_S: Final = 60.0  # the longest documents for a thousand players take a third of it
GROWN: Final = 300 * 1024**2  # bytes: a process that has used more is replaced, to free its memory
IDLE_S: Final = 30.0  # after which the process ends; the next order starts another

TOO_LONG: Final = "paper-too-long"

Competition = Day | dict[str, Any] | None


class Press:
    """Prints one document after the other, without blocking the event loop."""

    def __init__(self, longest_s: float = LONGEST_S, grown: int = GROWN, idle_s: float = IDLE_S) -> None:
        self._longest_s, self._grown, self._idle_s = longest_s, grown, idle_s
        self._thread = ThreadPoolExecutor(1, "press")
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._to_end: asyncio.TimerHandle | None = None

    async def print(self, order: Order, competition: Competition) -> "PrintedDocument":
        """Print a document; raises `CannotPrint` with the reason."""
        loop = asyncio.get_running_loop()
        if self._to_end is not None:
            self._to_end.cancel()
        try:
            return await loop.run_in_executor(self._thread, self._print, order, competition)
        finally:
            self._to_end = loop.call_later(self._idle_s, self._thread.submit, self._end)

    async def close(self) -> None:
        """End the process."""
        if self._to_end is not None:
            self._to_end.cancel()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._end)
        self._thread.shutdown()

    @property
    def process_id(self) -> int | None:
        """The printing process, while there is one."""
        return self._process.pid if self._process else None

    # ---- in the press's own thread

    def _print(self, order: Order, competition: Competition) -> "PrintedDocument":
        pipe = self._pipe or self._start()
        try:
            pipe.send((order, competition))
            if not pipe.poll(self._longest_s):
                self._end()
                raise CannotPrint(TOO_LONG)
            answer, used = cast("tuple[PrintedDocument | str, int]", pipe.recv())
        except (EOFError, OSError) as gone:
            self._end()
            raise CannotPrint(TOO_MUCH) from gone
        if used > self._grown:
            self._end()
        if isinstance(answer, str):
            raise CannotPrint("said", why=answer)
        return answer

    def _start(self) -> Connection:
        from tercet.server.printing.child import serve_orders  # all that prints, which few servers need at once

        spawning = multiprocessing.get_context("spawn")
        ends: Any = spawning.Pipe()  # the two checkers know its type differently
        pipe: Connection = ends[0]
        other_end: Connection = ends[1]
        self._process = spawning.Process(target=serve_orders, args=[other_end], name="press", daemon=True)
        self._process.start()
        other_end.close()  # so that the end of the process is noticed
        self._pipe = pipe
        return pipe

    def _end(self) -> None:
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
