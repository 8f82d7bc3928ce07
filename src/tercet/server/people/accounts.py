"""Accounts: the same player on several devices. Nobody needs one to play."""

from typing import Final

from tercet.engine.value import Player
from tercet.server.live.gate import Gate, household
from tercet.server.live.table_clock import wall_clock_ms
from tercet.server.people import passwords
from tercet.server.people.turns import Turns
from tercet.storage.store import Store

ADD: Final = """
    INSERT INTO accounts (login, password, player, created) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING login
"""
FIND: Final = "SELECT password, player FROM accounts WHERE login = $1"
OF_PLAYER: Final = "SELECT login FROM accounts WHERE player = $1"
CHANGE: Final = "UPDATE accounts SET password = $2 WHERE login = $1"
TRIES: Final = 10  # at once for one login from one address, then one a minute: nobody can lock the owner out
TRIES_OF_ALL: Final = 100  # at once from one address for any logins, then one a second
NEW: Final = 30  # sign-ups at once from one address, then six a minute: enough for a class, too few to harvest logins
LONGEST: Final = 64
TAKEN: Final = "Somebody has this login already. Choose another one."


class BadLogin(ValueError):
    """The login or the password is wrong; the message does not say which."""


class BadNewLogin(ValueError):
    """A login that cannot be used; the message says why."""


class LoginTaken(ValueError):
    """Somebody has this login already."""


class TooManyTries(ValueError):
    """Too many tries; wait a little before the next one."""


class Accounts:
    """Creates accounts and signs people in. Excess requests are refused before a password is hashed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tries = Gate(TRIES, 1 / 60)
        self._tries_of_all = Gate(TRIES_OF_ALL, 1)
        self._new = Gate(NEW, 1 / 10)
        self.turns = Turns()

    async def sign_up(self, player: Player, login: str, password: str, address: str) -> None:
        """Make the guest an account; history and names are kept."""
        key = folded(login)
        passwords.check_new(password, key)
        check_new(key)
        if not self._new.lets_in(address):
            raise TooManyTries("Too many new accounts from your address. Wait a minute, then try again.")
        if await self._store.fetch(OF_PLAYER, player):
            raise LoginTaken("You have an account already.")
        if await self._store.fetch(FIND, key):
            raise LoginTaken(TAKEN)
        async with self.turns.turn(address):
            kept = await passwords.hashed(password)
        if not await self._store.execute(ADD, key, kept, player, wall_clock_ms()):
            raise LoginTaken(TAKEN)

    async def sign_in(self, login: str, password: str, address: str) -> Player:
        """The account's player, if the password is right."""
        return await self._proven(folded(login), password, address)

    async def change_password(self, player: Player, old: str, new: str, address: str) -> None:
        """Change the password; requires the old one."""
        login = await self.login_of(player) or ""
        passwords.check_new(new, login)
        await self._proven(login, old, address)
        async with self.turns.turn(address):
            await self._store.execute(CHANGE, login, await passwords.hashed(new))

    async def login_of(self, player: Player) -> str | None:
        """The player's login, if there is an account."""
        rows = await self._store.fetch(OF_PLAYER, player)
        return str(rows[0][0]) if rows else None

    async def _proven(self, login: str, password: str, address: str) -> Player:
        """The player of this login, if the password is right."""
        if not (self._tries_of_all.lets_in(address) and self._tries.lets_in(f"{household(address)} {login}")):
            raise TooManyTries("Too many tries. Wait a minute, then try again.")
        async with self.turns.turn(address):
            rows = await self._store.fetch(FIND, login) if login.isprintable() else []
            kept, player = rows[0] if rows else (None, "")
            if not await passwords.fits(password, None if kept is None else str(kept)):
                raise BadLogin("Login and password do not match. Check both and try again.")
        return Player(str(player))


def check_new(login: str) -> None:
    """Check that a new login can be typed again."""
    if not 1 <= len(login) <= LONGEST or not login.isprintable():
        raise BadNewLogin(f"A login has 1 to {LONGEST} letters, digits or signs. Choose another one.")


def folded(login: str) -> str:
    """Logins ignore case and surrounding spaces."""
    return login.strip().casefold()
