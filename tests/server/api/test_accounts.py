"""Accounts over HTTP: the same player on several devices, without lock-out; all data handed out, or erased for good."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from httpx import AsyncClient

from tercet.client import Seat, Visit
from tercet.engine.slots.pattern import finds_here
from tercet.engine.value import Player
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.server.live import stored_states
from tercet.server.people.accounts import Accounts, BadLogin, TooManyTries
from tercet.server.people.guests import Guests
from tercet.storage.sqlite import SqliteStore
from tests.server.api.asking import another, asked, guest, refused
from tests.server.running_server import RunningServer, run

ADA = {"login": "ada@example.org", "password": "correct horse battery"}


async def signed_up(browser: AsyncClient, name: str = "Ada") -> str:
    """A guest with an account; gives the player's id."""
    player = await guest(browser, name)
    answer = await browser.post("/api/account", json=ADA)
    assert answer.status_code == 201, answer.text
    return player


async def plays_a_match(server: RunningServer, browser: AsyncClient) -> str:
    """Whoever sits at this browser plays a puzzle to its end, alone; gives the table."""
    me = (await browser.get("/api/me")).json()
    visit = Visit(server.address, me["name"])
    visit.player, visit.token = Player(me["player"]), browser.cookies["tercet-session"]
    link = await visit.open_table("puzzle")
    async with visit.sit(link.table) as seat:
        await seat.say("Start")
        await find_all(seat)
    return link.table


async def find_all(seat: Seat) -> None:
    while seat.gathering.playing and seat.table and (finds := finds_here(seat.table)):
        await seat.say("Point", cards=finds[0])


async def history(browser: AsyncClient) -> list[dict[str, Any]]:
    """The stored matches of the person at this browser, once they are saved."""
    matches: list[dict[str, Any]] = []
    while not matches:
        matches = (await browser.get("/api/me/data")).json()["matches"]
    return matches


# ---- signing up and in


def test_the_guest_becomes_the_account(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await signed_up(browser)
            assert (await browser.get("/api/me")).json()["login"] == "ada@example.org"
            async with another(server) as phone:
                answer = await phone.post("/api/session", json={**ADA, "login": " ADA@example.org "})
                assert (answer.status_code, answer.json()["player"], answer.json()["name"]) == (201, player, "Ada")
                assert (await phone.get("/api/me")).json()["player"] == player

    run(story)


def test_a_program_signs_in_for_a_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await signed_up(browser)
            async with another(server) as program:
                answer = await program.post("/api/session", json={**ADA, "token": True})
                assert "set-cookie" not in answer.headers
                me = await program.get("/api/me", headers={"authorization": f"Bearer {answer.json()['token']}"})
                assert me.json()["player"] == player

    run(story)


def test_a_wrong_login_and_a_wrong_password_look_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            await signed_up(browser)
            async with another(server) as other:
                wrong = [
                    await other.post("/api/session", json={**ADA, "password": "correct horse"}),
                    await other.post("/api/session", json={**ADA, "login": "nobody"}),
                    await other.post("/api/session", json={**ADA, "login": "\u0000"}),
                ]
                assert len({refused(answer, 401, "bad-login") for answer in wrong}) == 1
                assert not any("set-cookie" in answer.headers for answer in wrong)

    run(story)


def test_a_login_is_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            await signed_up(browser)
            async with another(server) as other:
                await guest(other, "Eve")
                refused(await other.post("/api/account", json={**ADA, "login": "Ada@Example.org"}), 409, "login-taken")
            refused(await browser.post("/api/account", json={**ADA, "login": "second"}), 409, "login-taken")

    run(story)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"password": "1234567"}, "bad-password"),
        ({"password": "x" * 257}, "bad-password"),
        ({"login": "   "}, "bad-login"),
        ({"login": "a\u0000b"}, "bad-login"),
        ({"login": "x" * 65}, "bad-login"),
        ({"login": ""}, "does-not-fit"),
    ],
    ids=str,
)
def test_a_login_or_a_password_that_cannot_be_used_is_said_so(
    tmp_path: Path, change: dict[str, str], code: str
) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            refused(await browser.post("/api/account", json={**ADA, **change}), 400, code)
            assert (await browser.get("/api/me")).json()["login"] is None

    run(story)


