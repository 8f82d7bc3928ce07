"""Six levels of skill: how long somebody takes to see a SET, and how often they see one that is not there.

The model is a race between the SETs in the layout: each is seen after an exponentially distributed time, at a rate that
falls with the number of differing features, less so for good players (`skill.py`). Nothing is seen before `first_ms`
after a new card.
Rates are fitted to solo games of 9, 5, 2½, 1½ and 1 minute, and for a first evening to the 68 seconds in which
newcomers found the only SET among twelve cards on average (Taatgen and others, ICCM 2003). First looks, and how often
people err and give up, are assumptions until they are fitted to recorded games.
"""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How quick and how careful a player is."""

    name: str
    first_ms: int  # nobody calls or points sooner than this after a new card
    rate: float  # SETs per second, for one that differs in one feature only
    slips: float  # how likely a wrong trio is mistaken for a SET, relative to one SET that differs in one feature only


FIRST_EVENING: Final = 6  # the slowest; logs refer to levels by number, so the numbers must not change
BEGINNER: Final = 1
EXPERT: Final = 4
ADAPTS: Final = 7  # instead of a level: an adaptive bot (`pace.py`)

LEVELS: Final = {  # the slowest first
    FIRST_EVENING: Level("first evening", 3_000, 0.0294, 0.13),
    BEGINNER: Level("beginner", 2_000, 0.0522, 0.10),
    2: Level("casual", 1_500, 0.0934, 0.07),
    3: Level("club", 1_100, 0.1885, 0.04),
    EXPERT: Level("expert", 900, 0.3247, 0.025),
    5: Level("top", 800, 0.5624, 0.015),
}
SOLO_S: Final = {FIRST_EVENING: 860, BEGINNER: 540, 2: 300, 3: 150, EXPERT: 90, 5: 60}  # duration of a solo game
