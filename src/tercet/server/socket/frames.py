"""Frames according to RFC 6455 (5.2): written by the server, read from a client. Pure: bytes in, bytes out."""

from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # if it could not be compiled
    from websockets.utils import apply_mask

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

FINAL: Final = 0x80
RESERVED: Final = 0x70
OPCODE: Final = 0x0F
CONTROL: Final = 0x08
MASKED: Final = 0x80
SHORT: Final = 125  # a longer payload has its size in the following 2 or 8 bytes
LIMIT: Final = 4096  # bytes per message from a client

NOT_THE_PROTOCOL: Final = 1002
NOT_TEXT: Final = 1003
NOT_UTF8: Final = 1007
TOO_BIG: Final = 1009


class BrokenFrame(Exception):
    """The client violated the protocol: the close code, and why."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


Frame = tuple[int, bytes, int]
"""A frame of a client: its first byte, its payload without the mask, and where the next one begins."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame to send. Servers do not mask, so one frame can be sent to every viewer of a table."""
    size = len(payload)
    if size <= SHORT:
        return bytes((FINAL | opcode, size)) + payload
    if size < 1 << 16:
        return pack("!BBH", FINAL | opcode, 126, size) + payload
    return pack("!BBQ", FINAL | opcode, 127, size) + payload


def client_frame(payload: bytes, first: int = FINAL | TEXT) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing: one worker read it, another reads it again."""
    size = len(payload)
    head = pack("!BB", first, MASKED | size) if size <= SHORT else pack("!BBH", first, MASKED | 126, size)
    return head + bytes(4) + payload


def close_frame(code: int, why: str = "") -> bytes:
    """The close frame; a reason that is too long is cut, never inside a character."""
    reason = why.encode()[: SHORT - 2].decode(errors="ignore").encode()
    return frame(code.to_bytes(2, "big") + reason, CLOSE)


def read_frame(data: bytes, at: int) -> Frame | None:
    """The frame that begins here; None if it is not complete yet."""
    there = len(data)
    if there < at + 2:
        return None
    first, size, body = data[at], data[at + 1] - MASKED, at + 6
    if size < 0:
        raise BrokenFrame(NOT_THE_PROTOCOL, "a client masks its frames")
    if first & RESERVED:
        raise BrokenFrame(NOT_THE_PROTOCOL, "no extension was agreed on")
    if size > SHORT:
        body += 2 if size == 126 else 8
        if first & CONTROL:
            raise BrokenFrame(NOT_THE_PROTOCOL, "a control frame holds at most 125 bytes")
        if there < body - 4:
            return None
        size = read_size(data[at + 2 : body - 4])
    end = body + size
    return (first, apply_mask(data[body:end], data[body - 4 : body]), end) if there >= end else None


def read_size(written: bytes) -> int:
    """The size in its long form of two or eight bytes; it must be as short as possible, and within the limit."""
    size = int.from_bytes(written, "big")
    if size > LIMIT:
        raise BrokenFrame(TOO_BIG, f"a message holds at most {LIMIT} bytes")
    if size <= SHORT or len(written) > 2:
        raise BrokenFrame(NOT_THE_PROTOCOL, "a size is written as short as it can be")
    return size
