"""People's data is erased after its last day, or at once, and results stay; everybody can see what is held."""

import asyncio
from base64 import b64encode
from datetime import timedelta
from pathlib import Path
from typing import Any

from httpx import AsyncClient

from tercet.cli.main import obey
from tercet.competition import commands as c
from tercet.competition.events import Announced
from tercet.competition.people import Person
from tercet.competition.privacy import Privacy
from tercet.competition.refusals import Refusal
from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tercet.server.competitions.office import Make, Office, Sent
from tercet.server.competitions.people_data import local_today
from tercet.server.competitions.purging import purge_all_due
from tercet.server.competitions.streams import stream_of, write_entry
from tercet.server.run import open_store
from tercet.server.settings import Settings
from tercet.storage.store import Appended, NewEntry
from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import asked_to, enter, opened, say, seen, sheet
from tests.server.running_server import run

BOSS = Player("boss")
PHONE = {"asks": ["phone"]}
SIX = ("Ada Lovelace", "Bea Ortiz", "Cem Kaya", "Dan Moe", "Eva Noll", "Fay Oh")


async def begun(office: Office, last_days: int) -> str:
    """A competition whose data is kept for some days from now on; somebody has entered."""
    privacy = Privacy(("phone",), until=local_today() + timedelta(last_days))
    competition = await office.open(BOSS, Setup(privacy=privacy))
    assert not isinstance(competition, Refusal)
    enter_: Make = lambda at: c.Enter(at, BOSS, Player("ada"))  # noqa: E731
    await office.enter(competition, BOSS, Sent("enter"), enter_, Person("Ada Lovelace", phone="555 0100"))
    return competition


async def until_erased(office: Office, competition: str) -> None:
    """Wait until nothing is known of anybody."""
    while True:
        if not await office.entrants.of(competition):
            return


async def played_day(boss: AsyncClient) -> tuple[str, dict[str, Any]]:
    competition = await opened(boss, rounds=1, tables=2, finalists=3, privacy=PHONE)
    await enter(boss, competition, *SIX, phone="555 0100")
    await say(boss, competition, "DrawRounds")
    await say(boss, competition, "StartRound", round=1)
    games = (await seen(boss, competition))["games"]
    for game in games:
        await say(boss, competition, "Settle", game=game["id"], sheet=sheet(game, 10, 8, 6), why="as counted")
    return competition, games[0]


def test_the_server_erases_by_itself_what_is_over_and_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(durability="process"), tmp_path)
        office = Office(store)
        over, last_day = await begun(office, -1), await begun(office, 0)
        await store.close()
        async with asked(tmp_path) as (server, _):
            office = server.inside.services.office
            await until_erased(office, over)
            assert await office.entrants.of(last_day) == {"ada": Person("Ada Lovelace", phone="555 0100")}
            known = await office.known(over)
            assert known is not None
            assert known.now.entrants[1].person == "ada"

    run(story)


def test_what_was_typed_is_erased_too_where_nobody_has_entered(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(durability="process"), tmp_path)
        office = Office(store)
        privacy = Privacy(until=local_today() - timedelta(1))
        competition = await office.open(BOSS, Setup(privacy=privacy))
        assert not isinstance(competition, Refusal)
        await office.say(competition, BOSS, Sent("said"), lambda at: c.Announce(at, BOSS, "Cousins, welcome"))
        typed = "SELECT text FROM competition_texts"
        assert await store.fetch(typed) == [("Cousins, welcome",)]
        assert await purge_all_due(office) == [competition]
        assert await store.fetch(typed) == []
        await store.close()

    run(story)


def test_a_log_that_cannot_be_read_does_not_keep_the_data_of_others(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(durability="process"), tmp_path)
        office = Office(store)
        broken, over = await begun(office, -1), await begun(office, -1)
        await store.execute("UPDATE entries SET body = $1", b"{")
        intact = await begun(office, -1)
        await store.close()
        async with asked(tmp_path) as (server, _):
            office = server.inside.services.office
            await until_erased(office, intact)
            assert await office.entrants.of(broken)
            assert await office.entrants.of(over)

    run(story)


def test_after_the_last_day_nothing_new_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            office = server.inside.services.office
            competition = await opened(boss)
            await enter(boss, competition, "Bea")
            kept = (await boss.get(f"/api/competitions/{competition}/file")).json()
            kept["events"][0]["setup"]["privacy"]["until"] = (local_today() - timedelta(1)).isoformat()
            loaded = (await boss.post("/api/competitions/file", json=kept)).json()["competition"]
            assert await office.entrants.of(loaded) == {}
            refused(await asked_to(boss, loaded, "Enter", details={"name": "Ada"}), 400, "until-passed")
            csv = b64encode(b"name\nEva\n").decode()
            answer = await boss.post(f"/api/competitions/{loaded}/list", json={"id": "list", "data": csv})
            refused(answer, 400, "until-passed")
            refused(await boss.put(f"/api/competitions/{loaded}/entrants/1", json={"name": "Ada"}), 400, "until-passed")

    run(story)


