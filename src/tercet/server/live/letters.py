"""What lies in a mailbox: something said, by whom, and whom to answer."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from tercet.engine.value import Player
from tercet.tables.commands import TableCommand


class Viewer(Protocol):
    """Somebody who sees a table: a browser, a bot of somebody else's, a test."""

    slow: bool

    def send(self, frame: bytes, /) -> None:
        """Send a frame, or skip it while the viewer is slow."""
        ...

    def lag_ms(self) -> int:
        """How long the way to this viewer and back takes, by the server's own pings."""
        ...


class Letter(Struct):
    """Something said at a table. The command is made of it when its turn comes, with the instant of that moment."""

    by: Player
    saying: Struct | None = None  # from a client
    make: Callable[[int], TableCommand] | None = None  # from the server itself
    id: str = ""
    reaction_ms: int | None = None
    viewer: Viewer | None = None
    heard_at: int = 0
    beside: tuple["Letter", ...] = ()  # calls that were weighed with this one and came second
    weighed: bool = False  # it was in a contest: decide it without another
    again: bool = False  # asks for the answer that was lost with a connection, and for nothing else
