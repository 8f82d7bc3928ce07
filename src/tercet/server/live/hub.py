"""All tables that are awake on this worker: loaded from the log when somebody comes, dropped when nobody is there."""

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any, Protocol

from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.protocol.from_server import Aside
from tercet.server.live.dice import Dice
from tercet.server.live.entries import write_entry
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.presence import Presence
from tercet.server.live.stored_states import StoredStates
from tercet.server.live.table_clock import TableClock, wall_clock_ms
from tercet.server.live.tally import Tally
from tercet.server.live.viewer import Viewer
from tercet.server.live.wake_ups import WakeUps
from tercet.server.live.waking import woken
from tercet.storage.store import Appended, NewEntry, Store
from tercet.tables.commands import OpenTable
from tercet.tables.decide import act_at_table
from tercet.tables.gathering import Options

Listener = Callable[[Mailbox], None]
SLEEP_AFTER_S = 60.0


class RoadLike(Protocol):
    """The way to a table that lives at another worker."""

    def forward(
        self, transport: asyncio.Transport, listed: set[Any], remote: str, token: str, said: bytes, *, slow: bool
    ) -> None:
        """A visitor goes there: the address, the session, and what was said so far."""
        ...


class HomesLike(Protocol):
    """Where tables live, if there are several workers."""

    @property
    def forwarded(self) -> int:
        """How many sockets of this worker are passed on to others."""
        ...

    async def road_to(self, stream: str) -> RoadLike | None:
        """The way to a table; None if it lives here, from now on if it lived nowhere."""
        ...

    def release(self, streams: Iterable[str]) -> None:
        """These tables may live anywhere."""
        ...


class Hub:
    """Finds tables, wakes them, and lets them sleep."""

    def __init__(
        self, store: Store, dice: Dice | None = None, now: Callable[[], float] = monotonic, grace_s: float = 20.0
    ) -> None:
        self.store = store
        self.stored_states = StoredStates(store)
        self.dice = dice or Dice()
        self.awake: dict[str, Mailbox] = {}
        self.tally = Tally()
        self.listeners: list[Listener] = []
        self.presence = Presence(grace_s)
        self.homes: HomesLike | None = None  # with several workers
        self._now = now
        self._wake_ups = WakeUps()
        self._drowsy: set[str] = set()
        self._waking: dict[str, asyncio.Future[Mailbox | RoadLike | None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open_table(self, host: Player, rules: Rules, options: Options) -> str | Refusal:
        """Open a new table; returns the name of its log."""
        stream = self.dice.table_id()
        story = act_at_table(None, OpenTable(0, host, rules, options))
        if isinstance(story, Refusal):
            return story
        outcome = await self.store.append(NewEntry(stream, 0, wall_clock_ms(), write_entry(story.events), host))
        if isinstance(outcome, Appended):
            return stream
        return Refusal("not-saved", "The table could not be saved. Try again in a moment.")

    async def wake(self, stream: str) -> Mailbox | None:
        """The mailbox of a table; None if there is no such table, or not here."""
        found = await self.find(stream)
        return found if isinstance(found, Mailbox) else None

    async def find(self, stream: str) -> Mailbox | RoadLike | None:
        """The mailbox of a table, or the way to it if it lives at another worker; None if there is no such table."""
        self._drowsy.discard(stream)
        if mailbox := self.awake.get(stream):
            return mailbox
        if stream not in self._waking:
            self._waking[stream] = asyncio.ensure_future(self._wake(stream))
        try:
            return await asyncio.shield(self._waking[stream])
        finally:
            self._waking.pop(stream, None)

    async def _wake(self, stream: str) -> Mailbox | RoadLike | None:
        if self.homes is not None and (road := await self.homes.road_to(stream)) is not None:
            return road
        found = await woken(self.store, self.stored_states, stream)
        if found.state is None:
            self._let_go([stream])
            return None
        clock = TableClock(self._now, found.state.gathering.at)
        mailbox = Mailbox(stream, self.store, found.state, found.done, clock, self.dice, self.tally, self._wake_ups)
        mailbox.stored = found.stored
        mailbox.changed = self._changed
        self.awake[stream] = mailbox
        self.presence.expect(mailbox)
        self.stored_states.heard(mailbox)
        return mailbox

    def _changed(self, mailbox: Mailbox) -> None:
        self.stored_states.heard(mailbox)
        for listener in self.listeners:
            listener(mailbox)

    def talk(self, mailbox: Mailbox, said: Aside, but: Viewer | None = None) -> None:
        """Show something that is not part of the game to all viewers of a table."""
        mailbox.audience.talk.show(said, mailbox.audience.viewers, but)

    def sleep_if_idle(self) -> None:
        """Drop the tables without viewers, now and at the last check; their logs remain."""
        idle = {stream for stream, mailbox in self.awake.items() if mailbox.idle}
        asleep = idle & self._drowsy
        for stream in asleep:
            del self.awake[stream]
        self._let_go(asleep)
        self._drowsy = idle - self._drowsy

    def _let_go(self, streams: Iterable[str]) -> None:
        if self.homes is not None:
            self.homes.release(streams)

    def start(self) -> None:
        """Start dropping idle tables."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SLEEP_AFTER_S)
            self.sleep_if_idle()

    def stop(self) -> None:
        """Stop dropping idle tables."""
        if self._sweeper is not None:
            self._sweeper.cancel()
