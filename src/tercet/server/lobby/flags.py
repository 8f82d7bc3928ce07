"""Matches with timing that no person has, for the operator. Derived from the logs, and can be rebuilt at any time."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, json

from tercet.engine.value import Player
from tercet.players.oddities import Oddity, oddities
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.own_ids import OWN_IDS
from tercet.storage.store import Row, Statement, Store

ADD: Final = """
    INSERT INTO flagged (stream, number, player, rule_set, ended, reasons) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING
"""
SELECT: Final = """
    SELECT stream, number, player, COALESCE(name, ''), rule_set, ended, reasons FROM flagged
    LEFT JOIN moved ON guest = player LEFT JOIN players ON id = COALESCE(account, player)
"""
NEWEST_FIRST: Final = "ORDER BY ended DESC, stream, number, player LIMIT"

_reasons = json.Decoder(list[Oddity]).decode


class Flagged(Struct, frozen=True):
    """A match in which somebody's timing is odd, and why."""

    table: str
    number: int
    player: Player
    name: str  # empty for somebody who has left for good
    rule_set: str
    ended: int
    reasons: list[Oddity]


class Flags:
    """Stores and reads what an operator should look at."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def lines(self, matches: Iterable[FinishedMatch]) -> list[Statement]:
        """The statements that list what is odd about these matches."""
        return [
            (ADD, (match.stream, match.number, timing.player, match.rule_set, match.ended, json.encode(odd).decode()))
            for match in matches
            for timing in match.timings
            if (odd := oddities(timing.finds))
        ]

    async def newest(self, most: int) -> list[Flagged]:
        """The newest matches on the list."""
        return [*map(_read, await self._store.fetch(f"{SELECT} {NEWEST_FIRST} $1", most))]

    async def about(self, player: Player, most: int) -> list[Flagged]:
        """What the list says about one player."""
        sql = f"{SELECT} WHERE player IN {OWN_IDS} {NEWEST_FIRST} $2"
        return [*map(_read, await self._store.fetch(sql, player, most))]


def _read(row: Row) -> Flagged:
    stream, number, player, name, rule_set, ended, reasons = row
    return Flagged(stream, number, player, name, rule_set, ended, _reasons(reasons))
