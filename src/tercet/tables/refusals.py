"""What the table itself refuses; the rounds have their own."""

from typing import Final

from tercet.engine.refusals import Refusal

LOCKED: Final = Refusal("locked", "The host has locked this table.")
PAUSED: Final = Refusal("paused", "The host has paused this table.")
NO_JUDGE_SEAT: Final = Refusal("no-judge-seat", "Nobody judges at this table: the players rule.")
PLAYING: Final = Refusal("playing", "A match is going on. Wait until it is over.")
NO_SUCH_LEVEL: Final = Refusal("no-such-level", "Bots have the levels 1 to 7.")
