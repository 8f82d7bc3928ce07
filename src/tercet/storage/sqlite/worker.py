"""A thread that owns a connection and executes work in order."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Job: TypeAlias = Callable[[], None]


class Worker:
    """Keeps waiting for the disk off the event loop. Nobody else uses the connection."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    def post(self, work: Callable[[], Result], then: Callable[[Result], None]) -> None:
        """Execute work that does not raise; `then` is called with its result on the event loop."""
        self._jobs.put(partial(report, asyncio.get_running_loop(), work, then))

    async def ask(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do some work on the connection, and wait for it."""
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self.post(partial(attempt, work, self._connection), partial(give, answer))
        return await answer

    def call(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """The same for a thread without an event loop."""
        answer: Future[Result] = Future()

        def job() -> None:
            hand_over(answer, attempt(work, self._connection))

        self._jobs.put(job)
        return answer.result()

    async def close(self) -> None:
        """Close the connection and end the thread."""
        await self.ask(sqlite3.Connection.close)
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while self._do_next():
            pass

    def _do_next(self) -> bool:
        """A function of its own, so that an idle thread refers to no job, nor to what it has read; False at the end."""
        job = self._jobs.get()
        if job is not None:
            job()
        return job is not None


def report(loop: asyncio.AbstractEventLoop, work: Callable[[], Result], then: Callable[[Result], None]) -> None:
    """Execute the work, then notify the loop: one call for a whole group."""
    result = work()
    try:
        loop.call_soon_threadsafe(then, result)
    except RuntimeError:  # the loop has ended: there is nobody to notify
        return


def attempt(work: Callable[[sqlite3.Connection], Result], connection: sqlite3.Connection) -> Result | Exception:
    """The result, or the exception."""
    try:
        return work(connection)
    except Exception as error:
        return error


def give(answer: "asyncio.Future[Result]", result: Result | Exception) -> None:
    """Pass on the result or the exception, if somebody still waits for it."""
    if not answer.done():
        hand_over(answer, result)


def hand_over(answer: "asyncio.Future[Result] | Future[Result]", result: Result | Exception) -> None:
    """Pass on the result or the exception."""
    if isinstance(result, Exception):
        answer.set_exception(result)
    else:
        answer.set_result(result)
