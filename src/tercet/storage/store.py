"""What every store promises. A stream is a log by name; its events are numbered 1, 2, 3 … without a gap."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class Stored(Struct, frozen=True):
    """One event of a stream: its number, and its text as it was handed over."""

    seq: int
    body: bytes


class Conflict(Struct, frozen=True):
    """Nothing was appended: the stream is not where the writer thought, but at `head`. Read on and decide again."""

    head: int


class StoreTrouble(Exception):
    """The store cannot be used; the message says why and what to do."""


class Store(Protocol):
    """An append-only store of streams."""

    async def append(self, stream: str, after: int, bodies: Sequence[bytes]) -> int | Conflict:
        """Add one event or more to a stream whose last number is `after`; all or none. Gives the new last number.

        When this returns, the events are safe: a crash does not lose them.
        """
        ...

    async def read(self, stream: str, after: int = 0) -> list[Stored]:
        """The events of a stream with numbers greater than `after`, in order."""
        ...

    async def ready(self) -> bool:
        """Can the store be asked just now?"""
        ...

    async def close(self) -> None:
        """Let go of files and connections."""
        ...
