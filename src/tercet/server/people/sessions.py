"""One's own sessions: which there are, how to end one, and whether somebody has signed in lately."""

from hashlib import sha256
from typing import Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.people.guests import END_SESSION, EndedSessions, Guests
from tercet.server.people.tokens import token_hash
from tercet.storage.store import Store

LATELY_MS: Final = 15 * 60_000
OF_PLAYER: Final = "SELECT token_hash, created FROM sessions WHERE player = $1 ORDER BY created DESC, token_hash"
CREATED: Final = "SELECT created FROM sessions WHERE token_hash = $1"


class OwnSession(Struct, frozen=True):
    """A session as its player sees it. Nothing else is stored about a device."""

    id: str
    created: int
    here: bool


async def sessions_of(store: Store, player: Player, token: str) -> list[OwnSession]:
    """A player's sessions, newest first; `here` is the one that asks."""
    rows = await store.fetch(OF_PLAYER, player)
    return [OwnSession(_id(bytes(kept)), int(created), bytes(kept) == token_hash(token)) for kept, created in rows]


async def end_session(store: Store, guests: Guests, player: Player, id_: str) -> bool:
    """End one of them; False if there is no such session."""
    kept = next((bytes(kept) for kept, _ in await store.fetch(OF_PLAYER, player) if _id(bytes(kept)) == id_), None)
    if kept is None:
        return False
    await store.execute(END_SESSION, kept)
    guests.end(EndedSessions((kept,)))
    return True


async def signed_in_lately(store: Store, token: str) -> bool:
    """Has whoever holds this token proved lately who they are?"""
    rows = await store.fetch(CREATED, token_hash(token))
    return bool(rows) and wall_clock_ms() - int(rows[0][0]) < LATELY_MS


def _id(kept: bytes) -> str:
    """A name for a session that tells nothing of its token."""
    return sha256(b"session " + kept).hexdigest()[:22]
