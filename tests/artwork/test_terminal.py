"""Cards in the terminal: what a player would see, dot by dot."""

from itertools import groupby

import pytest
from rich.text import Text

from tercet.artwork.palettes import EDITIONS
from tercet.artwork.source import ART, Edition
from tercet.artwork.terminal import COLUMNS, LINES, draw
from tercet.cards.card import Card
from tercet.cards.deck import deck_of
from tercet.cards.kinds import BOX, DOTS, EDGES, FOURS, KINDS, Kind, letter_of

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
@pytest.mark.parametrize("kind", KINDS.values(), ids=lambda kind: kind.name)
def test_every_card_fills_the_same_space_and_no_two_look_the_same(kind: Kind, edition: Edition) -> None:
    """C-1, M-4, M-5, M-6."""
    drawn = {card: draw(card, edition) for card in deck_of(kind)}
    for lines in drawn.values():
        assert [line.cell_len for line in lines] == [COLUMNS] * LINES
    seen = {tuple((line.plain, str(line.style), str(line.spans)) for line in lines) for lines in drawn.values()}
    assert len(seen) == len(drawn)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", [BOX, EDGES, FOURS], ids=lambda kind: kind.name)
def test_symbols_stand_apart_and_can_be_counted(kind: Kind, edition: Edition) -> None:
    """C-1, M-4, M-5."""
    for card in deck_of(kind, {"edge": "p"} if kind is EDGES else None):
        columns = [any(column) for column in zip(*_dots(draw(card, edition)), strict=True)]
        symbols = [inked for inked, _ in groupby(columns) if inked]
        assert len(symbols) == int(letter_of(card, "number")), card


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kind", "code"), [(BOX, "1r{}{}"), (EDGES, "1r{}{}p"), (FOURS, "1R{}{}")])
def test_open_has_the_least_ink_and_solid_the_most(kind: Kind, code: str, edition: Edition) -> None:
    for shape in kind.letters[kind.features.index("shape")]:
        shadings = kind.letters[kind.features.index("shading")]
        solid, striped, opened, *half = (_ink(Card(code.format(shape, shading)), edition) for shading in shadings)
        assert opened * 1.2 < striped < solid * 0.9
        assert all(opened < one < solid for one in half)


def test_an_edge_is_drawn_around_symbols_that_stay_as_they_are() -> None:
    """M-4."""
    plain, framed, cornered = ([line.plain for line in draw(Card(f"2rsh{edge}"))] for edge in "pfc")
    assert (framed[0], framed[-1]) == ("┏" + "━" * 18 + "┓", "┗" + "━" * 18 + "┛")
    assert (cornered[0], cornered[-1]) == ("█▘" + " " * 16 + "▝█", "█▖" + " " * 16 + "▗█")
    assert [line[1:-1] for line in framed[1:-1]] == [line[1:-1] for line in plain[1:-1]]
    assert cornered[1:-1] == plain[1:-1]


def test_a_place_without_a_dot_keeps_a_small_mark() -> None:
    """M-6."""
    for card in deck_of(DOTS):
        lines = [line.plain for line in draw(card)]
        middles = [lines[row][3 + column * 6 : 5 + column * 6] for row in (1, 4) for column in range(3)]
        assert middles == ["⠰⠆" if letter == "-" else "██" for letter in card]


def test_colours_are_those_of_palette_and_theme() -> None:
    (light, *_), (dark, *_) = draw(Card("1pof"), theme="light"), draw(Card("1pof"), palette="distinct")
    assert light.style == f"{ART.palettes['american'].light.inks['p']} on {ART.palettes['american'].light.face}"
    assert dark.style == f"{ART.palettes['distinct'].dark.inks['p']} on {ART.palettes['distinct'].dark.face}"


def test_the_edge_bar_adds_a_line_that_tells_the_colour_by_its_place() -> None:
    for codes, starts in (("1{}of", [1, 7, 13]), ("1{}ofc", [1, 7, 13]), ("1{}OF", [0, 5, 10, 15])):
        letters = "RPGI" if codes.endswith("OF") else "rpg"
        bars = [draw(Card(codes.format(letter)), cue=True)[LINES].plain for letter in letters]
        assert [bar.index("▂") for bar in bars] == starts
        assert {len(bar) for bar in bars} == {COLUMNS}
