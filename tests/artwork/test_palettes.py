"""Every palette can be told apart by every eye, in both themes."""

from itertools import combinations, product

import pytest

from tercet.artwork.palettes import PALETTES, THEMES, ink_of, paint_of
from tercet.artwork.source import ART, Palette, Theme
from tercet.cards.card import Card
from tercet.cards.kinds import BOX, FOURS, Kind
from tests.artwork.colour_vision import SEEN_BY, Vision, contrast, seen_difference

PAINTS = list(product((BOX, FOURS), PALETTES, THEMES))
LOW: dict[tuple[Palette, Theme], str] = {("distinct", "light"): "pP"}  # at 4.5 this orange would be brown


def _inks(kind: Kind, palette: Palette, theme: Theme) -> dict[str, str]:
    paint = paint_of("american", palette, theme)
    cards = [Card(f"1{letter}{kind.letters[2][0]}{kind.letters[3][0]}") for letter in kind.letters[1]]
    return {card[1]: ink_of(card, paint) for card in cards}


def _least_difference(inks: dict[str, str], vision: Vision) -> float:
    return min(seen_difference(a, b, vision) for a, b in combinations(inks.values(), 2))


@pytest.mark.parametrize("vision", SEEN_BY)
@pytest.mark.parametrize(("kind", "palette", "theme"), PAINTS)
def test_any_two_colours_stay_apart_for_every_eye(kind: Kind, palette: Palette, theme: Theme, vision: Vision) -> None:
    """M-5: four colours are nearer to each other than three, and still far apart."""
    assert _least_difference(_inks(kind, palette, theme), vision) >= (20 if kind is BOX else 19)


@pytest.mark.parametrize(("kind", "palette", "theme"), PAINTS)
def test_every_colour_stands_out_on_its_face(kind: Kind, palette: Palette, theme: Theme) -> None:
    face = paint_of("american", palette, theme).face
    for letter, ink in _inks(kind, palette, theme).items():
        # For drawings 3 is enough (WCAG 1.4.11).
        assert contrast(ink, face) >= (3 if letter in LOW.get((palette, theme), "") else 4.5), (letter, ink)


@pytest.mark.parametrize("vision", SEEN_BY)
@pytest.mark.parametrize("theme", THEMES)
def test_any_two_dots_stay_apart_for_every_eye(theme: Theme, vision: Vision) -> None:
    """M-6."""
    assert _least_difference(ART.dots.inks[theme], vision) >= 20


@pytest.mark.parametrize("theme", THEMES)
def test_dots_rings_and_edges_stand_out_on_their_face(theme: Theme) -> None:
    """M-4, M-6: what is not text needs 3 (WCAG 1.4.11)."""
    face, colours = paint_of("american", None, theme).face, ART.themes[theme]
    assert min(contrast(ink, face) for ink in ART.dots.inks[theme].values()) >= 3
    assert contrast(colours.ring, face) >= 4
    assert contrast(colours.edge, face) >= 7


def test_an_edition_comes_with_its_own_palette_and_takes_any_other() -> None:
    card = Card("1gof")
    assert ink_of(card, paint_of("american", None, "light")) == ART.palettes["american"].light.inks["g"]
    assert ink_of(card, paint_of("european", None, "light")) == ART.palettes["european"].light.inks["g"]
    assert ink_of(card, paint_of("european", "distinct", "dark")) == ART.palettes["distinct"].dark.inks["g"]
