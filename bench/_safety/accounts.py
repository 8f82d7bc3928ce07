"""Attacks on accounts: one address tries many passwords, or many new logins, at the same time."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from time import monotonic

from _safety.attack import ATTACKER, Attack, Outcome, client
from httpx import AsyncClient, HTTPError

AT_ONCE = 60
MOST = 20_000  # requests of one attack
SECONDS = 10.0
PASSWORD = "seven purple squiggles"

Try = Callable[[AsyncClient, int], Awaitable[int]]


async def in_parallel(server: str, try_: Try) -> Outcome:
    """So many at once from one address, each again when it is answered, until time or number is up."""
    outcome, until, numbers = Outcome(), monotonic() + SECONDS, count()

    async def one(browser: AsyncClient) -> None:
        while monotonic() < until and (number := next(numbers)) < MOST:
            try:
                outcome.answers[await try_(browser, number)] += 1
            except HTTPError:
                outcome.answers[0] += 1

    async with client(server, ATTACKER, AT_ONCE) as browser:
        await asyncio.gather(*(one(browser) for _ in range(AT_ONCE)))
    return outcome


async def guess(browser: AsyncClient, number: int) -> int:
    """One try to sign in as somebody: each time as another one."""
    tried = {"login": f"somebody-{number}", "password": "a wrong guess"}
    return (await browser.post("/api/session", json=tried)).status_code


async def new_account(browser: AsyncClient, number: int) -> int:
    """One more account, for one guest who has none; the later ones are refused only after the work."""
    wanted = {"login": f"new-{number}", "password": f"{number} squiggles in a row"}
    guest = await browser.post("/api/guest", json={"name": "Eve", "token": True})
    if guest.status_code != 201:
        return guest.status_code
    bearer = {"authorization": f"Bearer {guest.json()['token']}"}
    return (await browser.post("/api/account", json=wanted, headers=bearer)).status_code


async def strike_by_guesses(server: str) -> Outcome:
    """Sixty tries to sign in at once."""
    return await in_parallel(server, guess)


async def strike_by_sign_ups(server: str) -> Outcome:
    """Sixty new accounts at once."""
    return await in_parallel(server, new_account)


async def has_an_account(browser: AsyncClient, number: int) -> None:
    """One of the others signs up."""
    (await browser.post("/api/guest", json={"name": "Ada"})).raise_for_status()
    wanted = {"login": f"ada-{number}", "password": PASSWORD}
    (await browser.post("/api/account", json=wanted)).raise_for_status()


async def signs_in(browser: AsyncClient, number: int) -> None:
    """One of the others signs in."""
    wanted = {"login": f"ada-{number}", "password": PASSWORD}
    (await browser.post("/api/session", json=wanted)).raise_for_status()


ATTACKS = (
    Attack("sign-in: 60 guesses at once", strike_by_guesses, has_an_account, signs_in),
    Attack("sign-up: 60 new accounts at once", strike_by_sign_ups, has_an_account, signs_in),
)
