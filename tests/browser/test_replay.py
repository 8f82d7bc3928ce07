"""The end of a match is worth reading, and the match can be watched again (issue 17, points 6 and 7)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tercet.engine.events import CardsDealt
from tercet.engine.match import MatchEvent, MatchOpened
from tercet.players.match_of_bots import bots_play
from tercet.record.codec import write_record
from tercet.record.sightings import sightings
from tercet.rulesets.catalogue import RULE_SETS
from tests.browser.people import WAIT_MS, until
from tests.browser.table import LAPTOP, TALL_PHONE, is_loud
from tests.browser.test_access import violations
from tests.browser.test_looks import faults
from tests.record.samples import events_of, text_of
from tests.support.browser import context
from tests.support.finished import Over, put_finished
from tests.support.serving import serving

QUICK = bots_play(RULE_SETS["quick"].rules, [4, 4, 3, 4], Random(5))
NAMES = ("Ann", "Nora", "Béatrice", "Ilyas")
WALL = ViewportSize(width=1600, height=1200)
Here = tuple[str, list[Over]]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    """A server with a quick match of four, and one at a judge's table, both over."""
    folder = tmp_path_factory.mktemp("finished")
    competition = events_of("competition")
    names = ["Ann", "Bea", "Cem", "Dan", "Eve", "Fay"]
    overs = put_finished(folder, (QUICK, NAMES), (competition, names[: _people(competition)]))
    with serving("--data", folder) as address:
        yield address, overs


def _people(events: Sequence[MatchEvent]) -> int:
    opening = events[0]
    assert isinstance(opening, MatchOpened)
    return len(opening.players) + (opening.judge is not None)


@contextmanager
def page_of(browser: Browser, here: Here, table: int, path: str, **more: Any) -> Iterator[Page]:
    """Ann's page at an address of a finished table."""
    address, overs = here
    lang = str(more.pop("lang", "en"))
    with context(browser, **more) as visit:
        visit.add_cookies([{"name": "tercet-session", "value": overs[table].tokens[0], "url": address}])
        visit.add_init_script(
            f"localStorage['tercet.name'] = 'Ann'; localStorage['tercet.settings'] = '{{\"language\": \"{lang}\"}}'"
        )
        page = visit.new_page()
        page.goto(address + path.format(code=overs[table].code, table=overs[table].table))
        yield page


def frame_of(page: Page) -> int:
    """Which of the prepared pictures is shown."""
    return int(page.locator(".replay").get_attribute("data-frame") or -1)


def is_sound(page: Page) -> None:
    """Nothing overlaps or is cut off, and axe finds nothing."""
    assert faults(page) == []
    assert violations(page) == []


@pytest.mark.parametrize(
    ("size", "lang", "title"), [(TALL_PHONE, "en", "Next for you"), (LAPTOP, "de", "Als Nächstes")]
)
def test_the_end_tells_who_found_what_and_what_nobody_saw(
    browser: Browser, here: Here, size: dict[str, int], lang: str, title: str
) -> None:
    """Lines of finds, the fastest one, the longest unseen one with its cards; ways to a drill and to the replay."""
    (round_,) = sightings(QUICK)
    longest = max(round_.unseen, key=lambda one: one.until - one.since)
    with page_of(browser, here, 0, "/t/{code}", viewport=size, lang=lang) as page:
        expect(page.locator(".end[data-told]")).to_be_visible(timeout=WAIT_MS)
        assert page.locator(".lane i").count() == len(round_.found)
        assert page.locator(".lane .cross").count() == len(round_.failed)
        cards = page.locator(".unseen li").first.locator(".card").count()
        assert cards == len(longest.cards)
        page.locator(".in-order summary").click()
        expect(page.locator(".in-order tbody tr")).to_have_count(len(round_.found))
        expect(page.locator('[data-part="next"]')).to_contain_text(title)
        assert (page.locator('[data-part="next"] a').get_attribute("href") or "").startswith("/drills/")
        expect(page.locator(".seal")).to_have_attribute("data-good", "true")
        is_sound(page)
        page.locator('.end a[href^="/replay/"]').click()
        expect(page.locator(".replay")).to_be_visible(timeout=WAIT_MS)


def test_on_a_wide_screen_the_way_on_is_at_the_lower_edge_and_nothing_is_below_it(browser: Browser, here: Here) -> None:
    with page_of(browser, here, 0, "/t/{code}", viewport=WALL) as page:
        dock = page.locator(".end[data-told] .end-dock")
        expect(dock).to_be_visible(timeout=WAIT_MS)
        box = dock.bounding_box()
        assert box
        assert box["y"] + box["height"] == WALL["height"] == page.evaluate("document.documentElement.scrollHeight")


