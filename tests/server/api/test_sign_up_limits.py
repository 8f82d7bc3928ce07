"""Making accounts and guessing passwords: limited by address, before any password is worked on."""

import asyncio
from pathlib import Path

import pytest

from tercet.server.people.turns import MOST_OF_ONE, Turns
from tests.server.api.asking import another, asked, guest, refused
from tests.server.api.test_accounts import ADA, signed_up
from tests.server.running_server import run


async def held(turns: Turns, address: str, gate: asyncio.Event) -> None:
    """A password of this address is being worked on, or waits for it."""
    async with turns.turn(address):
        await gate.wait()


def test_whoever_makes_many_accounts_must_wait_and_learns_few_logins(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            await signed_up(browser)
            async with another(server) as harvester:
                await guest(harvester, "Eve")
                answers = [await harvester.post("/api/account", json=ADA) for _ in range(30)]
                assert [answer.status_code for answer in answers] == [409] * 29 + [429]  # the first was Ada's own
                refused(answers[-1], 429, "too-many-tries")

    run(story)


@pytest.mark.parametrize(("path", "login"), [("/api/session", ADA["login"]), ("/api/account", "another")])
def test_what_one_address_asks_for_at_once_is_refused_beyond_a_few(tmp_path: Path, path: str, login: str) -> None:
    async def story() -> None:
        async with asked(tmp_path, trusted_proxies=("127.0.0.1",)) as (server, browser):
            await signed_up(browser)
            gate = asyncio.Event()
            from_there = {"x-forwarded-for": "203.0.113.7"}
            async with another(server, headers=from_there) as thief:
                await guest(thief, "Eve")
                turns = server.inside.services.accounts.turns
                waiting = [asyncio.create_task(held(turns, "203.0.113.7", gate)) for _ in range(MOST_OF_ONE)]
                await asyncio.sleep(0)
                refused(await thief.post(path, json={**ADA, "login": login}), 429, "crowded")
                owner = asyncio.create_task(browser.post("/api/session", json=ADA))  # from elsewhere
                gate.set()
                assert (await owner).status_code == 201
                await asyncio.gather(*waiting)

    run(story)


@pytest.mark.parametrize(
    "password", ["password1", "iloveyou", "Qwertyuiop", "1234567890", "ADA@example.org", "Tercet2026!", "ada-ada-ada"]
)
def test_a_password_that_is_tried_first_is_refused(tmp_path: Path, password: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            told = refused(
                await browser.post("/api/account", json={**ADA, "password": password}), 400, "common-password"
            )
            assert (
                told == "This is one of the first passwords that people try when guessing. "
                "Three or four words together work well."
            )

    run(story)
