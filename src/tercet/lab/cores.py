"""Work on all cores, in separate processes; results come in order, whichever process made them."""

import os
import signal
from collections.abc import Callable, Generator
from multiprocessing import get_context
from typing import Final, TypeVar

WORTH_A_CORE: Final = 20  # with fewer games, starting another process takes longer than playing them
AT_A_TIME: Final = 4

Result = TypeVar("Result")


def in_order(one: Callable[[int], Result], numbers: range, cores: int | None = None) -> Generator[Result, None, None]:
    """The result for each number. The function must be importable by another process."""
    workers = min(cores or os.cpu_count() or 1, len(numbers) // WORTH_A_CORE)
    if workers < 2:
        yield from map(one, numbers)
        return
    mine = signal.signal(signal.SIGINT, signal.SIG_IGN)  # workers inherit this, so only this process reacts
    try:
        pool = get_context("spawn").Pool(workers)
    finally:
        signal.signal(signal.SIGINT, mine)
    with pool:
        yield from pool.imap(one, numbers, chunksize=AT_A_TIME)
