"""A list of entrants is loaded into a competition on the server: everyone in it, or nobody."""

from base64 import b64encode
from pathlib import Path
from typing import Any

from httpx import AsyncClient, Response

from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import opened, say, seen
from tests.server.competitions.test_links import opened_link
from tests.server.running_server import run

ODD = "Prénom;Nom;Klasse;T-shirt\nZoé;Martin;A;M\nJürgen;Weiß;B;L\n".encode("cp1252")
TWINS = "name\nAnn Lee\nBea\nann  LEE\n".encode("utf-16")
DIVISIONS = [{"name": "A"}, {"name": "B"}]


async def loads(browser: AsyncClient, competition: str, data: bytes, id_: str = "one", **more: Any) -> Response:
    body = {"id": id_, "data": b64encode(data).decode(), **more}
    return await browser.post(f"/api/competitions/{competition}/list", json=body)


async def names(browser: AsyncClient, competition: str) -> list[str]:
    return [each["name"] for each in (await seen(browser, competition))["entrants"]]


def test_a_list_with_odd_columns_is_looked_at_then_loaded_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss, divisions=DIVISIONS)
            looked = (await loads(boss, competition, ODD, look=True)).json()
            assert looked == {"entrants": 2, "skipped": ["T-shirt"], "unasked": [], "twins": [], "entered": False}
            assert await names(boss, competition) == []
            for _ in range(2):  # the answer was lost, and it is sent again
                assert (await loads(boss, competition, ODD)).json() == {**looked, "entered": True}
            assert await names(boss, competition) == ["Zoé Martin", "Jürgen Weiß"]
            refused(await loads(boss, competition, TWINS, twins="once"), 409, "id-used")
            await say(boss, competition, "Undo")
            assert await names(boss, competition) == ["Zoé Martin"]

    run(story)


def test_names_that_are_there_twice_are_asked_about(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            told = (await loads(boss, competition, TWINS)).json()
            assert (told["entered"], told["twins"]) == (False, ["ann  LEE"])
            assert await names(boss, competition) == []
            assert (await loads(boss, competition, TWINS, twins="once")).json()["entrants"] == 2
            assert (await loads(boss, competition, TWINS, "two", twins="both")).json()["entrants"] == 3
            assert len(await names(boss, competition)) == 5

    run(story)


def test_a_row_that_cannot_enter_keeps_everyone_out_and_leaves_no_data(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss, divisions=DIVISIONS)
            answer = await loads(boss, competition, b"name,division,phone\nAnn,A,+1 480 555 0100\nBea,X,\n")
            assert "Row 3" in refused(answer, 409, "no-such-division")
            file = (await boss.get(f"/api/competitions/{competition}/file")).json()
            assert file["people"] == {}
            assert len(file["events"]) == 1
            told = (await loads(boss, competition, b"name,division,phone\nAnn,A,+1 480 555 0100\n", "two")).json()
            assert (told["unasked"], told["entered"]) == (["phone"], True)
            file = (await boss.get(f"/api/competitions/{competition}/file")).json()
            assert "+1 480" not in str(file), "nobody asked for it"
            refused(await loads(boss, competition, b"name\n\x81"), 400, "list-not-text")
            assert (await loads(boss, competition, b"[]")).json()["entered"] is False
            async with another(server) as stranger:
                await guest(stranger, "Bob")
                refused(await loads(stranger, competition, ODD), 403, "staff-only")

    run(story)


def test_the_desk_loads_a_list_with_its_link_and_reads_the_journal(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss)
            async with opened_link(server, boss, competition, "desk") as desk:
                six = "name\n" + "\n".join(f"Person {n}" for n in range(6))
                assert (await loads(desk, competition, six.encode())).json()["entered"]
                await say(boss, competition, "DrawRounds")
                path = f"/api/competitions/{competition}/journal"
                lines = (await desk.get(path, headers={"accept-language": "de"})).json()
                assert lines[0]["what"].startswith("Die Runden wurden ausgelost.")
                assert [lines[0]["by"], lines[1]["by"]] == ["Leitung", "Anmeldung"]
                assert lines[1]["what"] == "Nr. 6 hat sich angemeldet."
                assert [each["event"] for each in lines] == [*range(len(lines), 0, -1)]
                assert len((await desk.get(f"{path}?latest=2")).json()) == 2

    run(story)