def test_the_coordinator_erases_everybody_at_once_and_the_results_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as desk:
            await guest(boss)
            competition, _ = await played_day(boss)
            address = f"/api/competitions/{competition}/entrants"
            await say(boss, competition, "Appoint", person=await guest(desk, "Dora"), role="desk")
            refused(await desk.delete(address), 403, "not-yours")
            before = (await seen(boss, competition))["standings"]
            assert (await boss.delete(address)).status_code == 204
            now = await seen(boss, competition)
            assert [(each["name"], each["details"]) for each in now["entrants"]] == [("", None)] * 6
            assert now["standings"] == before
            assert [each["total"] for each in before] == [10, 10, 8, 8, 6, 6]

    run(story)


def test_one_sees_what_is_held_on_oneself_and_on_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada, another(server) as public:
            await guest(boss)
            competition, game = await played_day(boss)
            number = game["players"][0]
            (link,) = (
                await boss.post(f"/api/competitions/{competition}/links", json={"kind": "player", "numbers": [number]})
            ).json()
            session = await ada.post(f"/api/competitions/{competition}/session", json={"secret": link["secret"]})
            ada.headers["authorization"] = f"Bearer {session.json()['token']}"
            address = f"/api/competitions/{competition}/entrants"
            held = (await ada.get(f"{address}/{number}")).json()
            assert (held["number"], held["details"]["phone"], held["devices"]) == (number, "555 0100", 1)
            (own,) = held["games"]
            assert (own["game"], own["result"]["number"], own["result"]["sets"]) == (game["id"], number, 10)
            assert held["until"] == (await seen(boss, competition))["setup"]["privacy"]["until"]
            assert (await boss.get(f"{address}/{number}")).json() == held
            refused(await ada.get(f"{address}/{game['players'][1]}"), 403, "staff-only")
            refused(await public.get(f"{address}/{number}"), 401, "who-are-you")
            refused(await boss.get(f"{address}/9"), 404, "no-such-number")

    run(story)


def test_the_operator_erases_from_the_command_line(tmp_path: Path, capsys: Any) -> None:
    async def lay() -> tuple[str, str]:
        store = await open_store(Settings(durability="process"), tmp_path)
        office = Office(store)
        found = await begun(office, -1), await begun(office, 1)
        await store.close()
        return found

    async def held() -> list[Any]:
        store = await open_store(Settings(durability="process"), tmp_path)
        try:
            return await store.fetch("SELECT DISTINCT stream FROM entrants")
        finally:
            await store.close()

    def purged(*what: str) -> int:
        return obey(["competition", "purge", *what, "--data", str(tmp_path)])

    over, later = asyncio.run(lay())
    assert purged("nothing-like-it") == 2
    assert len(asyncio.run(held())) == 2
    assert purged() == 0
    assert asyncio.run(held()) == [(f"competition/{later}",)]
    assert purged(later) == 0
    assert asyncio.run(held()) == []
    assert capsys.readouterr().out.count("1 competition") == 2
    assert over != later


def test_what_was_typed_is_in_no_entry_of_the_log_and_groups_stay_together_without_their_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss, "Boss")
            competition = await opened(boss, rounds=2, tables=2)
            for name in SIX:
                await say(boss, competition, "Enter", details={"name": name}, group=f"Clan {name[-2:]}")
            await say(boss, competition, "ChangeEntrant", number=2, group="Clan ce", why="cousins")
            await say(boss, competition, "Announce", text="Cousins, welcome")
            bodies = b"".join(entry.body for entry in await server.inside.store.read(stream_of(competition)))
            assert [text for text in (b"Clan", b"cousins", b"Cousins") if text in bodies] == []

            office = Office(server.inside.store)  # reads the log anew
            known = await office.known(competition)
            assert known is not None
            assert (known.now.entrants[1].group, known.now.entrants[2].group) == ("Clan ce", "Clan ce")
            assert known.now.announcement == "Cousins, welcome"
            assert (await boss.delete(f"/api/competitions/{competition}/entrants")).status_code == 204
            for now in (await office.known(competition), await Office(server.inside.store).known(competition)):
                assert now is not None
                groups = [entrant.group for entrant in now.now.entrants.values()]
                assert (groups[0] == groups[1], len({*groups}), "Clan" in str(groups)) == (True, 5, False)
                assert now.now.announcement == ""

    run(story)


def test_a_log_that_has_texts_in_it_is_still_read(tmp_path: Path) -> None:
    """As it was written before texts were stored apart; what it says is not shown after the purge."""

    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss, "Boss")
            competition = await opened(boss, rounds=2, tables=2)
            store = server.inside.store
            old = write_entry([Announced(1, BOSS, "Welcome, Ada")])
            assert isinstance(await store.append(NewEntry(stream_of(competition), 1, 1, old, BOSS)), Appended)
            assert (await seen(boss, competition))["announcement"] == "Welcome, Ada"
            assert (await boss.delete(f"/api/competitions/{competition}/entrants")).status_code == 204
            assert (await seen(boss, competition))["announcement"] == ""
            assert "Ada" not in (await boss.get(f"/api/competitions/{competition}/journal")).text

    run(story)
