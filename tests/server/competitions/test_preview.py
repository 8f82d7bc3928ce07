"""What a command would do, over HTTP, before it is done; and every answer says who moved."""

from pathlib import Path
from typing import Any

from httpx import AsyncClient

from tests.server.api.asking import asked, guest
from tests.server.competitions.desk import asked_to, enter, opened, say, seen
from tests.server.running_server import run


async def previewed(browser: AsyncClient, competition: str, kind: str, **said: Any) -> dict[str, Any]:
    """What would come of it."""
    answer = await browser.post(f"/api/competitions/{competition}/preview", json={"say": {"type": kind, **said}})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def begun(browser: AsyncClient) -> str:
    """Twenty players at a hall with five tables, in their first round."""
    competition = await opened(browser, rounds=3, tables=5)
    await enter(browser, competition, *(f"Person {n}" for n in range(20)))
    await say(browser, competition, "DrawRounds")
    await say(browser, competition, "StartRound", round=1)
    return competition


def cells(shown: dict[str, Any]) -> dict[tuple[int, int], tuple[int, int]]:
    games = [game for game in shown["games"] if game["round"] > shown["started"]]
    return {(game["round"], n): (game["table"], game["slot"]) for game in games for n in game["players"]}


def test_what_is_seen_in_a_preview_is_what_is_done_and_said(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            competition = await begun(browser)
            before = await seen(browser, competition)
            said = {"type": "Enter", "details": {"name": "Late"}}
            told = await previewed(browser, competition, "Enter", details={"name": "Late"})
            assert await seen(browser, competition) == before
            body = {"id": "late", "say": said, "after": told["seq"], "seed": told["seed"]}
            answer = await browser.post(f"/api/competitions/{competition}/commands", json=body)
            assert answer.json() == {"seq": told["seq"] + 1, "changes": told["changes"]}
            then, now = cells(before), cells(await seen(browser, competition))
            changes = told["changes"]
            moved = {(each["round"], each["number"]) for each in changes["moved"]}
            assert moved == {seat for seat, (table, _) in then.items() if now[seat][0] != table}
            assert {(each["round"], each["number"]) for each in changes["seated"]} == now.keys() - then.keys()
            again = await browser.post(f"/api/competitions/{competition}/commands", json=body)
            assert again.json() == answer.json()

    run(story)


def test_the_preview_of_the_first_draw_shows_who_would_sit_where(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            competition = await opened(browser, rounds=2, tables=4)
            await enter(browser, competition, *(f"Person {n}" for n in range(9)))
            told = await previewed(browser, competition, "DrawRounds")
            body = {"id": "draw", "say": {"type": "DrawRounds"}, "after": told["seq"], "seed": told["seed"]}
            await browser.post(f"/api/competitions/{competition}/commands", json=body)
            games = (await seen(browser, competition))["games"]
            wanted = ("round", "slot", "table", "players")
            assert told["drawn"] == [{name: game[name] for name in wanted} for game in games]
            assert len(told["drawn"]) == 6
            late = await previewed(browser, competition, "Withdraw", number=9)
            assert late["drawn"] == []  # seats that are announced are in the changes

    run(story)


def test_what_was_seen_is_not_done_once_something_else_has_happened(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            competition = await begun(browser)
            told = await previewed(browser, competition, "Withdraw", number=3)
            await say(browser, competition, "Withdraw", number=4)
            body = {"id": "x", "say": {"type": "Withdraw", "number": 3}, "after": told["seq"], "seed": told["seed"]}
            answer = await browser.post(f"/api/competitions/{competition}/commands", json=body)
            assert (answer.status_code, answer.json()["code"]) == (409, "changed-meanwhile")
            assert (await seen(browser, competition))["entrants"][2]["here"]

    run(story)


def test_a_preview_is_refused_to_those_who_may_not_do_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            competition = await begun(browser)
            path = f"/api/competitions/{competition}/preview"
            answer = await browser.post(path, json={"say": {"type": "Withdraw", "number": 99}})
            assert (answer.status_code, answer.json()["code"]) == (409, "no-such-number")
            browser.cookies.clear()
            await guest(browser)
            answer = await browser.post(path, json={"say": {"type": "Withdraw", "number": 3}})
            assert (answer.status_code, answer.json()["code"]) == (403, "staff-only")
            refused = await asked_to(browser, competition, "NewTimetable")
            assert refused.json()["code"] == "not-yours"

    run(story)
