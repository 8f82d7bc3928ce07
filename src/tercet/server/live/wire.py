"""The server's messages as frames, which can be sent to any number of viewers."""

import msgspec

from tercet.engine.refusals import Refusal
from tercet.protocol.from_server import CommandRefused, FromServer
from tercet.server.socket.frames import frame

_encode = msgspec.json.Encoder().encode


def framed(message: FromServer) -> bytes:
    """A message as a frame."""
    return frame(_encode(message))


def refused(command_id: str, refusal: Refusal) -> bytes:
    """The answer to a refused command."""
    return framed(CommandRefused(command_id, refusal.code, refusal.why))


# Entries are built from existing bytes: the stored events are the sent events.
def told(seq: int, body: bytes) -> bytes:
    """The frame of entry `seq`."""
    return frame(b'{"type":"Told","seq":%d,"events":%b}' % (seq, body))


def told_to_caller(seq: int, body: bytes, command_id: str) -> bytes:
    """The same for its sender, as an acknowledgement."""
    return frame(b'{"type":"Told","seq":%d,"done":%b,"events":%b}' % (seq, _encode(command_id), body))
