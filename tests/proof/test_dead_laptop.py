"""The laptop dies in the middle of a round: the day goes on at another one, from the stick, with all links open."""

import asyncio
import shutil
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

from tests.proof.laptop import Laptop, copied, laptop, phone
from tests.server.api.asking import guest
from tests.server.competitions.desk import enter, opened, say, seen, sheet
from tests.support.command import tercet
from tests.support.serving import kept_port

PLAYERS = [f"Player{number} Lee" for number in range(1, 13)]
Game = dict[str, Any]


class Hall(Struct):
    """What people in the hall have: their sessions, and what was acknowledged."""

    port: int
    competition: str
    coordinator: httpx.Cookies
    judges: dict[int, str]
    acknowledged: set[int]

    async def report(self, game: Game) -> None:
        """A judge's phone sends a result, under the same id however often."""
        body = {"id": f"result-{game['id']}", "say": {"type": "Report", "game": game["id"], "sheet": result(game)}}
        try:
            async with phone(self.port, self.judges[game["table"]]) as client:
                answer = await client.post(f"/api/competitions/{self.competition}/commands", json=body)
        except httpx.TransportError:
            return  # there is no answer any more
        assert answer.status_code == 200, answer.text
        self.acknowledged.add(game["id"])


def result(game: Game) -> dict[str, Any]:
    return sheet(game, *(8 + game["id"] % 2 - place for place in range(len(game["players"]))))


def totals(games: list[Game]) -> dict[int, int]:
    """The scores by hand."""
    return {line["number"]: line["sets"] for game in games for line in result(game)["lines"]}


async def first_round(browser: httpx.AsyncClient, competition: str) -> list[Game]:
    return [game for game in (await seen(browser, competition))["games"] if game["round"] == 1]


async def opened_links(port: int, boss: httpx.AsyncClient, competition: str) -> dict[int, str]:
    """Each judge has opened the link of their table."""
    links = (await boss.post(f"/api/competitions/{competition}/links", json={"kind": "judge"})).json()
    judges = dict[int, str]()
    for link in links:
        async with phone(port) as device:
            body = {"secret": link["secret"]}
            judges[link["number"]] = (await device.post(f"/api/competitions/{competition}/session", json=body)).json()[
                "token"
            ]
    return judges


async def morning(port: int, machine: Laptop) -> Hall:
    """Two results are reported and copied; the laptop dies while the other two come in."""
    async with phone(port) as boss:
        await guest(boss)
        competition = await opened(boss, rounds=2, tables=4, finalists=3)
        await enter(boss, competition, *PLAYERS)
        await say(boss, competition, "DrawRounds")
        await say(boss, competition, "StartRound", round=1)
        hall = Hall(port, competition, boss.cookies, await opened_links(port, boss, competition), set())
        games = await first_round(boss, competition)
        for game in games[:2]:
            await hall.report(game)
        await copied(boss)
        safe = {*hall.acknowledged}
        await asyncio.gather(asyncio.to_thread(machine.die), *map(hall.report, games[2:]))
        hall.acknowledged = safe
        return hall


async def afternoon(hall: Hall) -> None:
    """The same phones, with the sessions that they have; what was not acknowledged is sent again."""
    for table, token in hall.judges.items():
        async with phone(hall.port, token) as judge:
            assert (await seen(judge, hall.competition))["role"] == "judge", table
    async with phone(hall.port, cookies=hall.coordinator) as boss:
        games = await first_round(boss, hall.competition)
        assert {game["id"] for game in games if game["state"] == "reported"} >= hall.acknowledged
        for game in games:
            await hall.report(game)
        assert {game["state"] for game in await first_round(boss, hall.competition)} == {"reported"}
        for game in games:
            await say(boss, hall.competition, "Report", game=game["id"], sheet=result(game))
        standings = (await boss.get(f"/api/competitions/{hall.competition}/standings")).json()
        assert {row["number"]: row["total"] for row in standings} == totals(games)
        await say(boss, hall.competition, "StartRound", round=2)


def test_the_day_goes_on_at_another_laptop_with_all_links_open(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    with kept_port() as port:
        with laptop(tmp_path / "data", stick, port) as machine:
            assert machine.said[1] == f"A copy of everything is kept in {stick}\n"
            hall = asyncio.run(morning(port, machine))
        shutil.rmtree(tmp_path / "data")
        said = tercet("restore", str(stick), "--data", str(tmp_path / "elsewhere"))
        assert said.code == 0, said.err
        assert "Competitions: 1; people entered: 12; links: 4; tables: 0;" in said.out
        assert "The last entry was made on " in said.out
        with laptop(tmp_path / "elsewhere", stick, port):
            asyncio.run(afternoon(hall))
