"""Keeps results of play alone, each once, under the id that the device gave it."""

from typing import Final

from msgspec import json

from tercet.engine.value import Player
from tercet.server.daily import puzzle_of
from tercet.server.live.gate import Gate
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.puzzle_days import is_known
from tercet.server.results.checks import BadResult, check, check_daily
from tercet.server.results.comparing import comparable_ms, subject_of
from tercet.server.results.kinds import DailyResult, KeptResult, Kind, Result, kind_of
from tercet.storage.store import Statement, Store

MOST: Final = 4_000  # of one kind per player: ten years of daily puzzles
OF_A_PLAYER: Final = (200, 1)  # at once, and per second: a device that was without a connection for long sends many
OF_AN_ADDRESS: Final = (2_000, 10)  # a class shares one
OWNER: Final = "SELECT account FROM moved WHERE guest = $1"
FIND: Final = "SELECT id, received, body FROM alone_results WHERE player = $1 AND id = $2"
COUNT: Final = "SELECT count(*) FROM alone_results WHERE player = $1 AND kind = $2"
ADD: Final = """
    INSERT INTO alone_results (player, id, kind, subject, ms, received, body) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT DO NOTHING
"""
LIST: Final = "SELECT id, received, body FROM alone_results WHERE player = $1"
OF_KIND: Final = " AND kind = $3"
NEWEST: Final = " ORDER BY received DESC, id DESC LIMIT $2"
MOVE: Final = """
    UPDATE alone_results SET player = $2 WHERE player = $1
    AND NOT EXISTS (SELECT 1 FROM alone_results AS own WHERE own.player = $2 AND own.id = alone_results.id)
"""


class IdUsed(ValueError):
    """Another result has this id."""


class TooManyResults(ValueError):
    """The player has as many results of this kind as are kept."""


class TooFast(ValueError):
    """Too many results at once; try again later."""


class AloneResults:
    """Stores and reads results of play alone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._players = Gate(*OF_A_PLAYER)
        self._addresses = Gate(*OF_AN_ADDRESS)

    async def keep(self, player: Player, id_: str, result: Result, address: str) -> KeptResult:
        """Keep a result. The same again changes nothing; another one under the same id is refused."""
        if not (self._addresses.lets_in(address) and self._players.lets_in(player)):
            raise TooFast("Too many results at once. Wait a minute, then try again.")
        owner = await self._owner(player)
        known = await self._find(owner, id_)
        if known is None:
            await self._add(owner, id_, result)
            known = await self._find(owner, id_)
        if known is None or known.result != result:
            raise IdUsed("Another result has this id.")
        return known

    async def of(self, player: Player, kind: Kind | None = None, most: int = MOST) -> list[KeptResult]:
        """The player's results, newest first."""
        owner = await self._owner(player)
        some = (kind,) if kind else ()
        rows = await self._store.fetch(LIST + (OF_KIND if kind else "") + NEWEST, owner, most, *some)
        return [_kept(*row) for row in rows]

    async def _add(self, owner: Player, id_: str, result: Result) -> None:
        kind, received = kind_of(result), wall_clock_ms()
        check(result)
        if isinstance(result, DailyResult):
            await self._check_daily(result, received)
        ((count,),) = await self._store.fetch(COUNT, owner, kind)
        if int(count) >= MOST:
            raise TooManyResults(f"At most {MOST} results of a kind are kept.")
        ms, body = comparable_ms(result, received), json.encode(result).decode()
        await self._store.execute(ADD, owner, id_, kind, subject_of(result), ms, received, body)

    async def _check_daily(self, result: DailyResult, received: int) -> None:
        if not is_known(result.day, received):
            raise BadResult("There is no puzzle of that day yet.")
        check_daily(result, await puzzle_of(self._store, result.day, result.size))

    async def _find(self, owner: Player, id_: str) -> KeptResult | None:
        rows = await self._store.fetch(FIND, owner, id_)
        return _kept(*rows[0]) if rows else None

    async def _owner(self, player: Player) -> Player:
        """The account that a guest has become."""
        rows = await self._store.fetch(OWNER, player)
        return Player(str(rows[0][0])) if rows else player


def moved(guest: Player, account: Player) -> Statement:
    """The statement that moves a guest's results to an account; not those that both have."""
    return MOVE, (guest, account)


def _kept(id_: str, received: int, body: str) -> KeptResult:
    return KeptResult(str(id_), int(received), json.decode(body, type=Result))
