"""Reading the same thing for hundreds of pages that ask every second: they share one reading."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any, Final, Generic, TypeVar

T = TypeVar("T")
LATELY_S: Final = 0.2  # how old an answer may be that another worker has made outdated
KEPT: Final = 50


class Lately(Generic[T]):
    """A reading serves everyone who asks while it is fresh; whoever changes something here ends that at once."""

    def __init__(self) -> None:
        self._readings: OrderedDict[str, tuple[float, asyncio.Task[T]]] = OrderedDict()

    async def of(self, key: str, read: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What was read lately, or is being read."""
        until, reading = self._readings.get(key, (0.0, None))
        if reading is None or monotonic() > until:
            reading = asyncio.get_running_loop().create_task(read())
            self._readings[key] = (monotonic() + LATELY_S, reading)
            self._readings.move_to_end(key)
        if len(self._readings) > KEPT:
            self._readings.popitem(last=False)
        return await asyncio.shield(reading)  # one page that goes away does not end it for the others

    def forget(self, key: str) -> None:
        """It has changed."""
        self._readings.pop(key, None)

    def clear(self) -> None:
        """Read everything again."""
        self._readings.clear()
