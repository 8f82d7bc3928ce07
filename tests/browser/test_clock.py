"""Against the clock: the same cards for the same code, one's best beside one, and nothing lost on the way.

The clock of these pages is moved by hand, so that no time depends on the machine.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import product
from typing import Any

from playwright.sync_api import Browser, ViewportSize, expect

from tercet.cards.card import Card
from tests.browser.circle import NAMED
from tests.browser.people import Person, person, until
from tests.browser.table import LAPTOP, LYING_PHONE, PHONE
from tests.browser.test_access import violations
from tests.browser.test_looks import faults

TEN = "/alone/clock?finds=10&seed=TERCET"
BY_HAND = "window.hand = 0; performance.now = () => window.hand;"
LATER = "ms => { window.hand += ms; }"
HIDE = """state => {
    Object.defineProperty(document, "visibilityState", {value: state, configurable: true});
    document.dispatchEvent(new Event("visibilitychange"));
}"""
ALL_SENT = "!Object.keys(localStorage).some(key => key.startsWith('tercet.result.'))"
SMALL = ViewportSize(width=320, height=640)


@contextmanager
def at_the_clock(browser: Browser, served: str, path: str, **context: Any) -> Iterator[Person]:
    """Somebody who is known here, on the page of a run that has not begun."""
    with person(browser, served, "Ada", **context) as ada:
        ada.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Ada"})
        ada.page.evaluate(NAMED, "Ada")
        ada.page.add_init_script(BY_HAND)
        ada.page.goto(served.rstrip("/") + path)
        ada.page.locator(".clock-go .main").wait_for()
        ada.page.evaluate("document.fonts.ready")
        yield ada


def begin(ada: Person) -> None:
    ada.page.locator(".clock-go .main").click()
    ada.page.locator(".clock .layout").wait_for()


def is_well(ada: Person) -> None:
    """Nothing is cut off, and axe finds nothing."""
    assert faults(ada.page) == []
    assert violations(ada.page) == []


def finds(ada: Person, count: int, ms: int = 2_000) -> list[list[Card]]:
    """Take the first SET again and again, each after this time; the layouts that were seen."""
    seen = []
    for _ in range(count):
        seen.append(ada.cards())
        ada.page.evaluate(LATER, ms)
        ada.point(*ada.a_set() or ())
        until(ada.page, lambda: ada.cards() != seen[-1])
    return seen


def fails(ada: Person, times: int) -> None:
    """Choose three cards that are no SET."""
    for _ in range(times):
        ada.point(*ada.no_set())
        ada.page.keyboard.press("Escape")


def deck_of(seed: str) -> list[str]:
    """The first deck of a seed, as anybody can work it out."""
    cards = ["".join(letters) for letters in product("123", "rpg", "osd", "fhe")]
    return sorted(cards, key=lambda card: sha256(f"{seed}/0/{card}".encode()).hexdigest())


def sent_by(ada: Person) -> str:
    """What somebody sends to a friend: the result and the link, and nothing about the cards."""
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.get_by_role("button", name="Send the link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    text: str = ada.page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("Tercet against the clock, 10 SETs: 0:25.0. The same cards for you: http")
    return text.split()[-1]


def gets_a_link(browser: Browser, served: str, link: str) -> None:
    """A friend gets the same cards, and is shown how far the other was."""
    with person(browser, served, "Bea", "/alone/clock" + link.split("/alone/clock")[1]) as bea:
        expect(bea.page.locator(".clock-deal")).to_contain_text("Deal TERCETYour friend needed 0:25.0.")
        begin(bea)
        assert bea.cards() == deck_of("TERCET")[:12]
        expect(bea.page.locator('.lane[data-who="friend"]')).to_contain_text("Your friend")


def test_ten_sets_are_found_and_the_second_time_ones_best_is_beside_one(browser: Browser, served: str) -> None:
    """Same code, same cards; R-12: nobody has to say that there is no SET."""
    with at_the_clock(browser, served, TEN, viewport=PHONE, has_touch=True) as ada:
        page = ada.page
        expect(page.locator(".clock-rules")).to_contain_text("A wrong choice costs 5 seconds.")
        is_well(ada)
        begin(ada)
        assert ada.cards() == deck_of("TERCET")[:12]
        expect(page.locator(".rivals")).to_contain_text("No best yet")
        ada.point(*ada.no_set())
        expect(page.locator("#why-title")).to_have_text("Not a SET: +5 s")
        is_well(ada)
        layouts = finds(ada, 10)
        expect(page.locator(".end-sheet h1")).to_have_text("0:25.0 10 SETs")
        expect(page.locator(".verdicts")).to_contain_text("Your first result")
        expect(page.locator(".end-figures")).to_have_text(
            "Fastest2.0 sSlowest7.0 sOn average2.5 sWrong choices1 (+5 s)"
        )
        expect(page.locator(".length-list li")).to_have_count(10)
        is_well(ada)
        page.reload()
        expect(page.locator(".end-sheet h1 b")).to_have_text("0:25.0")
        gets_a_link(browser, served, sent_by(ada))
        page.get_by_role("button", name="Same deal again").click()
        page.locator(".clock .layout").wait_for()
        page.evaluate(LATER, 11_000)
        expect(page.locator('.lane[data-who="best"]')).to_have_text("Your best3")
        expect(page.locator("#rivals-title")).to_have_text("3 behind")
        assert finds(ada, 10, 0) == layouts
        expect(page.locator(".end-sheet h1 b")).to_have_text("0:11.0")
        expect(page.locator(".verdicts")).to_contain_text("You had played this deal before")
        until(page, lambda: page.evaluate(ALL_SENT))
        page.evaluate("delete localStorage['tercet.clock.bests']")  # the server has it too, once
        page.goto(f"{served.rstrip('/')}/alone")
        expect(page.get_by_role("link", name="10 SETs")).to_have_text("10 SETsbest: 0:25.0")
        kept = page.request.get(f"{served.rstrip('/')}/api/me/results?kind=clock").json()
        assert [(one["result"]["goal"], one["result"]["ms"], one["result"]["wrong"]) for one in kept] == [
            ("finds-10", 25_000, 1)
        ]
        is_well(ada)


def test_a_run_that_is_left_waits_covered_and_is_marked(browser: Browser, served: str) -> None:
    """A hidden page, a reload, another page: the clock stops, the cards are covered, and it goes on when told to."""
    link = f"{TEN}&times={'.'.join(['a'] * 10)}"
    with at_the_clock(browser, served, link, viewport=LAPTOP, locale="fr-FR", color_scheme="dark") as ada:
        page = ada.page
        expect(page.locator(".clock-deal")).to_contain_text("Votre adversaire a mis 0:10,0.")
        is_well(ada)
        begin(ada)
        finds(ada, 1, 4_000)
        expect(page.locator('.lane[data-who="friend"]')).to_have_text("Votre adversaire4")
        is_well(ada)
        page.evaluate(HIDE, "hidden")
        expect(page.locator("#paused-title")).to_have_text("En pause")
        assert ada.cards() == []
        page.evaluate(LATER, 60_000)
        page.evaluate(HIDE, "visible")
        expect(page.get_by_role("timer")).to_have_text("0:04")
        for size in (LYING_PHONE, LAPTOP):
            page.set_viewport_size(size)
            is_well(ada)
        page.locator(".actions .main").click()
        until(page, lambda: ada.cards() != [])
        cards = ada.cards()
        page.reload()
        expect(page.locator("#paused-title")).to_be_visible()
        assert ada.cards() == []
        page.goto(f"{served.rstrip('/')}/alone")
        page.get_by_role("link", name="Reprendre").click()
        page.locator(".actions .main").click()
        until(page, lambda: ada.cards() == cards)
        expect(page.locator(".clock [data-score]")).to_have_text("1 sur 10")
        finds(ada, 9)
        expect(page.locator(".end-sheet h1")).to_have_text("0:22,0 10 SET")
        expect(page.locator(".verdicts")).to_contain_text("Il y a eu une pause")
        expect(page.locator(".verdicts")).to_contain_text("12,0 s de plus que votre adversaire")
        page.get_by_role("link", name="Jouer seul").click()
        expect(page.get_by_role("link", name="10 SET")).to_have_text("10 SET")  # no best
        is_well(ada)


def test_a_set_is_found_by_keyboard_alone_and_giving_up_is_said(browser: Browser, served: str) -> None:
    with at_the_clock(browser, served, TEN, viewport=LAPTOP) as ada:
        page = ada.page
        page.locator('input[name="aim"]:checked').focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.locator('[data-place="0"]')).to_be_focused()
        page.keyboard.press("w")  # every place has a key, too
        expect(page.locator('[data-place="3"]')).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        places = sorted(ada.cards().index(card) for card in ada.a_set() or ())
        for before, place in zip([0, *places], places, strict=False):
            down = place % 3 - before % 3  # three rows, filled by column
            steps = ["ArrowRight"] * (place // 3 - before // 3) + ["ArrowDown"] * down + ["ArrowUp"] * -down
            for key in [*steps, "Space"]:
                page.keyboard.press(key)
        expect(page.locator(".clock [data-score]")).to_have_text("1 of 10")
        expect(page.get_by_role("status")).to_contain_text("A SET!")
        page.get_by_role("button", name="Pause").press("Enter")
        page.get_by_role("button", name="Give up").press("Enter")
        expect(page.locator(".end-sheet h1")).to_be_focused()
        expect(page.locator(".end-sheet h1")).to_have_text("Given up after 1 SET")
        expect(page.locator(".verdicts")).to_have_text("This does not count as a result.")


def test_a_minute_without_a_connection_can_end_without_a_set(browser: Browser, served: str) -> None:
    """Twelve wrong choices cost the whole minute; then a better one is kept, as if there were a connection."""
    with at_the_clock(browser, served, "/alone/clock?minutes=1", viewport=PHONE, locale="de-DE") as ada:
        page = ada.page
        page.context.set_offline(True)
        begin(ada)
        fails(ada, 12)
        expect(page.locator(".end-sheet h1")).to_have_text("0 SETs in 1 Minute")
        is_well(ada)
        page.get_by_role("button", name="Neue Karten").click()
        page.locator(".clock .layout").wait_for()
        finds(ada, 2)
        page.evaluate(LATER, 56_000)
        expect(page.locator(".end-sheet h1")).to_have_text("2 SETs in 1 Minute")
        expect(page.locator(".verdicts")).to_contain_text("Dein erstes Ergebnis")
        expect(page.locator(".results-told")).to_contain_text("2 Ergebnisse")
        page.context.set_offline(False)
        until(page, lambda: page.evaluate(ALL_SENT))
        expect(page.locator(".results-told")).to_have_text("")
        kept = page.request.get(f"{served.rstrip('/')}/api/me/results?kind=clock").json()
        assert sorted(len(one["result"]["finds"]) for one in kept) == [0, 2]
        ada.complaints = [one for one in ada.complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def test_a_run_in_two_tabs_counts_once(browser: Browser, served: str) -> None:
    """Another tab shows the run as paused; whoever goes on there has paused it, and it does not count."""
    with at_the_clock(browser, served, TEN, viewport=LAPTOP) as ada:
        page, kept = ada.page, f"{served.rstrip('/')}/api/me/results?kind=clock"
        begin(ada)
        finds(ada, 9)
        other = page.context.new_page()
        other.goto(page.url)
        expect(other.get_by_role("button", name="Go on")).to_be_visible()
        finds(ada, 1)
        expect(page.locator(".end-sheet h1")).to_be_visible()
        expect(other.locator(".end-sheet h1")).to_be_visible()  # it follows, and sends nothing of its own
        until(page, lambda: len(page.request.get(kept).json()) == 1 and page.evaluate(ALL_SENT))

        page.goto(f"{served.rstrip('/')}/alone/clock?finds=10&seed=SECOND")
        begin(ada)
        finds(ada, 9)
        expect(other.get_by_role("button", name="Go on")).to_be_visible()
        other.get_by_role("button", name="Go on").click()
        expect(page.get_by_role("button", name="Go on")).to_be_visible()  # one of them runs
        page.get_by_role("button", name="Go on").click()
        finds(ada, 1)
        expect(page.locator(".verdicts")).to_contain_text("There was a pause")
        until(page, lambda: page.evaluate(ALL_SENT))
        assert len(page.request.get(kept).json()) == 1
        other.close()


def test_the_page_for_playing_alone_leads_to_solitaire_with_one_press(browser: Browser, served: str) -> None:
    """A-12: at a table of the server, begun at once."""
    with person(browser, served, "Ada", "/alone", viewport=SMALL, color_scheme="dark", locale="es-ES") as ada:
        ada.page.evaluate("localStorage['tercet.clock.run'] = '{\"run\": {}}'")  # of no version of this page
        ada.page.reload()
        ada.page.locator(".alone-tile").first.wait_for()
        is_well(ada)
        ada.page.get_by_role("button", name="Solitario").click()
        ada.sees("play")
        assert len(ada.cards()) == 12
