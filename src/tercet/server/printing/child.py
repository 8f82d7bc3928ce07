"""The printing process: handles one order after the other, and may be killed at any time."""

import resource
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from msgspec import json

from tercet.paper.day import Day, read_day
from tercet.paper.order import CannotPrint, Order
from tercet.paper.printing import PrintedDocument, printed

MOST_ROWS: Final = 8_000  # for an order that anybody may make; a thousand players in four rounds fit
MOST_ROWS_OF_OURS: Final = 40_000  # for a competition on this server
MOST_MEMORY: Final = 2 * 1024**3  # of address space; a document that needs more ends only this process


def serve_orders(pipe: Connection) -> None:
    """Print what comes through the pipe until it closes; each answer includes the peak memory use."""
    _bound_memory()
    while True:
        try:
            order, competition = pipe.recv()
        except EOFError:
            return
        pipe.send((_answer(order, competition), _most_used()))


def _answer(order: Order, competition: Day | dict[str, Any] | None) -> PrintedDocument | str:
    """The PDF; or a sentence why not."""
    try:
        if isinstance(competition, Day):
            return printed(order, competition, MOST_ROWS_OF_OURS)
        day = None if competition is None else read_day(json.encode(competition).decode())
        return printed(order, day, MOST_ROWS)
    except CannotPrint as error:
        return error.in_words(order.lang)


def _bound_memory() -> None:
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _most_used() -> int:
    """The peak memory in bytes. On Linux `ru_maxrss` includes the parent's, so it is read from elsewhere."""
    if (status := Path("/proc/self/status")).exists():
        lines = status.read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
