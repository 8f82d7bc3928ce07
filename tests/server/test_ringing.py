"""The bell between workers, over a real Redis: what one writes the others show, and each knows who is at the others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from redis.asyncio import Redis

from tercet.client import Visit
from tercet.engine.events import SetTaken
from tercet.protocol.from_server import LineWritten, SignMade, TableEntry
from tercet.server.ringing import Ringing
from tercet.storage.bell import CHANNEL, Bell
from tests.server.api.asking import another, refused
from tests.server.live.evening import FIRST, SECOND, Ear, Evening, bea, evening, run, started
from tests.server.live.visiting import at_table, table_of
from tests.server.running_server import line, running_server


@asynccontextmanager
async def two_workers(folder: Path, redis_url: str, grace_s: float = 20.0) -> AsyncIterator[tuple[Evening, Evening]]:
    """Two workers with the same table, and a bell between them."""
    async with evening(folder, grace_s=grace_s) as here, evening(folder, stream=here.stream, grace_s=grace_s) as there:
        bells = [Ringing(Bell(redis_url), at.hub) for at in (here, there)]
        for bell in bells:
            await bell.start()
        await both_hear(redis_url)
        yield here, there
        for bell in bells:
            await bell.stop()


async def both_hear(redis_url: str) -> None:
    """Wait until both workers listen."""
    redis = Redis.from_url(redis_url)
    while dict(await redis.pubsub_numsub(CHANNEL)).get(CHANNEL.encode(), 0) < 2:  # noqa: ASYNC110 (nothing tells)
        await asyncio.sleep(0.01)
    await redis.aclose()


async def told(ear: Ear, seq: int) -> None:
    await ear.hears(lambda message: isinstance(message, TableEntry) and message.seq == seq)


def test_what_one_worker_writes_the_other_shows(tmp_path: Path, redis_url: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path, redis_url) as (here, there):
            watcher = there.come(None)
            a, _ = await started(here, bea)
            await told(watcher, 3)
            await here.say(a, "Point", cards=FIRST)
            assert (await watcher.happens(SetTaken)).seq == 4
            b = there.come(bea)
            assert isinstance(await there.say(b, "Point", cards=SECOND), TableEntry)
            await told(a, 5)
            assert here.mailbox.gathering == there.mailbox.gathering

    run(story)


def test_a_player_who_comes_back_to_another_worker_has_not_left(tmp_path: Path, redis_url: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path, redis_url, grace_s=2) as (here, there):
            there.come(None)
            _, b = await started(here, bea)
            here.go(b)
            there.come(bea)
            await asyncio.sleep(3)
            assert all(sitter.present for sitter in there.mailbox.gathering.sitters)
            assert await here.hub.store.head(here.stream) == 3

    run(story)


def test_signs_and_lines_are_seen_on_every_worker_once(tmp_path: Path, redis_url: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path, redis_url) as (here, there):
            ears = there.come(None), here.come(None)
            here.hub.talk(here.mailbox, SignMade(bea, "well-done"))
            here.hub.talk(here.mailbox, LineWritten(bea, "Two\nlines"))
            for ear in ears:
                await ear.hears(lambda message: message == SignMade(bea, "well-done"))
                await ear.hears(lambda message: message == LineWritten(bea, "Two\nlines"))
            assert there.mailbox.audience.talk.lines_of(bea) == ["Two\nlines"]
            assert here.mailbox.audience.talk.lines_of(bea) == ["Two\nlines"]

    run(story)


def test_a_bell_rung_at_the_last_moment_does_not_hold_up_the_end(tmp_path: Path, redis_url: str) -> None:
    async def story() -> None:
        for n in range(3):
            async with two_workers(tmp_path / str(n), redis_url) as (here, _):
                await started(here, bea)

    run(story)


def test_a_session_that_ends_with_one_worker_ends_with_all(tmp_path: Path, fresh_database: str, redis_url: str) -> None:
    async def story() -> None:
        shared: dict[str, Any] = {"database": fresh_database, "redis": redis_url}
        async with running_server(tmp_path, **shared) as here, running_server(tmp_path, **shared) as there:
            await both_hear(redis_url)
            async with Visit(here.address, "Ada") as ada, line(there, ada.token) as wire:
                await at_table(wire, await table_of(ada))
                async with another(there, headers={"authorization": f"Bearer {ada.token}"}) as browser:
                    assert (await browser.get("/api/me")).status_code == 200  # known there, without asking again
                    async with another(here, headers={"authorization": f"Bearer {ada.token}"}) as elsewhere:
                        await elsewhere.delete("/api/me")
                    assert await wire.goodbye() == (4401, "signed-out")
                    refused(await browser.get("/api/me"), 401, "who-are-you")

    run(story)


def test_nonsense_on_the_bell_does_no_harm(tmp_path: Path, redis_url: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path, redis_url) as (here, there):
            redis = Redis.from_url(redis_url)
            for nonsense in (b"", b"nonsense", b"x y", b"\xff", b"9 a b c d", b"-1 x"):
                await redis.publish(CHANNEL, nonsense)
            await redis.aclose()
            watcher = there.come(None)
            await started(here, bea)
            await told(watcher, 3)

    run(story)
