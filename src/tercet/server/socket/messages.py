"""Messages from frames: joins fragments, checks text, passes control frames on. Pure: no I/O."""

from collections.abc import Iterator
from typing import Final

from tercet.server.socket.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    CONTROL,
    FINAL,
    LIMIT,
    NOT_TEXT,
    NOT_THE_PROTOCOL,
    NOT_UTF8,
    OPCODE,
    PONG,
    TEXT,
    TOO_BIG,
    BrokenFrame,
    client_frame,
    read_frame,
)

WHOLE_TEXT: Final = FINAL | TEXT
CLOSE_CODES: Final = frozenset((*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)))

Message = tuple[int, bytes]
"""An opcode (text, close, ping or pong) and its payload."""


class Reader:
    """Reads what one client sends, in pieces of any size. Never holds more than a message and a frame."""

    __slots__ = ("_begun", "_tail")

    def __init__(self) -> None:
        self._tail = b""
        self._begun: bytearray | None = None

    def read(self, data: bytes) -> Iterator[Message]:
        """The messages completed by these bytes; raises `BrokenFrame` if the client violates the protocol."""
        if self._tail:
            data = self._tail + data
        at = 0
        while at < len(data) and (found := read_frame(data, at)) is not None:
            first, payload, at = found
            if first == WHOLE_TEXT and self._begun is None and payload.isascii():
                yield TEXT, payload  # nearly every frame
            elif (message := self._unusual(first, payload)) is not None:
                yield message
        self._tail = data[at:]

    def rest(self) -> bytes:
        """What was read and is no whole message yet, as the client would send it."""
        return (b"" if self._begun is None else client_frame(bytes(self._begun), TEXT)) + self._tail

    def _unusual(self, first: int, payload: bytes) -> Message | None:
        opcode, final = first & OPCODE, bool(first & FINAL)
        if opcode & CONTROL:
            check_control(opcode, final, payload)
            return opcode, payload
        self._gather(opcode, payload)
        return self._finish() if final else None

    def _gather(self, opcode: int, payload: bytes) -> None:
        """Keep a fragment. The limit is on bytes, so empty fragments cost nothing, however many."""
        if opcode == BINARY:
            raise BrokenFrame(NOT_TEXT, "only text is spoken here")
        if opcode > BINARY or (opcode == CONTINUED) is (self._begun is None):
            raise BrokenFrame(NOT_THE_PROTOCOL, "this frame does not belong here")
        if self._begun is None:
            self._begun = bytearray()
        self._begun += payload
        if len(self._begun) > LIMIT:
            raise BrokenFrame(TOO_BIG, f"a message holds at most {LIMIT} bytes")

    def _finish(self) -> Message:
        whole, self._begun = bytes(self._begun or b""), None
        check_utf8(whole)
        return TEXT, whole


def check_control(opcode: int, final: bool, payload: bytes) -> None:
    """A control frame is complete and known; a close frame has a valid code, or nothing at all."""
    if not final or opcode > PONG:
        raise BrokenFrame(NOT_THE_PROTOCOL, "there is no such control frame")
    if opcode == CLOSE and payload:
        if len(payload) < 2 or int.from_bytes(payload[:2], "big") not in CLOSE_CODES:
            raise BrokenFrame(NOT_THE_PROTOCOL, "there is no such close code")
        check_utf8(payload[2:])


def check_utf8(text: bytes) -> None:
    """Raise unless the text is UTF-8."""
    try:
        text.decode()
    except UnicodeDecodeError:
        raise BrokenFrame(NOT_UTF8, "text is UTF-8") from None
