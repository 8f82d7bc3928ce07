"""Guests and their sessions: a name is enough to play."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from time import monotonic
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.dice import Dice
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.people.names import clean_name
from tercet.server.people.tokens import new_token, token_hash
from tercet.storage.store import Store

KEPT: Final = 10_000  # sessions that are cached
AT_A_TIME: Final = 500
KEPT_S: Final = 10.0  # for this long, so that a session that another worker has ended ends here too
ADD_PLAYER: Final = (
    "INSERT INTO players (id, name, created) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING RETURNING id"
)
ADD_SESSION: Final = "INSERT INTO sessions (token_hash, player, created) VALUES ($1, $2, $3)"
WHOSE: Final = "SELECT player FROM sessions WHERE token_hash = $1"
RENAME: Final = "UPDATE players SET name = $2 WHERE id = $1"
NAMES: Final = "SELECT id, name FROM players WHERE id IN "
SESSIONS: Final = "SELECT token_hash FROM sessions WHERE token_hash IN "
END_SESSION: Final = "DELETE FROM sessions WHERE token_hash = $1"
END_SESSIONS: Final = "DELETE FROM sessions WHERE player = $1 AND token_hash <> $2 RETURNING token_hash"

Told = Callable[["EndedSessions"], None]


class EndedSessions(Struct, frozen=True):
    """Ended sessions, by the hashes of their tokens. A renewed session has a successor: its client may reconnect."""

    sessions: tuple[bytes, ...]
    renewed: bool = False


class Guests:
    """Creates guests, recognises them, and knows their names."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, tuple[Player, float]] = OrderedDict()
        self._ends = 0
        self.on_ended: list[Told] = []  # called when sessions end here

    async def welcome(self, name: str) -> tuple[Player, str]:
        """Create a player; returns the player and the token of their session."""
        player = Dice().player_id()
        token = await self.admit(player, name)
        assert token is not None  # nobody has an id that was drawn just now
        return player, token

    async def admit(self, player: Player, name: str) -> str | None:
        """Create a player with this id; returns the token of their session, or None if somebody has it already."""
        added = await self._store.execute(ADD_PLAYER, player, clean_name(name), wall_clock_ms())
        return await self.new_session(player) if added else None

    async def new_session(self, player: Player) -> str:
        """Add a session of this player; returns its token."""
        token = new_token()
        await self._store.execute(ADD_SESSION, token_hash(token), player, wall_clock_ms())
        return token

    async def player_of(self, token: str) -> Player | None:
        """The player of this session."""
        kept = token_hash(token)
        known, until = self._known.get(kept, (None, 0.0))
        if known is not None and monotonic() < until:
            return known
        ends = self._ends
        rows = await self._store.fetch(WHOSE, kept)
        if not rows:
            self._known.pop(kept, None)
            return None
        player = Player(str(rows[0][0]))
        if ends == self._ends:  # otherwise it may be this session that has ended meanwhile
            self._known[kept] = (player, monotonic() + KEPT_S)
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return player

    async def rename(self, player: Player, name: str) -> str:
        """Change the name; returns it as it will be shown."""
        shown = clean_name(name)
        await self._store.execute(RENAME, player, shown)
        return shown

    async def names(self, players: Iterable[Player]) -> dict[Player, str]:
        """The names of these players. Deleted players and bots have none."""
        return await names_of(self._store, players)

    async def sign_out(self, token: str) -> None:
        """End this session."""
        await self._store.execute(END_SESSION, token_hash(token))
        self.end(EndedSessions((token_hash(token),)))

    async def sign_out_everywhere(self, player: Player, but: str = "") -> None:
        """End all sessions of this player, or all but one."""
        rows = await self._store.execute(END_SESSIONS, player, token_hash(but))
        self.end(EndedSessions(tuple(bytes(kept) for (kept,) in rows)))

    async def renew(self, player: Player, token: str) -> tuple[str, EndedSessions]:
        """Replace the token of this session; the old one becomes invalid. The caller must pass `end` on."""
        new = await self.new_session(player)
        await self._store.execute(END_SESSION, token_hash(token))
        self.forget(ended := EndedSessions((token_hash(token),), renewed=True))
        return new, ended

    async def over(self, sessions: Collection[bytes]) -> tuple[bytes, ...]:
        """Which of these sessions have ended; a few hundred are asked for at a time."""
        wanted, there = [*sessions], set[bytes]()
        for first in range(0, len(wanted), AT_A_TIME):
            some = wanted[first : first + AT_A_TIME]
            marks = ", ".join(f"${n}" for n in range(1, len(some) + 1))
            there |= {bytes(kept) for (kept,) in await self._store.fetch(f"{SESSIONS}({marks})", *some)}
        return tuple(kept for kept in wanted if kept not in there)

    def end(self, ended: EndedSessions) -> None:
        """Forget ended sessions, and notify the listeners."""
        self.forget(ended)
        for told in self.on_ended:
            told(ended)

    def forget(self, ended: EndedSessions) -> None:
        """Remove these from the cache."""
        self._ends += 1
        for kept in ended.sessions:
            self._known.pop(kept, None)


async def names_of(store: Store, players: Iterable[Player]) -> dict[Player, str]:
    """The names of these players. Deleted players and bots have none."""
    wanted = [*dict.fromkeys(players)]
    if not wanted:
        return {}
    marks = ", ".join(f"${n}" for n in range(1, len(wanted) + 1))
    rows = await store.fetch(f"{NAMES}({marks})", *wanted)
    return {Player(str(player)): str(name) for player, name in rows}
