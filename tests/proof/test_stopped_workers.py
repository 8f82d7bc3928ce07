"""Workers that are stopped between deciding and appending: what they decided meets another table.

TERCET_STOPPED_CLAIMS=100000 claims more.
"""

import asyncio
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tercet.server.live.hub import Hub
from tercet.storage.store import Done, NewEntry
from tests.proof.checker import check
from tests.proof.test_contested import contest
from tests.server.live.evening import evening

CLAIMS = int(os.environ.get("TERCET_STOPPED_CLAIMS", "3000"))
SEED = int(os.environ.get("TERCET_SEED", "81"))
TURNS = 40  # of the event loop, at most: long enough for all the others to append


class Stops:
    """Stands between a worker and its store; now and then nothing goes on for a while."""

    def __init__(self, hub: Hub, dice: Random) -> None:
        self._submit, self._dice = hub.store.submit, dice
        self._tasks: set[asyncio.Task[None]] = set()
        self.stops = 0
        hub.store.submit = self.submit  # type: ignore[method-assign]

    def submit(self, entry: NewEntry, done: Done) -> None:
        """It is decided; it is appended now, or when the worker goes on."""
        if self._dice.random() < 0.5:
            self._submit(entry, done)
            return
        self.stops += 1
        task = asyncio.get_running_loop().create_task(self._later(entry, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _later(self, entry: NewEntry, done: Done) -> None:
        for _ in range(self._dice.randrange(TURNS)):
            await asyncio.sleep(0)
        self._submit(entry, done)


@pytest.mark.timeout(900 + CLAIMS)
@pytest.mark.parametrize("workers", [2, 3, 4])
def test_workers_stopped_between_deciding_and_appending_agree(
    tmp_path: Path, workers: int, record_property: Callable[[str, object], None]
) -> None:
    async def story() -> None:
        claims, dice = 0, Random(SEED)
        async with AsyncExitStack() as stack:
            first = await stack.enter_async_context(evening(tmp_path))
            hubs = [first.hub]
            for _ in range(workers - 1):
                hubs.append((await stack.enter_async_context(evening(tmp_path, stream=first.stream))).hub)
            stops = [Stops(hub, dice) for hub in hubs]
            while claims < CLAIMS // 3:
                one = await contest(*dice.sample(hubs, workers))
                await one.play(dice)
                wrong = check(await one.evidence())
                assert wrong == [], "\n".join(map(str, wrong))
                claims += one.claims
            assert sum(hub.tally.conflicts for hub in hubs) > 0  # they did meet
            record_property("claims", claims)
            record_property("stops", sum(each.stops for each in stops))

    asyncio.run(story())
