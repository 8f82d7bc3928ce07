"""Attacks by opening: tables and competitions by the thousand, and codes guessed as fast as it goes."""

from time import monotonic

from _safety.accounts import in_parallel
from _safety.attack import ATTACKER, Attack, Outcome, client
from _safety.visiting import is_a_guest, looks_at_the_lobby
from httpx import AsyncClient

MOST = 3_000
SECONDS = 12.0


async def strike(server: str, path: str, body: dict[str, object]) -> Outcome:
    """One guest opens as many as it can, one after the other."""
    outcome, until = Outcome(), monotonic() + SECONDS
    async with client(server, ATTACKER) as browser:
        await is_a_guest(browser, 0)
        for _ in range(MOST):
            if monotonic() > until:
                break
            outcome.answers[(await browser.post(path, json=body)).status_code] += 1
    return outcome


async def strike_by_tables(server: str) -> Outcome:
    """Tables."""
    return await strike(server, "/api/tables", {"rule_set": "quick"})


async def strike_by_competitions(server: str) -> Outcome:
    """Competitions."""
    return await strike(server, "/api/competitions", {"name": "Lake Cup"})


LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


async def guess(browser: AsyncClient, number: int) -> int:
    """One code."""
    code = "".join(LETTERS[number // 32**place % 32] for place in range(5))
    return (await browser.get(f"/api/tables/{code}")).status_code


async def strike_by_codes(server: str) -> Outcome:
    """Codes of tables, sixty at once."""
    return await in_parallel(server, guess)


ATTACKS = (
    Attack("open: tables, one after the other", strike_by_tables, is_a_guest, looks_at_the_lobby),
    Attack("open: competitions, one after the other", strike_by_competitions, is_a_guest, looks_at_the_lobby),
    Attack("codes: guessed by sixty at once", strike_by_codes, is_a_guest, looks_at_the_lobby),
)
