"""Who sees a table, as its mailbox knows them."""

from typing import Protocol


class Viewer(Protocol):
    """Somebody who sees a table: a browser, a bot of somebody else's, a test."""

    slow: bool

    def send(self, frame: bytes, /) -> None:
        """Send a frame, or skip it while the viewer is slow."""
        ...

    def lag_ms(self) -> int:
        """How long the way to this viewer and back takes, by the server's own pings."""
        ...
