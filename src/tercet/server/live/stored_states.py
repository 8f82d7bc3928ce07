"""States of long tables, stored now and then, so that a table is woken from its last entries.

A state is derived: whatever is doubtful about it, it is not used, and the whole log is read.
"""

import asyncio
import logging
from collections.abc import Iterable
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import astuple

from tercet.server.live.derivation import derivation
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.table_state import TableState
from tercet.storage.store import Entry, Statement, Store, StoreError

EVERY: Final = 200  # entries between two states of a table
GATHER_S: Final = 1.0  # what is due in this time is stored together
LAST: Final = "SELECT seq, derivation, entry_hash, state, checksum FROM table_states WHERE stream = $1"
KEEP: Final = """
    INSERT INTO table_states (stream, seq, derivation, entry_hash, state, checksum) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (stream) DO UPDATE SET seq = excluded.seq, derivation = excluded.derivation,
        entry_hash = excluded.entry_hash, state = excluded.state, checksum = excluded.checksum
"""

log = logging.getLogger(__name__)
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(TableState).decode


class StoredState(msgspec.Struct, frozen=True):
    """A row: the state after entry `seq`, by which code it was derived, and a hash of that entry."""

    seq: int
    derivation: str
    entry_hash: bytes
    state: bytes
    checksum: bytes

    def usable(self, stream: str, entries: Iterable[Entry]) -> TableState | None:
        """The state, if today's code has derived it, it is intact, and the log has the entry it was derived from."""
        entry = next(iter(entries), None)
        if self.derivation != derivation() or self.checksum != checksum(stream, self.seq, self.state):
            return None
        if entry is None or (entry.seq, hash_of(entry)) != (self.seq, self.entry_hash):
            return None
        try:
            state = _decode(self.state)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        return state if state.head == self.seq else None


def packed(stream: str, state: TableState, last: Entry) -> StoredState:
    """A state as it is stored, given the entry after which it is one."""
    body = _encode(state)
    return StoredState(state.head, derivation(), hash_of(last), body, checksum(stream, state.head, body))


def hash_of(entry: Entry) -> bytes:
    """Recognises an entry."""
    return sha256(_encode(entry)).digest()


def checksum(stream: str, seq: int, state: bytes) -> bytes:
    """Recognises a state that was stored as a whole, for this table."""
    return sha256(b"%s\0%d\0%s" % (stream.encode(), seq, state)).digest()


class StoredStates:
    """Stores states after the entries have been shown, and never more than one thing at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[str, TableState] = {}
        self._waiting: asyncio.Task[None] | None = None
        derivation()  # of the code that runs, before an update can replace its files

    async def last(self, stream: str) -> StoredState | None:
        """The last stored state of a table, which may not be usable."""
        try:
            rows = await self._store.fetch(LAST, stream)
        except StoreError as trouble:
            log.warning("The stored state of %s cannot be read, so its whole log is: %s", stream, trouble)
            return None
        return StoredState(*rows[0]) if rows else None

    def heard(self, mailbox: Mailbox) -> None:
        """An entry was saved and shown: after many, the state is to be stored."""
        if mailbox.head - mailbox.stored < EVERY:
            return
        mailbox.stored = mailbox.head
        self._due[mailbox.stream] = mailbox.state
        if self._waiting is None or self._waiting.done():
            self._waiting = asyncio.get_running_loop().create_task(self._gather())

    async def _gather(self) -> None:
        while self._due:
            await asyncio.sleep(GATHER_S)
            await self.write()

    async def write(self) -> None:
        """Store what is due. What cannot be stored is dropped: the next one comes after so many entries again."""
        due, self._due = self._due, {}
        try:
            rows = [await self._row(stream, state) for stream, state in sorted(due.items())]
            await self._store.execute_all([row for row in rows if row is not None])
        except StoreError as trouble:
            log.warning("The states of %d tables were not stored: %s", len(due), trouble)

    async def _row(self, stream: str, state: TableState) -> Statement | None:
        for entry in await self._store.read(stream, state.head - 1, 1):
            return KEEP, (stream, *astuple(packed(stream, state, entry)))
        return None

    async def finish(self) -> None:
        """Store what is due, and wait for no more."""
        if self._waiting is not None:
            self._waiting.cancel()
            await asyncio.wait([self._waiting])
        await self.write()
