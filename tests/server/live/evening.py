"""An evening at live tables: a real store in a folder of its own, tables woken from it, and people with ears."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.cards.notation import read_cards
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.protocol.from_client import Say, read_from_client
from tercet.protocol.from_server import CommandRefused, Done, FromServer, Snapshot, TableEntry, read_from_server
from tercet.rulesets.quick import QUICK
from tercet.server.live.dice import Dice
from tercet.server.live.hub import Hub
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.pending_command import PendingCommand
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Store
from tercet.tables.events import TableEvent
from tercet.tables.gathering import ArrivalOrder, Options, Order
from tests.engine.layouts import TWO_SETS
from tests.support.limits import HANG_S

ada, bea, cem = (Player(name) for name in ("ada", "bea", "cem"))
FIRST, SECOND = ([*read_cards(line)] for line in ("1rof 2rof 3rof", "3gse 1gde 2goe"))  # the SETs of TWO_SETS
NO_SET = [*read_cards("1rof 2rof 3gse")]
IDS = count(1)
AT_ONCE = Options(order=ArrivalOrder())
Message = TypeVar("Message", bound=FromServer)


class LoadedDice(Dice):
    """Dice that deal a known deck."""

    def __init__(self, layout: str = TWO_SETS) -> None:
        super().__init__()
        self._first = read_cards(layout)

    def deck(self, rules: Rules) -> tuple[Card, ...]:  # noqa: ARG002
        return (*self._first, *(card for card in FULL if card not in self._first))


def payload(frame: bytes) -> bytes:
    """What is in a frame of the server."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


class Ear:
    """Somebody who sees a table, and hears what they are sent."""

    def __init__(self, player: Player | None, lag_ms: int = 0) -> None:
        self.player = player
        self.heard: list[FromServer] = []
        self.raw: list[bytes] = []
        self.slow = False
        self._lag_ms = lag_ms
        self._new = asyncio.Event()

    def send(self, frame: bytes) -> None:
        if not self.slow:
            self.raw.append(payload(frame))
            self.heard.append(read_from_server(self.raw[-1]))
            self._new.set()

    def lag_ms(self) -> int:
        return self._lag_ms

    async def hears(self, wanted: Callable[[FromServer], bool]) -> FromServer:
        """Wait for a message like that; one that came before counts too."""
        while True:
            for message in self.heard:
                if wanted(message):
                    return message
            self._new.clear()
            await asyncio.wait_for(self._new.wait(), HANG_S)

    async def answer(self, command_id: str) -> FromServer:
        """The answer to what was said with this id."""

        def is_it(message: FromServer) -> bool:
            match message:
                case TableEntry(done=done):
                    return done == command_id
                case Done(id=said) | CommandRefused(id=said):
                    return said == command_id
                case _:
                    return False

        return await self.hears(is_it)

    async def happens(self, *kinds: type[TableEvent]) -> TableEntry:
        """The entry in which this happens."""
        told = await self.hears(
            lambda message: isinstance(message, TableEntry) and {*kinds} <= {type(event) for event in message.events}
        )
        assert isinstance(told, TableEntry)
        return told

    def told(self) -> list[TableEntry]:
        return [message for message in self.heard if isinstance(message, TableEntry)]


class Evening:
    """The tables of one store, and one of them in particular."""

    def __init__(self, hub: Hub, stream: str, mailbox: Mailbox) -> None:
        self.hub = hub
        self.stream = stream
        self.mailbox = mailbox

    def come(self, player: Player | None, lag_ms: int = 0) -> Ear:
        """Somebody comes to look, and perhaps to play."""
        ear = Ear(player, lag_ms)
        self.hub.presence.come(self.mailbox, ear, player)
        return ear

    def go(self, ear: Ear) -> None:
        """Somebody's connection is lost."""
        self.hub.presence.go(self.mailbox, ear, ear.player)

    def post(
        self, ear: Ear, what: str, /, *, id_: str = "", reaction_ms: int | None = None, again: bool = False, **more: Any
    ) -> str:
        """Say something as it comes over the wire; gives its id."""
        command_id = id_ or f"c{next(IDS)}"
        said = {"type": "Say", "id": command_id, "say": {"type": what, **more}, "reaction_ms": reaction_ms}
        message = read_from_client(json.dumps({**said, "again": again}).encode())
        assert isinstance(message, Say)
        assert ear.player is not None
        pending = PendingCommand(
            ear.player, message.say, None, message.id, message.reaction_ms, ear, again=message.again
        )
        self.mailbox.post(pending)
        return command_id

    async def say(self, ear: Ear, what: str, /, **more: Any) -> FromServer:
        """Say something, and wait for the answer."""
        return await ear.answer(self.post(ear, what, **more))


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def evening(
    folder: Path,
    rules: Rules = QUICK.rules,
    *,
    order: Order | None = None,
    stream: str = "",
    now: Callable[[], float] = monotonic,
    grace_s: float = 20.0,
    dice: Dice | None = None,
    patience: float = 5,
    database: str = "",
) -> AsyncIterator[Evening]:
    """A table of Ada's in a store in this folder; with `stream`, one that is there already, after a restart.

    With `database`, the store is on that PostgreSQL server instead.
    """
    if database:
        store: Store = await PostgresStore.open(database, "process", patience)
    else:
        store = await SqliteStore.open(folder / "tercet.db", "process", patience)
    try:
        hub = Hub(store, dice or LoadedDice(), now, grace_s)
        name = stream or await opened(hub, rules, order)
        mailbox = await hub.wake(name)
        assert mailbox is not None
        yield Evening(hub, name, mailbox)
    finally:
        await store.close()


async def opened(hub: Hub, rules: Rules, order: Order | None) -> str:
    """A new table of Ada's; gives the name of its log."""
    stream = await hub.open_table(ada, rules, replace(AT_ONCE, order=order) if order else AT_ONCE)
    assert isinstance(stream, str), stream
    return stream


async def started(at: Evening, *others: Player) -> list[Ear]:
    """Ada and these others sit down, and the cards are dealt."""
    people = [at.come(ada), *(at.come(other) for other in others)]
    for ear in people[1:]:
        await at.say(ear, "Join")
    await at.say(people[0], "Start")
    return people


async def log_of(store: Store, stream: str) -> list[tuple[int, str, str]]:
    """Who said what, by the ids, in the order of the log."""
    return [(entry.seq, entry.by, entry.command) for entry in await store.read(stream)]


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Tell a story to its end."""

    async def told() -> None:
        async with asyncio.timeout(HANG_S * 2):
            await story()

    asyncio.run(told())


def is_snapshot(message: FromServer) -> bool:
    return isinstance(message, Snapshot)
