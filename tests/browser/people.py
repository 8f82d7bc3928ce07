"""Several people at one table, each with a browser of their own, through the real server."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

from tercet.cards.card import Card
from tercet.cards.notation import read_layout
from tercet.cards.sets import find_sets, is_set
from tests.browser.table import LAPTOP, LAYOUT, is_loud
from tests.support.browser import context as patient
from tests.support.limits import STEP_MS

WAIT_MS = STEP_MS
LINKS = """[...document.querySelectorAll(".links [data-card]")].map(one => one.dataset.card)"""
CLICK = """what => {
    const one = document.querySelector(what);
    one?.click();
    return one !== null;
}"""
WATCH = """what => {
    const seen = window.seen = [];
    const look = () => {
        const all = [...document.querySelectorAll(what)];
        const text = `${all.length}: ${all.map(one => one.textContent).join(" ")}`;
        if (seen.at(-1) !== text) seen.push(text);
    };
    look();
    const all = {subtree: true, childList: true, characterData: true, attributes: true};
    new MutationObserver(look).observe(document.body, all);
}"""
PRESS = """card => document.querySelector(`.place:has([data-card="${card}"])`)
    ?.dispatchEvent(new PointerEvent("pointerdown", {button: 0, bubbles: true}))"""


@dataclass
class Person:
    """Somebody with a browser."""

    page: Page
    name: str
    complaints: list[str] = field(default_factory=list)
    frames: list[dict[str, Any]] = field(default_factory=list)  # every message that came over the socket
    found: set[frozenset[Card]] = field(default_factory=set)  # what this person has shown, where cards stay

    def cards(self) -> list[Card]:
        """The cards on the table."""
        line: str = self.page.evaluate(LAYOUT)
        return [card for card in read_layout(line) if card]

    def gaps(self) -> int:
        """How many places are empty."""
        return self.page.locator(".place[aria-disabled]").count()

    def place(self, card: str) -> Locator:
        """The place where a card lies."""
        return self.page.locator(f'.layout [data-place]:has([data-card="{card}"])')

    def point(self, *cards: str) -> None:
        """Press cards, one after the other; one that somebody has just taken is not there to be pressed."""
        for card in cards:
            self.page.evaluate(PRESS, card)

    def press(self, what: str) -> None:
        """Press what says this to the table, such as `Call`."""
        self.page.locator(f'[data-act="{what}"]').dispatch_event("click")

    def press_if_there(self, what: str) -> bool:
        """The same, unless somebody else's move has just made it needless; was it there?"""
        return bool(self.page.evaluate(CLICK, f'[data-act="{what}"]'))

    def points_at_something(self) -> bool:
        """Has this person chosen a card that still lies there?"""
        return self.page.locator('.place[aria-pressed="true"]').count() > 0

    def links(self) -> list[Card]:
        """The cards of the SET before, where a chain is made."""
        return [Card(card) for card in self.page.evaluate(LINKS)]

    def may_point(self) -> bool:
        """Is this somebody who plays, under rules without calls?"""
        return self.page.locator(".dock-say .hand").count() > 0 and self.page.locator(".dock-big").count() == 0

    def stage(self) -> str:
        """`gather`, `play` or `end`."""
        return self.page.locator(".table-page").get_attribute("data-state") or ""

    def layout_and_turn(self) -> str:
        """Something that changes with every move."""
        moves = self.page.locator(".facts, .players, .layout")  # not the last calls, which are drawn after these
        return "".join(moves.all_inner_texts()) + str(self.cards()) + self.stage()

    def may(self, what: str) -> bool:
        """Is that offered now?"""
        return self.page.locator(f'[data-act="{what}"]').count() > 0

    def points(self, name: str) -> int:
        """What the strip of players says of somebody; oneself is `You`."""
        row = self.page.locator(".player", has=self.page.locator(".name", has_text=name))
        return int((row.locator(".points").text_content() or "").replace("−", "-"))

    def my_points(self) -> str | None:
        """What stands beside `You` at this moment; nothing once the round is over."""
        found: str | None = self.page.evaluate(
            "document.querySelector('.player[data-me] .points')?.textContent ?? null"
        )
        return found

    def sees(self, stage: str) -> None:
        """Wait for `gather`, `play` or `end`."""
        expect(self.page.locator(".table-page")).to_have_attribute("data-state", stage, timeout=WAIT_MS)

    def reads(self, text: str) -> None:
        """Wait until the dock says this."""
        expect(self.page.locator(".dock-say p")).to_contain_text(text, timeout=WAIT_MS)

    def watches(self, what: str) -> None:
        """From now on note how many of these there are and what they say: some of it is shown only for a moment."""
        self.page.evaluate(WATCH, what)

    def has_seen(self, text: str) -> None:
        """Wait until what is watched has said this, if only for a moment."""
        until(self.page, lambda: self.page.evaluate("text => window.seen.some(one => one.includes(text))", text))

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.page.url.split("/t/")[1].split("?")[0]

    def a_set(self) -> tuple[Card, ...] | None:
        """A SET that lies there; this player sees at once."""
        return next(iter(find_sets(self.cards())), None)

    def no_set(self) -> tuple[Card, ...]:
        """Three cards that are none."""
        a, b, *others = self.cards()
        return a, b, next(card for card in others if not is_set(a, b, card))


