"""The tables of the lobby: open, find by code, list while people may join."""

from collections.abc import Sequence
from random import SystemRandom
from typing import Any, Final

from msgspec import Struct

from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.rulesets.catalogue import FOR_NEWCOMERS
from tercet.server.live.hub import Hub
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.lobby.codes import LENGTH, LENGTH_BY_LINK, new_code, read_code
from tercet.server.lobby.naming import listed_as
from tercet.server.people.guests import names_of
from tercet.storage.store import Statement, Store
from tercet.tables.gathering import Gathering, Options

ADD: Final = "INSERT INTO tables (stream, code, created) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code"
BY_CODE: Final = "SELECT stream FROM tables WHERE code = $1"
CODE_OF: Final = "SELECT code FROM tables WHERE stream = $1"
KEEP: Final = """
    INSERT INTO lobby (stream, rule_set, host, sitting, people, bots, most, status, listed, changed)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (stream) DO UPDATE SET rule_set = excluded.rule_set, host = excluded.host,
        sitting = excluded.sitting, people = excluded.people, bots = excluded.bots, most = excluded.most,
        status = excluded.status, listed = excluded.listed, changed = excluded.changed
"""
LIST: Final = """
    SELECT lobby.stream, code, rule_set, host, COALESCE(name, ''), people, bots, most, status, sitting
    FROM lobby JOIN tables USING (stream) LEFT JOIN players ON players.id = host
    WHERE listed = 1 AND people > 0 ORDER BY changed DESC LIMIT $1
"""


class ListedTable(Struct, frozen=True):
    """A table in the lobby's list."""

    table: str
    code: str
    rule_set: str
    host: Player
    host_name: str
    people: int
    bots: int
    most: int
    status: str  # gathering, playing or over
    names: tuple[str, ...]  # of the people who are there, in the order in which they came
    for_newcomers: bool = False  # its rules, or those they differ from, need no explanation
    yours: bool = False  # you are one of those people


class Directory:
    """Opens, finds and lists tables."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._dice = SystemRandom()

    async def open(self, host: Player, rules: Rules, options: Options) -> tuple[str, str] | Refusal:
        """Open a table; returns its id and its code."""
        stream = await self._hub.open_table(host, rules, options)
        if isinstance(stream, Refusal):
            return stream
        return stream, await self.enlist(stream, LENGTH if options.visibility == "listed" else LENGTH_BY_LINK)

    async def enlist(self, stream: str, length: int = LENGTH_BY_LINK) -> str:
        """Give a new table its code, and its line in the lobby."""
        while not await self._store.execute(ADD, stream, code := new_code(self._dice, length), wall_clock_ms()):
            pass  # the code is taken: try another
        mailbox = await self._hub.wake(stream)
        if mailbox is not None:
            await self.keep(stream, mailbox.gathering)
        return code

    async def find(self, code: str) -> str | None:
        """The table with this code, or None."""
        rows = await self._store.fetch(BY_CODE, read_code(code))
        return str(rows[0][0]) if rows else None

    async def code_of(self, stream: str) -> str | None:
        """The code of a table."""
        rows = await self._store.fetch(CODE_OF, stream)
        return str(rows[0][0]) if rows else None

    async def listed(self, most: int = 50, me: Player | None = None) -> list[ListedTable]:
        """The listed tables, most active first."""
        rows = [(*shown, players_in(str(sitting))) for *shown, sitting in await self._store.fetch(LIST, most)]
        names = await names_of(self._store, (player for row in rows for player in row[-1]))
        return [_line(shown, _known(sitting, names), me in sitting) for *shown, sitting in rows]

    async def listed_as_open(self, code: str) -> ListedTable | None:
        """The table with this code, if it is listed."""
        return next((each for each in await self.listed() if each.code == read_code(code)), None)

    async def keep(self, stream: str, gathering: Gathering) -> None:
        """Store the line of this table in the lobby."""
        await self._store.execute_all([lobby_line(stream, gathering)])


def lobby_line(stream: str, gathering: Gathering) -> Statement:
    """The line of a table in the lobby, to be written."""
    return KEEP, (stream, *summary(gathering), wall_clock_ms())


def _line(shown: Sequence[Any], names: tuple[str, ...], yours: bool) -> ListedTable:
    _, _, rule_set, *_ = shown
    facts: list[Any] = [*shown, names, str(rule_set).partition("~")[0] in FOR_NEWCOMERS, yours]
    return ListedTable(*facts)


def players_in(text: str) -> list[Player]:
    """The players whose ids stand in this text, with spaces between them."""
    return [Player(each) for each in text.split()]


def _known(players: list[Player], names: dict[Player, str]) -> tuple[str, ...]:
    return tuple(names[player] for player in players if player in names)


def summary(gathering: Gathering) -> tuple[str, str, str, int, int, int, str, int]:
    """What the lobby shows about a table."""
    people = [sitter.player for sitter in gathering.sitters if sitter.present and not sitter.level]
    bots = sum(sitter.level > 0 for sitter in gathering.sitters)
    status = "playing" if gathering.playing else "over" if gathering.match else "gathering"
    listed = int(gathering.options.visibility == "listed" and not gathering.locked)
    host, sitting = ("", "") if gathering.numbered else (gathering.host, " ".join(people))
    most = gathering.rules.seats.most
    return listed_as(gathering.rules), host, sitting, len(people), bots, most, status, listed
