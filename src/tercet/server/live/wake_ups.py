"""When tables wake up: together, so that what they decide is saved in one group. One timer rings for all of them."""

import asyncio
from collections.abc import Callable
from math import ceil
from typing import Final

TOGETHER_S: Final = 0.008  # tables wake up at multiples of this, half of what a screen takes for a picture
Wake = Callable[[], None]


class WakeUps:
    """The tables of a worker that are to wake up, by the number of the moment at which they do."""

    def __init__(self) -> None:
        self._sleepers: dict[int, dict[Wake, None]] = {}  # in the order in which they asked

    def moment_in(self, after_ms: int) -> int:
        """The first moment that is at least so far away."""
        return ceil((asyncio.get_running_loop().time() + after_ms / 1000) / TOGETHER_S)

    def set(self, moment: int, wake: Wake) -> None:
        """Call this at that moment."""
        if moment not in self._sleepers:
            self._sleepers[moment] = {}
            asyncio.get_running_loop().call_at(moment * TOGETHER_S, self._ring, moment)
        self._sleepers[moment][wake] = None

    def cancel(self, moment: int, wake: Wake) -> None:
        """Do not call it then."""
        self._sleepers[moment].pop(wake)

    def _ring(self, moment: int) -> None:
        for wake in self._sleepers.pop(moment):
            try:
                wake()
            except Exception as error:  # one that fails must not keep the others asleep
                context = {"message": "A table could not go on", "exception": error}
                asyncio.get_running_loop().call_exception_handler(context)
