"""What the page “Is there a SET?” shows, stored in a file: exact counts, a million games, and the printed odds."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from tercet.lab.known import PRINTED, odds
from tercet.lab.play import blocks
from tercet.lab.summary import Chance, OddsInPlay, summed_up
from tercet.lab.tally import Tally

STORED: Final = Path(__file__).with_name("figures.json")
CARDS: Final = range(3, 22)  # two are never a SET, 21 always contain one
GAMES: Final = 1_000_000
SEED: Final = 81
DIGITS: Final = 12  # more precision than the page needs


class FreshDealOdds(Struct, frozen=True):
    """A number of cards of a fresh deck: odds that there is a SET, and the share of hands by number of SETs."""

    cards: int
    odds: float | None  # None if there always is one
    sets: list[float] | None  # None if it is not known


class Figures(Struct, frozen=True):
    """Everything that the page shows."""

    printed: dict[int, int]
    fresh: list[FreshDealOdds]
    games: int
    seed: int
    layouts: dict[int, Chance]
    stages: dict[int, Chance]


def figures(played: OddsInPlay) -> Figures:
    """The figures from the exact counts and these games."""
    return Figures(PRINTED, [_fresh(cards) for cards in CARDS], played.games, SEED, played.layouts, played.stages)


def _fresh(cards: int) -> FreshDealOdds:
    known = odds(81, cards)
    most = max(known.sets or [0])
    shares = [known.sets.get(n, 0) / known.hands for n in range(most + 1)] if known.sets else None
    return FreshDealOdds(cards, known.odds, shares)


def as_text(shown: Figures) -> bytes:
    """The text of the file, rounded so that versions can be compared."""
    return (
        msgspec.json.format(msgspec.json.encode(_rounded(msgspec.to_builtins(shown, str_keys=True))), indent=1) + b"\n"
    )


def _rounded(value: object) -> object:
    match value:
        case float():
            return float(f"{value:.{DIGITS}g}")
        case dict():
            return {key: _rounded(each) for key, each in value.items()}
        case list():
            return [*map(_rounded, value)]
        case _:
            return value


def play_again() -> OddsInPlay:
    """Play the games that the page is based on."""
    tally = Tally()
    for block in blocks(GAMES, SEED, 81, "random"):
        tally.add(block)
    return summed_up(tally)