def test_a_close_call_is_told_with_how_it_was_decided(browser: Browser, here: Here) -> None:
    """G-15: at a judge's table calls are played in their order; who comes too late for the cards loses nothing."""
    with page_of(browser, here, 1, "/t/{code}", viewport=LAPTOP) as page:
        close = page.locator('[data-part="close"]')
        expect(close).to_contain_text("Calls are played in their order.", timeout=WAIT_MS)
        expect(close).to_contain_text("which costs nothing")
        is_sound(page)


HOLD_THE_REST = """
const later = setTimeout;
window.held = [];
window.setTimeout = (what, ms, ...more) => ms === 150 ? (window.held.push(what), 0) : later(what, ms, ...more);
"""


def test_while_the_head_is_dragged_the_same_cards_are_seen_as_when_it_rests(browser: Browser, here: Here) -> None:
    """They are painted then, without being laid out; the time at the head is on the first screen of a phone."""
    address, overs = here
    with context(browser, viewport=TALL_PHONE) as visit:
        visit.add_init_script(HOLD_THE_REST)
        page = visit.new_page()
        page.goto(f"{address}/replay/{overs[0].table}/1")
        until(page, lambda: page.locator("canvas[data-ready]").count() == 1)
        before = cards_of(page)
        box = page.get_by_role("slider").bounding_box()
        assert box
        page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".replay-cloth canvas")).to_be_visible()
        cloth = page.locator(".replay-cloth")
        painted = cloth.screenshot()
        time = page.locator(".head-time").bounding_box()
        assert time
        assert time["y"] + time["height"] <= TALL_PHONE["height"]
        page.evaluate("window.held.splice(0).forEach(what => what())")
        expect(page.locator(".replay-cloth canvas")).to_be_hidden()
        assert cards_of(page) != before
        laid = cloth.screenshot()
        page.mouse.up()
    assert difference(painted, laid) < 2  # edges of lines are smoothed a little differently
    assert difference(painted, laid) < difference(painted, blank(laid)) / 4


NO_PICTURE = """
window.asked = 0;
HTMLImageElement.prototype.decode = () => {
    window.asked += 1;
    return Promise.reject(new DOMException("The source image cannot be decoded.", "EncodingError"));
};
"""


