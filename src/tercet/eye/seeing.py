"""From a picture to the cards in it: find, cut out, read, put right, read again, compare; then every card once."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tercet.eye.colours import colour_read
from tercet.eye.finding import quads_in
from tercet.eye.measured import SURE
from tercet.eye.nets import find, read
from tercet.eye.picture import (
    Bytes,
    Quad,
    corrected,
    crop_of,
    is_grey,
    is_plausible,
    pyramid_of,
    shrunk,
    sides_of,
    whitened,
)
from tercet.eye.places import Place, agreed, are_twins, recoloured, winners
from tercet.eye.sight import SeenCard, seen_card, sight_of
from tercet.eye.weights import Exact, Numbers, Weights, own_weights

USUAL: Final = (320, 160)  # long sides of the picture for the finder
FINE: Final = 640
SMALL: Final = 28 / 320  # of the picture's long side: smaller cards are looked for in the finer picture
IS_CARD: Final = 0.5  # at the first look, when the corners are rough
STILL_CARD: Final = 0.95  # at the second, and upside down


@dataclass(frozen=True)
class Glance:
    """What was read in a crop: the logarithms of 4 × 3 values, that it is a card, and its real corners."""

    crop: Numbers
    values: Exact
    card: float
    corners: Quad


def look(picture: Bytes, weights: Weights | None = None) -> list[SeenCard]:
    """The cards in a picture of red, green and blue bytes, the surest first."""
    return sight_of(places_in(picture, weights or own_weights()))


def read_card(picture: Bytes) -> SeenCard:
    """The card that fills a picture, without looking for where it lies."""
    weights = own_weights()
    height, width = picture.shape[:2]
    whole = np.array([[0, 0], [width, 0], [width, height], [0, height]], float)
    levels = pyramid_of(picture)
    corners = _glance(levels, whole, weights).corners
    quad = corners if is_plausible(corners) else whole
    upright, upside_down = (_glance(levels, each, weights) for each in (quad, np.roll(quad, 2, 0)))
    place = _seen_by(quad, min(upright.card, upside_down.card), upright, upside_down)
    return seen_card(place, int(place.logs.argmax()))


def places_in(picture: Bytes, weights: Weights) -> list[Place]:
    """Where cards lie; nowhere in a picture without colours, of which nobody can tell cards."""
    levels = pyramid_of(picture)
    if is_grey(levels):
        return []
    long = max(picture.shape[:2])
    quads = [quad for size in USUAL for quad in _found(levels, size, weights)]
    sides = sorted(max(sides_of(quad)) for quad in quads)
    if not sides or sides[len(sides) // 2] < SMALL * long:
        quads += _found(levels, FINE, weights)
    tried: list[tuple[Quad, Place | None]] = []
    for quad in quads:
        twin = next((place for other, place in tried if are_twins(other, quad)), None)
        if twin is None or twin.score < SURE:
            tried.append((quad, _place(levels, quad, weights)))
    return recoloured(winners([place for _, place in tried if place]))


def _found(levels: list[Bytes], size: int, weights: Weights) -> list[Quad]:
    scale = max(levels[0].shape[:2]) / size
    return [quad for quad in quads_in(find(weights, shrunk(levels, size)), scale) if is_plausible(quad)]


def _glance(levels: list[Bytes], quad: Quad, weights: Weights) -> Glance:
    crop = whitened(crop_of(levels, quad))
    values, card, off = read(weights, crop)
    is_card = float(1 / (1 + np.exp(-card / weights.temperature)))
    return Glance(crop, value_logs(values, weights.temperature), is_card, corrected(quad, off))


def _place(levels: list[Bytes], quad: Quad, weights: Weights) -> Place | None:
    first = _glance(levels, quad, weights)
    if first.card <= IS_CARD:
        lying = _glance(levels, np.roll(quad, -1, 0), weights)
        first = lying if lying.card > first.card else first
    if first.card <= IS_CARD or not is_plausible(first.corners):
        return None
    again = _glance(levels, first.corners, weights)
    if again.card <= STILL_CARD or not is_plausible(again.corners):
        return None
    upside_down = _glance(levels, np.roll(again.corners, 2, 0), weights)  # a card is the same, most things are not
    if upside_down.card <= STILL_CARD:
        return None
    return _seen_by(again.corners, min(again.card, upside_down.card), first, again, upside_down)


def _seen_by(quad: Quad, card: float, *looks: Glance) -> Place:
    colour = colour_read(looks[-1].crop, [look.values[1] for look in looks])
    return Place(quad, agreed(*(look.values for look in looks)), card, colour)


def value_logs(values: Numbers, temperature: float) -> Exact:
    """The logarithms of the probabilities of 4 × 3 values."""
    hot = values.astype(float) / temperature
    return np.asarray(hot - np.logaddexp.reduce(hot, 1, keepdims=True))
