"""Colours by comparison: on one table the cards of a colour have the same ink, whatever the light makes of it."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tercet.eye.picture import MIDDLE, Quad
from tercet.eye.weights import Numbers

# What the ink of each colour takes away from white, as directions; and how far it is from there on one table, and on
# one card of that table. Measured on drawn tables.
INKS: Final = np.array([[0.277, 0.659, 0.679], [0.569, 0.652, 0.488], [0.655, 0.441, 0.599]])
TABLES: Final = 0.1**2
CARDS: Final = 0.04**2
STRAY: Final = 0.03  # of the cards, whose ink says nothing: covered, or in coloured glare
FAINT: Final = 0.1  # taken away by less, a pixel shows paper


@dataclass(frozen=True)
class ColourRead:
    """The ink of a card, and the logarithms of its three colours: the least of all looks, and their mean."""

    ink: Quad
    least: Quad
    mean: Quad


def ink_of(whitened: Numbers) -> Quad:
    """What the ink of a card takes away from white, as a direction: the same for outlines, stripes and full symbols."""
    taken = np.clip(1 - (whitened[MIDDLE].reshape(-1, 3) + 1.5) / 2, 0, 1)
    much = np.linalg.norm(taken, axis=1)
    ink = (taken * (much * (much > FAINT))[:, None]).sum(0)
    return np.asarray(ink / max(np.linalg.norm(ink), 1e-6), float)


def compared(cards: list[ColourRead]) -> list[Quad]:
    """The logarithms of the three colours of each card of one table.

    As far as the inks of the other cards tell the colours apart, the colour is that of the cards it resembles, by the
    mean of all looks; as far as they do not, the least of the looks counts.
    """
    inks = np.array([card.ink for card in cards]).reshape(-1, 3)
    trust = np.exp([2 * card.least for card in cards]).reshape(-1, 3)
    return [
        _compared(card, inks[n], trust.sum(0) - trust[n], trust.T @ inks - np.outer(trust[n], inks[n]))
        for n, card in enumerate(cards)
    ]


def _compared(card: ColourRead, ink: Quad, trust: Quad, sums: Quad) -> Quad:
    evidence = _evidence(ink, trust, sums)
    likely = card.mean + evidence
    likely = likely - np.logaddexp.reduce(likely)
    _, second, best = np.sort(evidence)
    undecided = np.exp(second - best)
    return np.asarray(np.log(undecided * np.exp(card.least) + (1 - undecided) * np.exp(likely)))


def _evidence(ink: Quad, trust: Quad, sums: Quad) -> Quad:
    """How much likelier this ink is for each colour than it would be without the other cards, as logarithms.

    `trust` says how many others have each colour, and `sums` adds up their inks.
    """
    exact = 1 / TABLES + trust / CARDS
    expected = (INKS / TABLES + sums / CARDS) / exact[:, None]
    known = _density(ink - expected, CARDS + 1 / exact) - _density(ink - INKS, CARDS + TABLES)
    return np.asarray(np.log((1 - STRAY) * np.exp(np.minimum(known, 4)) + STRAY))


def _density(off: Quad, spread: Quad | float) -> Quad:
    """The logarithm of the density, but for a constant: directions have two dimensions."""
    return np.asarray(-(off**2).sum(1) / (2 * spread) - np.log(spread))
