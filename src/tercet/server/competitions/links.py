"""Links that give a role in one competition without an account. Secrets and sessions are stored only as hashes."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.competitions.streams import stream_of
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.people.tokens import new_token, token_hash
from tercet.server.unguessable import unguessable
from tercet.storage.store import Statement, Store, Value

Kind = Literal["coordinator", "desk", "judge", "player", "projector"]
BYTES: Final = 16  # 128 bits
ISSUE: Final = """
    INSERT INTO competition_links (stream, kind, number, person, secret_hash, created) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (stream, kind, number) DO UPDATE
    SET person = excluded.person, secret_hash = excluded.secret_hash, created = excluded.created
"""
ONE: Final = "stream = $1 AND kind = $2 AND number = $3"
CLOSE: Final = f"DELETE FROM link_sessions WHERE {ONE}"
REVOKE: Final = f"DELETE FROM competition_links WHERE {ONE}"
# Only while the secret is valid: a link may be reissued at this very moment.
OPEN: Final = """
    INSERT INTO link_sessions (token_hash, stream, kind, number, created)
    SELECT $1, stream, kind, number, $2 FROM competition_links WHERE secret_hash = $3 AND stream = $4
    RETURNING kind, number
"""
WHOSE: Final = """
    SELECT person FROM link_sessions JOIN competition_links USING (stream, kind, number)
    WHERE token_hash = $1 AND stream = $2
"""
PERSONS: Final = "SELECT number, person FROM competition_links WHERE stream = $1 AND kind = $2"
LIST: Final = """
    SELECT kind, number, created,
        (SELECT COUNT(*) FROM link_sessions AS s WHERE s.stream = l.stream AND s.kind = l.kind AND s.number = l.number)
    FROM competition_links AS l WHERE stream = $1 ORDER BY kind, number
"""


class Link(Struct, frozen=True):
    """A link that was issued: a judge's by table, a player's by number. Its secret is not known any more."""

    kind: Kind
    number: int
    issued: int
    devices: int  # on which it was opened


class NewLink(Struct, frozen=True):
    """A link with its secret, which is given out this once. The path is below the competition's page."""

    kind: Kind
    number: int
    path: str
    secret: str


class LinkSession(Struct, frozen=True):
    """The session of a device: its token is valid in this competition only."""

    token: str
    kind: Kind
    number: int


class Links:
    """Issues links, opens them, and knows who holds a session."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def persons(self, competition: str, kind: Kind) -> dict[int, Player]:
        """Who acts by the links of this kind."""
        rows = await self._store.fetch(PERSONS, stream_of(competition), kind)
        return {int(number): Player(str(person)) for number, person in rows}

    async def issue(self, competition: str, kind: Kind, persons: Mapping[int, Player]) -> list[NewLink]:
        """Issue links by number, all or none; earlier ones with these numbers and their sessions end."""
        made = [NewLink(kind, number, path_of(kind, number), unguessable(BYTES)) for number in persons]
        await self._store.execute_all(_issuing(stream_of(competition), made, persons))
        return made

    async def revoke(self, competition: str, kind: Kind, number: int) -> None:
        """End a link and its sessions at once."""
        which: tuple[Value, ...] = (stream_of(competition), kind, number)
        await self._store.execute_all([(CLOSE, which), (REVOKE, which)])

    async def open(self, competition: str, secret: str) -> LinkSession | None:
        """Exchange a secret for a session; None if no link has it."""
        token = new_token()
        values = (token_hash(token), wall_clock_ms(), token_hash(secret), stream_of(competition))
        rows = await self._store.execute(OPEN, *values)
        return LinkSession(token, *rows[0]) if rows else None

    async def person_of(self, competition: str, token: str) -> Player | None:
        """Who acts with this session. Asked of the store every time, so that revoking works at once."""
        rows = await self._store.fetch(WHOSE, token_hash(token), stream_of(competition))
        return Player(str(rows[0][0])) if rows else None

    async def all_of(self, competition: str) -> list[Link]:
        """The valid links."""
        return [Link(*row) for row in await self._store.fetch(LIST, stream_of(competition))]


def _issuing(stream: str, made: Iterable[NewLink], persons: Mapping[int, Player]) -> Iterable[Statement]:
    at = wall_clock_ms()
    for link in made:
        yield CLOSE, (stream, link.kind, link.number)
        yield ISSUE, (stream, link.kind, link.number, persons[link.number], token_hash(link.secret), at)


def path_of(kind: Kind, number: int) -> str:
    """The page of a link, below the competition's own."""
    match kind:
        case "judge" | "player":
            return f"{kind}/{number}"
        case "coordinator" | "desk" | "projector":
            return kind
