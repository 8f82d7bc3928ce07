"""Printing over REST: any document as PDF, and the event loop goes on meanwhile."""

import asyncio
from pathlib import Path
from urllib.parse import unquote

from tercet.competition.record import write
from tercet.paper.catalogue import DOCUMENTS
from tercet.paper.sample import sample_day
from tests.paper.pages import codes_on, count, pages_of, texts_of
from tests.server.api.asking import another, asked, guest, refused
from tests.server.competitions.desk import enter, opened, say
from tests.server.competitions.test_links import opened_link
from tests.server.running_server import run


def test_a_guest_prints_what_the_list_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            listed = (await browser.get("/api/papers", params={"lang": "es"})).json()
            assert [each["name"] for each in listed] == list(DOCUMENTS)
            assert listed[0]["title"] == "Fichas de inscripción"
            refused(await browser.post("/api/papers/poster", json={}), 401, "who-are-you")
            await guest(browser)
            order = {"players": 9, "lang": "es", "occasion": {"name": "Copa ꦲ", "link": "https://tercet.example/c"}}
            answer = await browser.post("/api/papers/entry-cards", json=order)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
            assert answer.headers["content-disposition"] == 'inline; filename="entry-cards.pdf"'
            assert "U+A9B2" in unquote(answer.headers["tercet-note"])
            assert codes_on(pages_of(answer.content)[0])[0] == "https://tercet.example/c/player/1"

    run(story)


def test_a_kept_competition_and_todays_puzzle_are_printed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            day = sample_day()
            body = '{"competition": ' + write(day.log, day.people) + "}"
            headers = {"content-type": "application/json"}
            answer = await browser.post("/api/papers/results", content=body, headers=headers)
            assert "Greta" in texts_of(answer.content)[0]
            today = (await browser.get("/api/daily")).json()
            sheet = await browser.post("/api/papers/daily-puzzle", json={"occasion": {"date": "2099-01-01"}})
            assert sheet.status_code == 200
            assert f"Find all {today['sets']} SETs." in texts_of(sheet.content)[0]
            assert "2099" not in texts_of(sheet.content)[0]
            small = {"occasion": {"date": "2026-05-01"}, "daily": "small"}
            (earlier,) = texts_of((await browser.post("/api/papers/daily-puzzle", json=small)).content)
            assert "Find all 4 SETs." in earlier
            assert "1 May 2026" in earlier

    run(story)


def test_those_who_run_a_competition_print_its_emergency_pack_and_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as stranger:
            await guest(browser)
            await guest(stranger, "Eve")
            competition = await opened(browser, name="Mesa Open", rounds=3, tables=4)
            await enter(browser, competition, *(f"Ann {letter}" for letter in "ABCDEFGHI"))
            await say(browser, competition, "DrawRounds")
            await say(browser, competition, "StartRound", round=1)
            pack = await browser.post("/api/papers/emergency-pack", json={"competition": competition})
            first, *_, last = texts_of(pack.content)
            assert "Mesa Open" in first
            assert "Rounds 2 to 3 are still to be played." in first
            assert "Ann I" in last
            async with opened_link(server, browser, competition, "desk") as desk:
                slips = await desk.post(f"/api/competitions/{competition}/papers/score-slips", json={"games": [4, 5]})
                assert sum("Cards left" in text for text in texts_of(slips.content)) == 1
                refused(await desk.post("/api/papers/results", json={"competition": competition}), 401, "who-are-you")
            refused(await stranger.post("/api/papers/results", json={"competition": competition}), 403, "staff-only")
            refused(await browser.post("/api/papers/results", json={"competition": "x"}), 404, "unknown-competition")

    run(story)


def test_what_cannot_be_printed_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            assert "nothing" in refused(await browser.post("/api/papers/nothing", json={}), 404, "unknown-paper")
            assert "seated" in refused(await browser.post("/api/papers/schedule", json={}), 400, "cannot-print")
            bad = {"competition": {"competition": "other"}}
            refused(await browser.post("/api/papers/results", json=bad), 400, "cannot-print")
            refused(await browser.post("/api/papers/poster", json={"players": 0}), 400, "does-not-fit")
            refused(await browser.post("/api/papers/poster", json={"colour": 1}), 400, "does-not-fit")

    run(story)


def test_the_server_answers_others_and_tells_the_place_while_a_long_sheet_is_printed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as other:
            await guest(browser)
            await guest(other, "Ben")
            order = {"players": 300, "occasion": {"link": "https://tercet.example/c"}}
            printing = asyncio.create_task(browser.post("/api/papers/entry-cards", json=order))
            while not (queue := (await browser.get("/api/papers/queue")).json())["waiting"]:  # noqa: ASYNC110
                await asyncio.sleep(0)
            assert queue == {"waiting": 1, "yours": [{"place": 1, "document": "entry-cards"}]}
            assert (await other.get("/api/papers/queue")).json() == {"waiting": 1, "yours": []}
            assert not printing.done()
            assert count((await printing).content) == 34

    run(story)


def test_one_person_cannot_fill_the_queue(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            asks = [browser.post("/api/papers/rule-card", json={}) for _ in range(30)]
            answers = await asyncio.gather(*asks)
            assert {answer.status_code for answer in answers} == {200, 429}
            refused(next(answer for answer in answers if answer.status_code == 429), 429, "press-busy")
            assert (await browser.post("/api/papers/rule-card", json={})).status_code == 200

    run(story)


def test_results_of_twenty_rounds_are_printed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            answer = await browser.post("/api/papers/results", json={"players": 60, "rounds": 20})
            assert answer.status_code == 200
            slips = {"players": 500, "rounds": 20}
            refused(await browser.post("/api/papers/score-slips", json=slips), 400, "cannot-print")

    run(story)


def test_the_codes_on_paper_lead_to_pages_of_this_server_and_cards_carry_personal_links(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, boss):
            await guest(boss)
            competition = await opened(boss, rounds=1, tables=2)
            await enter(boss, competition, *(f"Ann {letter}" for letter in "ABCDEF"))
            await say(boss, competition, "DrawRounds")
            links = (await boss.post(f"/api/competitions/{competition}/links", json={"kind": "player"})).json()
            secrets = {link["path"]: link["secret"] for link in links}
            page = f"{server.address.rstrip('/')}/c/{competition}"
            for document in ("entry-cards", "table-signs", "score-slips", "poster"):
                body = {"competition": competition, "links": secrets}
                printed = await boss.post(f"/api/papers/{document}", json=body)
                codes = codes_on(pages_of(printed.content)[0])
                assert codes, document
                for code in codes:
                    assert code.startswith(page), document
                    assert (await boss.get(code)).headers["content-type"].startswith("text/html"), code
                if document == "entry-cards":
                    assert codes == sorted(f"{page}/{path}#{secret}" for path, secret in secrets.items())

    run(story)


def test_the_codes_on_paper_have_the_address_that_phones_can_open(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, address="http://192.168.1.20:8000") as (_, boss):
            await guest(boss)
            competition = await opened(boss, rounds=1, tables=2)
            printed = await boss.post("/api/papers/poster", json={"competition": competition})
            (code, *_) = codes_on(pages_of(printed.content)[0])
            assert code.startswith(f"http://192.168.1.20:8000/c/{competition}")

    run(story)
