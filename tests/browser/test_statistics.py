"""How one plays, one's ratings, and the boards: on a phone and a laptop, with no, few and many matches."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.words.languages import Language
from tercet.words.speech import speak
from tests.browser.people import confirm, host_a_table, person, until
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults
from tests.support.browser import context
from tests.support.seeded import seed
from tests.support.serving import serving

OTHERS = [f"Other {n}" for n in range(11)]
LEVELS = {"Ada": 3, "Bea": 2, **dict.fromkeys(OTHERS, 4)}
WITH_OTHERS = [("junior", (other, "Ada")) for other in OTHERS for _ in range(3)]
MEETINGS = [*WITH_OTHERS, ("junior", ("Bea",)), ("quick", ("Ada", "Bea")), ("quick", ("Ada",))]
EVERYWHERE = pytest.mark.parametrize(("device", "lang"), [(PHONE, "de"), (LAPTOP, "en")], ids=["phone-de", "laptop-en"])
Place = tuple[str, dict[str, str]]  # the address of a server, and the tokens of sessions there


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server on which Ada has played with eleven others, and Bea a little."""
    folder = tmp_path_factory.mktemp("played")
    tokens = seed(folder, LEVELS, MEETINGS, int(time() * 1000), 3_600_000)
    with serving("--data", folder) as address:
        yield address.rstrip("/"), tokens


@contextmanager
def page_of(browser: Browser, played: Place, name: str, path: str, **options: Any) -> Iterator[Page]:
    """A page as one of these people sees it."""
    address, tokens = played
    with context(browser, **options) as visitor:
        visitor.add_cookies([{"name": "tercet-session", "value": tokens[name], "url": address}])
        page = visitor.new_page()
        page.goto(f"{address}{path}")
        expect(page.locator("main h1")).to_be_visible()
        yield page


def is_sound(page: Page) -> None:
    assert violations(page) == []
    assert faults(page) == []


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_statistics_show_times_beside_those_of_others_with_every_number_at_hand(
    browser: Browser, played: Place, device: ViewportSize
) -> None:
    with page_of(browser, played, "Ada", "/me/statistics", viewport=device) as page:
        expect(page.locator(".lead")).to_contain_text("begins when the last card of a SET is laid open")
        expect(page.locator(".summary li").first).to_have_text("33matches")
        expect(page.locator(".chart rect.others").first).to_be_visible()
        table = page.get_by_role("table", name="Time for a SET by number of features that differ")
        row = table.get_by_role("row").nth(1)
        expect(row).to_contain_text(re.compile(r"1 feature differs\d+\d+\.\d s"))
        page.get_by_role("button", name="Show the numbers").first.click()
        expect(page.locator(".numbers table").first).to_be_visible()
        is_sound(page)
        page.get_by_text("Last 10", exact=True).click()
        expect(page.locator(".summary li").first).to_have_text("10matches")
        page.get_by_label("Rules").select_option("quick")
        expect(page.locator(".summary li").first).to_have_text("2matches")
        expect(page.locator(".proof")).to_contain_text("Too few other people have played by these rules")
        expect(page.locator(".more")).to_contain_text("A trend is drawn from three matches on")
        is_sound(page)


def test_few_and_no_matches_are_told_as_such_in_french(browser: Browser, played: Place) -> None:
    with page_of(browser, played, "Bea", "/me/statistics", viewport=PHONE, locale="fr-FR") as page:
        page.get_by_label("Règles").select_option("junior")
        expect(page.locator("h1")).to_have_text("Pas encore assez de SET")
        expect(page.locator(".proof .chart")).to_have_count(0)
        is_sound(page)
    with context(browser, viewport=PHONE, locale="fr-FR") as visitor:
        page = visitor.new_page()
        page.goto(f"{played[0]}/me/statistics")
        expect(page.locator("main")).to_contain_text("Vous n’avez pas encore joué ici")
        is_sound(page)


def test_a_match_that_was_just_played_is_counted_and_can_be_erased(browser: Browser, served: str) -> None:
    """With what stays said before: the list of matches."""
    with person(browser, served, "Ada") as ada:
        page = ada.page
        host_a_table(ada, "quick")
        ada.press("Start")
        ada.sees("play")
        ada.point(*(ada.a_set() or ()))
        until(page, lambda: ada.points("You") == 1)
        confirm(page, "EndRound")
        ada.sees("end")
        page.goto(f"{served.rstrip('/')}/account")
        page.get_by_role("link", name="How you play").click()
        expect(page.locator(".proof")).to_contain_text("One SET of yours has been timed")
        page.get_by_role("button", name="Erase my statistics").click()
        expect(page.get_by_role("alert").first).to_contain_text(
            "The results of your matches, your ratings and the records stay"
        )
        page.get_by_role("button", name="Erase them now").click()
        expect(page.locator("main")).to_contain_text("You have not finished a match yet")
        page.get_by_role("link", name="Your account").click()
        expect(page.locator(".matches li")).to_have_count(1)


@EVERYWHERE
def test_of_many_matches_the_last_six_are_listed_and_all_on_request(
    browser: Browser, played: Place, device: ViewportSize, lang: Language
) -> None:
    with page_of(browser, played, "Ada", "/account", viewport=device, locale=lang) as page:
        expect(page.locator(".matches li")).to_have_count(6)
        assert faults(page) == []
        page.locator(".played button").click()
        expect(page.locator(".played button")).to_have_count(0)
        assert page.locator(".matches li").count() > 30
        first = page.locator(".matches li").first.bounding_box()
        assert first
        assert first["height"] < (64 if device == LAPTOP else 120)


@EVERYWHERE
def test_a_rating_is_shown_with_a_band_that_narrows(
    browser: Browser, played: Place, device: ViewportSize, lang: Language
) -> None:
    with page_of(browser, played, "Ada", "/me/ratings", viewport=device, locale=lang) as page:
        expect(page.locator("main")).to_contain_text(speak(lang, "ratings-doubt"))
        band = page.locator(".one-rating").first
        told = {"en": "after 33 matches with other people", "de": "nach 33 Partien mit anderen"}
        expect(band).to_contain_text(told[lang])
        expect(band.locator("path.others")).to_be_visible()
        assert band.get_by_role("row").count() == 34
        expect(page.locator(".one-rating").last).to_contain_text(speak(lang, "ratings-few"))
        is_sound(page)


@EVERYWHERE
def test_nobody_is_on_a_board_unless_they_say_so_and_who_leaves_is_gone_at_once(
    browser: Browser, played: Place, device: ViewportSize, lang: Language
) -> None:
    with page_of(browser, played, "Ada", "/boards", viewport=device, locale=lang) as page:
        expect(page.locator(".board")).to_contain_text(speak(lang, "boards-empty"))
        page.get_by_role("button", name=speak(lang, "boards-join")).click()
        expect(page.get_by_role("row").nth(1)).to_contain_text("Ada")
        expect(page.locator(".board")).to_contain_text(speak(lang, "boards-utc"))
        is_sound(page)
        page.get_by_text(speak(lang, "boards-fastest"), exact=True).click()
        expect(page.get_by_role("row").nth(1)).to_contain_text(re.compile(r"Ada\d+:\d\d"))
        page.get_by_role("button", name=speak(lang, "boards-leave")).click()
        expect(page.locator(".board")).to_contain_text(speak(lang, "boards-empty"))
        is_sound(page)
