"""Why cards go together, or why not: feature by feature, as the European sheet prints it (C-3, M-5)."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from tercet.cards.card import Card, Feature, Trio
from tercet.cards.kinds import kind_of

Verdict = Literal["same", "different", "pairs", "neither"]


class Finding(Struct, frozen=True):
    """What one feature says about some cards."""

    feature: Feature
    letters: tuple[str, ...]
    verdict: Verdict

    @property
    def odd_one(self) -> int | None:
        """Of three cards, the one that differs from the other two in this feature."""
        if self.verdict != "neither" or len(self.letters) != 3:
            return None
        return next(n for n in range(3) if self.letters.count(self.letters[n]) == 1)


def verdict_on(letters: tuple[str, ...]) -> Verdict:
    """By how many cards show each value: all the same, each its own, or two and two of four."""
    values = len({*letters})
    if values == 1:
        return "same"
    if values == len(letters):
        return "different"
    return "pairs" if values == 2 and len(letters) == 4 and letters.count(letters[0]) == 2 else "neither"


def explain(cards: Sequence[Card]) -> tuple[Finding, ...]:
    """One finding for each feature; the cards go together when none of them says neither."""
    features, columns = kind_of(cards[0]).features, zip(*cards, strict=True)
    return tuple(
        Finding(feature, letters, verdict_on(letters)) for feature, letters in zip(features, columns, strict=True)
    )


def differing(trio: Trio) -> int:
    """In how many features a SET differs: one is easy to see, four or five are hard."""
    return sum(finding.verdict == "different" for finding in explain(trio))
