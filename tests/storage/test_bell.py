"""The bell, over a real Redis."""

import asyncio

from tercet.storage.bell import Bell, SessionsEnded


def test_whoever_listens_hears_each_ring_of_others_in_order(redis_url: str) -> None:
    first, own, second = (
        SessionsEnded((name,), renewed) for name, renewed in ((b"a", False), (b"b", True), (b"c", True))
    )

    async def story() -> list[SessionsEnded]:
        here, there = Bell(redis_url), Bell(redis_url)
        async with here.hear() as rings:
            await there.ring(first)
            await here.ring(own)
            await there.ring(second, first)
            heard = [await anext(rings) for _ in range(3)]
        await here.close()
        await there.close()
        return heard

    assert asyncio.run(story()) == [first, second, first]
