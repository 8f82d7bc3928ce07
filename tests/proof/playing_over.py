"""Tables where people play on and on over a bad network, and what the checker says of it."""

import asyncio
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import NamedTuple

from tercet.client import Visit
from tests.proof.playing_on import Evening
from tests.proof.unruly_network import Faults, UnrulyNetwork
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.scripted import caught_up

SEED = int(os.environ.get("TERCET_SEED", "81"))
AT_ONCE = {"order": {"type": "ArrivalOrder"}}
TABLES = 3


class Result(NamedTuple):
    """What the network did, and what the players were told."""

    network: UnrulyNetwork
    acknowledged: int


async def play_over(address: str, folder: Path, faults: Faults, enough: Callable[[UnrulyNetwork], bool]) -> Result:
    """Two people at each table play over a bad network until there were enough faults; nothing is wrong then."""
    async with (
        UnrulyNetwork(address, Random(SEED), faults) as network,
        Visit(address, "Ada") as ada,
        Visit(address, "Bea") as bea,
        AsyncExitStack() as stack,
    ):
        evenings = list[Evening]()
        for _ in range(TABLES):
            table = (await ada.open_table("quick", options=AT_ONCE)).table
            seats = [Witness(visit, table, by_way_of=network.address) for visit in (ada, bea)]
            evenings.append(Evening(*[await stack.enter_async_context(seat) for seat in seats]))
        everyone = [seat for evening in evenings for seat in evening.seats]
        playing = [asyncio.create_task(evening.play(seat)) for evening in evenings for seat in evening.seats]
        while not enough(network):
            await evenings[0].everyone_goes_on()
        network.calm = True
        for evening in evenings:
            evening.over = True
        await asyncio.gather(*playing)
        for evening in evenings:
            await caught_up(evening.seats)
        await nothing_is_wrong(folder / "tercet.db", everyone, ada)
        return Result(network, sum(evening.acknowledged for evening in evenings))
