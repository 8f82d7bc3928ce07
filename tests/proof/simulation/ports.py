"""Where the program asks for the time or for chance, and gets those of a simulated game instead."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from random import Random
from unittest.mock import patch

from tercet.client import line
from tercet.server.live import hub, mailbox, visitor, waking
from tercet.server.socket import connection, sockets
from tests.proof import witness


class WallClock:
    """A time of day that somebody sets, forward and back, in the middle of a game."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self.ahead_s = 0.0

    def __call__(self) -> int:
        return max(0, int((1_750_000_000 + self._now() + self.ahead_s) * 1000))


@contextmanager
def ports(now: Callable[[], float], wall: WallClock, dice: Random) -> Iterator[None]:
    """All clocks are virtual, and all chance comes from the seed."""
    ids, clock = count(1), count(1)
    replaced: list[tuple[object, str, object]] = [
        *((module, "monotonic", now) for module in (visitor, connection, sockets, mailbox)),
        *((module, "wall_clock_ms", wall) for module in (mailbox, hub)),
        (waking, "perf_counter", now),
        (line, "uniform", dice.uniform),
        (witness, "new_id", lambda: f"c{next(ids)}"),
        (witness, "CLOCK", clock),
    ]
    with ExitStack() as stack:
        for module, name, instead in replaced:
            stack.enter_context(patch.object(module, name, instead))
        yield
