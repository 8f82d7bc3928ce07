"""The public entry form: a number and a personal link for whoever fills it in, while it is open."""

from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from httpx import AsyncClient, Response

from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import asked_to, enter, opened, say, seen
from tests.server.running_server import run

BANDS = [{"name": "young", "up_to": 12}, {"name": "old"}]
FORM: dict[str, Any] = {"entry_form": True, "divisions": BANDS, "privacy": {"asks": ["phone", "guardian"]}}
ADA = {"name": "Ada Lovelace", "phone": "555 0100", "guardian": "Anne, 555 0101"}


async def filled_in(
    browser: AsyncClient, competition: str, details: Any = ADA, division: str = "young", key: str = ""
) -> Response:
    body = {"id": key or token_urlsafe(16), "details": details, "division": division}
    return await browser.post(f"/api/competitions/{competition}/entry", json=body)


def test_whoever_enters_gets_a_number_and_a_link_that_opens_the_own_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            competition = await opened(boss, **FORM)
            answer = await filled_in(ada, competition)
            assert answer.status_code == 201, answer.text
            told = answer.json()
            assert (told["number"], told["link"]["path"]) == (1, "player/1")
            secret = {"secret": told["link"]["secret"]}
            session = (await ada.post(f"/api/competitions/{competition}/session", json=secret)).json()
            ada.headers["authorization"] = f"Bearer {session['token']}"
            own = await seen(ada, competition)
            assert (own["role"], own["number"], own["entrants"][0]["details"]) == ("player", 1, ADA)
            assert (await seen(boss, competition))["entrants"][0]["division"] == "young"

    run(story)


def test_a_form_that_is_sent_twice_is_one_entry(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            competition, key = await opened(boss, **FORM), token_urlsafe(16)
            first = (await filled_in(ada, competition, key=key)).json()
            again = (await filled_in(ada, competition, key=key)).json()
            assert (first["number"], again["number"]) == (1, 1)
            old = await ada.post(f"/api/competitions/{competition}/session", json={"secret": first["link"]["secret"]})
            refused(old, 404, "no-such-link")
            refused(await filled_in(ada, competition, {**ADA, "name": "Eve"}, key=key), 409, "id-used")
            assert len((await seen(boss, competition))["entrants"]) == 1
            await say(boss, competition, "Undo")
            refused(await filled_in(ada, competition, key=key), 409, "id-used")

    run(story)


def test_what_is_not_asked_or_missing_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            competition = await opened(boss, **FORM)
            refused(await filled_in(ada, competition, {**ADA, "email": "a@b.example"}), 400, "not-asked")
            refused(await filled_in(ada, competition, {"name": "Ada"}), 400, "no-guardian")
            refused(await filled_in(ada, competition, {"name": " "}, "old"), 400, "no-name")
            refused(await filled_in(ada, competition, {"name": "Ada"}, ""), 409, "division-needed")
            refused(await filled_in(ada, competition, key="short"), 400, "does-not-fit")
            assert await server.inside.store.fetch("SELECT details FROM entrants") == []
            assert (await filled_in(ada, competition, {"name": "Ada"}, "old")).status_code == 201

    run(story)


def test_the_form_is_closed_by_the_organiser_or_by_the_draw_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            refused(await filled_in(ada, await opened(boss)), 409, "form-off")
            competition = await opened(boss, rounds=1, entry_form=True, privacy=FORM["privacy"])
            await enter(boss, competition, *"abcdef")
            await say(boss, competition, "DrawRounds")
            sentence = refused(await filled_in(ada, competition, division=""), 409, "form-after-draw")
            assert "Ask at the desk" in sentence

    run(story)


def test_nobody_fills_a_competition_from_one_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as eve:
            await guest(boss)
            competition = await opened(boss)  # what is refused counts too
            assert (await filled_in(eve, competition)).status_code == 409
            while True:
                answer = await filled_in(eve, competition)
                if answer.status_code != 409:
                    break
            refused(answer, 429, "too-many-entries")

    run(story)


def test_who_enters_by_a_command_has_no_more_rights_than_by_the_form(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss), another(server) as ada:
            await guest(boss)
            asks = {"asks": ["phone", "guardian", "photo"]}
            competition, me = await opened(boss, **{**FORM, "privacy": asks}), await guest(ada)
            young = {"person": me, "division": "young"}
            alone = {**ADA, "guardian": ""}
            refused(await asked_to(ada, competition, "Enter", details=alone, **young), 400, "no-guardian")
            on_paper = {**ADA, "photo": "paper"}
            refused(await asked_to(ada, competition, "Enter", details=on_paper, **young), 403, "staff-only")
            assert (await seen(boss, competition))["entrants"] == []
            while (answer := await filled_in(ada, competition, {"name": ""})).status_code == 400:
                pass
            refused(answer, 429, "too-many-entries")
            refused(await asked_to(ada, competition, "Enter", details=ADA, **young), 429, "too-many-entries")

    run(story)
