"""A marker child goes through a whole day: what is known of it is in no public answer, frame, paper, log or address.

And after the purge it is nowhere, even if somebody typed it into a reason: not in the database's files, nor in a new
backup.
"""

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import pytest
from httpx import AsyncClient, Request

from tercet.client import Visit
from tercet.server.competitions.streams import stream_of
from tercet.storage.sqlite.backup import copy
from tests.paper.pages import texts_of
from tests.server.api.asking import another, asked, guest
from tests.server.competitions.desk import opened, say, seen, sheet
from tests.server.competitions.test_links import opened_link
from tests.server.live.visiting import at_table
from tests.server.running_server import RunningServer, line, run

FIRST = "Quillonia"
CHILD = {
    "name": f"{FIRST} Zephyrwald",
    "address": "Marblecrest Lane 90816",
    "city": "Thistlebury",
    "phone": "+99 555 90817",
    "email": "quill90818@example.org",
    "guardian": "Oraclia Zephyrwald, +99 555 90819",
    "photo": "refused",
}
MARKS = (FIRST, "Zephyrwald", "Marblecrest", "Thistlebury", "90817", "90818", "Oraclia", "90819")
SETUP = {
    "name": "Lake Cup",
    "rounds": 1,
    "tables": 2,
    "finalists": 3,
    "entry_form": True,
    "divisions": [{"name": "young", "up_to": 12}, {"name": "old", "up_to": None}],
}
ASKS = ["address", "phone", "email", "guardian", "photo"]
PUBLIC_PAPERS = ("schedule", "results", "press", "score-slips")
FIVE = ("Bea Ortiz", "Cem Kaya", "Dan Roe", "Eva Lutz", "Fay Moss")


def marks_in(text: str | bytes) -> list[str]:
    found = text.encode() if isinstance(text, str) else text
    return [mark for mark in MARKS if mark.encode() in found]


class Hall:
    """A day with the marker child, and everybody who looks on."""

    def __init__(self, server: RunningServer, boss: AsyncClient, competition: str, number: int) -> None:
        self.server, self.boss, self.competition, self.number = server, boss, competition, number
        self.address = f"/api/competitions/{competition}"
        self.asked: list[str] = []

    async def public(self) -> dict[str, list[str]]:
        """What of the child is found by everybody who is not of the staff, in any answer of any route."""
        found: dict[str, list[str]] = {}
        paths = (await self.boss.get("/api/schema/openapi.json")).json()["paths"]
        routes = [path for path, ways in paths.items() if "get" in ways and "{player}" not in path]
        async with AsyncExitStack() as stack:
            for who, browser in [(who, await stack.enter_async_context(each)) for who, each in self._viewers()]:
                for route in [*routes, "/metrics", "/readyz", *self._pages()]:
                    answer = await browser.get(self._filled(route))
                    self.asked += [str(answer.url), str(answer.headers)]
                    if marks := marks_in(answer.content + str(answer.headers).encode()):
                        found[f"{who} {route}"] = marks
        return found

    def _viewers(self) -> list[tuple[str, Any]]:
        day = (self.server, self.boss, self.competition)
        other = 1 if self.number != 1 else 2
        return [
            ("nobody", another(self.server)),
            ("guest", self._guest()),
            ("judge", opened_link(*day, "judge", 1)),
            ("judge", opened_link(*day, "judge", 2)),
            ("player", opened_link(*day, "player", other)),
            ("projector", opened_link(*day, "projector", 1)),
        ]

    @asynccontextmanager
    async def _guest(self) -> AsyncIterator[AsyncClient]:
        async with another(self.server) as browser:
            await guest(browser, "Eve")
            yield browser

    def _filled(self, route: str) -> str:
        names = {"competition": self.competition, "number": self.number, "game": 1, "kind": "player", "code": "ABCDE"}
        for name, value in names.items():
            route = route.replace("{" + name + "}", str(value))
        return route

    def _pages(self) -> list[str]:
        return [f"/c/{{competition}}{page}" for page in ("", "/enter", "/projector", "/player/{number}", "/table/1")]

    async def papers(self) -> dict[str, list[str]]:
        """What of the child is on papers for everyone."""
        found: dict[str, list[str]] = {}
        for paper in PUBLIC_PAPERS:
            answer = await self.boss.post(f"/api/papers/{paper}", json={"competition": self.competition})
            assert answer.status_code == 200, answer.text
            if marks := marks_in(" ".join(texts_of(answer.content)) + str(answer.headers)):
                found[paper] = marks
        return found

    async def frames(self) -> list[str]:
        """What of the child a spectator hears at the table where it plays on a screen."""
        games = (await seen(self.boss, self.competition))["games"]
        game = next(each for each in games if self.number in each["players"])
        seats = []
        for number in game["players"]:
            async with another(self.server) as phone:
                seats.append({"number": number, "player": await guest(phone, f"Number {number}")})
        table = await self.boss.post(f"{self.address}/games/{game['id']}/table", json={"seats": seats})
        assert table.status_code in (200, 201), table.text
        async with Visit(self.server.address, "Watcher") as watcher, line(self.server, watcher.token) as socket:
            return marks_in(str(await at_table(socket, table.json()["table"])))

    async def shows(self, **privacy: Any) -> None:
        """The organiser chooses something else."""
        setup = (await seen(self.boss, self.competition))["setup"]
        setup["privacy"] |= privacy
        await say(self.boss, self.competition, "ChangeSetup", setup=setup, why="asked for")


