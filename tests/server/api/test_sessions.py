"""One's own sessions: seen, ended one by one; and who must prove again who they are."""

from pathlib import Path

from httpx import AsyncClient, Response

from tests.server.api.asking import another, asked, guest, refused
from tests.server.api.authenticator import Authenticator, b64
from tests.server.api.test_accounts import ADA, signed_up
from tests.server.api.test_passkeys import named, registered
from tests.server.api.test_passkeys import signed_in as signed_in_by_passkey
from tests.server.running_server import run

LATE = "UPDATE sessions SET created = created - 900001"  # a quarter of an hour, and a moment


def test_one_sees_ones_sessions_and_ends_one_of_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone, another(server) as eve:
            await signed_up(browser)
            await phone.post("/api/session", json=ADA)
            await guest(eve, "Eve")
            listed = (await browser.get("/api/sessions")).json()
            assert sorted(each["here"] for each in listed) == [False, True]
            (other,) = [each["id"] for each in listed if not each["here"]]
            token = phone.cookies["tercet-session"]
            assert token not in str(listed)
            refused(await eve.delete(f"/api/sessions/{other}"), 404, "no-such-session")
            assert (await phone.get("/api/me")).status_code == 200
            assert (await browser.delete(f"/api/sessions/{other}")).status_code == 204
            refused(await phone.get("/api/me"), 401, "who-are-you")
            refused(await browser.delete(f"/api/sessions/{other}"), 404, "no-such-session")
            assert [each["here"] for each in (await browser.get("/api/sessions")).json()] == [True]

    run(story)


async def changes(browser: AsyncClient, key: Authenticator) -> list[Response]:
    """Everything that changes the ways into an account."""
    return [
        await browser.post("/api/passkeys/options"),
        await browser.post("/api/passkeys", json={"credential": {"id": "AAAA"}}),
        await browser.delete(f"/api/passkeys/{b64(key.id)}"),
        await browser.post("/api/account", json={"login": "second@example.org", "password": ADA["password"]}),
        await browser.delete(f"/api/sessions/{'A' * 22}"),
    ]


def test_the_ways_into_an_account_are_changed_only_soon_after_signing_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key):
            await guest(browser)
            await server.inside.store.execute(LATE)
            assert (await registered(browser, key)).status_code == 201  # a guest has nothing to prove it with
            assert [answer.status_code for answer in await changes(browser, key)] == [200, 400, 409, 201, 404]
            await server.inside.store.execute(LATE)
            for answer in await changes(browser, key):
                refused(answer, 403, "prove-again")
            assert len((await browser.get("/api/passkeys")).json()) == 1
            assert (await signed_in_by_passkey(browser, key)).status_code == 201
            assert (await registered(browser, Authenticator(server.address))).status_code == 201
            await server.inside.store.execute(LATE)
            refused(await browser.post("/api/passkeys/options"), 403, "prove-again")
            again = {"login": "second@example.org", "password": ADA["password"]}
            assert (await browser.post("/api/session", json=again)).status_code == 201
            assert (await browser.post("/api/passkeys/options")).status_code == 200

    run(story)
