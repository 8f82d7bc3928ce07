"""Five levels of skill: how long somebody takes to see a SET, and how often they see one that is none.

A race over the SETs that are there: each is seen after a time that knows no memory, with a rate that falls with the
number of differing features; nothing is seen before `first_ms` after a new card. Rates and first looks are fitted to
solo games of 9, 5, 2½, 1½ and 1 minute. That people find easy SETs sooner is well known, and that more SETs are found
sooner; how much sooner, and how often people err and give up, are assumptions, to be fitted again to recorded games.
"""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How quick and how careful a player is."""

    name: str
    first_ms: int  # nobody points sooner after a card has come
    rate: float  # SETs a second, for one that differs in one feature only
    slips: float  # how likely a wrong trio is to be taken for a SET, beside one SET that differs in one feature only


LEVELS: Final = {
    1: Level("beginner", 2_000, 0.0506, 0.10),
    2: Level("casual", 1_500, 0.0944, 0.07),
    3: Level("club", 1_100, 0.2018, 0.04),
    4: Level("expert", 900, 0.3653, 0.025),
    5: Level("top", 800, 0.6141, 0.015),
}
SOLO_S: Final = {1: 540, 2: 300, 3: 150, 4: 90, 5: 60}  # what a game alone takes
HARDER: Final = {1: 1.0, 2: 0.7, 3: 0.45, 4: 0.3}  # by number of differing features
