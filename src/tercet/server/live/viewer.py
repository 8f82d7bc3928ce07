"""Who sees a table, as its mailbox knows them."""

from typing import Protocol

from tercet.engine.value import Player


class Viewer(Protocol):
    """Somebody who sees a table: a browser, a bot of somebody else's, a test."""

    slow: bool
    player: Player | None  # whose layout this viewer sees where layouts are one's own

    def send(self, frame: bytes, /) -> None:
        """Send a frame, or skip it while the viewer is slow."""
        ...

    def lag_ms(self) -> int:
        """How long the way to this viewer and back takes, by the server's own pings."""
        ...
