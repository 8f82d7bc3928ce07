"""Sends a table the names of people who have taken a seat. Names are stored outside the log."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from tercet.engine.value import Player
from tercet.protocol.from_server import Names
from tercet.server.live import wire
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.shown_names import names_at
from tercet.server.live.socket_services import People
from tercet.storage.store import StoreError
from tercet.tables.gathering import Sitter


class Introductions:
    """A listener of the hub."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._tasks: set[asyncio.Task[None]] = set()

    def __call__(self, mailbox: Mailbox) -> None:
        """Something has happened at a table: perhaps there is somebody new."""
        audience, table = mailbox.audience, mailbox.gathering
        before, sitters, as_before = audience.introduced, table.sitters, audience.numbered is table.numbered
        if before is sitters and as_before:  # nearly always
            return
        audience.introduced, audience.numbered = sitters, table.numbered
        whole = table.numbered or not as_before  # who leaves changes the numbers of others
        new = people_among(sitters) - (frozenset() if whole else people_among(before))
        if new:
            task = asyncio.get_running_loop().create_task(self._introduce(mailbox, new))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _introduce(self, mailbox: Mailbox, new: frozenset[Player]) -> None:
        with suppress(StoreError):  # the next snapshot contains the names too
            told = wire.framed(Names(await names_at(mailbox.gathering, self._people, new)))
            for viewer in mailbox.audience.viewers:
                viewer.send(told)


def people_among(sitters: Iterable[Sitter]) -> frozenset[Player]:
    """Those who have names."""
    return frozenset(sitter.player for sitter in sitters if not sitter.level)
