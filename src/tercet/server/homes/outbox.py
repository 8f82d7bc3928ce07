"""What goes to another worker in one turn of the event loop goes together: one write for the frames of many tables."""

import asyncio
from collections.abc import Callable

from tercet.server.homes.parcels import DATA, head


class Outbox:
    """Collects parcels, and sends them when the turn is over."""

    __slots__ = ("_call_soon", "_parts", "_transport")

    def __init__(self, transport: asyncio.Transport) -> None:
        self._parts: list[bytes] = []
        self._transport = transport
        self._call_soon = asyncio.get_running_loop().call_soon

    def send(self, visitor: int, kind: int, payload: bytes = b"") -> None:
        """Send a parcel."""
        parts = self._parts
        if not parts:
            self._call_soon(self._flush)
        parts += (head(visitor, kind, len(payload)), payload)

    def data_for(self, visitor: int) -> Callable[[bytes], None]:
        """A function that sends data for one visitor: it is called for each frame, so it does nothing else."""
        parts, call_soon, flush = self._parts, self._call_soon, self._flush

        def send(payload: bytes) -> None:
            if not parts:
                call_soon(flush)
            parts.append(head(visitor, DATA, len(payload)))
            parts.append(payload)

        return send

    def _flush(self) -> None:
        together = b"".join(self._parts)
        self._parts.clear()
        if not self._transport.is_closing():
            self._transport.write(together)
