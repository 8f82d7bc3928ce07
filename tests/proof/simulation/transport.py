"""One end of a simulated connection, as asyncio's protocols know it."""

import asyncio
from collections.abc import Callable
from typing import Any


class SimulatedTransport(asyncio.Transport):
    """What is written goes to `carry`; how and when it arrives is the network's business."""

    def __init__(self, loop: asyncio.AbstractEventLoop, protocol: Any, carry: Callable[[bytes], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self._loop, self._protocol, self._carry = loop, protocol, carry
        self._high, self._unsent, self._full = 64 * 1024, 0, False
        self._closing = self._gone = False
        self.most_unsent = self.largest = 0
        self.hung_up: Callable[[], None] = lambda: None
        """Called when this end has closed."""
        self.buffer: int | None = None
        """How much the network takes before a writer is told that it is too much; None: as the protocol asks."""

    # ---- for the protocol

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._closing and data:
            self._unsent += len(data)
            self.largest = max(self.largest, len(data))
            self.most_unsent = max(self.most_unsent, self._unsent)
            self._carry(bytes(data))
            if self._unsent > self._limit and not self._full:
                self._full = True
                self._protocol.pause_writing()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:  # noqa: ARG002
        self._high = 64 * 1024 if high is None else high

    def get_write_buffer_size(self) -> int:
        return self._unsent

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        """The other end hears of it when this one closes."""

    def is_closing(self) -> bool:
        return self._closing

    def pause_reading(self) -> None:
        """Nobody here reads so slowly."""

    def resume_reading(self) -> None:
        """See above."""

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self.hung_up()
            self._loop.call_soon(self.lose)

    def abort(self) -> None:
        self.close()

    # ---- for the network

    def get_protocol(self) -> Any:
        return self._protocol

    def sent(self, size: int) -> None:
        """So much has arrived."""
        self._unsent -= size
        if self._full and self._unsent <= self._limit // 4 and not self._closing:
            self._full = False
            self._protocol.resume_writing()

    def receive(self, data: bytes) -> None:
        """Something arrives."""
        if not self._closing:
            self._protocol.data_received(data)

    def lose(self) -> None:
        """The connection is gone, and this end knows it now."""
        self._closing = True
        if not self._gone:
            self._gone = True
            self._protocol.connection_lost(None)

    @property
    def _limit(self) -> int:
        """A whole table must always fit: whoever is slow is sent one, and would be slow again because of it."""
        return self._high if self.buffer is None else min(self._high, max(self.buffer, 2 * self.largest))
