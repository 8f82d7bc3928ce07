"""How others did: times by their number, without names, for those who have finished, and honest first attempts only."""

from pathlib import Path
from typing import Any

from httpx import AsyncClient

from tercet.cards.sets import find_sets
from tests.server.api.asking import another, asked, guest, refused
from tests.server.running_server import run

HOUR_MS = 3_600_000
OLD = "2026-05-01"


async def puzzle(browser: AsyncClient, day: str = "", size: str = "full") -> dict[str, Any]:
    found: dict[str, Any] = (await browser.get(f"/api/daily{day and f'/{day}'}?size={size}")).json()
    return found


def result(told: dict[str, Any], seconds: int, *, helps: int = 0, finds: int | None = None, ago: int = HOUR_MS) -> Any:
    trios = find_sets(told["cards"])[:finds]
    times = [seconds * 1000 - 100 * (len(trios) - n) for n in range(1, len(trios) + 1)]
    found = [{"cards": trio, "at": at} for trio, at in zip(trios, times, strict=True)]
    begun = told["now"] - ago
    said = {"kind": "daily", "day": told["day"], "size": told["size"], "begun": begun, "ms": seconds * 1000}
    return {"result": {**said, "finds": found, "helps": helps, "wrong": 0}}


async def send(browser: AsyncClient, name: str, body: Any) -> None:
    answer = await browser.put(f"/api/me/results/{name}", json=body)
    assert answer.status_code == 200, answer.text


async def others(browser: AsyncClient, told: dict[str, Any]) -> dict[str, Any]:
    answer = await browser.get(f"/api/daily/{told['day']}/others?size={told['size']}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_only_first_honest_attempts_count_and_only_those_who_finished_see_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, ada), another(server) as bea, another(server) as cleo:
            told = await puzzle(ada)
            for browser, name in ((ada, "Ada"), (bea, "Bea"), (cleo, "Cleo")):
                await guest(browser, name)
                refused(await browser.get(f"/api/daily/{told['day']}/others"), 403, "not-finished")
            await send(ada, "first", result(told, 90))
            await send(ada, "second", result(told, 20))  # she knows them by now
            assert await others(ada, told) == await others(ada, told) | {"people": 1, "faster": 0}
            await send(bea, "helped", result(told, 30, helps=1))
            await send(bea, "again", result(told, 10))
            await send(cleo, "given-up", result(told, 40, finds=5))
            for late in (bea, cleo):
                found = await others(late, told)
                assert (found["people"], found["faster"]) == (1, None)
                assert [column["people"] for column in found["columns"]] == [0, 1, 0, 0, 0, 0, 0, 0]

    run(story)


def test_the_others_are_counted_by_the_time_they_needed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, ada):
            told = await puzzle(ada, size="small")
            await guest(ada)
            await send(ada, "own", result(told, 45))
            for seconds in (14, 15, 44, 4_000):
                async with another(server) as somebody:
                    await guest(somebody, "Anybody")
                    await send(somebody, "own", result(told, seconds, ago=2 * HOUR_MS))
            found = await others(ada, told)
            assert found["columns"] == [
                {"below_s": below, "people": people}
                for below, people in zip((15, 30, 45, 60, 90, 120, 180, None), (1, 1, 1, 1, 0, 0, 0, 1), strict=True)
            ]
            assert (found["people"], found["faster"]) == (5, 3)

    run(story)


def test_a_late_result_is_kept_and_not_counted_among_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, ada):
            told = await puzzle(ada, OLD)
            await guest(ada)
            await send(ada, "late", result(told, 90))
            found = await others(ada, told)
            assert (found["people"], found["faster"]) == (0, None)

    run(story)


def test_two_devices_of_one_person_count_once(tmp_path: Path) -> None:
    login = {"login": "ada@example.org", "password": "correct horse battery"}

    async def story() -> None:
        async with asked(tmp_path) as (server, laptop), another(server) as phone:
            told = await puzzle(laptop)
            await guest(laptop)
            await laptop.post("/api/account", json=login)
            await send(laptop, "laptop", result(told, 90))
            await guest(phone, "Ada on the bus")
            await send(phone, "phone", result(told, 30))
            assert (await others(laptop, told))["people"] == 2
            await phone.post("/api/session", json=login)
            assert (await others(phone, told))["people"] == 1

    run(story)
