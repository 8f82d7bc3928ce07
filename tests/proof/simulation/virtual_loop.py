"""An event loop on which no time passes while somebody waits: its clock jumps to the next thing that is due."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")
Connect = Callable[..., tuple[asyncio.Transport, asyncio.BaseProtocol]]
CLOCK_INFO = time.get_clock_info("monotonic")


class NothingLeft(Exception):
    """Everybody waits, and nothing is due: this would never end."""


class VirtualLoop(asyncio.BaseEventLoop):
    """asyncio's own loop with a clock and a network of ours."""

    def __init__(self, connect: Connect) -> None:
        super().__init__()
        self.now = 0.0
        self.errors: list[str] = []
        self._connect = connect
        self._selector = self  # the loop asks it to wait
        self.set_exception_handler(lambda _, context: self.errors.append(str(context)))

    def time(self) -> float:
        """Seconds since the beginning of the game."""
        return self.now

    def select(self, timeout: float | None) -> list[Any]:
        """Wait: the clock jumps."""
        if timeout is None:
            raise NothingLeft
        self.now += timeout
        return []

    async def create_connection(  # type: ignore[override]
        self, factory: Callable[[], Any], host: Any = None, port: Any = None, **_: Any
    ) -> Any:
        """What a client calls to connect."""
        await asyncio.sleep(0)
        return self._connect(factory, host, port)

    def _process_events(self, event_list: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass


def run_in_virtual_time(loop: VirtualLoop, story: Coroutine[Any, Any, Result]) -> Result:
    """Tell a story to its end; what is still waiting then is ended."""
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(story)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        asyncio.set_event_loop(None)
        loop.close()
