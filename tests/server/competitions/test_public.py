"""Hundreds of pages follow a competition: they share one reading and one answer, and nobody gets an old one."""

import asyncio
from pathlib import Path
from unittest.mock import patch

from tercet.server.competitions.lately import Lately
from tercet.server.competitions.views import show
from tests.server.api.asking import another, asked, guest
from tests.server.competitions.desk import say
from tests.server.competitions.test_links import playing
from tests.server.running_server import run


def test_pages_that_ask_at_the_same_time_share_one_reading() -> None:
    async def story() -> None:
        readings = 0

        async def read() -> int:
            nonlocal readings
            readings += 1
            await asyncio.sleep(0)
            return readings

        lately: Lately[int] = Lately()
        assert await asyncio.gather(*(lately.of("day", read) for _ in range(340))) == [1] * 340
        lately.forget("day")
        assert await lately.of("day", read) == 2

    asyncio.run(story())


def test_a_page_that_goes_away_does_not_end_the_reading_of_the_others() -> None:
    async def story() -> None:
        may_go_on = asyncio.Event()

        async def read() -> str:
            await may_go_on.wait()
            return "read"

        lately: Lately[str] = Lately()
        one, other = (asyncio.ensure_future(lately.of("day", read)) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        may_go_on.set()
        assert await other == "read"

    asyncio.run(story())


def test_the_answer_for_everyone_is_made_once_after_each_change(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as stranger, another(server) as member:
            await guest(member)  # somebody with an account who only watches
            address = f"/api/competitions/{await playing(boss)}"
            with patch("tercet.server.competitions.public.show", wraps=show) as made:
                answers = [await one.get(address) for one in (stranger, member, stranger)]
                plain = await stranger.get(address, headers={"accept-encoding": "identity"})
                assert made.call_count == 1
                await say(boss, address.rpartition("/")[2], "Freeze", frozen=True)
                assert (await stranger.get(address)).json()["frozen"]
                assert made.call_count == 2
            assert {answer.headers["etag"] for answer in answers} == {plain.headers["etag"]}
            assert [answer.headers.get("content-encoding") for answer in (*answers, plain)] == ["gzip"] * 3 + [None]
            assert all(answer.json() == plain.json() for answer in answers)

    run(story)
