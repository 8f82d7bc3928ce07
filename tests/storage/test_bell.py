"""The bell, over a real Redis."""

import asyncio

from msgspec import Raw

from tercet.storage.bell import Aside, Bell, News, Ring, RollCall


def test_whoever_listens_hears_each_ring_of_others_in_order(redis_url: str) -> None:
    async def story() -> list[News]:
        here, there = Bell(redis_url), Bell(redis_url)
        async with here.hear() as rings:
            await there.ring(Ring("table/a b", 7), Ring("table/c", 12))
            await here.ring(Ring("table/own", 1))
            await there.ring(Ring("table/c", 13), RollCall("table/c", "ada"), Aside("table/c", Raw(b'{"hi": "a\\nb"}')))
            heard = [await anext(rings) for _ in range(5)]
        await here.close()
        await there.close()
        return heard

    *heard, aside = asyncio.run(story())
    assert heard == [Ring("table/a b", 7), Ring("table/c", 12), Ring("table/c", 13), RollCall("table/c", "ada")]
    assert isinstance(aside, Aside)
    assert bytes(aside.said) == b'{"hi": "a\\nb"}'
