"""Work on all cores, in separate processes; results come in order, whichever process made them."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

WORTH_A_CORE: Final = 20  # with fewer games, starting another process takes longer than playing them
AT_A_TIME: Final = 4
AHEAD: Final = 4  # how much work waits for each process, so that none is idle

Result = TypeVar("Result")


def in_order(one: Callable[[int], Result], numbers: range, cores: int | None = None) -> Generator[Result, None, None]:
    """The result for each number. The function must be importable by another process.

    A pool of `multiprocessing` is not used: left early, it may wait for ever for a process that waits for it.
    """
    workers = min(cores or os.cpu_count() or 1, len(numbers) // WORTH_A_CORE)
    if workers < 2:
        yield from map(one, numbers)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    work = (pool.submit(_several, one, numbers[at : at + AT_A_TIME]) for at in range(0, len(numbers), AT_A_TIME))
    try:
        with _unheard():  # the processes start now; only this one is to react to Ctrl-C
            waiting = deque(islice(work, workers * AHEAD))
        while waiting:
            yield from waiting.popleft().result()
            waiting.extend(islice(work, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def _several(one: Callable[[int], Result], numbers: range) -> list[Result]:
    return [one(number) for number in numbers]


@contextmanager
def _unheard() -> Iterator[None]:
    """Ignore Ctrl-C meanwhile; processes that are started now begin so, too."""
    mine = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, mine)