@contextmanager
def person(browser: Browser, served: str, name: str, path: str = "/", **context: Any) -> Iterator[Person]:
    """Somebody opens Tercet under a name; at the end the browser must have had nothing to complain about."""
    quiet = {"viewport": LAPTOP, "locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce"}
    with patient(browser, **{**quiet, **context}) as opened:
        someone = meet(opened, name)
        someone.page.goto(served.rstrip("/") + path)
        yield someone
    assert someone.complaints == [], someone.complaints


def meet(context: BrowserContext, name: str) -> Person:
    """A page in this context, listened to."""
    someone = Person(context.new_page(), name)
    page = someone.page
    page.on("pageerror", lambda error: someone.complaints.append(str(error)))
    page.on("console", lambda said: someone.complaints.append(said.text) if is_loud(said) else None)

    def heard(frame: str | bytes) -> None:
        someone.frames.append(json.loads(frame))

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return someone


def choose_rules(page: Page, rules: str) -> None:
    """Open the family that these rules belong to, and choose them."""
    family = page.locator(".family", has=page.locator(f'input[value="{rules}"]'))
    family.wait_for()
    if family.get_attribute("open") is None:
        family.locator("summary").click()
    family.locator(f'input[value="{rules}"]').check()


def host_a_table(host: Person, rules: str, *, window: str | None = None, talk: str | None = None) -> str:
    """Open a table from the start page, with these rules; returns its code."""
    page = host.page
    page.locator('.ways input[name="name"]').fill(host.name)
    page.locator(".new-table").click()
    choose_rules(page, rules)
    if window:
        page.locator(".choices-window label", has_text=window).click()
    if talk:
        page.locator(".either label", has_text=talk).click()
    page.locator("button[type=submit]").click()
    host.sees("gather")
    return host.code


def sit_down(guest: Person) -> None:
    """Come by a link, say a name, and sit down."""
    guest.page.locator('.doorway input[name="name"]').fill(guest.name)
    guest.page.locator(".doorway .main").click()
    expect(guest.page.locator(".doorway")).to_have_count(0)


def agree(*people: Person) -> None:
    """Wait until everyone sees the same cards: whoever is behind would point at cards that are gone."""
    first, *others = people
    for other in others:
        until(other.page, lambda other=other: other.cards() == first.cards())  # type: ignore[misc]


def confirm(page: Page, what: str) -> None:
    """Say it in the settings, such as `EndRound`; it is asked once more."""
    page.locator(".menu").click()
    page.locator(f'dialog[open] [data-asks="{what}"]').click()
    page.locator(f'dialog[open] .ask [data-act="{what}"]').click()


def until(page: Page, true: Callable[[], bool]) -> None:
    """Wait until something is true of the page."""
    for _ in range(WAIT_MS // 50):
        if true():
            return
        page.wait_for_timeout(50)
    raise AssertionError("It did not come true in time.")
