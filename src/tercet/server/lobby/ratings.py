"""People's speed relative to each other, by rule set. Derived from the logs, and can be rebuilt at any time.

Only the people in a match count: in the race for each SET, which of them is first does not depend on the bots. Custom
rules are not rated, because they differ; nor are races, where everyone has the same deck to themselves (M-12). A player
is rated under the id in the log; for an account, the ratings of all its ids are combined.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tercet.engine.slots.match_length import own_layouts
from tercet.engine.value import Player
from tercet.players.ratings import Rating, rate, together
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live.dice import is_bot
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.naming import OWN
from tercet.server.lobby.own_ids import OWN_IDS
from tercet.storage.store import Statement, Store

ADD: Final = """
    INSERT INTO ratings (stream, number, player, rule_set, matches, mean, variance) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING
"""
RATED: Final = "SELECT DISTINCT number FROM ratings WHERE stream = $1"
NOW: Final = """
    SELECT mean, variance, matches FROM ratings WHERE player = $1 AND rule_set = $2
    ORDER BY matches DESC, stream, number LIMIT 1
"""
OF_ALL_IDS: Final = f"SELECT DISTINCT player, rule_set FROM ratings WHERE player IN {OWN_IDS} ORDER BY rule_set, player"
COURSE: Final = f"""
    SELECT player, rule_set, mean, variance, matches,
        (SELECT max(ended) FROM results WHERE results.stream = ratings.stream AND results.number = ratings.number) AS at
    FROM ratings WHERE player IN {OWN_IDS} ORDER BY rule_set, at, stream, number, player
"""
MOST_SHOWN: Final = 60
Known = dict[tuple[Player, str], Rating]


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
        lines: list[Statement] = []
        known: Known = {}
        rated = {stream: await self._store.fetch(RATED, stream) for stream in {match.stream for match in matches}}
        for match in sorted(matches, key=lambda match: (match.ended, match.stream, match.number)):
            if (match.number,) not in rated[match.stream]:
                for player, rating in (await self._rate(match, known)).items():
                    known[player, match.rule_set] = rating
                    told = (rating.rounds, rating.mean, rating.variance)
                    lines.append((ADD, (match.stream, match.number, player, match.rule_set, *told)))
        return lines

    async def _rate(self, match: FinishedMatch, known: Known) -> dict[Player, Rating]:
        """The ratings that change."""
        name = match.rule_set
        sets = {each.player: each.sets for each in match.results if is_rated(name) and not is_bot(each.player)}
        before = {player: known.get((player, name)) or await self._now(player, name) for player in sets}
        after = rate(before, sets)
        return {player: rating for player, rating in after.items() if rating.rounds > before[player].rounds}

    async def _now(self, player: Player, rule_set: str) -> Rating:
        rows = await self._store.fetch(NOW, player, rule_set)
        return Rating(*rows[0]) if rows else Rating()

    async def of(self, player: Player) -> dict[str, RatingView]:
        """A player's ratings by rule set, including those of guests who became this account."""
        shown: dict[str, list[Rating]] = {}
        for part, rule_set in await self._store.fetch(OF_ALL_IDS, player):
            shown.setdefault(rule_set, []).append(await self._now(part, rule_set))
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


def is_rated(rule_set: str) -> bool:
    """Is a match by these rules rated? Not where layouts are one's own: nobody was quicker than another to a find."""
    return rule_set != OWN and not own_layouts(RULE_SETS[rule_set].rules)