def test_passwords_are_kept_as_argon2id(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await signed_up(browser)
        with closing(sqlite3.connect(tmp_path / "tercet.db")) as database:
            ((kept,),) = database.execute("SELECT password FROM accounts")
            assert kept.startswith("$argon2id$v=19$m=65536,t=3,")
            assert ADA["password"] not in "\n".join(database.iterdump())

    run(story)


# ---- limits without lock-out


def test_whoever_guesses_must_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            await signed_up(browser)
            async with another(server) as thief:
                wrong = {**ADA, "password": "a wrong guess"}
                answers = [await thief.post("/api/session", json=wrong) for _ in range(11)]
                assert [answer.status_code for answer in answers] == [401] * 10 + [429]
                assert refused(answers[-1], 429, "too-many-tries") == "Too many tries. Wait a minute, then try again."
            assert (await browser.get("/api/me")).status_code == 200

    run(story)


def test_a_thief_cannot_lock_the_owner_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "tercet.db", "process")
        guests = Guests(store)
        accounts = Accounts(store)
        player, _ = await guests.welcome("Ada")
        await accounts.sign_up(player, **ADA, address="198.51.100.20")
        for _ in range(10):
            with pytest.raises(BadLogin):
                await accounts.sign_in(ADA["login"], "a wrong guess", "203.0.113.7")
        with pytest.raises(TooManyTries):
            await accounts.sign_in(**ADA, address="203.0.113.7")
        assert await accounts.sign_in(**ADA, address="198.51.100.20") == player
        await store.close()

    run(story)


# ---- sessions


def test_signing_in_ends_the_session_that_the_device_had_before(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone:
            await signed_up(browser)
            await guest(phone, "Ada on the bus")
            before = phone.cookies["tercet-session"]
            assert (await phone.post("/api/session", json=ADA)).status_code == 201
            assert (await phone.get("/api/me")).json()["login"] == ADA["login"]
            async with another(server, headers={"authorization": f"Bearer {before}"}) as thief:
                refused(await thief.get("/api/me"), 401, "who-are-you")
            assert (await browser.get("/api/me")).status_code == 200  # other devices stay

    run(story)


def test_the_guests_token_is_renewed_at_sign_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await guest(browser)
            before = browser.cookies["tercet-session"]
            await browser.post("/api/account", json=ADA)
            assert browser.cookies["tercet-session"] != before
            assert (await browser.get("/api/me")).json()["player"] == player
            async with another(server, headers={"authorization": f"Bearer {before}"}) as thief:
                refused(await thief.get("/api/me"), 401, "who-are-you")

    run(story)


def test_a_program_that_signs_up_is_given_its_new_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, program):
            old = (await program.post("/api/guest", json={"name": "Ada", "token": True})).json()["token"]
            answer = await program.post("/api/account", json=ADA, headers={"authorization": f"Bearer {old}"})
            assert "set-cookie" not in answer.headers
            new = {"authorization": f"Bearer {answer.json()['token']}"}
            assert (await program.get("/api/me", headers=new)).json()["login"] == ADA["login"]
            refused(await program.get("/api/me", headers={"authorization": f"Bearer {old}"}), 401, "who-are-you")

    run(story)


def test_a_password_is_any_letters_taken_as_they_are(tmp_path: Path) -> None:
    """Long, with spaces, capitals and letters of any script; nothing is cut off, trimmed or folded."""
    long = "  Ünïcode ☃ 漢字 \U0001f3b4 and Capitals, " + "x" * 60 + " the End "
    others = (long.strip(), long.casefold(), long[:64], long[:72], long + " ", long.replace("ï", "i\u0308"))

    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone:
            await guest(browser)
            assert (await browser.post("/api/account", json={**ADA, "password": long})).status_code == 201
            for other in others:
                refused(await phone.post("/api/session", json={**ADA, "password": other}), 401, "bad-login")
            assert (await phone.post("/api/session", json={**ADA, "password": long})).status_code == 201

    run(story)


