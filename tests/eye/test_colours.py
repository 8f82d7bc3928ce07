"""Colours by comparison: what the other cards of a table say about the colour of one."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from tercet.eye.colours import INKS, ColourRead, colour_read, compared, ink_of
from tercet.eye.picture import HEIGHT, WIDTH
from tercet.eye.weights import Exact, Numbers

RED, PURPLE, GREEN = range(3)
LAMP = np.array([0.06, -0.02, -0.05])  # moves every ink of a table
PAPER = np.full((HEIGHT, WIDTH, 3), 0.5, np.float32)


def card(colour: int, looks: Sequence[Sequence[float]], shift: Exact = LAMP) -> ColourRead:
    """A card with the ink of a colour, and what its looks say of red, purple and green."""
    said = np.log(np.clip(looks, 1e-6, 1))
    return replace(colour_read(PAPER, [*said]), ink=INKS[colour] + shift)


def sure(colour: int) -> ColourRead:
    """A card that is read without doubt."""
    return card(colour, [[0.998 if n == colour else 0.001 for n in range(3)]])


DOUBTFUL = ((0.7, 0.3, 0.0), (0.4, 0.6, 0.0), (0.5, 0.5, 0.0))
TABLE = [sure(RED), sure(RED), sure(PURPLE), sure(PURPLE), sure(GREEN)]


@pytest.mark.parametrize("colour", [RED, PURPLE])
def test_a_doubtful_colour_is_that_of_the_cards_it_resembles(colour: int) -> None:
    told = np.exp(compared([*TABLE, card(colour, DOUBTFUL)])[-1])
    assert told.argmax() == colour
    assert told[colour] > 0.75


def test_a_card_alone_keeps_the_least_of_its_looks() -> None:
    (told,) = compared([card(RED, DOUBTFUL)])
    assert np.exp(told) == pytest.approx([0.4, 0.3, 0], abs=1e-5)


def test_an_ink_like_no_other_on_the_table_says_nothing() -> None:
    hidden = card(RED, DOUBTFUL, shift=np.array([0.5, -0.5, -0.3]))
    assert np.exp(compared([*TABLE, hidden])[-1]) == pytest.approx([0.4, 0.3, 0], abs=0.02)


@pytest.mark.parametrize("shift", [(0.0, 0.0, 0.0), (-0.1, 0.05, 0.05), (0.5, -0.5, -0.3), (-0.277, -0.659, -0.679)])
def test_no_ink_speaks_for_a_colour_that_no_other_card_has(shift: tuple[float, float, float]) -> None:
    table = [sure(RED), sure(RED), sure(RED), sure(PURPLE), sure(PURPLE), sure(PURPLE)]
    looks = [(0.9, 0.02, 0.08)]
    told = np.exp(compared([*table, card(RED, looks, np.array(shift) + LAMP)])[-1])
    assert told[GREEN] < 0.15
    assert told.argmax() == RED


def test_what_looks_impossible_to_one_look_is_compared_without_a_warning() -> None:
    contradicting = [np.array([0.0, -800.0, -800.0]), np.array([-800.0, 0.0, -800.0])]
    told = compared([*TABLE, replace(colour_read(PAPER, contradicting), ink=INKS[PURPLE] + LAMP)])[-1]
    assert np.isfinite(told).all()
    assert told.argmax() == PURPLE


def test_what_is_sure_stays_so() -> None:
    for one, told in zip(TABLE, compared(TABLE), strict=True):
        assert np.exp(told).max() > 0.99
        assert told.argmax() == one.least.argmax()


def test_no_cards_have_no_colours() -> None:
    assert compared([]) == []


def whitened(ink: tuple[float, float, float], rows: slice) -> Numbers:
    """A crop of white paper with ink on some rows."""
    crop = np.ones((HEIGHT, WIDTH, 3), np.float32)
    crop[rows] = ink
    return crop * 2 - 1.5


def test_the_ink_of_an_outline_is_that_of_a_full_symbol_and_paper_has_none() -> None:
    full, thin = whitened((0.9, 0.2, 0.1), np.s_[20:44]), whitened((0.95, 0.6, 0.55), np.s_[30:32])
    assert ink_of(full) == pytest.approx(ink_of(thin), abs=1e-5)
    assert np.linalg.norm(ink_of(full)) == pytest.approx(1)
    assert (ink_of(whitened((0.97, 0.97, 0.97), np.s_[20:44])) == 0).all()
