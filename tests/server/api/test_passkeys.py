"""Passkeys: from guest to account without a password, and back in from another device; nothing else gets in."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient, Response

from tests.server.api.asking import another, asked, guest, refused
from tests.server.api.authenticator import PRESENT, Authenticator, RsaAuthenticator, b64
from tests.server.api.test_accounts import ADA
from tests.server.running_server import RunningServer, run


@asynccontextmanager
async def named(folder: Path, **settings: Any) -> AsyncIterator[tuple[RunningServer, AsyncClient, Authenticator]]:
    """A server under a name, since passkeys are bound to names; a browser, and a passkey to be."""
    async with asked(folder, **settings) as (server, _):
        by_name = server._replace(address=server.address.replace("127.0.0.1", "localhost"))
        async with another(by_name) as browser:
            yield by_name, browser, Authenticator(by_name.address)


async def registered(browser: AsyncClient, key: Authenticator) -> Response:
    options = (await browser.post("/api/passkeys/options")).json()
    return await browser.post("/api/passkeys", json={"credential": key.make(options)})


async def signed_in(browser: AsyncClient, key: Authenticator) -> Response:
    options = (await browser.post("/api/session/passkey/options")).json()
    return await browser.post("/api/session/passkey", json={"credential": key.sign(options)})


def test_a_guest_becomes_an_account_without_a_password_and_comes_back_from_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key), another(server) as phone:
            player = await guest(browser)
            before = browser.cookies["tercet-session"]
            answer = await registered(browser, key)
            assert (answer.status_code, answer.json()["passkeys"], answer.json()["login"]) == (201, 1, None)
            assert browser.cookies["tercet-session"] != before
            back = await signed_in(phone, key)
            assert (back.status_code, back.json()["player"], back.json()["name"]) == (201, player, "Ada")
            assert (await phone.get("/api/me")).json()["player"] == player
            assert (await signed_in(phone, key)).json()["player"] == player  # once more, with another challenge

    run(story)


def test_a_guests_history_moves_and_an_accounts_does_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key), another(server) as phone:
            await guest(browser)
            await registered(browser, key)
            other = Authenticator(server.address)
            bea = await guest(phone, "Bea")
            await registered(phone, other)
            await signed_in(phone, key)
            assert (await signed_in(phone, other)).json()["player"] == bea
            assert await server.inside.store.fetch("SELECT guest FROM moved") == []

    run(story)


def test_a_challenge_is_good_once_and_for_one_session(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key), another(server) as eve:
            await guest(browser)
            await guest(eve, "Eve")
            options = (await browser.post("/api/passkeys/options")).json()
            made = key.make(options)
            refused(await eve.post("/api/passkeys", json={"credential": made}), 400, "bad-passkey")
            assert (await browser.post("/api/passkeys", json={"credential": made})).status_code == 201
            refused(await browser.post("/api/passkeys", json={"credential": made}), 400, "bad-passkey")
            wanted = (await browser.post("/api/session/passkey/options")).json()
            signature = key.sign(wanted)
            refused(await eve.post("/api/session/passkey", json={"credential": signature}), 400, "bad-passkey")
            assert (await browser.post("/api/session/passkey", json={"credential": signature})).status_code == 201
            refused(await browser.post("/api/session/passkey", json={"credential": signature}), 400, "bad-passkey")

    run(story)


def test_a_challenge_is_too_old_after_five_minutes(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key):
            await guest(browser)
            made = key.make((await browser.post("/api/passkeys/options")).json())
            await server.inside.store.execute("UPDATE challenges SET expires = expires - 300001")
            refused(await browser.post("/api/passkeys", json={"credential": made}), 400, "bad-passkey")

    run(story)


SPOILT: dict[str, Callable[[Authenticator], None]] = {
    "another site": lambda key: setattr(key, "origin", "https://evil.example"),
    "nobody was asked for a finger or a PIN": lambda key: setattr(key, "flags", PRESENT),
    "another handle": lambda key: setattr(key, "handle", b"somebody else"),
    "a count that does not grow": lambda key: setattr(key, "signs", 0),
    "another key": lambda key: setattr(key, "_key", Authenticator("")._key),
    "an id that nobody has": lambda key: setattr(key, "id", b"unknown"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_what_is_not_quite_right_is_refused_and_not_said_why(tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key), another(server) as phone:
            await guest(browser)
            key.signs = 5
            await registered(browser, key)
            assert (await signed_in(phone, key)).status_code == 201
            await phone.delete("/api/session")
            SPOILT[how](key)
            told = refused(await signed_in(phone, key), 400, "bad-passkey")
            assert told == "This passkey is not known here, or took too long. Try again."
            refused(await phone.get("/api/me"), 401, "who-are-you")

    run(story)


@pytest.mark.parametrize("nonsense", [{}, {"id": 1}, {"response": {}}, {"response": {"clientDataJSON": "é"}}], ids=str)
def test_nonsense_is_refused(tmp_path: Path, nonsense: dict[str, Any]) -> None:
    async def story() -> None:
        async with named(tmp_path) as (_, browser, _):
            await guest(browser)
            refused(await browser.post("/api/passkeys", json={"credential": nonsense}), 400, "bad-passkey")
            refused(await browser.post("/api/session/passkey", json={"credential": nonsense}), 400, "bad-passkey")

    run(story)


def test_passkeys_are_listed_and_removed_but_not_the_last_way_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, key), another(server) as eve:
            await guest(browser)
            await registered(browser, key)
            second = Authenticator(server.address)
            await registered(browser, second)
            listed = (await browser.get("/api/passkeys")).json()
            assert [each["id"] for each in listed] == [b64(key.id), b64(second.id)]
            assert second.handle == key.handle
            await guest(eve, "Eve")
            refused(await eve.delete(f"/api/passkeys/{b64(key.id)}"), 400, "bad-passkey")
            assert (await browser.delete(f"/api/passkeys/{b64(key.id)}")).status_code == 204
            refused(await signed_in(eve, key), 400, "bad-passkey")
            refused(await browser.delete(f"/api/passkeys/{b64(second.id)}"), 409, "last-way-in")
            assert (await browser.post("/api/account", json=ADA)).status_code == 201
            assert (await browser.delete(f"/api/passkeys/{b64(second.id)}")).status_code == 204

    run(story)


def test_passkeys_are_handed_out_and_erased_with_the_player(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (_, browser, key):
            await guest(browser)
            await registered(browser, key)
            (kept,) = (await browser.get("/api/me/data")).json()["passkeys"]
            assert kept["id"] == b64(key.id)
            assert (await browser.delete("/api/me")).status_code == 204
            refused(await signed_in(browser, key), 400, "bad-passkey")
        with closing(sqlite3.connect(tmp_path / "tercet.db")) as database:
            assert database.execute("SELECT * FROM passkeys").fetchall() == []

    run(story)


def test_where_the_server_has_no_name_there_are_no_passkeys(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            refused(await browser.post("/api/passkeys/options"), 400, "no-passkeys-here")
            refused(await browser.post("/api/session/passkey/options"), 400, "no-passkeys-here")

    run(story)


@pytest.mark.parametrize(
    ("bits", "algorithm", "accepted"),
    [(2048, -257, True), (1024, -257, False), (2048, -65535, False), (2048, -37, False)],
    ids=["long enough", "short", "SHA-1", "not offered"],
)
def test_a_key_that_is_short_or_of_another_kind_than_offered_is_refused(
    tmp_path: Path, bits: int, algorithm: int, accepted: bool
) -> None:
    async def story() -> None:
        async with named(tmp_path) as (server, browser, _):
            await guest(browser)
            answer = await registered(browser, RsaAuthenticator(server.address, bits, algorithm))
            if accepted:
                assert answer.status_code == 201
            else:
                refused(answer, 400, "bad-passkey")

    run(story)


def test_the_handle_is_chance_and_says_nothing_about_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with named(tmp_path) as (_, browser, _):
            player = await guest(browser, "Quintilla")
            handles = {(await browser.post("/api/passkeys/options")).json()["user"]["id"] for _ in range(2)}
            assert len(handles) == 2
            assert player not in handles

    run(story)
