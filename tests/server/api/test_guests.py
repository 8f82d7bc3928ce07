"""Guests over HTTP: a name, a cookie, a token; and pages of others, which may do nothing."""

from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from httpx import Response

from tests.server.api.asking import another, asked, guest, refused
from tests.server.running_server import run


def cookie_of(answer: Response) -> tuple[str, dict[str, str]]:
    """The one cookie that is set: its name, and what goes with it."""
    jar: SimpleCookie = SimpleCookie(answer.headers["set-cookie"])
    ((name, morsel),) = jar.items()
    return name, {key: str(value) for key, value in morsel.items() if value} | {"value": morsel.value}


def test_a_name_is_enough(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            answer = await browser.post("/api/guest", json={"name": "  Ada \t Lovelace "})
            assert answer.status_code == 201
            assert answer.json() == {
                "player": answer.json()["player"],
                "name": "Ada Lovelace",
                "login": None,
                "passkeys": 0,
                "token": None,
            }
            me = await browser.get("/api/me")
            assert (me.json()["player"], me.json()["name"]) == (answer.json()["player"], "Ada Lovelace")

    run(story)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "Say a name that the others can see."),
        (" \n\t ", "Say a name that the others can see."),
        ("\u200b\u202e", "Say a name that the others can see."),
        ("x" * 25, "A name has at most 24 letters; this one has 25."),
    ],
)
def test_a_name_that_cannot_be_used_is_said_so(tmp_path: Path, name: str, why: str) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            assert refused(await browser.post("/api/guest", json={"name": name}), 400, "bad-name") == why

    run(story)


def test_a_name_can_be_changed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            player = await guest(browser)
            assert (await browser.patch("/api/me", json={"name": "Countess"})).json()["name"] == "Countess"
            assert (await browser.get(f"/api/players/{player}")).json()["name"] == "Countess"
            refused(await browser.patch("/api/me", json={"name": ""}), 400, "bad-name")

    run(story)


def test_the_cookie_is_for_this_site_alone_and_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            name, cookie = cookie_of(await browser.post("/api/guest", json={"name": "Ada"}))
            assert name == "tercet-session"
            assert len(cookie.pop("value")) == 43  # 256 bits
            assert cookie == {"httponly": "True", "samesite": "lax", "path": "/", "max-age": "31536000"}

    run(story)


