"""The interface of every store. A stream is a named log; its entries are numbered 1, 2, 3 … without gaps."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

Durability = Literal["power", "process"]
"""What an acknowledged entry survives: the loss of power, or just the death of the process (cheaper)."""

Value: TypeAlias = str | int | float | bytes | None
"""What a column can hold. A moment is a number of ms, a yes or no is 1 or 0."""

Row: TypeAlias = tuple[Any, ...]
Statement: TypeAlias = tuple[str, tuple[Value, ...]]


class NewEntry(Struct, frozen=True):
    """The events of one command, to be appended after entry `after` of its stream (0: the stream is new)."""

    stream: str
    after: int
    at: int
    """Wall clock, ms: a label."""
    body: bytes
    by: str = ""
    """The player."""
    command: str = ""
    """The id that the player's client gave the command. Sent twice, it has one effect."""


class Entry(Struct, frozen=True):
    """A stored entry."""

    seq: int
    at: int
    by: str
    command: str
    body: bytes


class Appended(Struct, frozen=True):
    """The entry is saved, as number `seq`."""

    seq: int


class Conflict(Struct, frozen=True):
    """Nothing was appended: the stream is not where the writer thought, but at `head`. Read on and decide again."""

    head: int


class Repeated(Struct, frozen=True):
    """Nothing was appended: this command of this player is already stored, as entry `seq`."""

    seq: int


class NotSaved(Struct, frozen=True):
    """Nothing was appended because the store has a problem: a full disk, a lost database. `why` is for players.

    If the database was lost while it answered, the entry may have been stored: sending the command again shows it.
    """

    why: str


Outcome: TypeAlias = Appended | Conflict | Repeated | NotSaved
Done: TypeAlias = Callable[[Outcome], object]


class StoreError(Exception):
    """The store cannot be used; the message says why and what to do."""


class DamagedLog(StoreError):
    """One log cannot be read from some entry on. The other logs are not affected."""

    def __init__(self, stream: str, seq: int, why: str) -> None:
        super().__init__(
            f"The log {stream} cannot be read from entry {seq} on: {why}. “tercet doctor” says what to do."
        )
        self.stream, self.seq, self.why = stream, seq, why


class Store(Protocol):
    """An append-only store of streams, and of the tables beside them."""

    @property
    def commits(self) -> int:
        """How many groups of entries have been given to the database so far."""
        ...

    @property
    def waiting(self) -> int:
        """How many entries wait for the next group."""
        ...

    def submit(self, entry: NewEntry, done: Done) -> None:
        """Append an entry; `done` is called on the same event loop once it is saved or refused.

        Everything submitted while one group is being saved forms the next group: one commit for many tables.
        """
        ...

    async def append(self, entry: NewEntry) -> Outcome:
        """Append an entry, and wait until it is saved."""
        ...

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries of a stream with numbers greater than `after`, in order; at most `limit` of them."""
        ...

    async def head(self, stream: str) -> int:
        """The number of the last entry; 0 if there is none."""
        ...

    async def streams(self, after: str = "", limit: int = 1000) -> list[str]:
        """The names of the streams after a name in alphabetical order; at most `limit` of them."""
        ...

    async def fetch(self, sql: str, *values: Value) -> list[Row]:
        """The rows of a query, in SQL that both databases understand; `$1`, `$2` … are the values."""
        ...

    async def execute(self, sql: str, *values: Value) -> list[Row]:
        """Execute one statement durably; returns the rows of its RETURNING, if it has one."""
        ...

    async def execute_all(self, statements: Iterable[Statement]) -> None:
        """Execute all statements durably, or none."""
        ...

    async def ready(self) -> bool:
        """Can the store answer at the moment?"""
        ...

    async def damage(self, *, thorough: bool = False) -> str | None:
        """What the database finds damaged in itself; None if nothing is, or if it has no such check."""
        ...

    async def close(self) -> None:
        """Save what was submitted, then close files and connections."""
        ...
