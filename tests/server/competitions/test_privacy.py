"""Who may see what, who may do what, and what is erased."""

import json
from datetime import date, timedelta
from pathlib import Path

from tercet.server.competitions.people_data import local_today
from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import asked_to, enter, opened, say, seen
from tests.server.running_server import run

ADA = {"name": "Ada Byron Lovelace", "city": "London", "email": "ada@example.org"}
CARD = {"asks": ["address", "email"]}


def test_the_public_sees_a_first_name_and_the_staff_the_card(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as desk, another(server) as public:
            await guest(boss)
            helper = await guest(desk, "Dora")
            competition = await opened(boss, privacy=CARD)
            await say(boss, competition, "Enter", details=ADA)
            (entrant,) = (await seen(public, competition))["entrants"]
            assert (entrant["name"], entrant["details"]) == ("Ada", None)
            refused(await desk.get(f"/api/competitions/{competition}/file"), 403, "staff-only")
            refused(await public.get(f"/api/competitions/{competition}/entry-cards"), 401, "who-are-you")
            await say(boss, competition, "Appoint", person=helper, role="desk")
            (entrant,) = (await seen(desk, competition))["entrants"]
            assert entrant["details"] == ADA
            assert (await desk.get(f"/api/competitions/{competition}/file")).status_code == 200
            await say(boss, competition, "Dismiss", person=helper)
            assert (await seen(desk, competition))["role"] == "spectator"

    run(story)


def test_details_are_changed_and_erased_and_the_number_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada, another(server) as eve:
            await guest(boss)
            player = await guest(ada)
            await guest(eve, "Eve")
            competition = await opened(boss, privacy=CARD)
            await say(boss, competition, "Enter", details=ADA, person=player)
            address = f"/api/competitions/{competition}/entrants"
            refused(await eve.put(f"{address}/1", json={"name": "Eve"}), 403, "staff-only")
            refused(await eve.delete(f"{address}/1"), 403, "staff-only")
            refused(await boss.put(f"{address}/2", json={"name": "Eve"}), 404, "no-such-number")
            changed = await boss.put(f"{address}/1", json={**ADA, "city": "Marylebone"})
            assert changed.json()["details"]["city"] == "Marylebone"
            assert (await ada.get("/api/me/data")).json()["entries"] == [{**ADA, "city": "Marylebone"}]
            assert (await ada.delete(f"{address}/1")).status_code == 204
            (entrant,) = (await seen(boss, competition))["entrants"]
            assert (entrant["number"], entrant["name"], entrant["details"]) == (1, "", None)

    run(story)


def test_whoever_erases_all_of_it_is_gone_from_the_entry_cards_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            competition = await opened(boss, privacy=CARD)
            await say(boss, competition, "Enter", details=ADA, person=await guest(ada))
            assert (await ada.delete("/api/me")).status_code == 204
            assert "London" not in (await boss.get(f"/api/competitions/{competition}/file")).text

    run(story)


def test_what_the_organiser_has_not_switched_on_is_not_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss)
            refused(await asked_to(boss, competition, "Enter", details=ADA), 400, "not-asked")
            await say(boss, competition, "Enter", details={"name": "Ada", "age": 9})
            refused(await boss.put(f"/api/competitions/{competition}/entrants/1", json=ADA), 400, "not-asked")
            setup = (await seen(boss, competition))["setup"]
            setup["privacy"]["asks"] = ["address", "email"]
            await say(boss, competition, "ChangeSetup", setup=setup, why="prizes are sent")
            changed = await boss.put(f"/api/competitions/{competition}/entrants/1", json={**ADA, "age": 9})
            assert changed.json()["details"] == ADA
            assert [*map(json.loads, *await server.inside.store.fetch("SELECT details FROM entrants"))] == [ADA]

    run(story)


def test_people_choose_to_be_shown_by_number_and_so_does_the_organiser(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public:
            await guest(boss)
            competition = await opened(boss)
            await enter(boss, competition, "Ada Lovelace")
            await enter(boss, competition, "Bea Ortiz", unlisted=True)
            assert [each["name"] for each in (await seen(public, competition))["entrants"]] == ["Ada", ""]
            setup = (await seen(boss, competition))["setup"]
            setup["privacy"]["shows"] = "number"
            await say(boss, competition, "ChangeSetup", setup=setup, why="parents asked")
            assert [each["name"] for each in (await seen(public, competition))["entrants"]] == ["", ""]
            assert [each["name"] for each in (await seen(boss, competition))["entrants"]] == [
                "Ada Lovelace",
                "Bea Ortiz",
            ]

    run(story)


def test_a_competition_says_until_when_peoples_data_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            today = local_today()
            competition = await opened(boss)
            setup = (await seen(boss, competition))["setup"]
            until = date.fromisoformat(setup["privacy"]["until"])
            assert timedelta(89) <= until - today <= timedelta(91)  # the day may change meanwhile
            for day, code in ((today - timedelta(2), "until-passed"), (today + timedelta(400), "until-too-far")):
                privacy = {"until": day.isoformat()}
                refused(await boss.post("/api/competitions", json={"privacy": privacy}), 400, code)
                setup["privacy"] |= privacy
                answer = await asked_to(boss, competition, "ChangeSetup", setup=setup, why="longer")
                refused(answer, 400, code)
            setup["privacy"]["until"] = None
            refused(await asked_to(boss, competition, "ChangeSetup", setup=setup, why="ever"), 400, "until-missing")

    run(story)


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as eve:
            await guest(boss)
            await guest(eve, "Eve")
            competition = await opened(boss, privacy=CARD)
            refused(await asked_to(eve, competition, "Enter", details=ADA), 403, "staff-only")
            refused(await asked_to(boss, competition, "Enter", details=ADA, division="X"), 409, "no-divisions")
            assert await server.inside.store.fetch("SELECT details FROM entrants") == []
            assert (await seen(boss, competition))["seq"] == 1

    run(story)


def test_a_refusal_is_said_in_the_askers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, boss):
            await guest(boss)
            competition = await opened(boss)
            await enter(boss, competition, "Ann")
            for lang, sentence in (
                ("fr-CH, en;q=0.5", "Le numéro 1 est pris."),
                ("de", "Die Nummer 1 ist vergeben."),
                ("xx", "The number 1 is taken."),
            ):
                boss.headers["accept-language"] = lang
                answer = await asked_to(boss, competition, "Enter", details={"name": "Bea"}, number=1)
                assert refused(answer, 409, "number-twice") == sentence

    run(story)


def test_a_competition_that_cannot_be_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as public:
            refused(await boss.post("/api/competitions", json={}), 401, "who-are-you")
            await guest(boss)
            for setup, code in (
                ({"rounds": 0}, "rounds-of-a-day"),
                ({"tables": 0}, "tables-of-a-hall"),
                ({"shoes": 1}, "does-not-fit"),
            ):
                refused(await boss.post("/api/competitions", json=setup), 400, code)
            assert (await boss.get("/api/competitions")).json() == []
            refused(await boss.get("/api/competitions/none"), 404, "unknown-competition")
            refused(await asked_to(boss, "none", "StartRound", round=1), 404, "unknown-competition")
            competition = await opened(boss, listed=False)
            assert (await public.get("/api/competitions")).json() == []
            assert [each["competition"] for each in (await boss.get("/api/competitions")).json()] == [competition]
            assert (await seen(boss, competition))["status"] == "entering"

    run(story)
