"""Your statistics over HTTP: yours alone, exported, erased at will."""

from pathlib import Path
from random import Random
from typing import Any

from httpx import AsyncClient

from tercet.engine.value import Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.lobby.finished import finished
from tercet.server.lobby.ledger import Ledger
from tests.server.api.asking import another, asked, guest, refused
from tests.server.lobby.logged import match_of, write_log
from tests.server.running_server import RunningServer, run


async def play(server: RunningServer, n: int, *people: str) -> None:
    """A match that these people have played, now written down."""
    store = server.inside.store
    await write_log(store, f"t{n}", [(n, match_of(RULE_SETS["quick"].rules, dict.fromkeys(people, 4), Random(n)))])
    await store.execute_all(await Ledger(store).lines(await finished(store, f"t{n}")))


async def statistics(browser: AsyncClient, **asking: str) -> dict[str, Any]:
    answer = await browser.get("/api/me/statistics", params=asking)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def test_everyone_has_their_own_and_strangers_have_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as stranger:
            refused(await stranger.get("/api/me/statistics"), 401, "who-are-you")
            me = await guest(browser)
            assert (await statistics(browser))["figures"] is None
            for n in range(3):
                await play(server, n, me, "bea")
            told = await statistics(browser, last="10")
            assert (told["rule_set"], told["last"], told["figures"]["matches"]) == ("quick", 10, 3)
            assert told["figures"]["all"]["others"] is None  # Bea alone is nobody's population
            refused(await browser.get("/api/me/statistics?last=7"), 400, "does-not-fit")

    run(story)


def test_they_are_part_of_your_data_and_can_be_erased_alone(tmp_path: Path) -> None:
    """The list of matches and the ratings stay: others' depend on them."""

    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            me = await guest(browser)
            await play(server, 1, me, "bea")
            data = (await browser.get("/api/me/data")).json()
            assert len(data["times"][0]["finds"]) == data["matches"][0]["sets"] > 0
            assert (await browser.delete("/api/me/statistics")).status_code == 204
            after = (await browser.get("/api/me/data")).json()
            assert (after["times"], after["matches"]) == ([], data["matches"])
            assert (await statistics(browser))["figures"] is None
            assert [each["rule_set"] for each in (await browser.get("/api/me/ratings")).json()] == ["quick"]

    run(story)


def test_who_deletes_their_data_leaves_no_times_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            me = await guest(browser)
            await play(server, 1, me, "bea")
            assert (await browser.delete("/api/me")).status_code == 204
            await play(server, 2, me, "bea")  # it went on without them
            assert await server.inside.store.fetch("SELECT DISTINCT player FROM timings") == [("bea",)]

    run(story)


def test_a_rating_is_told_match_by_match_with_less_and_less_doubt(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            me = await guest(browser)
            for n in range(70):
                await play(server, n, me, "bea")
            [told] = (await browser.get("/api/me/ratings")).json()
            assert len(told["course"]) <= 60
            assert [at["ended"] for at in told["course"]] == sorted(at["ended"] for at in told["course"])
            first, *_, last = told["course"]
            assert last["doubt"] < first["doubt"]
            now = (await Ledger(server.inside.store).statistics(Player(me)))[0].rating
            assert now is not None
            assert (last["points"], last["doubt"], last["matches"]) == (now.points, now.doubt, 70)

    run(story)
