"""Nobody has to say a name: a friendly one is given, no two at a table are alike, and it can be changed at any time."""

import pytest
from playwright.sync_api import Browser, expect

from tercet.words.languages import Language
from tercet.words.speech import speak
from tests.browser.people import Person, host_a_table, person, until

LOCALES: dict[str, Language] = {"en-GB": "en", "fr-FR": "fr", "es-ES": "es", "de-DE": "de"}


def sit_down_unnamed(someone: Person) -> None:
    """Sit down by the link without a word about who it is."""
    someone.page.locator(".doorway .main").click()
    expect(someone.page.locator(".doorway")).to_have_count(0)


def names_at(someone: Person) -> list[str]:
    """Everyone at the table, before the first round."""
    return someone.page.locator(".sitting li b").all_inner_texts()


@pytest.mark.parametrize(("locale", "language"), LOCALES.items())
def test_play_now_needs_no_name(browser: Browser, served_in_quiet: str, locale: str, language: Language) -> None:
    with person(browser, served_in_quiet, "", locale=locale) as someone:
        someone.page.locator(".ways .main").click()
        someone.sees("play")
        given = someone.page.locator(".player[data-me] .name").get_attribute("title")
        assert given in speak(language, "friendly-names").split(", ")
        someone.page.goto(served_in_quiet)
        expect(someone.page.locator('.ways input[name="name"]')).to_have_value(given)  # to be kept, or changed


def test_two_who_come_by_the_link_without_names_get_different_ones(browser: Browser, served: str) -> None:
    with person(browser, served, "") as ada:
        ada.page.locator(".new-table").click()
        ada.page.locator(".rule-sets").wait_for()
        ada.page.locator("button[type=submit]").click()
        ada.sees("gather")
        with (
            person(browser, served, "", f"/t/{ada.code}") as bea,
            person(browser, served, "", f"/t/{ada.code}") as cem,
        ):
            sit_down_unnamed(bea)
            sit_down_unnamed(cem)
            expect(ada.page.locator(".sitting li")).to_have_count(3)
            until(ada.page, lambda: len({*names_at(ada)} & {*speak("en", "friendly-names").split(", ")}) == 3)


def test_a_given_name_gives_way_to_one_who_sat_there_before(browser: Browser, served: str) -> None:
    with person(browser, served, "Otter") as ada:
        host_a_table(ada, "quick")
        with person(browser, served, "") as bea:
            bea.page.evaluate("['name', 'given'].forEach(key => localStorage.setItem(`tercet.${key}`, 'Otter'))")
            bea.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Otter"})
            bea.page.goto(f"{served.rstrip('/')}/t/{ada.code}")
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            until(ada.page, lambda: names_at(ada)[0] == "Otter" and names_at(ada)[1] not in ("Otter", "Somebody"))


def test_a_name_is_changed_in_the_middle_of_a_round_and_everyone_sees_it(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        host_a_table(ada, "quick")
        with person(browser, served, "", f"/t/{ada.code}") as bea:
            sit_down_unnamed(bea)
            expect(ada.page.locator(".sitting li")).to_have_count(2)
            ada.press("Start")
            bea.sees("play")
            bea.page.locator(".menu").click()
            field = bea.page.locator('.own-name input[name="name"]')
            assert field.input_value() != ""
            field.fill("Béatrice")
            bea.page.locator(".own-name .button").click()
            expect(ada.page.locator(".player .name", has_text="Béatrice")).to_be_visible()
            bea.page.keyboard.press("Escape")
            bea.page.reload()
            expect(bea.page.locator('.player[data-me] .name[title="Béatrice"]')).to_be_visible()