def test_where_no_picture_can_be_made_the_cards_are_laid_out_while_the_head_is_dragged(
    browser: Browser, here: Here
) -> None:
    """Nobody notices, and a stranger's browser has nothing to complain about."""
    address, overs = here
    complaints: list[str] = []
    with context(browser, viewport=TALL_PHONE) as visit:
        visit.add_init_script(HOLD_THE_REST + NO_PICTURE)
        page = visit.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if is_loud(said) else None)
        page.goto(f"{address}/replay/{overs[0].table}/1")
        until(page, lambda: page.evaluate("window.asked") > 0)
        before = cards_of(page)
        box = page.get_by_role("slider").bounding_box()
        assert box
        page.mouse.move(box["x"] + 10, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        until(page, lambda: page.evaluate("window.held.length") > 0)  # the head does not rest
        until(page, lambda: cards_of(page) != before)
        expect(page.locator(".replay-cloth canvas")).to_be_hidden()
        page.mouse.up()
    assert complaints == []


def cards_of(page: Page) -> list[str]:
    """The cards that are laid out."""
    cards: list[str] = page.locator(".spot [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return cards


def difference(one: bytes, other: bytes) -> float:
    """How far the points of two pictures are apart on average, of 255."""
    both = [Image.open(BytesIO(picture)).convert("L") for picture in (one, other)]
    return float(ImageStat.Stat(ImageChops.difference(*both)).mean[0])


def blank(picture: bytes) -> bytes:
    """A picture of that size of the cloth alone."""
    image = Image.open(BytesIO(picture)).convert("RGB")
    out = BytesIO()
    Image.new("RGB", image.size, image.getpixel((2, 2))).save(out, "PNG")
    return out.getvalue()


@pytest.mark.parametrize(
    ("size", "lang", "seen"), [(TALL_PHONE, "es", "SET en la mesa"), (LAPTOP, "en", "lay on the table")]
)
def test_a_match_is_watched_again_by_keys_and_a_link_leads_to_the_moment(
    browser: Browser, here: Here, size: dict[str, int], lang: str, seen: str
) -> None:
    """Step, find by find, play to the end; the finds that lay there are a count first, and shown on demand."""
    (round_,) = sightings(QUICK)
    first = round_.found[0]
    with page_of(browser, here, 0, "/replay/{table}/1", viewport=size, lang=lang) as page:
        replay = page.locator(".replay")
        expect(replay).to_have_attribute("data-frame", "0", timeout=WAIT_MS)
        page.keyboard.press("ArrowRight")
        expect(replay).to_have_attribute("data-frame", "1")
        page.keyboard.press("ArrowRight")
        expect(replay).to_have_attribute("data-frame", "2")
        page.keyboard.press("Shift+ArrowRight")
        expect(replay).to_have_attribute("data-n", str(round_.found[1].n))
        page.keyboard.press("Shift+ArrowLeft")
        expect(replay).to_have_attribute("data-n", str(first.n))
        ringed = page.locator('.spot[data-ring="right"] [data-card]')
        assert {ring.get_attribute("data-card") for ring in ringed.all()} == {*first.cards}
        expect(page.locator(".to-see")).to_contain_text(seen)
        assert page.locator(".letters").count() == 0
        is_sound(page)
        page.keyboard.press("s")
        expect(page.locator(".to-see li")).to_have_count(1 + first.others)
        assert page.locator(".letters").count() >= len(first.cards)
        assert violations(page) == []  # letters sit on the edges of the cards
        until(page, lambda: "#t=" in page.url)
        link = page.url
        page.get_by_role("slider").focus()
        page.keyboard.press("End")
        expect(page.locator(".replay")).not_to_have_attribute("data-n", str(first.n))
        page.keyboard.press("Home")
        page.keyboard.press("8")
        page.keyboard.press("Space")
        until(page, lambda: frame_of(page) > 3)
        page.goto("about:blank")
        page.goto(link)
        expect(page.locator(".replay")).to_have_attribute("data-n", str(first.n), timeout=WAIT_MS)
        expect(page.locator(".proofs li")).to_have_count(4, timeout=WAIT_MS)
        assert page.locator('.proofs [data-good="false"]').count() == 0


def test_scrubbing_shows_the_cards_of_that_moment(browser: Browser, here: Here) -> None:
    """Dragging the head to the end shows what was left, and back at the beginning what was dealt."""
    dealt = next(event for event in QUICK if isinstance(event, CardsDealt))
    with page_of(browser, here, 0, "/replay/{table}/1", viewport=TALL_PHONE) as page:
        slider = page.get_by_role("slider")
        slider.wait_for(timeout=WAIT_MS)
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] - 2, box["y"] + box["height"] / 2)
        until(page, lambda: frame_of(page) > 10)
        page.mouse.click(box["x"] + 8, box["y"] + box["height"] / 2)
        expect(page.locator(".replay")).to_have_attribute("data-frame", "0")
        shown = page.locator(".spot [data-card]").all()
        assert {card.get_attribute("data-card") for card in shown} == {*dealt.cards}


def test_a_record_is_opened_from_a_file_and_a_forged_one_gets_one_sentence(
    browser: Browser, here: Here, tmp_path: Path
) -> None:
    """R-1: a changed line breaks its seal; where all lines were sealed anew, the server decides again and says so."""
    forged = list(events_of("classic"))
    del forged[-3]
    files = {
        "good": text_of("memory"),
        "changed": text_of("classic").replace('"points":1', '"points":2', 1),
        "foreign": "hello",
        "sealed-anew": write_record(forged),
    }
    for name, text in files.items():
        (tmp_path / f"{name}.jsonl").write_text(text, encoding="utf-8")
    with page_of(browser, here, 0, "/replay", viewport=TALL_PHONE) as page:
        chosen = page.locator("input[type=file]")
        chosen.wait_for(state="attached", timeout=WAIT_MS)
        is_sound(page)
        chosen.set_input_files(tmp_path / "changed.jsonl")
        expect(page.get_by_role("alert")).to_contain_text("This record was changed: line")
        page.locator("input[type=file]").set_input_files(tmp_path / "foreign.jsonl")
        expect(page.get_by_role("alert")).to_have_text("This is not a record of Tercet.")
        page.locator("input[type=file]").set_input_files(tmp_path / "good.jsonl")
        expect(page.locator(".replay")).to_be_visible(timeout=WAIT_MS)
        expect(page.locator(".proofs li")).to_have_count(4, timeout=WAIT_MS)
        is_sound(page)
        page.goto(f"{here[0]}/replay")
        page.locator("input[type=file]").set_input_files(tmp_path / "sealed-anew.jsonl")
        expect(page.get_by_role("alert")).to_contain_text("Do not trust this record. Event", timeout=WAIT_MS)


def test_a_match_that_is_not_there_is_said_to_be_missing(browser: Browser, here: Here) -> None:
    with page_of(browser, here, 0, "/replay/{table}/7", viewport=TALL_PHONE, lang="fr") as page:
        expect(page.get_by_role("alert")).to_have_text("Cette partie n’existe pas.", timeout=WAIT_MS)
