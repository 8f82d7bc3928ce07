"""Places of a picture where a card may lie, and what is known about them."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from tercet.eye.colours import ColourRead, compared
from tercet.eye.picture import Quad, covered, sides_of
from tercet.eye.weights import Exact

SAME: Final = 0.5  # short sides: of two cards closer than this, one is too covered to be read
BY_ONE: Final = 0.45  # of a place: more than one card can cover of another that is still read
BY_ALL: Final = 0.9  # a card may lie under some and over others, but not between them
COLOUR_OF: Final = np.arange(81) // 9 % 3  # cards are in the order of number, colour, shape, shading


@dataclass(frozen=True)
class Place:
    """Where a card lies, the logarithm of the probability of each of the 81, and that there is a card at all."""

    quad: Quad
    logs: Exact
    card: float
    colour: ColourRead | None = None

    @property
    def score(self) -> float:
        """How sure the best answer is."""
        return self.card * float(np.exp(self.logs.max()))


def agreed(*looks: Exact) -> Exact:
    """For each of the 81 cards, the logarithm of its probability: what the looks grant it the least.

    Colours are agreed on by themselves, since they may be compared with those of other cards.
    """
    number, colour, shape, shading = np.array(looks).transpose(1, 0, 2)
    others = number[:, :, None, None, None] + shape[:, None, None, :, None] + shading[:, None, None, None, :]
    return np.asarray((others.min(0) + colour.min(0)[:, None, None]).reshape(-1))


def recoloured(places: list[Place]) -> list[Place]:
    """The same places, each colour compared with those of the others."""
    read_colours = [place.colour for place in places if place.colour]
    if len(read_colours) < len(places):
        return places
    return [
        replace(place, logs=place.logs + (told - read.least)[COLOUR_OF])
        for place, read, told in zip(places, read_colours, compared(read_colours), strict=True)
    ]


def are_twins(one: Quad, other: Quad) -> bool:
    """Whether two quads describe the same place, within a small tolerance."""
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
