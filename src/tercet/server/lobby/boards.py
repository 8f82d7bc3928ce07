"""Boards of players, for those who want to be on them: by rating, and by the fastest game alone.

Only matches that the engine refereed, and in which it revealed nothing. A rating counts at its lower end, so that few
matches do not lead a board. A game alone counts from the deal until nothing is left to find, which is as much work for
everyone. Other times are not compared: who plays against slow people has more time to find things.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime, timedelta
from time import time
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from tercet.engine.facts import engine_decides, reveals_nothing
from tercet.engine.value import Player
from tercet.players.ratings import Rating, together
from tercet.rulesets.catalogue import RULE_SETS
from tercet.storage.store import Store

BoardName = Literal["rating", "fastest"]
Period = Literal["day", "week", "all"]
PLACES: Final = 100
ON_BOARDS: Final = tuple(
    name for name, known in RULE_SETS.items() if engine_decides(known.rules) and reveals_nothing(known.rules)
)
# Every id of everyone who wants to be on boards.
IDS: Final = """
    WITH ids AS (
        SELECT player AS own, player AS member FROM board_members
        UNION SELECT guest, account FROM moved WHERE account IN (SELECT player FROM board_members)
    )
"""
RATED: Final = f"""
    {IDS} SELECT member, name, own, mean, variance, matches, (
        SELECT max(ended) FROM ratings AS one
        JOIN results ON results.stream = one.stream AND results.number = one.number
        WHERE one.player = now.player AND one.rule_set = now.rule_set
    ) FROM ids JOIN ratings AS now ON now.player = own JOIN players ON players.id = member
    WHERE now.rule_set = $1 AND now.matches = (
        SELECT max(matches) FROM ratings AS one WHERE one.player = now.player AND one.rule_set = now.rule_set
    ) ORDER BY member, own, stream, number
"""
ALONE: Final = f"""
    {IDS} SELECT member, name, alone_ms, ended FROM ids JOIN timings ON timings.player = own
    JOIN players ON players.id = member WHERE rule_set = $1 AND alone_ms > 0 AND hinted = 0 AND ended >= $2
    ORDER BY alone_ms, ended, member
"""
RATED_RULES: Final = f"{IDS} SELECT DISTINCT rule_set FROM ids JOIN ratings ON ratings.player = own"
ALONE_RULES: Final = f"""
    {IDS} SELECT DISTINCT rule_set FROM ids JOIN timings ON timings.player = own WHERE alone_ms > 0 AND hinted = 0
"""
JOIN: Final = "INSERT INTO board_members (player, since) VALUES ($1, $2) ON CONFLICT DO NOTHING"
LEAVE: Final = "DELETE FROM board_members WHERE player = $1"
MEMBER: Final = "SELECT since FROM board_members WHERE player = $1"


class BoardPlace(Struct, frozen=True):
    """Somebody's place: with a rating, or with the time of a whole game alone."""

    rank: int  # equal ones share it
    player: Player
    name: str
    ended: int  # the last match that counts, or the game itself
    points: int | None = None
    doubt: int | None = None
    ms: int | None = None


class PlayersBoard(Struct, frozen=True):
    """A board under one rule set. Days and weeks are those of UTC; weeks begin on Monday."""

    board: BoardName
    period: Period
    since: int | None  # the beginning of the day or week
    rule_set: str | None  # None if nobody is on this board under any rules
    rule_sets: list[str]  # all that have a board of this kind
    places: list[BoardPlace]


def beginning(period: Period, now: int) -> int | None:
    """When the day or the week began, in UTC.

    >>> beginning("week", 1_790_000_000_000) == 1_789_948_800_000
    True
    """
    if period == "all":
        return None
    today = datetime.fromtimestamp(now / 1000, UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    first = today - timedelta(days=today.weekday() if period == "week" else 0)
    return int(first.timestamp() * 1000)


def placed(lines: Iterable[BoardPlace], value: Callable[[BoardPlace], int]) -> list[BoardPlace]:
    """Ranked by a value, the least first; of equal ones those who had it first stand on top, with the same rank."""
    ranked: list[BoardPlace] = []
    for n, line in enumerate(sorted(lines, key=lambda line: (value(line), line.ended, line.player)), 1):
        shares = ranked and value(ranked[-1]) == value(line)
        ranked.append(replace(line, rank=ranked[-1].rank if shares else n))
    return ranked[:PLACES]


class Boards:
    """Reads the boards, and knows who is on them."""

    def __init__(self, store: Store, now: Callable[[], float] = time) -> None:
        self._store = store
        self._now = now

    async def is_on(self, player: Player) -> bool:
        """Does this player want to be on boards?"""
        return bool(await self._store.fetch(MEMBER, player))

    async def put(self, player: Player, on: bool) -> None:
        """Join, or leave at once."""
        await (self._store.execute(JOIN, player, self._ms()) if on else self._store.execute(LEAVE, player))

    def _ms(self) -> int:
        return int(self._now() * 1000)

    async def read(self, board: BoardName, period: Period, rule_set: str | None = None) -> PlayersBoard:
        """One board; under the first rule set that has one if none is named."""
        rows = await self._store.fetch(RATED_RULES if board == "rating" else ALONE_RULES)
        played = [name for name in ON_BOARDS if (name,) in rows]
        chosen = rule_set if rule_set in ON_BOARDS else next(iter(played), None)
        since = beginning(period, self._ms())
        places = await self._places(board, chosen, since or 0) if chosen else []
        return PlayersBoard(board, period, since, chosen, played, places)

    async def _places(self, board: BoardName, rule_set: str, since: int) -> list[BoardPlace]:
        if board == "fastest":
            return _fastest(await self._store.fetch(ALONE, rule_set, since))
        return _rated(await self._store.fetch(RATED, rule_set), since)


def _fastest(rows: Sequence[tuple[Player, str, int, int]]) -> list[BoardPlace]:
    best: dict[Player, BoardPlace] = {}
    for player, name, ms, ended in rows:
        best.setdefault(player, BoardPlace(0, player, name, ended, ms=ms))
    return placed(best.values(), lambda place: place.ms or 0)


def _rated(rows: Sequence[tuple[Player, str, Player, float, float, int, int]], since: int) -> list[BoardPlace]:
    parts: dict[Player, dict[Player, Rating]] = {}
    names: dict[Player, str] = {}
    ended: dict[Player, int] = {}
    for member, name, own, mean, variance, matches, last in rows:
        parts.setdefault(member, {}).setdefault(own, Rating(mean, variance, matches))
        names[member], ended[member] = name, max(last, ended.get(member, 0))
    now = {member: together([*each.values()]) for member, each in parts.items() if ended[member] >= since}
    lines = [
        BoardPlace(0, member, names[member], ended[member], rating.points, rating.doubt)
        for member, rating in now.items()
    ]
    return placed(lines, lambda place: (place.doubt or 0) - (place.points or 0))
