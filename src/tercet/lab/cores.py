"""Work on as many cores as there are, in processes of their own; results come in order, whoever made them."""

import os
import signal
from collections.abc import Callable, Generator
from multiprocessing import get_context
from typing import Final, TypeVar

WORTH_A_CORE: Final = 20  # fewer games are played sooner than another process has started
AT_A_TIME: Final = 4

Result = TypeVar("Result")


def in_order(one: Callable[[int], Result], numbers: range, cores: int | None = None) -> Generator[Result, None, None]:
    """What comes of each number. What is done with one must be importable by another process."""
    workers = min(cores or os.cpu_count() or 1, len(numbers) // WORTH_A_CORE)
    if workers < 2:
        yield from map(one, numbers)
        return
    mine = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for us: the workers inherit deaf ears
    try:
        pool = get_context("spawn").Pool(workers)
    finally:
        signal.signal(signal.SIGINT, mine)
    with pool:
        yield from pool.imap(one, numbers, chunksize=AT_A_TIME)