async def hall_of(server: RunningServer, boss: AsyncClient, asked_for: list[str]) -> Hall:
    """The child has entered by the form, was corrected at the desk, and plays in the first round."""

    async def noted(request: Request) -> None:
        asked_for.append(str(request.url))

    boss.event_hooks["request"].append(noted)
    await guest(boss, "Boss")
    competition = await opened(boss, **SETUP, privacy={"asks": ASKS, "shows": "number"})
    for name in FIVE:
        await say(boss, competition, "Enter", details={"name": name}, division="old")
    form = {"id": token_urlsafe(16), "details": {**CHILD, "city": "Zephyrwald Town"}, "division": "young"}
    async with another(server) as phone:
        entered = await phone.post(f"/api/competitions/{competition}/entry", json=form)
        assert entered.status_code == 201, entered.text
    hall = Hall(server, boss, competition, entered.json()["number"])
    async with opened_link(server, boss, competition, "desk", 1) as desk:
        assert (await desk.put(f"{hall.address}/entrants/{hall.number}", json=CHILD)).status_code == 200
        (own,) = [each for each in (await seen(desk, competition))["entrants"] if each["number"] == hall.number]
        assert own["details"] == CHILD, "the desk sees the guardian, and that photos are refused"
    await say(boss, competition, "DrawRounds")
    await say(boss, competition, "StartRound", round=1)
    return hall


async def played(hall: Hall) -> None:
    for game in (await seen(hall.boss, hall.competition))["games"]:
        await say(hall.boss, hall.competition, "Settle", game=game["id"], sheet=sheet(game, 10, 8, 6), why="counted")


async def typed(hall: Hall) -> None:
    """The staff types what it knows into reasons and announcements, and names the child's family."""
    said = f"{FIRST}'s mother called from {CHILD['phone']}"
    await say(hall.boss, hall.competition, "ChangeEntrant", number=hall.number, group="Zephyrwald", why=said)
    (game, *_) = (await seen(hall.boss, hall.competition))["games"]
    await say(hall.boss, hall.competition, "Correct", game=game["id"], sheet=sheet(game, 9, 9, 6), why=said)
    await say(hall.boss, hall.competition, "Announce", text=f"{FIRST}, come to the desk")


async def everything_stored(server: RunningServer) -> str:
    """All rows of all tables of the database."""
    store = server.inside.store
    tables = await store.fetch("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
    rows = [await store.fetch(f"SELECT * FROM {table}") for (table,) in tables]
    return str([[bytes(v) if isinstance(v, memoryview) else v for v in row] for found in rows for row in found])


@pytest.mark.long
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_of_the_child_is_public_and_nothing_is_left_after_the_purge(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    database = "" if kind == "sqlite" else request.getfixturevalue("fresh_database")
    addresses: list[str] = []

    def files() -> dict[str, list[str]]:
        kept = [path for path in tmp_path.iterdir() if path.is_file()]
        return {path.name: found for path in kept if (found := marks_in(path.read_bytes()))}

    async def story() -> None:
        async with asked(tmp_path, database=database) as (server, boss):
            hall = await hall_of(server, boss, addresses)
            assert await hall.public() == {}
            assert await hall.frames() == []
            await played(hall)

            await hall.shows(shows="first-name")
            found = await hall.public()
            assert {mark for marks in found.values() for mark in marks} == {FIRST}, "the first name, and no more"
            unlisted = {**CHILD, "unlisted": True}
            assert (await boss.put(f"{hall.address}/entrants/{hall.number}", json=unlisted)).status_code == 200
            assert await hall.public() == {}
            assert kind == "postgresql" or await hall.papers() == {}

            assert all(marks_in(each) == [] for each in [*addresses, *hall.asked])
            await typed(hall)
            assert {"Zephyrwald", "90817"} <= {*marks_in((await boss.get(f"{hall.address}/file")).text)}
            assert FIRST in marks_in((await boss.get(f"{hall.address}/journal")).text)
            assert marks_in((await boss.get(f"{hall.address}/file")).text) != [], "the staff has it"
            standings = (await seen(boss, hall.competition))["standings"]
            assert (await boss.delete(f"{hall.address}/entrants")).status_code == 204
            assert marks_in((await boss.get(f"{hall.address}/file")).text) == []
            assert marks_in((await boss.get(f"{hall.address}/journal")).text) == []
            assert marks_in(str(await seen(boss, hall.competition))) == []
            assert (await seen(boss, hall.competition))["standings"] == standings
            assert len(await server.inside.store.read(stream_of(hall.competition))) > 10
            if kind == "sqlite":
                assert files() == {}
                copy(tmp_path / "tercet.db", tmp_path / "backup.db")
                assert files() == {}
            else:
                assert marks_in(await everything_stored(server)) == []

    run(story)
    assert marks_in(caplog.text) == []
    assert files() == {}
