"""Thousands of frames with faults in them: every one is read or refused, none is a mistake of ours.

TERCET_FRAMES=1000000 tries more.
"""

import os
from collections.abc import Callable
from random import Random

from tercet.server.socket.frames import CLOSE, LIMIT, PING, PONG, TEXT, BrokenFrame
from tercet.server.socket.messages import Reader
from tests.server.socket.wire import masked

FRAMES = int(os.environ.get("TERCET_FRAMES", "200000"))
REFUSED_WITH = {1002, 1003, 1007, 1009}


def a_frame(dice: Random) -> bytes:
    """A frame that is mostly right."""
    first = dice.choice((0x81, 0x81, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, dice.randrange(256)))
    size = dice.choice((0, 2, 5, 60, 125, 126, 127, dice.randrange(200), dice.choice((50, LIMIT, LIMIT + 1))))
    word = dice.choice((b"abc", "äß€𝄞".encode(), dice.randbytes(7)))
    return masked((word * size)[:size], first, dice.randbytes(4))


def with_faults(frame: bytes, dice: Random) -> bytes:
    """The same with bytes changed, lost, doubled or put in, or none of this."""
    changed = bytearray(frame)
    for _ in range(dice.choice((0, 0, 1, 1, 2, 8))):
        at = dice.randrange(len(changed) or 1)
        changed[at : at + dice.randrange(3)] = dice.randbytes(dice.randrange(3))
    return bytes(changed)


def check_all(reader: Reader, data: bytes) -> None:
    for opcode, payload in reader.read(data):
        assert opcode in (TEXT, CLOSE, PING, PONG)
        assert len(payload) <= (LIMIT if opcode == TEXT else 125)
        if opcode == TEXT:
            payload.decode()


def test_a_frame_with_faults_is_read_or_refused_and_nothing_else(
    record_property: Callable[[str, object], None],
) -> None:
    record_property("frames", FRAMES)
    dice, refused = Random(81), dict.fromkeys(REFUSED_WITH, 0)
    reader = Reader()
    for _ in range(FRAMES):
        sent = with_faults(a_frame(dice), dice)
        cut = dice.randrange(len(sent) + 1)
        try:
            check_all(reader, sent[:cut])
            check_all(reader, sent[cut:])
        except BrokenFrame as broken:
            refused[broken.code] += 1
            reader = Reader()
    assert all(refused.values()), "every kind of fault was met"
    assert sum(refused.values()) < FRAMES, "and not everything was refused"
