"""Attacks by printing: the longest sheets that can be ordered, again and again."""

from time import monotonic

from _safety.attack import ATTACKER, Attack, Outcome, client
from _safety.visiting import is_a_guest, looks_at_the_lobby

ORDERS = 100
SECONDS = 60.0


async def orders(server: str, players: int, rounds: int) -> Outcome:
    """Score slips, each time drawn otherwise, until number or time is up."""
    outcome, until = Outcome(), monotonic() + SECONDS
    async with client(server, ATTACKER) as browser:
        await is_a_guest(browser, 0)
        for seed in range(ORDERS):
            if monotonic() > until:
                break
            wish = {"players": players, "rounds": rounds, "seed": seed}
            outcome.answers[(await browser.post("/api/papers/score-slips", json=wish)).status_code] += 1
    return outcome


async def strike_by_longest(server: str) -> Outcome:
    """500 players in 20 rounds: 557 pages."""
    return await orders(server, 500, 20)


async def strike_by_long(server: str) -> Outcome:
    """300 players in 4 rounds: 67 pages, as a large competition orders them."""
    return await orders(server, 300, 4)


ATTACKS = (
    Attack("print: 500 players in 20 rounds", strike_by_longest, is_a_guest, looks_at_the_lobby),
    Attack("print: 300 players in 4 rounds", strike_by_long, is_a_guest, looks_at_the_lobby),
)
