"""Colours by comparison: on one table the cards of a colour have the same ink, whatever the light makes of it."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from tercet.eye.picture import MIDDLE
from tercet.eye.weights import Exact, Numbers

# What the ink of each colour takes away from white, as directions, averaged over drawn tables.
INKS: Final = np.array([[0.277, 0.659, 0.679], [0.569, 0.652, 0.488], [0.655, 0.441, 0.599]])
TABLES: Final = 0.1**2  # the square of how far it may be from there on one table
CARDS: Final = 0.04**2  # and of how far one card may be from the others of its colour
STRAY: Final = 0.1  # share of the cards whose ink says nothing: covered, or in coloured glare
ANYWHERE: Final = 4.0  # the density of such inks: they may be any direction
FAINT: Final = 0.1  # a pixel that loses less than this is paper
IMPOSSIBLE: Final = -60.0  # as the logarithm of a probability


@dataclass(frozen=True)
class ColourRead:
    """The ink of a card, and the logarithms of its three colours: the least of all looks, and their mean."""

    ink: Exact
    least: Exact
    mean: Exact


def colour_read(crop: Numbers, looks: list[Exact]) -> ColourRead:
    """What some looks say of the colours, and the ink in a whitened crop."""
    said = np.maximum(looks, IMPOSSIBLE)
    return ColourRead(ink_of(crop), said.min(0), said.mean(0))


def ink_of(whitened: Numbers) -> Exact:
    """What the ink of a card takes away from white, as a direction: the same for outlines, stripes and full symbols."""
    taken = np.clip(1 - (whitened[MIDDLE].reshape(-1, 3) + 1.5) / 2, 0, 1)
    much = np.linalg.norm(taken, axis=1)
    ink = (taken * (much * (much > FAINT))[:, None]).sum(0)
    return np.asarray(ink / max(np.linalg.norm(ink), 1e-6), float)


def compared(cards: list[ColourRead]) -> list[Exact]:
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


def _compared(card: ColourRead, ink: Exact, trust: Exact, sums: Exact) -> Exact:
    evidence = _evidence(ink, trust, sums)
    likely = np.exp(card.mean + evidence)
    _, second, best = np.sort(evidence)
    undecided = np.exp(second - best)
    return np.asarray(np.log(undecided * np.exp(card.least) + (1 - undecided) * likely / likely.sum()))


def _evidence(ink: Exact, trust: Exact, sums: Exact) -> Exact:
    """How much likelier this ink is for each colour than it would be without the other cards, as logarithms.

    `trust` says how many others have each colour, and `sums` adds up their inks. A colour that no other card has gains
    and loses nothing, and neither does any colour by an ink that is like none.
    """
    exact = 1 / TABLES + trust / CARDS
    expected = (INKS / TABLES + sums / CARDS) / exact[:, None]
    return np.asarray(np.log(_density(ink - expected, CARDS + 1 / exact) / _density(ink - INKS, CARDS + TABLES)))


def _density(off: Exact, spread: Exact | float) -> Exact:
    """Of inks so far off, up to a constant factor: directions have two dimensions."""
    return np.asarray((1 - STRAY) * np.exp(-(off**2).sum(1) / (2 * spread)) / spread + STRAY * ANYWHERE)
