"""People's speed relative to each other, by rule set. Derived from the logs, and can be rebuilt at any time.

Only the people in a match count: in the race for each SET, which of them is first does not depend on the bots. Custom
rules are not rated, because they differ; nor are races, where everyone has the same deck to themselves (M-12). A player
is rated under the id in the log; for an account, the ratings of all its ids are combined.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.players.ratings import Rating, together
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.own_ids import OWN_IDS
from tercet.server.lobby.rating import Known, in_order, rated_by, sets_in
from tercet.storage.portable import repeated
from tercet.storage.store import Row, Statement, Store

RATED: Final = "SELECT DISTINCT stream, number FROM ratings WHERE stream = ${} AND number >= ${}"
NOW: Final = """
    SELECT * FROM (
        SELECT player, rule_set, mean, variance, matches FROM ratings WHERE player = ${} AND rule_set = ${}
        ORDER BY matches DESC, stream, number LIMIT 1
    ) AS newest
"""
OF_ALL_IDS: Final = f"SELECT DISTINCT player, rule_set FROM ratings WHERE player IN {OWN_IDS} ORDER BY rule_set, player"
COURSE: Final = f"""
    SELECT player, rule_set, mean, variance, matches,
        (SELECT max(ended) FROM results WHERE results.stream = ratings.stream AND results.number = ratings.number) AS at
    FROM ratings WHERE player IN {OWN_IDS} ORDER BY rule_set, at, stream, number, player
"""
MOST_SHOWN: Final = 60
ASKED_AT_ONCE: Final = 100  # ratings in one statement


class RatingView(Struct, frozen=True):
    """A rating for people: 1200 for a newcomer; `doubt` is half the width of the 95 % interval."""

    points: int
    doubt: int
    matches: int


class RatedMatch(Struct, frozen=True):
    """The rating after a match."""

    ended: int
    points: int
    doubt: int
    matches: int


class RatingCourse(Struct, frozen=True):
    """How a rating has changed, oldest match first; of many matches some are left out, never the last."""

    rule_set: str
    course: list[RatedMatch]


class Ratings:
    """Rates matches, and reads ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lines(self, matches: Sequence[FinishedMatch]) -> list[Statement]:
        """The statements that store the ratings of these matches, in order of their end; each is rated once."""
        rated = await self._rated(matches)
        new = [match for match in in_order(matches) if (match.stream, match.number) not in rated]
        now = await self._now((player, match.rule_set) for match in new for player in sets_in(match))
        return [line for match in new for line in rated_by(match, now)]

    async def _rated(self, matches: Sequence[FinishedMatch]) -> set[Row]:
        """The matches that have been rated, among these and those after them at their tables."""
        first: dict[str, int] = {}
        for match in matches:
            first[match.stream] = min(match.number, first.get(match.stream, match.number))
        return {*await self._ask(RATED, [*first.items()])}

    async def _now(self, asked: Iterable[tuple[Player, str]]) -> Known:
        """Ratings of players under rule sets; newcomers have none."""
        rows = await self._ask(NOW, [*dict.fromkeys(asked)])
        return {(player, rule_set): Rating(*rating) for player, rule_set, *rating in rows}

    async def _ask(self, question: str, about: Sequence[tuple[str, str | int]]) -> list[Row]:
        """Ask the same about several pairs of values, many in one statement."""
        rows: list[Row] = []
        for start in range(0, len(about), ASKED_AT_ONCE):
            part = about[start : start + ASKED_AT_ONCE]
            rows += await self._store.fetch(repeated(question, len(part), " UNION ALL "), *chain.from_iterable(part))
        return rows

    async def of(self, player: Player) -> dict[str, RatingView]:
        """A player's ratings by rule set, including those of guests who became this account."""
        shown: dict[str, list[Rating]] = {}
        ids = [(part, rule_set) for part, rule_set in await self._store.fetch(OF_ALL_IDS, player)]
        now = await self._now(ids)
        for part, rule_set in ids:
            shown.setdefault(rule_set, []).append(now[part, rule_set])
        ratings = {rule_set: together(parts) for rule_set, parts in shown.items()}
        return {name: RatingView(rating.points, rating.doubt, rating.rounds) for name, rating in ratings.items()}

    async def courses(self, player: Player) -> list[RatingCourse]:
        """A player's ratings by rule set, match after match, including those of guests who became this account."""
        courses: dict[str, list[RatedMatch]] = {}
        parts: dict[tuple[str, Player], Rating] = {}
        for part, rule_set, mean, variance, matches, ended in await self._store.fetch(COURSE, player):
            parts[rule_set, part] = Rating(mean, variance, matches)
            now = together([rating for (name, _), rating in parts.items() if name == rule_set])
            courses.setdefault(rule_set, []).append(RatedMatch(ended, now.points, now.doubt, now.rounds))
        return [RatingCourse(name, thinned(course)) for name, course in courses.items()]


def thinned(course: Sequence[RatedMatch]) -> list[RatedMatch]:
    """At most so many of them, evenly chosen; the last one is always there."""
    step = -(-len(course) // MOST_SHOWN)
    return [*reversed(course[::-1][:: max(step, 1)])]
