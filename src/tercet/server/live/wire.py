"""The server's messages as frames, ready for any number of viewers."""

import msgspec

from tercet.engine.refusals import Refusal
from tercet.protocol.from_server import CommandRefused, FromServer
from tercet.server.socket.frames import frame

_encode = msgspec.json.Encoder().encode


def framed(message: FromServer) -> bytes:
    """A message as a frame."""
    return frame(_encode(message))


def refused(command_id: str, refusal: Refusal) -> bytes:
    """The answer to something that may not be."""
    return framed(CommandRefused(command_id, refusal.code, refusal.why))


# What is told is put together of bytes that are there already: the stored events are the sent events.
def told(seq: int, body: bytes) -> bytes:
    """The frame that tells entry `seq`."""
    return frame(b'{"type":"Told","seq":%d,"events":%b}' % (seq, body))


def told_to_caller(seq: int, body: bytes, command_id: str) -> bytes:
    """The same for the one who said it: it stands in the log."""
    return frame(b'{"type":"Told","seq":%d,"done":%b,"events":%b}' % (seq, _encode(command_id), body))
