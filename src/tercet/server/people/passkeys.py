"""Passkeys: an account without a password. The private key never leaves the device, and works for this site only."""

from secrets import token_bytes
from typing import Any, Final

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.gate import Gate
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.people import authenticators
from tercet.server.people.authenticators import NOT_GOOD, BadPasskey, base64url, challenge_in, from_base64url, rp_id
from tercet.server.people.challenges import LIFE_MS, Challenges
from tercet.storage.store import Store

MOST: Final = 20  # per player
TRIES: Final = (100, 1)  # per address: at once, then per second
ADD: Final = """
    INSERT INTO passkeys (id, player, handle, public_key, signs, created, used) VALUES ($1, $2, $3, $4, $5, $6, $6)
    ON CONFLICT DO NOTHING RETURNING id
"""
OF_PLAYER: Final = "SELECT id, handle, created, used FROM passkeys WHERE player = $1 ORDER BY created, id"
FIND: Final = "SELECT player, handle, public_key, signs FROM passkeys WHERE id = $1"
USE: Final = """
    UPDATE passkeys SET signs = $2, used = $3 WHERE id = $1 AND (signs < $2 OR (signs = 0 AND $2 = 0)) RETURNING id
"""
REMOVE: Final = """
    DELETE FROM passkeys WHERE id = $1 AND player = $2 AND (
        EXISTS (SELECT 1 FROM accounts WHERE player = $2)
        OR EXISTS (SELECT 1 FROM passkeys AS other WHERE other.player = $2 AND other.id <> $1)
    ) RETURNING id
"""


class TooManyPasskeys(ValueError):
    """The player has too many passkeys."""


class LastWayIn(ValueError):
    """Without this passkey nobody could sign in to the account any more."""


class Passkey(Struct, frozen=True):
    """A passkey as its player sees it."""

    id: str
    created: int
    used: int


class Passkeys:
    """Registers passkeys, and signs people in with them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._challenges = Challenges(store)
        self.tries = Gate(*TRIES)

    async def of(self, player: Player) -> list[Passkey]:
        """A player's passkeys, oldest first."""
        rows = await self._store.fetch(OF_PLAYER, player)
        return [Passkey(base64url(bytes(id_)), created, used) for id_, _, created, used in rows]

    async def to_register(self, player: Player, name: str, session: bytes, origin: str) -> dict[str, Any]:
        """The options for creating a passkey. The handle is random, and contains nothing personal."""
        rows = await self._store.fetch(OF_PLAYER, player)
        if len(rows) >= MOST:
            raise TooManyPasskeys(f"You have {MOST} passkeys already. Remove one first.")
        handle = bytes(rows[0][1]) if rows else token_bytes(32)
        return {
            "rp": {"id": rp_id(origin), "name": "Tercet"},
            "user": {"id": base64url(handle), "name": name, "displayName": name},
            "challenge": base64url(await self._challenges.new(session, handle)),
            "pubKeyCredParams": [{"type": "public-key", "alg": algorithm} for algorithm in authenticators.ALGORITHMS],
            "timeout": LIFE_MS,
            "excludeCredentials": [{"type": "public-key", "id": base64url(bytes(id_))} for id_, *_ in rows],
            "authenticatorSelection": {
                "residentKey": "required",
                "requireResidentKey": True,
                "userVerification": "required",
            },
            "attestation": "none",
        }

    async def register(self, player: Player, session: bytes, credential: dict[str, Any], origin: str) -> None:
        """Add a passkey to this player."""
        challenge = challenge_in(credential)
        handle = await self._challenges.take(challenge, session)
        if not handle:
            raise BadPasskey(NOT_GOOD)
        key = await authenticators.registered(credential, challenge, origin)
        values = (key.id, player, handle, key.public_key, key.signs, wall_clock_ms())
        if not await self._store.execute(ADD, *values):
            raise BadPasskey(NOT_GOOD)

    async def to_sign_in(self, visitor: bytes, origin: str) -> dict[str, Any]:
        """The options for signing in, with any passkey that the owner chooses."""
        return {
            "rpId": rp_id(origin),
            "challenge": base64url(await self._challenges.new(visitor)),
            "timeout": LIFE_MS,
            "allowCredentials": [],
            "userVerification": "required",
        }

    async def sign_in(self, visitor: bytes, credential: dict[str, Any], origin: str) -> Player:
        """The player of this passkey."""
        challenge = challenge_in(credential)
        taken = await self._challenges.take(challenge, visitor)
        id_ = from_base64url(credential.get("id"))
        rows = await self._store.fetch(FIND, id_)
        if taken is None or not rows:
            raise BadPasskey(NOT_GOOD)
        player, handle, public_key, signs = rows[0]
        if from_base64url(credential["response"].get("userHandle")) != bytes(handle):
            raise BadPasskey(NOT_GOOD)
        count = await authenticators.signed(credential, challenge, origin, bytes(public_key), signs)
        if not await self._store.execute(USE, id_, count, wall_clock_ms()):
            raise BadPasskey(NOT_GOOD)  # the same counter twice: the key has been copied
        return Player(str(player))

    async def remove(self, player: Player, id_: str) -> None:
        """Remove a passkey, unless it is the last way to sign in."""
        if base64url(key := from_base64url(id_)) not in {each.id for each in await self.of(player)}:
            raise BadPasskey("You have no such passkey.")
        if not await self._store.execute(REMOVE, key, player):
            raise LastWayIn("This passkey is the only way into your account. Add another one or a password first.")
