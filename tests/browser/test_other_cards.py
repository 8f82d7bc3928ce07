"""Cards of other decks at a real table: the browser draws and names them as the server does."""

from base64 import b64encode

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from tercet.artwork.faces import card_svg
from tercet.artwork.source import Theme
from tercet.cards.card import Card
from tercet.cards.kinds import kind_of
from tercet.engine import rules as r
from tercet.rulesets.quick import QUICK
from tercet.words.cards import card_name
from tests.browser.circle import NAMED, open_table, sit_at
from tests.browser.people import Person, person
from tests.browser.table import LAPTOP

RULES = QUICK.rules
DECKS = {
    "edges": replace(RULES, deck=r.AllCards(3, 5), layout=r.Rectangle(16, 3)),
    "fours": replace(RULES, deck=r.AllCards(4, 4), pattern=r.Pattern(cards=4), layout=r.Rectangle(10, 3)),
    "dots": replace(RULES, deck=r.AllCards(2, 6), pattern=r.Pattern(cards=3, most=7), layout=r.Rectangle(7, 3)),
}
LOOKS: list[tuple[str, Theme]] = [("edges", "light"), ("edges", "dark"), ("fours", "dark"), ("dots", "light")]

# How far the first picture is from each of the others, all drawn as large as those; the card's own line is left out.
DIFFERENCES = """async sources => {
    const [shown, ...drawn] = await Promise.all(sources.map(async source => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
    }));
    const {width, height} = drawn[0];
    const pixels = image => {
        const paper = new OffscreenCanvas(width, height).getContext('2d');
        paper.drawImage(image, 0, 0, width, height);
        return paper.getImageData(3, 3, width - 6, height - 6).data;
    };
    const seen = pixels(shown);
    return drawn.map(image => pixels(image).reduce((sum, value, n) => sum + Math.abs(value - seen[n]), 0));
}"""


def play(ada: Person, served: str, rules: r.Rules) -> None:
    """Sit down alone and begin."""
    ada.page.request.post(f"{served.rstrip('/')}/api/guest", data={"name": "Ada"})
    ada.page.evaluate(NAMED, "Ada")
    sit_at(open_table(ada, served, rules), [ada])
    ada.press("Start")
    ada.sees("play")


def one_letter_away(card: Card) -> list[Card]:
    """The cards that are easiest to mistake for this one."""
    letters = kind_of(card).letters
    others = [card[:n] + letter + card[n + 1 :] for n, known in enumerate(letters) for letter in known]
    return [Card(other) for other in others if other != card and other.strip("-")]


def differences(ada: Person, card: Card, drawn: list[Card], theme: Theme) -> list[float]:
    """How far a card on the page is from each of some drawings, which paper has too."""
    lying = ada.place(card).locator(".card")
    box = lying.bounding_box()
    assert box
    drawings = [card_svg(one, theme=theme, width=box["width"]) for one in drawn]
    sources = [("png", lying.screenshot()), *(("svg+xml", drawing.encode()) for drawing in drawings)]
    answer: list[float] = ada.page.evaluate(
        DIFFERENCES, [f"data:image/{kind};base64,{b64encode(source).decode()}" for kind, source in sources]
    )
    return answer


@pytest.mark.parametrize(("deck", "theme"), LOOKS)
def test_cards_of_other_decks_look_at_the_table_as_they_are_drawn(
    browser: Browser, served: str, deck: str, theme: Theme
) -> None:
    """M-4, M-5, M-6."""
    with person(browser, served, "Ada", viewport=LAPTOP, color_scheme=theme) as ada:
        play(ada, served, DECKS[deck])
        for card in ada.cards():
            mine, *others = differences(ada, card, [card, *one_letter_away(card)], theme)
            assert mine < min(others), card


@pytest.mark.parametrize("deck", DECKS)
def test_cards_of_other_decks_are_called_what_the_server_calls_them(browser: Browser, served: str, deck: str) -> None:
    """M-4, M-5, M-6: black is white in the dark."""
    with person(browser, served, "Ada", viewport=LAPTOP, color_scheme="dark") as ada:
        play(ada, served, DECKS[deck])
        for card in ada.cards():
            expect(ada.place(card)).to_have_accessible_name(card_name(card, theme="dark"))
