"""Problems with a login, a password or a passkey, as HTTP errors."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from tercet.server.api.problems import HttpRefusal
from tercet.server.people.accounts import BadLogin, BadNewLogin, LoginTaken, TooManyTries
from tercet.server.people.authenticators import BadPasskey
from tercet.server.people.passkeys import LastWayIn, TooManyPasskeys
from tercet.server.people.passwords import BadPassword, CommonPassword
from tercet.server.people.turns import Crowded

SAID: Final[dict[type[ValueError], tuple[int, str]]] = {
    BadLogin: (401, "bad-login"),
    BadNewLogin: (400, "bad-login"),
    BadPassword: (400, "bad-password"),
    CommonPassword: (400, "common-password"),
    LoginTaken: (409, "login-taken"),
    BadPasskey: (400, "bad-passkey"),
    TooManyPasskeys: (409, "too-many-passkeys"),
    LastWayIn: (409, "last-way-in"),
    TooManyTries: (429, "too-many-tries"),
    Crowded: (429, "crowded"),
}


@contextmanager
def refusals() -> Iterator[None]:
    """Convert refusals of the accounts to HTTP errors with a status and a code."""
    try:
        yield
    except tuple(SAID) as refused:
        status, code = SAID[type(refused)]
        raise HttpRefusal(status, code, str(refused)) from refused
