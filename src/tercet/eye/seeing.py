"""From a picture to the cards in it: find, cut out, read, put right, and read again; then every card once."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np

from tercet.cards.card import FEATURES, LETTERS, Card
from tercet.eye.assign import assigned
from tercet.eye.finding import quads_in
from tercet.eye.measured import SURE
from tercet.eye.nets import find, read
from tercet.eye.picture import (
    Bytes,
    Quad,
    corrected,
    covered,
    crop_of,
    is_plausible,
    pyramid_of,
    shrunk,
    sides_of,
    whitened,
)
from tercet.eye.weights import Numbers, Weights, own_weights

CARDS: Final = [Card("".join(letters)) for letters in product(*(LETTERS[feature] for feature in FEATURES))]
USUAL: Final = (320, 160)  # long sides of the picture for the finder
FINE: Final = 640
SMALL: Final = 28 / 320  # of the picture's long side: smaller cards are looked for in the finer picture
IS_CARD: Final = 0.5  # at the first look, when the corners are rough
STILL_CARD: Final = 0.95  # at the second, and upside down
SAME: Final = 0.5  # short sides: nearer than two cards can lie with enough of both to be seen
BY_ONE: Final = 0.45  # of a place: more than one card overlaps of another that is still read
BY_ALL: Final = 0.9  # a card may lie under some and over others, but not between them
OTHERS: Final = 5


@dataclass(frozen=True)
class Place:
    """Where a card lies, the logarithm of the probability of each of the 81, and that there is a card at all."""

    quad: Quad
    logs: Quad
    card: float

    @property
    def score(self) -> float:
        """How sure the best answer is."""
        return self.card * float(np.exp(self.logs.max()))


@dataclass(frozen=True)
class SeenCard:
    """A card in a picture: how sure it is, what else it may be, and its corners in pixels."""

    card: Card
    confidence: float
    others: Sequence[Card]
    corners: Quad

    @property
    def sure(self) -> bool:
        """Sure enough not to be marked."""
        return self.confidence >= SURE


def look(picture: Bytes, weights: Weights | None = None) -> list[SeenCard]:
    """The cards in a picture of red, green and blue bytes, the surest first."""
    places = sorted(places_in(picture, weights or own_weights()), key=lambda place: -place.score)[: len(CARDS)]
    return once_each(places)


def once_each(places: list[Place]) -> list[SeenCard]:
    """Each card lies there once, and goes to the place with the best claim. Where several are sure of it, none is."""
    given = assigned(np.array([np.maximum(place.logs, -60) for place in places]).reshape(-1, len(CARDS)))
    sure = [int(place.logs.argmax()) for place in places if place.score >= SURE]
    return [_seen(place, card, max(1, sure.count(card))) for place, card in zip(places, given, strict=True)]


def read_card(picture: Bytes) -> SeenCard:
    """The card that fills a picture, without looking for where it lies."""
    weights = own_weights()
    height, width = picture.shape[:2]
    whole = np.array([[0, 0], [width, 0], [width, height], [0, height]], float)
    levels = pyramid_of(picture)
    _, corners = _glance(levels, whole, weights)
    quad = corners if is_plausible(corners) else whole
    upright, upside_down = (_glance(levels, each, weights)[0] for each in (quad, np.roll(quad, 2, 0)))
    place = Place(quad, agreed(upright, upside_down), min(upright.card, upside_down.card))
    return _seen(place, int(place.logs.argmax()))


def _seen(place: Place, card: int, claims: int = 1) -> SeenCard:
    others = [CARDS[n] for n in np.argsort(-place.logs, kind="stable") if n != card][:OTHERS]
    return SeenCard(CARDS[card], place.card * float(np.exp(place.logs[card])) / claims, others, place.quad)


def places_in(picture: Bytes, weights: Weights) -> list[Place]:
    """Where cards lie."""
    levels = pyramid_of(picture)
    long = max(picture.shape[:2])
    quads = [quad for size in USUAL for quad in _found(levels, size, weights)]
    sides = sorted(max(sides_of(quad)) for quad in quads)
    if not sides or sides[len(sides) // 2] < SMALL * long:
        quads += _found(levels, FINE, weights)
    tried: list[tuple[Quad, Place | None]] = []
    for quad in quads:
        twin = next((place for other, place in tried if _are_twins(other, quad)), None)
        if twin is None or twin.score < SURE:
            tried.append((quad, _place(levels, quad, weights)))
    return winners([place for _, place in tried if place])


def _found(levels: list[Bytes], size: int, weights: Weights) -> list[Quad]:
    scale = max(levels[0].shape[:2]) / size
    return [quad for quad in quads_in(find(weights, shrunk(levels, size)), scale) if is_plausible(quad)]


def _glance(levels: list[Bytes], quad: Quad, weights: Weights) -> tuple[Place, Quad]:
    """What is read there, and where the corners really are."""
    values, card, off = read(weights, whitened(crop_of(levels, quad)))
    place = Place(quad, card_logs(values, weights.temperature), float(1 / (1 + np.exp(-card / weights.temperature))))
    return place, corrected(quad, off)


def _place(levels: list[Bytes], quad: Quad, weights: Weights) -> Place | None:
    place, corners = _glance(levels, quad, weights)
    if place.card <= IS_CARD:
        lying = _glance(levels, np.roll(quad, -1, 0), weights)
        place, corners = lying if lying[0].card > place.card else (place, corners)
    if place.card <= IS_CARD or not is_plausible(corners):
        return None
    again, better = _glance(levels, corners, weights)
    if again.card <= STILL_CARD or not is_plausible(better):
        return None
    upside_down, _ = _glance(levels, np.roll(better, 2, 0), weights)  # a card is the same, most other things are not
    if upside_down.card <= STILL_CARD:
        return None
    return Place(better, agreed(place, again, upside_down), min(again.card, upside_down.card))


def agreed(*looks: Place) -> Quad:
    """Each card is as likely as the look says that grants it the least."""
    return np.asarray(np.minimum.reduce([look.logs for look in looks]))


def card_logs(values: Numbers, temperature: float) -> Quad:
    """For each of the 81 cards, the logarithm of its probability."""
    hot = values.astype(float) / temperature
    logs = hot - np.log(np.exp(hot - hot.max(1, keepdims=True)).sum(1, keepdims=True)) - hot.max(1, keepdims=True)
    number, colour, shape, shading = logs
    return np.asarray((number[:, None, None, None] + colour[:, None, None] + shape[:, None] + shading).reshape(-1))


def _are_twins(one: Quad, other: Quad) -> bool:
    ratios = [a / b for a, b in zip(sorted(sides_of(one)), sorted(sides_of(other)), strict=True)]
    return _apart(one, other) < 0.2 and all(1 / 1.2 < ratio < 1.2 for ratio in ratios)


def _apart(one: Quad, other: Quad) -> float:
    """From centre to centre, in short sides of the larger one."""
    return float(np.hypot(*(one.mean(0) - other.mean(0)))) / max(min(sides_of(one)), min(sides_of(other)))


def winners(places: list[Place]) -> list[Place]:
    """One answer for each card that lies there: of places that are the same, the surest."""
    found: list[Place] = []
    for place in sorted(places, key=lambda place: -place.score):
        if _is_another(place.quad, [other.quad for other in found]):
            found.append(place)
    return found


def _is_another(quad: Quad, found: list[Quad]) -> bool:
    apart = all(_apart(quad, other) >= SAME and covered(quad, [other]) < BY_ONE for other in found)
    return apart and covered(quad, found) < BY_ALL
