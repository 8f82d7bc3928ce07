"""What the server answers, over a small client of the tests' own."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from litestar.testing import TestClient

from tercet.server.assembly import TercetServer
from tercet.server.settings import Settings
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tests.support import servers

Client = TestClient[Litestar]


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    """A web client as the build makes it: a page, and assets with a hash in their names."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Tercet</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets/index-4f3a9c.js").write_text("export {}")
    return folder


@pytest.fixture
def client(client_folder: Path, tmp_path: Path) -> Iterator[Client]:
    """Somebody who asks the server."""
    store = asyncio.run(SqliteStore.open(tmp_path / "tercet.db"))
    with TestClient(TercetServer(Settings(), store, client_folder).app) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/index.html", "/new", "/learn", "/real", "/together", "/together/K7Q4M"),
        *("/alone", "/alone/clock", "/alone/practice", "/drills", "/drills/third", "/t/K7Q4M", "/competitions/new"),
    ],
)
def test_the_page_is_asked_for_again_each_time(client: Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert re.search("<title>(.* · )?Tercet</title>", answer.text)


def test_an_asset_with_a_hash_in_its_name_is_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-4f3a9c.js")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_file_without_a_hash_is_asked_for_again(client: Client) -> None:
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/nothing", "/assets/nothing.js", "/../tercet.db", "/assets/%2e%2e/%2e%2e/tercet.db"])
def test_what_is_not_there_is_not_found(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/assets/index-4f3a9c.js", "/healthz", "/nothing"])
def test_every_answer_forbids_what_comes_from_elsewhere(client: Client, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_only_the_worker_of_the_eye_may_use_web_assembly(client: Client, client_folder: Path) -> None:
    (client_folder / "assets/eye-worker-4f3a9c.js").write_text("export {}")
    policy = client.get("/assets/eye-worker-4f3a9c.js").headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';")


def test_the_server_says_that_it_lives_and_can_work(client: Client) -> None:
    assert (client.get("/healthz").status_code, client.get("/healthz").text) == (200, "ok")
    assert (client.get("/readyz").status_code, client.get("/readyz").text) == (200, "ready")


def test_a_server_whose_store_is_gone_lives_but_cannot_work(client_folder: Path) -> None:
    async def story() -> list[int]:
        with servers.postgres() as url:
            store = await PostgresStore.open(url)
            app: Any = TercetServer(
                Settings(), store, client_folder
            ).app  # the two libraries write the same type differently
            http = AsyncClient(transport=ASGITransport(app), base_url="http://tercet")
            answers = [await http.get("/readyz")]
        answers += [await http.get("/readyz"), await http.get("/healthz")]
        await store.close()
        await http.aclose()
        return [answer.status_code for answer in answers]

    assert asyncio.run(story()) == [200, 503, 200]