def test_a_password_is_changed_by_who_knows_the_old_one_and_others_are_signed_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone:
            await signed_up(browser)
            await phone.post("/api/session", json=ADA)
            new = "battery staple correct"
            wrong = await browser.put("/api/account/password", json={"old": "a wrong guess", "new": new})
            refused(wrong, 401, "bad-login")
            short = await browser.put("/api/account/password", json={"old": ADA["password"], "new": "short"})
            refused(short, 400, "bad-password")
            assert (await phone.get("/api/me")).status_code == 200
            changed = await browser.put("/api/account/password", json={"old": ADA["password"], "new": new})
            assert changed.status_code == 204, changed.text
            assert (await browser.get("/api/me")).status_code == 200
            refused(await phone.get("/api/me"), 401, "who-are-you")
            refused(await phone.post("/api/session", json=ADA), 401, "bad-login")
            assert (await phone.post("/api/session", json={**ADA, "password": new})).status_code == 201

    run(story)


def test_signing_out_everywhere_ends_all_sessions_of_this_player_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser), another(server) as phone, another(server) as bea:
            await signed_up(browser)
            await phone.post("/api/session", json=ADA)
            await guest(bea, "Bea")
            assert (await browser.delete("/api/sessions")).status_code == 204
            assert "tercet-session" not in browser.cookies
            refused(await phone.get("/api/me"), 401, "who-are-you")
            assert (await bea.get("/api/me")).json()["name"] == "Bea"

    run(story)


# ---- a guest's history


def test_what_a_guest_has_played_becomes_the_accounts_at_sign_in(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await signed_up(browser)
            first = await plays_a_match(server, browser)
            await history(browser)
            async with another(server) as phone:
                before = await guest(phone, "Ada on the bus")
                second = await plays_a_match(server, phone)
                await history(phone)
                await phone.post("/api/session", json=ADA)
                data = (await phone.get("/api/me/data")).json()
                assert data["player"] == player
                assert {match["table"] for match in data["matches"]} == {first, second}
                statistics = (await phone.get(f"/api/players/{player}")).json()["statistics"]
                assert [(each["rule_set"], each["matches"]) for each in statistics] == [("puzzle", 2)]
                assert (await phone.get(f"/api/players/{before}")).json()["matches"] == []

    run(story)


def test_signing_in_to_another_account_moves_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await signed_up(browser)
            await plays_a_match(server, browser)
            await history(browser)
            async with another(server) as other:
                await guest(other, "Bea")
                bea = {"login": "bea", "password": "another good password"}
                await other.post("/api/account", json=bea)
                await other.post("/api/session", json=ADA)
                assert (await other.get("/api/me")).json()["player"] == player
                await other.post("/api/session", json=bea)
                assert (await other.get("/api/me/data")).json()["matches"] == []

    run(story)


# ---- one's own data


def test_everything_that_is_kept_is_handed_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await signed_up(browser)
            table = await plays_a_match(server, browser)
            await history(browser)
            data = (await browser.get("/api/me/data")).json()
            assert (data["player"], data["name"], data["login"]) == (player, "Ada", "ada@example.org")
            assert data["created"] > 1_700_000_000_000
            (match,) = data["matches"]
            assert (match["table"], match["number"], match["rule_set"], match["rank"]) == (table, 1, "puzzle", 1)

    run(story)


def test_erased_data_is_gone_for_good_and_the_games_can_still_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not a trace of names or logins in any file, not even of the guest who became the account.

    The stored states of tables are among what is looked through: like the logs, they know players by random ids.
    """
    monkeypatch.setattr(stored_states, "EVERY", 1)

    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await signed_up(browser, "Quintilla Xyzzy")
            table = await plays_a_match(server, browser)
            async with another(server) as phone:
                await guest(phone, "Plughina")
                await phone.post("/api/session", json=ADA)
                assert (await phone.delete("/api/me")).status_code == 204
                refused(await phone.get("/api/me"), 401, "who-are-you")
            refused(await browser.get("/api/me"), 401, "who-are-you")
            refused(await browser.post("/api/session", json=ADA), 401, "bad-login")
            refused(await browser.get(f"/api/players/{player}"), 404, "unknown-player")
            record = read_record((await browser.get(f"/api/records/{table}/1")).text)
            assert prove(record).ended

    run(story)
    with closing(sqlite3.connect(tmp_path / "tercet.db")) as connection:
        assert connection.execute("SELECT COUNT(*) FROM table_states").fetchone() == (1,)
    for file in tmp_path.glob("tercet.db*"):
        for trace in (b"Quintilla", b"Plughina", b"ada@example.org", b"argon2id"):
            assert trace not in file.read_bytes(), f"{trace!r} is still in {file.name}"
