"""Group commit: everything submitted while one group is being saved forms the next."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from tercet.storage.store import CopyState, Done, NewEntry, NotSaved, Outcome

Group: TypeAlias = list[tuple[NewEntry, Done]]
Saved: TypeAlias = Callable[[Sequence[Outcome]], None]

CLOSED = NotSaved("Tercet is stopping, so this was not saved. Try again in a moment.")


class Grouping(ABC):
    """The appending half of a `Store`. Everything happens on the event loop; one group is saved at a time."""

    def __init__(self) -> None:
        self.commits = 0
        self._waiting: Group = []
        self._saving = False
        self._idle: asyncio.Future[None] | None = None
        self._closed = False

    @abstractmethod
    def _save(self, entries: list[NewEntry], saved: Saved) -> None:
        """Start saving some entries; `saved` is called on the event loop, with an outcome for each."""

    @property
    def waiting(self) -> int:
        """See `Store.waiting`."""
        return len(self._waiting)

    @property
    def copy(self) -> CopyState | None:
        """See `Store.copy`."""
        return None

    def submit(self, entry: NewEntry, done: Done) -> None:
        """See `Store.submit`. A group starts only after this turn of the loop, so that it includes the whole turn."""
        if self._closed:
            asyncio.get_running_loop().call_soon(done, CLOSED)
            return
        self._waiting.append((entry, done))
        if not self._saving:
            self._saving = True
            asyncio.get_running_loop().call_soon(self._next)

    async def append(self, entry: NewEntry) -> Outcome:
        """See `Store.append`."""
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self.submit(entry, partial(answer, outcome))
        return await outcome

    async def _finish(self) -> None:
        """Accept nothing more, and wait until everything is saved."""
        self._closed = True
        if self._saving:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle

    def _next(self) -> None:
        group, self._waiting = self._waiting, []
        self._save([entry for entry, _ in group], partial(self._saved, group))

    def _saved(self, group: Group, outcomes: Sequence[Outcome]) -> None:
        self.commits += 1
        for (_, done), outcome in zip(group, outcomes, strict=True):
            try:
                done(outcome)
            except Exception as error:  # an exception in one callback must not keep the answer from the others
                complain(error)
        if self._waiting:
            self._next()
        else:
            self._saving = False
            if self._idle:
                self._idle.set_result(None)


def answer(future: "asyncio.Future[Outcome]", outcome: Outcome) -> None:
    """Pass the outcome on, if somebody still waits for it."""
    if not future.done():
        future.set_result(outcome)


def complain(error: Exception) -> None:
    """Report a bug through the event loop's exception handler."""
    context = {"message": "An answer of the store could not be taken", "exception": error}
    asyncio.get_running_loop().call_exception_handler(context)
