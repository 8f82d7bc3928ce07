"""People's speed relative to each other, by rule set. Derived from the logs, and can be rebuilt at any time.

Only the people in a match count: in the race for each SET, which of them is first does not depend on the bots. Custom
rules are not rated, because they differ. A player is rated under the id in the log; for an account, the ratings of all
its ids are combined.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.players.ratings import Rating, rate, together
from tercet.server.live.dice import is_bot
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.naming import OWN
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
OF_ALL_IDS: Final = """
    SELECT DISTINCT player, rule_set FROM ratings
    WHERE player = $1 OR player IN (SELECT guest FROM moved WHERE account = $1) ORDER BY rule_set, player
"""
Known = dict[tuple[Player, str], Rating]


class RatingView(Struct, frozen=True):
    """A rating for people: 1200 for a newcomer; `doubt` is half the width of the 95 % interval."""

    points: int
    doubt: int
    matches: int


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
        sets = {result.player: result.sets for result in match.results if name != OWN and not is_bot(result.player)}
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
