"""Whatever is killed in the middle of a game, the players go on, and nothing that was acknowledged is missing.

TERCET_SERVER_KILLS=1000 kills more often.
"""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tercet.client import Visit
from tests.proof.playing_on import Evening
from tests.proof.restarts import Mortal, mortal
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.scripted import caught_up
from tests.support.limits import HANG_S

KILLS = int(os.environ.get("TERCET_SERVER_KILLS", "60"))


async def kill_and_restart(server: Mortal, evening: Evening, dice: Random) -> None:
    await asyncio.sleep(dice.uniform(0.01, 0.1))
    server.kill()
    await asyncio.to_thread(server.start)
    async with asyncio.timeout(HANG_S):
        await evening.everyone_goes_on()


@pytest.mark.long
@pytest.mark.timeout(900 + 10 * KILLS)
def test_a_server_killed_again_and_again_in_mid_game_loses_nothing(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    async def story() -> None:
        with mortal(tmp_path) as server:
            async with Visit(server.address, "Ada") as ada, Visit(server.address, "Bea") as bea:
                link = await ada.open_table("quick", options={"order": {"type": "ArrivalOrder"}})
                evening, dice = Evening(Witness(ada, link.table), Witness(bea, link.table)), Random(1)
                async with evening.seats[0] as a, evening.seats[1] as b:
                    playing = [asyncio.create_task(evening.play(seat)) for seat in (a, b)]
                    for _ in range(KILLS):
                        await kill_and_restart(server, evening, dice)
                    while a.gathering.matches < 2 or evening.acknowledged <= KILLS:  # however slow the machine is
                        await evening.everyone_goes_on()
                    evening.over = True
                    await asyncio.gather(*playing)
                    await caught_up(evening.seats)
                    await nothing_is_wrong(tmp_path / "tercet.db", evening.seats, ada)
                    record_property("kills", KILLS)
                    record_property("acknowledged", evening.acknowledged)

    asyncio.run(story())
