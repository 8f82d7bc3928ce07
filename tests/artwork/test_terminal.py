"""Cards in the terminal: what a player would see, dot by dot."""

from itertools import groupby

import pytest
from rich.text import Text

from tercet.artwork.palettes import EDITIONS
from tercet.artwork.source import ART, Edition
from tercet.artwork.terminal import COLUMNS, LINES, draw
from tercet.cards.card import LETTERS, Card
from tercet.cards.deck import FULL
from tercet.cards.kinds import letter_of

BRAILLE = ((0, 3), (1, 4), (2, 5), (6, 7))
QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"


def _is_inked(character: str, x: int, y: int) -> bool:
    """Is the dot in column x (of two) and row y (of four) of a character there?"""
    if character in QUADRANTS:
        return bool(QUADRANTS.index(character) >> (x + y // 2 * 2) & 1)
    return bool(ord(character) - 0x2800 >> BRAILLE[y][x] & 1)


def _dots(lines: list[Text]) -> list[list[bool]]:
    return [
        [_is_inked(character, x, y) for character in line.plain for x in (0, 1)] for line in lines for y in range(4)
    ]


def _ink(card: Card, edition: Edition = "american") -> int:
    return sum(map(sum, _dots(draw(card, edition))))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_fills_the_same_space_and_no_two_look_the_same(edition: Edition) -> None:
    drawn = {card: draw(card, edition) for card in FULL}
    for lines in drawn.values():
        assert [line.cell_len for line in lines] == [COLUMNS] * LINES
    assert len({tuple((line.plain, str(line.style)) for line in lines) for lines in drawn.values()}) == len(FULL)


@pytest.mark.parametrize("edition", EDITIONS)
def test_symbols_stand_apart_and_can_be_counted(edition: Edition) -> None:
    for card in FULL:
        columns = [any(column) for column in zip(*_dots(draw(card, edition)), strict=True)]
        symbols = [inked for inked, _ in groupby(columns) if inked]
        assert len(symbols) == int(letter_of(card, "number")), card


@pytest.mark.parametrize("edition", EDITIONS)
def test_open_has_the_least_ink_and_solid_the_most(edition: Edition) -> None:
    for shape in LETTERS["shape"]:
        solid, striped, opened = (_ink(Card(f"1r{shape}{shading}"), edition) for shading in "fhe")
        assert opened * 1.25 < striped < solid * 0.8


def test_colours_are_those_of_palette_and_theme() -> None:
    (light, *_), (dark, *_) = draw(Card("1pof"), theme="light"), draw(Card("1pof"), palette="distinct")
    assert light.style == f"{ART.palettes['american'].light.p} on {ART.palettes['american'].light.face}"
    assert dark.style == f"{ART.palettes['distinct'].dark.p} on {ART.palettes['distinct'].dark.face}"


def test_the_edge_bar_adds_a_line_that_tells_the_colour_by_its_place() -> None:
    bars = [draw(Card(f"1{letter}of"), cue=True)[LINES].plain for letter in LETTERS["colour"]]
    assert [bar.index("▂") for bar in bars] == [1, 7, 13]
    assert {len(bar) for bar in bars} == {COLUMNS}
