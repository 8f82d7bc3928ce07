"""Paths as lines: inside, outside, and how far away."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.artwork.outline import distance, flatten, inside
from tercet.artwork.source import ART

SQUARE = flatten("M-2 -2L2 -2L2 2L-2 2Z")
coordinates = st.floats(-10, 10).filter(lambda x: abs(abs(x) - 2) > 1e-9)


@given(x=coordinates, y=coordinates)
def test_a_point_is_inside_a_square_when_both_coordinates_are(x: float, y: float) -> None:
    assert inside(complex(x, y), SQUARE) == (abs(x) < 2 and abs(y) < 2)


def test_distance_is_to_the_nearest_side_or_corner() -> None:
    assert distance(0j, SQUARE) == pytest.approx(2)
    assert distance(complex(5, 1), SQUARE) == pytest.approx(3)
    assert distance(complex(5, 6), SQUARE) == pytest.approx(5)


def test_a_curve_runs_from_its_start_to_its_end_within_its_controls() -> None:
    (line,) = flatten("M0 0C0 4 6 4 6 0")
    assert line[0] == 0
    assert line[-1] == 6
    assert max(point.imag for point in line) == pytest.approx(3)  # the curve reaches three quarters of its handles


@pytest.mark.parametrize("shape", ART.shapes)
def test_every_shape_is_closed_and_balanced_about_its_centre(shape: str) -> None:
    (line,) = flatten(ART.shapes[shape])
    assert line[0] == line[-1]
    for reach in ([point.real for point in line], [point.imag for point in line]):
        assert max(reach) == pytest.approx(-min(reach), abs=0.06)
