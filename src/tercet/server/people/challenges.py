"""Challenges for authenticators: for one session or visitor, valid once, and for a few minutes."""

from secrets import token_bytes
from typing import Final

from tercet.server.live.table_clock import wall_clock_ms
from tercet.storage.store import Store

LIFE_MS: Final = 5 * 60_000
ADD: Final = "INSERT INTO challenges (challenge, bound, handle, expires) VALUES ($1, $2, $3, $4)"
TAKE: Final = "DELETE FROM challenges WHERE challenge = $1 AND bound = $2 AND expires > $3 RETURNING handle"
FORGET: Final = "DELETE FROM challenges WHERE expires <= $1"


class Challenges:
    """Stored in the database, because any worker may get the next request."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def new(self, bound: bytes, handle: bytes = b"") -> bytes:
        """Create a challenge for this session; a new passkey will belong to this handle."""
        challenge, now = token_bytes(32), wall_clock_ms()
        added = (ADD, (challenge, bound, handle, now + LIFE_MS))
        await self._store.execute_all([(FORGET, (now,)), added])
        return challenge

    async def take(self, challenge: bytes, bound: bytes) -> bytes | None:
        """Use it up: returns its handle, or None if it belongs to somebody else, is too old, or was used already."""
        rows = await self._store.execute(TAKE, challenge, bound, wall_clock_ms())
        return bytes(rows[0][0]) if rows else None
