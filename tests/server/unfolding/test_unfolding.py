"""Links unfold: title, description and picture for programs that run no JavaScript; nothing private, no answer."""

import html
import re
import struct
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from tercet.client import Visit
from tercet.paper.link_pictures import LARGEST, drawn
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.unfolding.finding import plain
from tercet.server.unfolding.pictures import CARDS, picture_of
from tercet.words.languages import LANGUAGES, Language
from tercet.words.rules import rule_set_description, rule_set_title
from tests.server.api.asking import another, asked, guest, listing
from tests.server.running_server import run

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')
HOSTILE = '"><b>&Ada'


async def preview(browser: AsyncClient, path: str, lang: str = "en") -> dict[str, str]:
    """What the head of a page says, as somebody who reads it without running anything."""
    answer = await browser.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200, answer.text
    assert "<b>&Ada" not in answer.text
    told = {name: html.unescape(content) for name, content in TAG.findall(answer.text)}
    titles = re.findall("<title>(.*?)</title>", answer.text)
    assert [html.unescape(title) for title in titles] == [f"{told['og:title']} · Tercet"]
    assert told["og:description"] == told["description"] != ""
    assert re.match("https?://", told["og:image"])
    assert (await browser.get(told["og:image"])).status_code == 200
    return told


def test_a_listed_table_says_whose_it_is_and_what_is_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), Visit(server.address, HOSTILE) as ada:
            link = await ada.open_table("european")
            async with ada.sit(link.table):
                await listing(browser, 1)
                told = await preview(browser, f"/t/{link.code}")
        assert told["og:title"] == f"{HOSTILE}’s table"
        assert told["description"].startswith("European. Every card is a point;")
        assert told["og:url"].endswith(f"/t/{link.code}")

    run(story)


def test_a_hidden_table_looks_like_one_that_does_not_exist(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), Visit(server.address, "Zoë") as zoe:
            link = await zoe.open_table("european", options={"visibility": "by-link"})
            async with zoe.sit(link.table):
                hidden, unknown = [await preview(browser, f"/t/{code}") for code in (link.code, "ABCDEFGHKM")]
        assert {**hidden, "og:url": ""} == {**unknown, "og:url": ""}
        assert "Zoë" not in str(hidden)

    run(story)


def test_a_listed_competition_has_its_name_and_another_has_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as boss:
            await guest(boss, "Boss")
            told = []
            for listed in (True, False):
                wanted: dict[str, Any] = {
                    "name": f"{HOSTILE} Open",
                    "begins": "2026-11-21T10:00+01:00",
                    "listed": listed,
                }
                opened = (await boss.post("/api/competitions", json=wanted)).json()["competition"]
                told.append(await preview(browser, f"/c/{opened}", "fr"))
            nowhere = await preview(browser, "/c/no-such-competition", "fr")
        assert told[0]["og:title"] == f"{HOSTILE} Open"
        assert told[0]["description"].startswith("21 novembre 2026. ")
        assert told[1]["og:title"] == nowhere["og:title"] == "Une compétition"
        assert "Boss" not in str(told)

    run(story)


def test_the_daily_puzzle_has_its_number_and_no_card_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            puzzle = (await browser.get("/api/daily")).json()
            today = await preview(browser, "/daily")
            earlier = await preview(browser, "/daily/2026-04-18?lang=de")
            small = await preview(browser, "/daily/small/2026-04-19")
            assert small["description"] == "Find the four SETs among nine cards."
            assert small["og:title"] == "Daily puzzle no. 2, April 19, 2026"
            for nonsense in ("/daily/2026-13-45", "/daily/2999-01-01"):
                assert (await preview(browser, nonsense))["og:title"] == "The daily puzzle"
        assert str(puzzle["number"]) in today["og:title"]
        assert earlier["og:title"] == "Tagesrätsel Nr. 1, 18. April 2026"
        assert not any(card in str(today) for card in puzzle["cards"])
        assert CARDS["daily"] == (None,) * 12  # backs only

    run(story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_replays_unfold_in_the_language_of_the_reader(tmp_path: Path, lang: Language) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            rules = await preview(browser, "/rules/ghost", lang)
            replay = await preview(browser, "/replay/dK3sQ0uVb2xEw7yRz5tNfg/1", lang)
            unknown = await preview(browser, "/rules/no-such-rules", lang)
        assert rules["og:title"] == rule_set_title("ghost", lang)
        assert rules["description"] == rule_set_description("ghost", lang)
        assert rules["og:image"].endswith(f"/pictures/rules-ghost.{lang}.png")
        assert replay["og:image"].endswith(f"/pictures/replay.{lang}.png")
        assert unknown["og:image"].endswith(f"/pictures/rules.{lang}.png")

    run(story)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_unfolds_in_the_language_of_the_reader(tmp_path: Path, lang: Language) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            first, course = [await preview(browser, path, lang) for path in ("/", "/learn")]
        assert "SET" in first["og:title"]
        assert first["og:url"].endswith("/")
        assert first["og:image"].endswith(f"/pictures/tercet.{lang}.png")
        assert course["og:title"] == first["og:title"] == plain("tercet", lang).title

    run(story)


def test_the_link_may_name_the_public_address_of_the_settings(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, address="https://play.example") as (_, browser):
            page = (await browser.get("/rules/quick")).text
        assert 'content="https://play.example/pictures/rules-quick.en.png"' in page

    run(story)


def test_every_picture_is_small_and_as_large_as_it_says() -> None:
    names = [*CARDS, *(f"rules-{name}" for name in RULE_SETS)]
    for n, name in enumerate(names):
        picture = picture_of(name, LANGUAGES[n % len(LANGUAGES)])
        assert picture is not None
        png = drawn(picture)
        assert png.startswith(b"\x89PNG")
        assert struct.unpack(">II", png[16:24]) == (1200, 630)
        assert len(png) < LARGEST


def test_other_pictures_are_not_drawn(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for name in (
                "daily.it.png",
                "daily.en.svg",
                "rules-nothing.en.png",
                "x" * 200,
                "..%2Findex.html",
                "daily.en.png%00",
            ):
                assert (await browser.get(f"/pictures/{name}")).status_code == 404
            answer = await browser.get("/pictures/daily.en.png")
        assert answer.headers["content-type"] == "image/png"
        assert {*answer.headers["cache-control"].split(", ")} == {"public", "max-age=86400"}
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"

    run(story)
