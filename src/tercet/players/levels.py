"""Five levels of skill: how long somebody takes to see a SET.

A race over the SETs that are there: each is seen after a time that knows no memory, with a rate that falls with the
number of differing features; nothing is seen before `first_ms`.
"""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How quick a player is."""

    name: str
    first_ms: int  # nobody points sooner after a card has come
    rate: float  # SETs a second, for one that differs in one feature only


LEVELS: Final = {
    1: Level("beginner", 2_000, 0.0506),
    2: Level("casual", 1_500, 0.0944),
    3: Level("club", 1_100, 0.2018),
    4: Level("expert", 900, 0.3653),
    5: Level("top", 800, 0.6141),
}
HARDER: Final = {1: 1.0, 2: 0.7, 3: 0.45, 4: 0.3}  # by number of differing features
