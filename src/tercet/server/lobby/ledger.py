"""Results of all matches, for histories and statistics. Derived from the logs, and can be rebuilt at any time."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.flags import Flags
from tercet.server.lobby.ratings import Ratings, RatingView
from tercet.server.lobby.timings import Timings
from tercet.server.results.alone import moved
from tercet.storage.store import Statement, Store
from tercet.tables.results import Result

ADD: Final = """
    INSERT INTO results (stream, number, player, rule_set, rank, points, sets, failed, players, ended)
    VALUES ($1, $2, COALESCE((SELECT account FROM moved WHERE guest = $3), $3), $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT DO NOTHING
"""
HISTORY: Final = """
    SELECT stream, number, rule_set, rank, points, sets, failed, players, ended FROM results
    WHERE player = $1 ORDER BY ended DESC LIMIT $2
"""
KNOWS: Final = "SELECT 1 FROM results WHERE stream = $1 AND number = $2 LIMIT 1"
ALIAS: Final = "INSERT INTO moved (guest, account) VALUES ($1, $2) ON CONFLICT DO NOTHING"
MOVE: Final = """
    UPDATE results SET player = $2 WHERE player = $1
    AND NOT EXISTS (SELECT 1 FROM results AS own WHERE own.stream = results.stream
        AND own.number = results.number AND own.player = $2)
"""
STATISTICS: Final = """
    SELECT rule_set, count(*), sum(CASE WHEN rank = 1 AND players > 1 THEN 1 ELSE 0 END), sum(sets), sum(failed),
        max(points) FROM results WHERE player = $1 GROUP BY rule_set ORDER BY rule_set
"""


class PlayedMatch(Struct, frozen=True):
    """One match in a player's history."""

    table: str
    number: int
    rule_set: str
    rank: int
    points: int
    sets: int
    failed: int
    players: int
    ended: int


class Statistics(Struct, frozen=True):
    """A player's statistics under one rule set."""

    rule_set: str
    rating: RatingView | None  # None until a match has been rated
    matches: int
    won: int
    sets: int
    failed: int
    best: int


class Ledger:
    """Stores and reads results."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.ratings = Ratings(store)
        self.timings = Timings(store)
        self.flags = Flags(store)

    async def lines(self, matches: Sequence[FinishedMatch]) -> list[Statement]:
        """The statements that store these matches: everyone's result, times and new rating."""
        return self.results(matches) + await self.ratings.lines(matches)

    def results(self, matches: Sequence[FinishedMatch]) -> list[Statement]:
        """The statements that store what follows from each match alone: results and times."""
        results = [_line(match, result) for match in matches for result in match.results]
        return results + self.timings.lines(matches) + self.flags.lines(matches)

    async def knows(self, stream: str, number: int) -> bool:
        """Are the results of this match stored?"""
        return bool(await self._store.fetch(KNOWS, stream, number))

    async def move(self, guest: Player, account: Player) -> None:
        """Move a guest's matches and results of play alone to an account; not those that both have."""
        await self._store.execute_all([(ALIAS, (guest, account)), (MOVE, (guest, account)), moved(guest, account)])

    async def history(self, player: Player, most: int = 100) -> list[PlayedMatch]:
        """The player's last matches."""
        return [PlayedMatch(*row) for row in await self._store.fetch(HISTORY, player, most)]

    async def statistics(self, player: Player) -> list[Statistics]:
        """The player's statistics by rule set, including at least what `history` has just returned."""
        rows = await self._store.fetch(STATISTICS, player)
        ratings = await self.ratings.of(player)
        # PostgreSQL adds up to decimals
        return [Statistics(name, ratings.get(name), *map(int, figures)) for name, *figures in rows]


def _line(match: FinishedMatch, r: Result) -> Statement:
    told = (r.rank, r.points, r.sets, r.failed, r.players)
    return ADD, (match.stream, match.number, r.player, match.rule_set, *told, match.ended)
