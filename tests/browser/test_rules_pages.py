"""The rules, readable: a page for every rule set, with drawn finds that are right or wrong, and what the box says."""

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tercet.rulesets.catalogue import RULE_SETS
from tercet.words.languages import Language
from tercet.words.rules import rule_set_title, value_in_words
from tests.browser.people import host_a_table, person
from tests.browser.table import LAPTOP, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

JOURNEYS: list[tuple[ViewportSize, Language, str]] = [(PHONE, "fr", "fr-FR"), (LAPTOP, "en", "en-GB")]


@pytest.mark.parametrize(("size", "lang", "locale"), JOURNEYS, ids=["phone-fr", "laptop-en"])
def test_rules_are_found_in_the_list_and_read(
    browser: Browser, served: str, size: ViewportSize, lang: Language, locale: str
) -> None:
    """C-3: a wrong find names the feature that fails."""
    with person(browser, served, "", "/rules", viewport=size, locale=locale) as someone:
        page = someone.page
        expect(page.locator(".rule-row")).to_have_count(len(RULE_SETS))
        assert faults(page) == []
        assert violations(page) == []
        page.locator('.rule-row[href="/rules/quick"]').click()
        expect(page.locator("h1")).to_have_text(rule_set_title("quick", lang))
        expect(page.locator('.rule-examples > li[data-right="true"]')).to_have_count(2)
        wrong = page.locator('.rule-examples > li[data-right="false"]')
        expect(wrong).to_have_count(2)
        expect(wrong.first).to_contain_text({"fr": "Deux vertes, une violette", "en": "Two green, one purple"}[lang])
        quick = RULE_SETS["quick"].rules
        expect(page.locator(".rule-glance dd").first).to_have_text(value_in_words("calling", quick, lang))
        expect(page.locator(".rules-in-full")).to_contain_text(value_in_words("ending", quick, lang))
        expect(page.locator(".rules-in-full")).to_contain_text("A-10, R-6")
        expect(page).to_have_title(f"{rule_set_title('quick', lang)} · Tercet")
        assert faults(page) == []
        assert violations(page) == []


@pytest.mark.parametrize("name", ["classic", "ghost", "quads", "dots", "mega", "beginner"])
def test_every_kind_of_find_is_drawn_on_a_small_phone(browser: Browser, served: str, name: str) -> None:
    """M-2 to M-6"""
    with person(browser, served, "", f"/rules/{name}", viewport=PHONE, locale="de-DE") as someone:
        expect(someone.page.locator(".rule-examples > li")).to_have_count(4)
        assert faults(someone.page) == []


def test_the_table_leads_to_its_rules_and_the_page_to_a_table(browser: Browser, served: str) -> None:
    with person(browser, served, "Ada") as ada:
        host_a_table(ada, "european")
        ada.page.locator(".rules-in-words summary").click()
        with ada.page.expect_popup() as opened:
            ada.page.locator('.rules-page a[href="/rules/european"]').click()
        page = opened.value  # the seat at the table is kept
        expect(page.locator(".rule-glance")).to_contain_text("These are the rules of the sheet in the box.")
        page.get_by_role("link", name="Play by these rules").click()
        expect(page.locator('.rule-sets input[value="european"]')).to_be_checked()
        ada.sees("gather")


def test_rules_that_do_not_exist_are_said_so(browser: Browser, served: str) -> None:
    with person(browser, served, "", "/rules/no-such-rules") as someone:
        expect(someone.page.get_by_role("alert")).to_contain_text("These rules are not known here.")
        expect(someone.page.get_by_role("link", name="All rules")).to_be_visible()
        someone.complaints.clear()  # the browser noted the 404
