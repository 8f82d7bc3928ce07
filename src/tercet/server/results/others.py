"""How others did on a day's puzzle: how many needed how long, and no names.

Only each person's first attempt is in it, if it was solved on its day and without help.
"""

from bisect import bisect_right
from datetime import date
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.daily import Size
from tercet.server.results.comparing import daily_subject
from tercet.storage.store import Store

BOUNDS_S: Final[dict[Size, tuple[int, ...]]] = {
    "full": (60, 120, 180, 240, 300, 360, 480),
    "small": (15, 30, 45, 60, 90, 120, 180),
}
OWN: Final = """
    SELECT ms FROM alone_results WHERE kind = 'daily' AND subject = $1 AND player = $2 ORDER BY received, id LIMIT 1
"""
FIRST_TRIES: Final = """
    SELECT ms, count(*) FROM alone_results AS r WHERE kind = 'daily' AND subject = $1 AND ms IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM alone_results AS e WHERE e.kind = 'daily' AND e.subject = $1 AND e.player = r.player
        AND (e.received < r.received OR e.received = r.received AND e.id < r.id))
    GROUP BY ms
"""


class Column(Struct, frozen=True):
    """How many people needed less than so many seconds, and not less than the column before; the last has no end."""

    below_s: int | None
    people: int


class Others(Struct, frozen=True):
    """The times of everyone who solved a puzzle on its day and without help at the first attempt."""

    people: int
    columns: list[Column]
    faster: int | None
    """How many were faster than you, if you are among them."""


async def others_of(store: Store, player: Player, day: date, size: Size) -> Others | None:
    """How others did; None if the player has not finished this puzzle."""
    subject = daily_subject(size, day.isoformat())
    own = await store.fetch(OWN, subject, player)
    if not own:
        return None
    times = {int(ms): int(people) for ms, people in await store.fetch(FIRST_TRIES, subject)}
    return told(times, own[0][0], BOUNDS_S[size])


def told(times: dict[int, int], own: int | None, bounds: tuple[int, ...]) -> Others:
    """People by the time they needed, in columns.

    >>> [column.people for column in told({59_999: 2, 60_000: 1, 900_000: 1}, None, (60, 120)).columns]
    [2, 1, 1]
    """
    counts = [0] * (len(bounds) + 1)
    for ms, people in times.items():
        counts[bisect_right(bounds, ms // 1000)] += people
    columns = [Column(below, people) for below, people in zip((*bounds, None), counts, strict=True)]
    faster = None if own is None else sum(people for ms, people in times.items() if ms < own)
    return Others(sum(counts), columns, faster)
