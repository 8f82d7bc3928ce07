"""Why three cards are a SET, or why not: feature by feature, as the European sheet prints it (C-3)."""

from typing import Literal

from msgspec import Struct

from tercet.cards.card import Card, Feature, Trio
from tercet.cards.kinds import kind_of

Verdict = Literal["same", "different", "neither"]


class Finding(Struct, frozen=True):
    """What one feature says about three cards."""

    feature: Feature
    letters: tuple[str, str, str]
    verdict: Verdict

    @property
    def odd_one(self) -> int | None:
        """The card that differs from the other two in this feature."""
        if self.verdict != "neither":
            return None
        return next(n for n in range(3) if self.letters.count(self.letters[n]) == 1)


def _verdict(letters: tuple[str, str, str]) -> Verdict:
    match len(set(letters)):
        case 1:
            return "same"
        case 3:
            return "different"
        case _:
            return "neither"


def explain(trio: Trio) -> tuple[Finding, ...]:
    """One finding for each feature; the trio is a SET when none of them says neither."""
    features, columns = kind_of(trio[0]).features, zip(*trio, strict=True)
    return tuple(
        Finding(feature, letters, _verdict(letters)) for feature, letters in zip(features, columns, strict=True)
    )


def differing(trio: tuple[Card, Card, Card]) -> int:
    """In how many features a SET differs: one is easy to see, four or five are hard."""
    return sum(finding.verdict == "different" for finding in explain(trio))
