"""Programs that hear Ctrl-C, also when the tests themselves do not.

Whoever starts the tests in the background of a shell starts them with SIGINT ignored, and their children inherit that.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """What is started in here hears Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
