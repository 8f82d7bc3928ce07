"""Six levels of skill: how long somebody takes to see a SET, and how often they see one that is none.

A race over the SETs that are there: each is seen after a time that knows no memory, with a rate that falls with the
number of differing features, less so for good players (`skill.py`); nothing is seen before `first_ms` after a new card.
Rates are fitted to solo games of 9, 5, 2½, 1½ and 1 minute, and for a first evening to the 68 seconds in which people
new to the game found the only SET among twelve cards on average (Taatgen and others, ICCM 2003). First looks, and how
often people err and give up, are assumptions, to be fitted again to recorded games.
"""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """How quick and how careful a player is."""

    name: str
    first_ms: int  # nobody calls or points sooner after a card has come
    rate: float  # SETs a second, for one that differs in one feature only
    slips: float  # how likely a wrong trio is to be taken for a SET, beside one SET that differs in one feature only


FIRST_EVENING: Final = 6  # the lowest of all: a log knows a level by its number, so that none of the numbers may change
BEGINNER: Final = 1
EXPERT: Final = 4
ADAPTS: Final = 7  # in place of a level: a bot that keeps pace with the people at the table (`pace.py`)

LEVELS: Final = {  # the slowest first
    FIRST_EVENING: Level("first evening", 3_000, 0.0294, 0.13),
    BEGINNER: Level("beginner", 2_000, 0.0522, 0.10),
    2: Level("casual", 1_500, 0.0934, 0.07),
    3: Level("club", 1_100, 0.1885, 0.04),
    EXPERT: Level("expert", 900, 0.3247, 0.025),
    5: Level("top", 800, 0.5624, 0.015),
}
SOLO_S: Final = {FIRST_EVENING: 860, BEGINNER: 540, 2: 300, 3: 150, EXPERT: 90, 5: 60}  # what a game alone takes
