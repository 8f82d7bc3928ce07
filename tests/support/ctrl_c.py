"""Programs that react to Ctrl-C, even if the tests themselves do not.

Tests started in the background of a shell have SIGINT ignored, and their child processes inherit that.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Processes started in here react to Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
