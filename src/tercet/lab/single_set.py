"""How long each level looks for the only SET among twelve cards, by number of differing features.

It is the one task for which people's times were published by number of differing features (Taatgen and others,
ICCM 2003).
"""

from collections import defaultdict
from itertools import combinations
from random import Random
from statistics import mean
from typing import Final

from msgspec import Struct

from tercet.cards.card import Card, Trio
from tercet.cards.deck import FULL
from tercet.cards.explain import differing
from tercet.cards.sets import find_sets, third_card
from tercet.engine.table import Seat, Table
from tercet.engine.value import Player
from tercet.players.levels import LEVELS, Level
from tercet.players.sight import real_sights
from tercet.rulesets.quick import QUICK

CARDS: Final = 12
LOOKER: Final = Player("looker")


class Times(Struct, frozen=True):
    """Average seconds that one level looks, over all layouts."""

    level: str
    seconds: dict[int, float]  # by number of differing features

    @property
    def ratio(self) -> float:
        """How much longer four differing features take than one."""
        return self.seconds[4] / self.seconds[1]


def times(layouts: int, seed: int) -> list[Times]:
    """Each level with the same layouts, this many for every number of differing features."""
    dealt = {kind: [layout_with_one(kind, dice) for _ in range(layouts)] for kind, dice in _dice(seed).items()}
    return [
        Times(level.name, {kind: mean(seconds(cards, level) for cards in dealt[kind]) for kind in dealt})
        for level in LEVELS.values()
    ]


def seconds(cards: tuple[Card, ...], level: Level) -> float:
    """How long this level looks at these cards on average before it sees a SET."""
    seen = real_sights(before(cards), LOOKER, level)
    return level.first_ms / 1000 + 1 / sum(sight.rate for sight in seen)


def before(cards: tuple[Card, ...]) -> Table:
    """A table with one player, where these cards have just been dealt."""
    return Table(QUICK.rules, (Seat(LOOKER),), LOOKER, LOOKER, 0, 0, layout=cards)


def layout_with_one(kind: int, dice: Random) -> tuple[Card, ...]:
    """Twelve cards with exactly one SET with this number of differing features; all such layouts are equally likely."""
    while True:
        trio = dice.choice(SETS[kind])
        cards = [*trio, *dice.sample([card for card in FULL if card not in trio], CARDS - len(trio))]
        if len(find_sets(cards)) == 1:
            dice.shuffle(cards)
            return tuple(cards)


def _dice(seed: int) -> dict[int, Random]:
    return {kind: Random(f"{seed}/{kind}") for kind in SETS}


def _sets() -> dict[int, list[Trio]]:
    """All 1080 SETs, by number of differing features."""
    found: dict[int, list[Trio]] = defaultdict(list)
    for a, b in combinations(FULL, 2):
        trio = a, b, third_card(a, b)
        if b < trio[2] and a < b:
            found[differing(trio)].append(trio)
    return dict(sorted(found.items()))


SETS: Final = _sets()
