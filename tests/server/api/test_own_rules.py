"""Rules of people's own over HTTP: put together, refused in words, played, listed and counted apart."""

from pathlib import Path
from typing import Any

import pytest

from tercet.client import Visit
from tests.server.api.asking import asked, guest, listing, refused
from tests.server.running_server import run
from tests.server.scripted import play


def test_rules_are_put_together_choice_by_choice_until_a_table_plays_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            own = (await browser.post("/api/rulesets/own", json={"text": "quick", "lang": "de"})).json()
            layouts = next(each for each in own["questions"] if each["slot"] == "layout")
            nine = next(each["value"] for each in layouts["choices"] if each["value"].get("size") == 9)
            own = (await browser.post("/api/rulesets/own", json={"rules": {**own["rules"], "layout": nine}})).json()
            assert (own["text"], own["differs"], own["why"]) == ("quick~layout.size-9", ["layout"], None)
            opened = await browser.post("/api/tables", json={"rule_set": own["text"]})
            assert opened.status_code == 201

    run(story)


@pytest.mark.parametrize(
    ("wish", "code", "why"),
    [
        ({"text": "chess"}, "unknown-rule-set", "There is no rule set “chess”."),
        ({"text": "quick~lyout.size-9", "lang": "de"}, "unknown-rule-set", "Meinst du „layout“?"),
        ({"text": "quick~layout.step-0"}, "bad-rules", "This number must be 1 or more."),
        ({"text": "quick~deck.values-2"}, "bad-rules", "There are no such cards."),
        ({"text": "x" * 501}, "does-not-fit", ""),
        ({"lang": "tlh"}, "does-not-fit", ""),
    ],
    ids=str,
)
def test_a_text_that_says_no_rules_is_refused_in_the_readers_language(
    tmp_path: Path, wish: dict[str, str], code: str, why: str
) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            assert why in refused(await browser.post("/api/rulesets/own", json=wish), 400, code)

    run(story)


def test_a_table_of_own_rules_is_listed_with_its_changes_and_counts_as_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, messages_per_s=10_000) as (server, browser), Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick~deck.shading-f~layout.size-9")
            async with ada.sit(link.table) as seat:
                (shown,) = await listing(browser, 1)
                assert shown["rule_set"] == "quick~deck.shading-f~layout.size-9"
                await seat.say("Start")
                await play(seat)
            history: dict[str, Any] = {"matches": []}
            while not history["matches"]:
                history = await ada.get(f"/api/players/{ada.player}")
            assert [match["rule_set"] for match in history["matches"]] == ["own"]
            assert [each["rating"] for each in history["statistics"]] == [None]

    run(story)