def test_over_https_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    """TLS ends at a proxy; only a proxy of the settings is believed."""

    async def story() -> None:
        async with asked(tmp_path, trusted_proxies=("127.0.0.1",)) as (_, browser):
            answer = await browser.post("/api/guest", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"})
            name, cookie = cookie_of(answer)
            assert (name, cookie["secure"], cookie["path"]) == ("__Host-tercet-session", "True", "/")
            assert "domain" not in cookie
            headers = {"cookie": f"{name}={cookie['value']}", "x-forwarded-proto": "https"}
            assert (await browser.get("/api/me", headers=headers)).json()["name"] == "Ada"

    run(story)


def test_a_proxy_that_nobody_has_named_is_not_believed(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            answer = await browser.post("/api/guest", json={"name": "Ada"}, headers={"x-forwarded-proto": "https"})
            assert cookie_of(answer)[0] == "tercet-session"

    run(story)


def test_a_program_gets_its_token_and_no_cookie(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            answer = await browser.post("/api/guest", json={"name": "Bot", "token": True})
            assert "set-cookie" not in answer.headers
            async with another(server, headers={"authorization": f"Bearer {answer.json()['token']}"}) as program:
                assert (await program.get("/api/me")).json()["player"] == answer.json()["player"]

    run(story)


def test_the_database_holds_no_token(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            token = (await browser.post("/api/guest", json={"name": "Ada", "token": True})).json()["token"]
        kept = (tmp_path / "tercet.db").read_bytes()  # a dump would write a column of bytes as digits
        assert b"Ada" in kept
        assert token.encode() not in kept

    run(story)


def test_strangers_are_told_how_to_become_guests(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for headers in ({}, {"authorization": "Bearer nobody"}, {"cookie": "tercet-session=nobody"}):
                why = refused(await browser.get("/api/me", headers=headers), 401, "who-are-you")
                assert why == "Say who you are first: POST /api/guest with a name."

    run(story)


def test_signing_out_ends_this_session_and_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            await guest(browser)
            token = browser.cookies["tercet-session"]
            async with another(server) as other:
                await guest(other, "Bea")
                assert (await browser.get("/api/me")).status_code == 200  # from here on the server remembers who it is
                assert (await browser.delete("/api/session")).status_code == 204
                assert "tercet-session" not in browser.cookies
                refused(await browser.get("/api/me"), 401, "who-are-you")
                program = {"authorization": f"Bearer {token}"}
                refused(await browser.get("/api/me", headers=program), 401, "who-are-you")
                assert (await other.get("/api/me")).json()["name"] == "Bea"
            assert (await browser.delete("/api/session")).status_code == 204

    run(story)


def test_too_many_new_guests_from_one_address_must_wait(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, guests_per_s=0.05) as (_, browser):
            answers = [await browser.post("/api/guest", json={"name": "Ada"}) for _ in range(6)]
            assert [answer.status_code for answer in answers] == [201] * 5 + [429]
            assert refused(answers[-1], 429, "too-many-guests").endswith("Wait a minute, then try again.")

    run(story)


# ---- pages of others


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "https://evil.example", "sec-fetch-site": "same-origin"},
    ],
    ids=str,
)
def test_a_page_of_somebody_else_changes_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            for ask in (
                browser.build_request("POST", "/api/tables", json={}, headers=headers),
                browser.build_request("PATCH", "/api/me", json={"name": "Eve"}, headers=headers),
                browser.build_request("DELETE", "/api/me", headers=headers),
                browser.build_request("DELETE", "/api/session", headers=headers),
            ):
                refused(await browser.send(ask), 403, "foreign-page")
            assert (await browser.get("/api/me")).json()["name"] == "Ada"
            assert (await browser.get("/api/tables")).json() == []

    run(story)


def test_our_own_page_may_and_so_may_a_program(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            own = {"origin": server.address, "sec-fetch-site": "same-origin"}
            assert (await browser.post("/api/guest", json={"name": "Ada"}, headers=own)).status_code == 201
            assert (await browser.post("/api/tables", json={}, headers=own)).status_code == 201
            token = (await browser.post("/api/guest", json={"name": "Bot", "token": True})).json()["token"]
            program = {"authorization": f"Bearer {token}", "origin": "https://elsewhere.example"}
            assert (await browser.post("/api/tables", json={}, headers=program)).status_code == 201

    run(story)


# ---- bad input


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"nonsense", 400),
        (b"[]", 400),
        (b"{}", 400),
        (b'{"name": 5}', 400),
        (b'{"name": "Ada", "token": 1}', 400),
        (b'{"name": "Ada", "admin": true}', 400),
        (b'{"name": "' + b"x" * 201 + b'"}', 400),
        (b'{"name": "\xff"}', 400),
        (b"[" * 10_000, 400),
        (b'{"name": "' + b"x" * 20_000 + b'"}', 413),
    ],
    ids=lambda each: str(each)[:30],
)
def test_a_body_that_does_not_fit_is_said_so(tmp_path: Path, body: bytes, status: int) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            answer = await browser.post("/api/guest", content=body, headers={"content-type": "application/json"})
            refused(answer, status, "does-not-fit" if status == 400 else "too-large")

    run(story)


def test_what_is_not_there_is_a_problem_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            refused(await browser.get("/api/nothing"), 404, "not-found")
            answer = await browser.put("/api/me")
            refused(answer, 405, "method-not-allowed")
            assert {*answer.headers["allow"].split(", ")} >= {"GET", "PATCH", "DELETE"}

    run(story)
