"""The bell, over a real Redis."""

import asyncio

from tercet.storage.bell import Bell, Ring


def test_whoever_listens_hears_each_ring_in_order(redis_url: str) -> None:
    async def story() -> list[Ring]:
        here, there = Bell(redis_url), Bell(redis_url)
        async with here.hear() as rings:
            await there.ring("table/a b", 7)
            await there.ring("table/c", 12)
            heard = [await anext(rings), await anext(rings)]
        await here.close()
        await there.close()
        return heard

    assert asyncio.run(story()) == [Ring("table/a b", 7), Ring("table/c", 12)]
