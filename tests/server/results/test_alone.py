"""Results of play alone: each is kept once, only what can be true, for the player alone; handed out, moved, erased."""

import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, Response

from tercet.cards.sets import find_sets
from tercet.server.daily import DailyPuzzle, Size, puzzle_of
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.results import alone
from tests.server.api.asking import another, asked, guest, refused
from tests.server.running_server import RunningServer, run

DAY = "2026-05-01"
COURSE = {"kind": "course", "step": "third-card", "begun": 1_790_000_000_000, "ms": 41_250, "wrong": 1}
DRILL = {
    "kind": "drill",
    "drill": "third-card",
    "begun": 1_790_000_000_000,
    "tries": [{"ms": 900, "right": True, "cards": ["1rof", "2rof", "3rof"], "about": "shape"}],
}
SETS = [["1rof", "2rof", "3rof"], ["1pdh", "2pdh", "3pdh"]]
ADA = {"login": "ada@example.org", "password": "correct horse battery"}


def finds(*times: int) -> list[dict[str, Any]]:
    return [{"cards": SETS[n % 2], "at": at} for n, at in enumerate(times)]


def clock(goal: str = "minutes-1", ms: int = 60_000, **more: Any) -> dict[str, Any]:
    return {"kind": "clock", "goal": goal, "seed": "x1", "begun": 5, "ms": ms, "finds": finds(1_000, 9_000), **more}


async def puzzle(server: RunningServer, size: Size = "full") -> DailyPuzzle:
    return await puzzle_of(server.inside.store, date.fromisoformat(DAY), size)


def solved(cards: DailyPuzzle, size: str = "full", **more: Any) -> dict[str, Any]:
    found = [{"cards": [*trio], "at": 1_000 * n} for n, trio in enumerate(find_sets(cards.cards), 1)]
    return {"kind": "daily", "day": DAY, "size": size, "begun": 5, "ms": 1_000 * len(found), "finds": found, **more}


async def put(browser: AsyncClient, result: object, name: str = "one") -> Response:
    return await browser.put(f"/api/me/results/{name}", json={"result": result})


async def listed(browser: AsyncClient, kind: str = "") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await browser.get(f"/api/me/results{kind and f'?kind={kind}'}")).json()
    return found


def test_a_result_sent_again_is_answered_as_before_and_another_under_its_id_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            before = wall_clock_ms()
            first = await put(browser, COURSE)
            assert (first.status_code, first.json()["result"]) == (200, COURSE)
            assert before <= first.json()["received"] <= wall_clock_ms()
            assert (await put(browser, COURSE)).json() == first.json()
            refused(await put(browser, {**COURSE, "ms": 1}), 409, "id-used")
            assert await listed(browser) == [first.json()]

    run(story)


def test_results_of_every_kind_are_kept_for_the_player_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as other:
            player = await guest(browser)
            await guest(other, "Eve")
            daily = solved(await puzzle(server), helps=0, wrong=2)
            for name, result in {"a": COURSE, "b": DRILL, "c": clock(wrong=0), "d": daily}.items():
                assert (await put(browser, result, name)).json()["result"] == result
            assert [each["id"] for each in await listed(browser, "drill")] == ["b"]
            assert {each["id"] for each in await listed(browser)} == {*"abcd"}
            assert len((await browser.get("/api/me/results?most=2")).json()) == 2
            assert await listed(other) == []
            assert (await put(other, DRILL, "a")).status_code == 200  # ids are the player's own
            assert (await browser.get(f"/api/players/{player}")).json()["statistics"] == []
            data = (await browser.get("/api/me/data")).json()
            assert {each["id"] for each in data["alone"]} == {*"abcd"}

    run(story)


