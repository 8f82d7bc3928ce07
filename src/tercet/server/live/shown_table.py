"""A table that is awake: its current state and its viewers. Reads entries that other workers wrote."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tercet.engine import commands as c
from tercet.engine import events as e
from tercet.engine.value import Player
from tercet.server.live import wire
from tercet.server.live.entries import fold_entries, read_entry, shown_entry
from tercet.server.live.paces import adapting, learn_at, paces_in
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.table_clock import TableClock
from tercet.server.live.talk import Talk
from tercet.server.live.viewer import Viewer
from tercet.storage.store import Entry, Store, StoreError
from tercet.tables.fairness import search_begins
from tercet.tables.gathering import Gathering

RETRY_MS = 1_000  # before a failed attempt is repeated


class ShownTable(ABC):
    """The table after entry `head` of its log, and its viewers."""

    def __init__(
        self, stream: str, store: Store, gathering: Gathering, entries: Sequence[Entry], clock: TableClock
    ) -> None:
        self.stream = stream
        self.gathering = gathering
        self.head = entries[-1].seq if entries else 0
        self.viewers: set[Viewer] = set()
        self.seats: dict[Player, set[Viewer]] = {}
        self.farewells: dict[Player, asyncio.TimerHandle] = {}  # disconnected players who may return
        self.given_up: set[Player] = set()  # players whose departure is in the log, or being saved
        self.introduced = gathering.sitters  # players whose names the viewers know
        self.talk = Talk()
        self.paces = paces_in(entries) if adapting(gathering) else {}
        self.clock = clock
        self.shown_at = gathering.at  # when there was last something new to look at
        if gathering.paused:
            clock.stop()
        self._store = store
        self._done = {(entry.by, entry.command): entry.seq for entry in entries if entry.command}
        self._catching_up = False

    @abstractmethod
    def post(self, pending: PendingCommand) -> None:
        """Say something at this table."""

    @abstractmethod
    def _happened(self) -> None:
        """Called after the table has changed and everyone has been told."""

    @abstractmethod
    def _caught_up(self) -> None:
        """Called after everything that others wrote has been read."""

    def _show(self, seq: int, gathering: Gathering, shown: bytes, said: tuple[str, str], caller: Viewer | None) -> None:
        """An entry is saved: apply it, send it to everyone, and acknowledge it to its sender."""
        self.paces = learn_at(self.paces, self.gathering, gathering)
        new_to_look_at = search_begins(self.gathering, gathering)
        self.gathering, self.head = gathering, seq
        command = said[1]
        if command:
            self._done[said] = seq
        frame = wire.told(seq, shown)
        for viewer in self.viewers:
            viewer.send(frame if viewer is not caller else wire.told_to_caller(seq, shown, command))
        if gathering.paused:
            self.clock.stop()
        else:
            self.clock.go()
        if new_to_look_at:
            self.shown_at = self.clock.now()
        self._happened()

    def catch_up(self) -> None:
        """Somebody else has written to this log: read on."""
        if not self._catching_up:
            self._catching_up = True
            self._reading: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._catch_up())

    async def up_to(self, seq: int) -> None:
        """Wait until this entry has been read, since a client has already seen it."""
        if self.head < seq:
            self.catch_up()
            await asyncio.shield(self._reading)

    async def up_to_date(self) -> None:
        """Wait until everything that others have written so far has been read."""
        self.catch_up()
        await asyncio.shield(self._reading)

    async def _catch_up(self) -> None:
        entries = await self._read_on()
        self._catching_up = False
        for entry in entries:
            if entry.seq == self.head + 1:
                self._take_in(entry)
        self._caught_up()

    async def _read_on(self) -> list[Entry]:
        """Read what is new in the log, as soon as the store can be read."""
        while True:
            try:
                return await self._store.read(self.stream, self.head)
            except StoreError:
                await asyncio.sleep(RETRY_MS / 1000)

    def _take_in(self, entry: Entry) -> None:
        """Apply an entry that another worker wrote."""
        gathering = fold_entries(self.gathering, [entry], self.stream)
        assert gathering is not None
        self.clock.not_before(gathering.at)
        events = read_entry(entry.body)
        self._show(entry.seq, gathering, shown_entry(events, entry.body), (entry.by, entry.command), None)
        if isinstance(events[0], e.PlayerLeft) and not entry.command and entry.by in self.seats:
            player = Player(entry.by)  # disconnected for another worker, but connected here
            self.post(PendingCommand(player, make=lambda at: c.Return(at, player)))
