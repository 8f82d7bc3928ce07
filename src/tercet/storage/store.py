"""The interface of every store. A stream is a named log; its entries are numbered 1, 2, 3 … without gaps."""

from collections.abc import Callable, Iterable
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from tercet.cards.reasons import Reason
from tercet.words.sayable import Sayable

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


class StoreError(Sayable):
    """The store cannot be used; the message says why and what to do."""


class DamagedLog(StoreError):
    """One log cannot be read from some entry on. The other logs are not affected."""

    def __init__(self, stream: str, seq: int, why: str | Reason) -> None:
        super().__init__("store-log-damaged", log=stream, n=str(seq), why=why)
        self.stream, self.seq, self.why = stream, seq, why


CopyTrouble = Literal["away", "full", "refused", "failed"]
"""Why no copy can be made: its folder is not there, its disk is full, it must not be used, or anything else."""


class CopyState(Struct, frozen=True):
    """How the copy in a second folder is doing."""

    behind: int
    """Changes that are not in it yet."""
    trouble: CopyTrouble | None = None
    """Why it cannot be kept up to date at the moment."""
    since: int = 0
    """Since when, by the wall clock in ms."""


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

    @property
    def copy(self) -> CopyState | None:
        """How the copy in a second folder is doing; None if there is none."""
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

    async def seq_of(self, stream: str, by: str, command: str) -> int | None:
        """The number of the entry that this command of this player caused; None if it has caused none."""
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

    async def scrub(self, table: str) -> bool:
        """Remove what was deleted from a table from the database's files too, journal included.

        False if the journal still has it because somebody reads at this moment: then try again later.
        """
        ...

    async def close(self) -> None:
        """Save what was submitted, then close files and connections."""
        ...
