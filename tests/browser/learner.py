"""Somebody who takes the course, by hand or by keyboard."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, expect

from tercet.cards.card import Card
from tercet.cards.sets import find_sets, is_set, third_card
from tests.browser.table import LAYOUT

STEPS: Final = 9
FEATURES: Final = ("number", "colour", "shape", "shading")
SAME, DIFFERENT, NEITHER = range(3)
SHOWN: Final = (
    """[...document.querySelectorAll(".lesson-cloth .lesson-trio [data-card]")].map(one => one.dataset.card)"""
)
OFFERED: Final = """[...document.querySelectorAll(".lesson-offered [data-card]")].map(one => one.dataset.card)"""
FOCUSED: Final = "what => document.activeElement.matches(what)"


def verdict(cards: list[Card], feature: int) -> int:
    """Which of the three answers is right for a feature."""
    return {1: SAME, 3: DIFFERENT, 2: NEITHER}[len({card[feature] for card in cards})]


@dataclass
class Learner:
    """Somebody on the course."""

    page: Page
    by_keyboard: bool = False
    at_laptop: bool = False  # with a mouse, and a layout that is filled by column

    def step(self) -> int:
        """Which step it is; one more than there are at the end."""
        self.page.wait_for_function("location.hash")
        told: str = self.page.evaluate("location.hash")
        return STEPS + 1 if told == "#end" else int(told[1:])

    def shown(self) -> list[Card]:
        """The cards to look at."""
        return [Card(code) for code in self.page.evaluate(SHOWN)]

    def press(self, what: str) -> None:
        """Press something, by its selector."""
        if self.by_keyboard:
            self._go_to(what)
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(what).click()

    def _go_to(self, what: str) -> None:
        for _ in range(24):
            if self.page.evaluate(FOCUSED, what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached by keyboard")

    def say(self, answer: int) -> None:
        """Press one of the answers."""
        self.press(f".lesson-answers > :nth-child({answer + 1})")

    def answer(self, *, rightly: bool = True) -> None:
        """Answer the question on the screen."""
        step = self.step()
        if step <= len(FEATURES):
            right = verdict(self.shown(), step - 1)
            self.say(right if rightly else (right + 1) % 3)
        elif step == 5:
            self.choose_third(rightly=rightly)
        elif step in (6, 7):
            self._judge(step == 6, rightly)
        else:
            self._find(rightly)
        expect(self.page.locator(".lesson-next")).to_be_visible()

    def choose_third(self, *, rightly: bool) -> None:
        """Choose one of the cards that are offered."""
        pair = self.shown()[:2]
        right = third_card(*pair)
        offered = [Card(code) for code in self.page.evaluate(OFFERED)]
        chosen = right if rightly else next(card for card in offered if card != right)
        self.press(f'.lesson-card:has([data-card="{chosen}"])')

    def _judge(self, each: bool, rightly: bool) -> None:
        cards = self.shown()
        for feature in range(len(FEATURES) if each else 0):
            self.say(verdict(cards, feature))
            expect(self.page.locator('.lesson-rows [data-state="told"]')).to_have_count(feature + 1)
        self.say(0 if is_set(*cards) == rightly else 1)

    def _find(self, rightly: bool) -> None:
        cards = self.layout()
        if not rightly:
            self.point(next([cards[0], cards[1], card] for card in cards[2:] if not is_set(cards[0], cards[1], card)))
            expect(self.page.locator('.why[data-tone="wrong"]')).to_be_visible()
        self.point(list(find_sets(cards)[0]))

    def layout(self) -> list[Card]:
        """The cards that lie out."""
        return [Card(code) for code in self.page.evaluate(LAYOUT).split()]

    def point(self, cards: list[Card]) -> None:
        """Press cards that lie out."""
        for card in cards:
            if self.by_keyboard:
                self._move_to(card)
                self.page.keyboard.press("Space")
            else:
                place = self.page.locator(f'.place:has([data-card="{card}"])')
                place.click() if self.at_laptop else place.tap()

    def _move_to(self, card: Card) -> None:
        """Through the grid with the arrow keys: three columns on a tall screen, three rows on a wide one."""
        self._go_to(".place")
        here: int = self.page.evaluate("Number(document.activeElement.dataset.place)")
        there = self.layout().index(card)
        far, near = there // 3 - here // 3, there % 3 - here % 3
        down, right = (near, far) if self.at_laptop else (far, near)
        for count, (one, other) in ((down, ("ArrowDown", "ArrowUp")), (right, ("ArrowRight", "ArrowLeft"))):
            for _ in range(abs(count)):
                self.page.keyboard.press(one if count > 0 else other)

    def go_on(self) -> None:
        """To the next question; the heading has the focus there."""
        self.press(".lesson-next")
        expect(self.page.locator(".lesson-next:not(.to-table)")).to_have_count(0)
