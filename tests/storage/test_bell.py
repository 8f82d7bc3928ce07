"""The bell, over a real Redis."""

import asyncio

from tercet.storage.bell import Bell, Ring


def test_whoever_listens_hears_each_ring_of_others_in_order(redis_url: str) -> None:
    async def story() -> list[Ring]:
        here, there = Bell(redis_url), Bell(redis_url)
        async with here.hear() as rings:
            await there.ring(Ring("table/a b", 7), Ring("table/c", 12))
            await here.ring(Ring("table/own", 1))
            await there.ring(Ring("table/c", 13))
            heard = [await anext(rings) for _ in range(3)]
        await here.close()
        await there.close()
        return heard

    assert asyncio.run(story()) == [Ring("table/a b", 7), Ring("table/c", 12), Ring("table/c", 13)]