@pytest.mark.parametrize(
    ("result", "why"),
    [
        (clock(finds=[{"cards": ["1rof", "2rof", "3rdf"], "at": 5}]), "These three cards are no SET."),
        (clock(finds=[{"cards": ["1rof", "2rof", "9rof"], "at": 5}]), "“9rof” is not a card"),
        (clock(finds=finds(9_000, 1_000)), "must go up"),
        (clock(finds=finds(9_000, 60_001)), "must go up"),
        (clock(ms=59_000), "This goal takes 1 minutes."),
        (clock("finds-10", 9_000), "reached with 10 finds"),
        (clock("finds-10", 9_001, finds=finds(*range(0, 9_001, 1_000))), "ends with the last one"),
        ({**DRILL, "tries": [{"ms": 5, "right": True, "cards": ["zzzz"]}]}, "is not a card"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_cannot_be_true_is_refused_and_why_is_said(tmp_path: Path, result: object, why: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            assert why in refused(await put(browser, result), 400, "bad-result")
            assert await listed(browser) == []

    run(story)


def test_a_goal_that_was_reached_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            ten = clock("finds-10", 9_000, finds=finds(*range(0, 9_001, 1_000)), wrong=0)
            assert (await put(browser, ten)).json()["result"] == ten

    run(story)


@pytest.mark.parametrize("size", ["full", "small"])
def test_a_daily_result_is_compared_with_the_cards_of_its_day(tmp_path: Path, size: Size) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            await guest(browser)
            right = solved(await puzzle(server, size), size, helps=0, wrong=0)
            twice = [right["finds"][0], {**right["finds"][0], "at": 2_000}]
            cards = {*(await puzzle(server, size)).cards}
            strange = next(
                trio for trio in ([f"{n}{look}" for n in "123"] for look in ("rof", "pdf")) if {*trio} - cards
            )
            for wrong, why in (
                ({"finds": twice}, "twice"),
                ({"finds": [{"cards": strange, "at": 1}]}, "not in the puzzle"),
                ({"ms": right["ms"] + 1}, "ends with the last SET"),
                ({"day": "2999-01-01"}, "no puzzle of that day"),
                ({"day": "2026-04-17"}, "no puzzle of that day"),
            ):
                assert why in refused(await put(browser, right | wrong), 400, "bad-result")
            assert (await put(browser, {**right, "finds": [], "ms": 77}, "given-up")).status_code == 200
            assert (await put(browser, right)).json()["result"] == right

    run(story)


@pytest.mark.parametrize(
    "body",
    [
        {"result": {**COURSE, "kind": "chess"}},
        {"result": {**COURSE, "more": 1}},
        {"result": {**COURSE, "step": "../x"}},
        {"result": {**DRILL, "tries": []}},
        {"result": {**COURSE, "ms": -1}},
        {"result": None},
    ],
    ids=str,
)
def test_what_has_another_form_is_refused(tmp_path: Path, body: object) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            refused(await browser.put("/api/me/results/one", json=body), 400, "does-not-fit")
            refused(await put(browser, COURSE, "not an id"), 400, "does-not-fit")
            refused(await browser.get("/api/me/results?kind=chess"), 400, "does-not-fit")

    run(story)


def test_there_is_an_end_to_how_many_are_kept_and_how_fast_they_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone, "MOST", 2)
    monkeypatch.setattr(alone, "OF_A_PLAYER", (5, 0))

    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            for name in "ab":
                assert (await put(browser, COURSE, name)).status_code == 200
            refused(await put(browser, COURSE, "c"), 409, "too-many-results")
            assert (await put(browser, COURSE, "a")).status_code == 200
            assert (await put(browser, DRILL, "d")).status_code == 200  # another kind
            refused(await put(browser, DRILL, "e"), 429, "too-many-requests")

    run(story)


def test_results_of_a_guest_go_to_the_account_and_both_devices_see_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone:
            await guest(browser)
            await put(browser, COURSE, "at-home")
            await browser.post("/api/account", json=ADA)
            await guest(phone, "Ada on the bus")
            await put(phone, DRILL, "on-the-bus")
            old = {"authorization": f"Bearer {phone.cookies['tercet-session']}"}
            await phone.post("/api/session", json=ADA)
            for device in (browser, phone):
                assert {each["id"] for each in await listed(device)} == {"at-home", "on-the-bus"}
            # one that was still on its way is too late for the session before; the page sends it again
            late = await phone.put("/api/me/results/late", json={"result": COURSE}, headers=old)
            refused(late, 401, "who-are-you")
            assert (await put(phone, COURSE, "late")).status_code == 200
            assert len(await listed(browser)) == 3
            assert (await put(browser, DRILL, "on-the-bus")).status_code == 200  # sent again, answered as before

    run(story)


def test_results_are_erased_with_the_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone:
            await guest(browser)
            await put(browser, COURSE)
            await browser.post("/api/account", json=ADA)
            await guest(phone)
            await put(phone, COURSE)  # the same id: it stays with the guest, and goes with the account
            await phone.post("/api/session", json=ADA)
            assert (await phone.delete("/api/me")).status_code == 204
        with closing(sqlite3.connect(tmp_path / "tercet.db")) as database:
            assert database.execute("SELECT count(*) FROM alone_results").fetchone() == (0,)

    run(story)


def test_strangers_have_no_results(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await put(browser, COURSE), 401, "who-are-you")
            refused(await browser.get("/api/me/results"), 401, "who-are-you")

    run(story)
