"""The measures that judge the palettes, against published figures."""

import pytest

from tests.artwork.colour_vision import SEEN_BY, Vector, ciede2000, contrast, seen_difference

# From the test data of Sharma, Wu and Dalal: where hues wrap, where one has no hue, near and far, dark.
PUBLISHED = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485), 3.4412),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0009), 7.1792),
    ((50.0, 2.4900, -0.0010), (50.0, -2.4900, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]


@pytest.mark.parametrize(("one", "two", "difference"), PUBLISHED)
def test_ciede2000_agrees_with_the_published_pairs(one: Vector, two: Vector, difference: float) -> None:
    assert ciede2000(one, two) == pytest.approx(difference, abs=5e-5)
    assert ciede2000(two, one) == pytest.approx(difference, abs=5e-5)


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)  # WCAG's own example of just too little


def test_every_eye_sees_grey_as_grey() -> None:
    for rows in SEEN_BY.values():
        assert [sum(row) for row in rows] == pytest.approx([1, 1, 1], abs=1e-5)


def test_some_eyes_cannot_tell_rust_from_olive() -> None:
    assert seen_difference("#a04000", "#607000", "normal") > 30
    assert seen_difference("#a04000", "#607000", "deutan") < 10
