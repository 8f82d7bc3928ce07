"""How quick people are beside each other, by rule set. Made from the log, and made anew from it at any time.

Of a match only its people count: in the race for each SET, who of them is first does not depend on the bots beside
them. Rules of one's own are not rated, for they differ. A player is rated under the id of the log; whoever signs in as
an account brings what each of their ids has shown.
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
    """A rating as people read it: 1200 for a newcomer; the truth lies within the doubt, 95 times in 100."""

    points: int
    doubt: int
    matches: int


class Ratings:
    """Rates matches, and says how people are rated."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def lines(self, matches: Sequence[FinishedMatch]) -> list[Statement]:
        """What is to be written of these matches, in the order in which they ended; each is rated once."""
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
        """A player's ratings by rule set; those of guests who became this account count too."""
        shown: dict[str, list[Rating]] = {}
        for part, rule_set in await self._store.fetch(OF_ALL_IDS, player):
            shown.setdefault(rule_set, []).append(await self._now(part, rule_set))
        ratings = {rule_set: together(parts) for rule_set, parts in shown.items()}
        return {name: RatingView(rating.points, rating.doubt, rating.rounds) for name, rating in ratings.items()}
