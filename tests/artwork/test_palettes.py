"""Every palette can be told apart by every eye, in both themes."""

from itertools import combinations, product

import pytest

from tercet.artwork.palettes import PALETTES, THEMES, ink_of, paint_of
from tercet.artwork.source import ART, Paint, Palette, Theme
from tercet.cards.card import LETTERS, Card
from tests.artwork.colour_vision import SEEN_BY, Vision, contrast, seen_difference

PAINTS = list(product(PALETTES, THEMES))


def _inks(paint: Paint) -> dict[str, str]:
    return {letter: ink_of(Card(f"1{letter}of"), paint) for letter in LETTERS["colour"]}


@pytest.mark.parametrize("vision", SEEN_BY)
@pytest.mark.parametrize(("palette", "theme"), PAINTS)
def test_any_two_colours_stay_apart_for_every_eye(palette: Palette, theme: Theme, vision: Vision) -> None:
    inks = _inks(paint_of("american", palette, theme))
    differences = {a + b: seen_difference(inks[a], inks[b], vision) for a, b in combinations(inks, 2)}
    assert min(differences.values()) >= 20, differences


@pytest.mark.parametrize(("palette", "theme"), PAINTS)
def test_every_colour_stands_out_on_its_face(palette: Palette, theme: Theme) -> None:
    paint = paint_of("american", palette, theme)
    for letter, ink in _inks(paint).items():
        # At 4.5 this orange would be brown; for drawings 3 is enough (WCAG 1.4.11).
        is_the_light_orange = (palette, theme, letter) == ("distinct", "light", "p")
        assert contrast(ink, paint.face) >= (3 if is_the_light_orange else 4.5), (letter, ink)


def test_an_edition_comes_with_its_own_palette_and_takes_any_other() -> None:
    card = Card("1gof")
    assert ink_of(card, paint_of("american", None, "light")) == ART.palettes["american"].light.g
    assert ink_of(card, paint_of("european", None, "light")) == ART.palettes["european"].light.g
    assert ink_of(card, paint_of("european", "distinct", "dark")) == ART.palettes["distinct"].dark.g
