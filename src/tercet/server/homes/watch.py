"""Which workers are gone, as one of them sees it. Pure: time is an argument.

No clocks are compared. A worker is given up if this one has looked again and again, without a long pause between looks,
and has always seen the same: the same beat, and perhaps that its connection is gone. So nobody is blamed for a database
that was away, or for a pause of one's own.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

BEAT_S: Final = 0.2  # how often a worker says that it is there, and looks at the others
GONE_S: Final = 0.8  # without a connection: its process has ended
SILENT_S: Final = 6.0  # with a connection: its process is paused, or its machine is gone
PAUSE_S: Final = 1.5  # between two looks: a longer one was a pause of our own


class Sign(NamedTuple):
    """What is seen of a worker: the number of its last beat, and whether its connection is gone."""

    beat: int
    gone: bool


class Watch:
    """What one worker has seen of the others."""

    def __init__(self) -> None:
        self._looked = 0.0
        self._seen: dict[str, tuple[Sign, float]] = {}  # by worker: the last sign, and when it was new

    def look(self, now: float, signs: Mapping[str, Sign]) -> list[str]:
        """Take in what is seen of all workers; returns those that must be given up."""
        if now - self._looked > PAUSE_S:
            self._seen = {}
        self._looked = now
        self._seen = {worker: self._since(worker, sign, now) for worker, sign in signs.items()}
        return [worker for worker, (sign, since) in self._seen.items() if now - since >= patience(sign)]

    def _since(self, worker: str, sign: Sign, now: float) -> tuple[Sign, float]:
        before = self._seen.get(worker)
        return before if before is not None and before[0] == sign else (sign, now)

    def forget(self) -> None:
        """The others could not be looked at: begin again."""
        self._seen = {}


def patience(sign: Sign) -> float:
    """How long a worker may show the same sign."""
    return GONE_S if sign.gone else SILENT_S
