"""What an answer must not give away: to caches, to the next visitor of a device, in headers, or about the server."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from httpx import AsyncClient, Response

from tests.proof.access import roles as r
from tests.proof.access.asking import request
from tests.proof.access.requests import REQUESTS
from tests.proof.access.world import peopled
from tests.server.api.asking import asked, guest, refused
from tests.server.api.test_guests import cookie_of
from tests.server.competitions.desk import opened
from tests.server.http.test_bounds import served
from tests.server.running_server import RunningServer, run

READING = [action for action in REQUESTS if action.startswith("GET ")]
PUBLIC_FILES = ("GET a page of the client", "GET a file of the client", "GET /pictures/{name}")
OF_THE_OPERATOR = ("GET /healthz", "GET /readyz", "GET /metrics")
HTTPS = {"x-forwarded-proto": "https"}
HOSTILE = "x%0d%0aset-cookie:%20evil=1%0d%0a%0d%0a<script>alert(1)</script>"
INSIDE = re.compile(r"traceback|file \"|\.py|site-packages|sqlite|select |litestar|uvicorn|msgspec", re.IGNORECASE)


def stored(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tercet.db")) as database:
        return [*database.iterdump()]


def test_no_answer_is_kept_by_a_cache_and_reading_changes_nothing(tmp_path: Path) -> None:
    """By everybody who may read it, every route; what a competition shows may be kept by its reader alone."""

    async def story() -> None:
        async with peopled(tmp_path) as world:
            people = [world.people[role] for role in (r.ACCOUNT, r.COORDINATOR, r.ENTRANT, r.NOBODY)]
            await request(world, "GET /api/daily", REQUESTS["GET /api/daily"][0], people[0])  # draws the day's secret
            before = stored(tmp_path)
            for action in READING:
                for somebody in people:
                    answer = await request(world, action, REQUESTS[action][0], somebody)
                    if action not in (*PUBLIC_FILES, *OF_THE_OPERATOR):
                        assert answer.headers["cache-control"] in ("no-store", "private, no-cache"), action
                    assert "set-cookie" not in answer.headers, action
                    path = str(answer.request.url)
                    head = await world.http.request("HEAD", path, headers=somebody.headers)
                    assert head.content == b"", action
            assert stored(tmp_path) == before

    run(story)


def test_over_https_browsers_are_told_to_stay_there_for_a_year(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, trusted_proxies=("127.0.0.1",)) as (_, browser):
            for path in ("/", "/api/me", "/nowhere/at/all"):
                safe, plain = await browser.get(path, headers=HTTPS), await browser.get(path)
                assert safe.headers["strict-transport-security"] == "max-age=31536000"
                assert "strict-transport-security" not in plain.headers

    run(story)


def test_the_cookie_of_a_challenge_is_bound_to_the_host_as_that_of_a_session(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path, trusted_proxies=("127.0.0.1",)) as (_, browser):
            asking = {"host": "localhost", **HTTPS}
            name, cookie = cookie_of(await browser.post("/api/session/passkey/options", headers=asking))
            assert name == "__Host-tercet-passkey"
            assert len(cookie.pop("value")) == 43  # 256 bits
            assert cookie == {
                "httponly": "True",
                "secure": "True",
                "samesite": "strict",
                "path": "/",
                "max-age": "300",
            }

    run(story)


async def asked_for(browser: AsyncClient) -> list[tuple[str, dict[str, str]]]:
    """Addresses and headers with words that would be lines or markup, if they were taken as they are."""
    await guest(browser)
    competition = await opened(browser, name="<script>alert(1)</script>\r\nset-cookie: evil=1")
    paths = [action.removeprefix("GET ").partition(" (")[0] for action in READING if "{" in action]
    hostile = [re.sub(r"{\w+}", HOSTILE, path) for path in paths]
    named = ("accept-language", "host", "origin", "referer", "x-forwarded-host", "x-forwarded-proto", "cookie")
    said = [{name: "localhost<script>alert(1)</script>"} for name in named]
    return [(path, {}) for path in (*hostile, f"/c/{competition}", f"/{HOSTILE}", f"/?lang={HOSTILE}")] + [
        ("/", each) for each in said
    ]


def test_what_people_send_becomes_neither_a_header_nor_markup(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            for path, headers in await asked_for(browser):
                answer = await browser.get(path, headers=headers)
                assert "evil=1" not in str(answer.headers), path
                assert "<script>" not in str(answer.headers), path
                if answer.headers.get("content-type", "").startswith("text/html"):
                    assert "<script>alert" not in answer.text, (path, headers)

    run(story)


def test_an_answer_of_text_says_how_its_letters_are_written(tmp_path: Path) -> None:
    async def story() -> None:
        async with peopled(tmp_path) as world:
            for action in READING:
                answer = await request(world, action, REQUESTS[action][0], world.people[r.COORDINATOR])
                kind = answer.headers.get("content-type", "")
                assert kind or not answer.content, action
                if kind.startswith("text/"):
                    assert "charset=utf-8" in kind, action
                elif kind:
                    assert kind.endswith("json"), action
                    assert answer.json() is not None

    run(story)


def test_the_same_parameter_twice_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with asked(tmp_path) as (_, browser):
            await guest(browser)
            for path in (
                "/api/papers?lang=de&lang=fr",
                "/api/me/results?most=1&most=2",
                "/api/boards?since=all&since=day",
            ):
                refused(await browser.get(path), 400, "does-not-fit")
            assert (await browser.get("/api/papers?lang=de")).status_code == 200

    run(story)


def test_an_error_tells_nothing_of_the_inside(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A mistake of ours, and what is wrong with a request."""

    async def story() -> None:
        async with asked(tmp_path) as (server, browser):
            player = await guest(browser)
            for answer in (
                await browser.get("/api/rulesets/no-such-rules"),
                await browser.get("/api/records/1/x"),
                await browser.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
                await browser.post("/api/guest", json={"name": 7}),
                await browser.request("PROPFIND", "/"),
                await broken(server, browser),
            ):
                assert answer.status_code >= 400
                assert not INSIDE.search(answer.text), answer.text
                assert player not in answer.text

    run(story)
    assert "A mistake of ours in GET /api/tables" in caplog.text


async def broken(server: RunningServer, browser: AsyncClient) -> Response:
    """The answer to a request that we get wrong."""
    state = server.inside.app.state
    state.services, kept = None, state.services
    answer = await browser.get("/api/tables")
    state.services = kept
    assert refused(answer, 500, "our-mistake") == "A mistake of ours; it is written down. Try again later."
    return answer


WAYS = (
    b"",
    b"../",
    b"..%2f",
    b"%2e%2e/",
    b"..%5c",
    b"assets/../../",
    b"assets/..%2f..%2f",
    b"/",
    b"/../",
    b"./../",
    b"%252e%252e/",
    b"..%252f",
)


def test_nothing_beside_the_client_is_served(tmp_path: Path) -> None:
    """No source control, no settings, no data: neither by name nor around a corner."""

    async def story() -> None:
        async with served(tmp_path) as server:
            (tmp_path / ".git").mkdir()
            for name in (".git/config", ".env", "secret.txt"):
                (tmp_path / name).write_text("MARKER")
            for hidden in (b".git/config", b".env", b"secret.txt", b"tercet.db"):
                for way in WAYS:
                    async with server.guest() as guest:
                        await guest.send(b"GET /" + way + hidden + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
                        assert await guest.status() in (400, 404), (way, hidden)

    run(story)
