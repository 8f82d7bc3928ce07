"""How everyone plays: times, mistakes, and what is usual here. Derived from the logs, and can be rebuilt at any time.

Stored under the id in the log, one line for each person and match. Who erases their statistics leaves a note, up to
when: so that rebuilding does not bring them back.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, json

from tercet.engine.value import Player
from tercet.players.statistics import Figures, PlayedTiming, figures
from tercet.record.timings import TimedFind
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.own_ids import OWN_IDS
from tercet.storage.store import Row, Statement, Store

FOR_EVER: Final = 2**62
MOST: Final = 10_000  # matches of one player that are read
SAMPLE: Final = 1_000  # lines of others that are read, the newest ones
ADD: Final = """
    INSERT INTO timings (stream, number, player, rule_set, ended, sets, failed, hinted, alone_ms, finds, wrong)
    SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS BIGINT),
        CAST($6 AS BIGINT), CAST($7 AS BIGINT), CAST($8 AS BIGINT), CAST($9 AS BIGINT),
        CAST($10 AS TEXT), CAST($11 AS TEXT)
    WHERE NOT EXISTS (SELECT 1 FROM erased_statistics WHERE player = $3 AND until >= $5)
    ON CONFLICT DO NOTHING
"""
NOTE: Final = f"""
    INSERT INTO erased_statistics (player, until)
    SELECT own.guest, CAST($2 AS BIGINT) FROM {OWN_IDS} AS own WHERE true
    ON CONFLICT (player) DO UPDATE SET until = excluded.until
"""
ERASE: Final = f"DELETE FROM timings WHERE player IN {OWN_IDS} AND ended <= $2"
RULE_SETS: Final = f"""
    SELECT rule_set, count(*) FROM timings WHERE player IN {OWN_IDS} GROUP BY rule_set ORDER BY count(*) DESC, rule_set
"""
OWN: Final = f"""
    SELECT $1, ended, sets, failed, finds, wrong FROM timings WHERE player IN {OWN_IDS} AND rule_set = $2
    ORDER BY ended DESC, stream, number, player LIMIT $3
"""
OTHERS: Final = """
    SELECT COALESCE(account, player), ended, sets, failed, finds, wrong FROM timings
    LEFT JOIN moved ON guest = player WHERE rule_set = $2 AND COALESCE(account, player) <> $1
    ORDER BY ended DESC, stream, number, player LIMIT $3
"""
EVERYTHING: Final = f"""
    SELECT stream, number, rule_set, ended, sets, failed, finds, wrong FROM timings WHERE player IN {OWN_IDS}
    ORDER BY ended DESC, stream, number LIMIT $2
"""

_finds = json.Decoder(tuple[TimedFind, ...]).decode
_wrong = json.Decoder(tuple[str, ...]).decode


class PlayedRuleSet(Struct, frozen=True):
    """A rule set that somebody has played, and in how many matches."""

    rule_set: str
    matches: int


class PlayStatistics(Struct, frozen=True):
    """How you play under one rule set, in your last matches or in all."""

    rule_sets: list[PlayedRuleSet]  # all that you have played, the most frequent first
    rule_set: str | None
    last: int | None  # of so many matches; all if there is no number
    figures: Figures | None


class MatchTimes(Struct, frozen=True):
    """Your times in one match, in ms, and the features of each trio that was wrong."""

    table: str
    number: int
    rule_set: str
    ended: int
    sets: int
    failed: int
    finds: tuple[TimedFind, ...]
    wrong: tuple[str, ...]


class Timings:
    """Stores and reads how people play."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def lines(self, matches: Iterable[FinishedMatch]) -> list[Statement]:
        """The statements that store these matches: one for each person."""
        return [(ADD, values) for match in matches for values in _values(match)]

    async def of(self, player: Player, rule_set: str | None = None, last: int | None = None) -> PlayStatistics:
        """How a player plays under a rule set; under the one they have played most if none is named."""
        played = [PlayedRuleSet(name, int(n)) for name, n in await self._store.fetch(RULE_SETS, player)]
        chosen = rule_set or (played[0].rule_set if played else None)
        if chosen is None:
            return PlayStatistics(played, None, last, None)
        own = await self._store.fetch(OWN, player, chosen, min(last or MOST, MOST))
        others = await self._store.fetch(OTHERS, player, chosen, SAMPLE)
        told = figures([*map(_read, reversed(own))], [*map(_read, others)])
        return PlayStatistics(played, chosen, last, told)

    async def everything(self, player: Player) -> list[MatchTimes]:
        """All that is stored about how a player plays."""
        rows = await self._store.fetch(EVERYTHING, player, MOST)
        return [MatchTimes(*_decoded(row)) for row in rows]

    async def erase(self, player: Player, now: int) -> None:
        """Erase how a player has played until now."""
        await self._store.execute_all(erasing(player, now))


def erasing(player: Player, until: int) -> list[Statement]:
    """The statements that erase how a player has played until a moment."""
    return [(NOTE, (player, until)), (ERASE, (player, until))]


def _values(match: FinishedMatch) -> list[tuple[str | int, ...]]:
    return [
        (
            *(match.stream, match.number, timing.player, match.rule_set, match.ended),
            *(timing.sets, timing.failed, int(timing.hinted), timing.alone_ms),
            *(json.encode(timing.finds).decode(), json.encode(timing.wrong).decode()),
        )
        for timing in match.timings
    ]


def _read(row: Row) -> PlayedTiming:
    return PlayedTiming(*_decoded(row))


def _decoded(row: Row) -> Row:
    return (*row[:-2], _finds(row[-2]), _wrong(row[-1]))
