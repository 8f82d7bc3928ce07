"""The bell between workers, over a real Redis: a session that ends at one of them ends at all."""

import asyncio
from pathlib import Path
from typing import Any

from redis.asyncio import Redis

from tercet.client import Visit
from tercet.server.people.guests import EndedSessions
from tercet.server.ringing import Ringing
from tercet.storage.bell import CHANNEL, Bell
from tests.server.api.asking import another, refused
from tests.server.live.visiting import at_table, table_of
from tests.server.running_server import line, run, running_server


async def both_hear(redis_url: str) -> None:
    """Wait until both workers listen."""
    redis = Redis.from_url(redis_url)
    while dict(await redis.pubsub_numsub(CHANNEL)).get(CHANNEL.encode(), 0) < 2:  # noqa: ASYNC110 (nothing tells)
        await asyncio.sleep(0.01)
    await redis.aclose()


def test_a_session_that_ends_with_one_worker_ends_with_all(tmp_path: Path, fresh_database: str, redis_url: str) -> None:
    async def story() -> None:
        shared: dict[str, Any] = {"database": fresh_database, "redis": redis_url}
        async with running_server(tmp_path, **shared) as here, running_server(tmp_path, **shared) as there:
            await both_hear(redis_url)
            async with (
                Visit(here.address, "Ada") as ada,
                Visit(there.address, "Bea") as bea,
                line(there, ada.token) as wire,
            ):
                await at_table(wire, await table_of(bea))  # it lives there
                async with another(there, headers={"authorization": f"Bearer {ada.token}"}) as browser:
                    assert (await browser.get("/api/me")).status_code == 200  # known there, without asking again
                    async with another(here, headers={"authorization": f"Bearer {ada.token}"}) as elsewhere:
                        await elsewhere.delete("/api/me")
                    assert await wire.goodbye() == (4401, "signed-out")
                    refused(await browser.get("/api/me"), 401, "who-are-you")

    run(story)


def test_nonsense_on_the_bell_does_no_harm(redis_url: str) -> None:
    async def story() -> None:
        heard: asyncio.Queue[EndedSessions] = asyncio.Queue()
        here, there = (Ringing(Bell(redis_url), heard.put_nowait) for _ in range(2))
        await here.start()
        await there.start()
        await both_hear(redis_url)
        redis = Redis.from_url(redis_url)
        for nonsense in (b"", b"nonsense", b"x y", b"\xff", b"9 a b c d", b"-1 x"):
            await redis.publish(CHANNEL, nonsense)
        await redis.aclose()
        await both_hear(redis_url)  # again, after the nonsense
        ended = EndedSessions((b"session",), renewed=False)
        while heard.empty():
            here.ended(ended)
            await asyncio.sleep(0.05)
        assert await heard.get() == ended
        await here.stop()
        await there.stop()

    run(story)


def test_a_bell_rung_at_the_last_moment_does_not_hold_up_the_end(redis_url: str) -> None:
    async def story() -> None:
        for _ in range(3):
            ringing = Ringing(Bell(redis_url), lambda _: None)
            await ringing.start()
            ringing.ended(EndedSessions((b"session",), renewed=True))
            await ringing.stop()

    run(story)
