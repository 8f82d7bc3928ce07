"""Asking the server over HTTP, as a browser or as a program.

No certificates are read (`verify=False`): nothing here speaks TLS, and reading them takes as long as many a test.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from httpx import AsyncClient, Response

from tests.server.running_server import RunningServer, running_server
from tests.support.limits import HANG_S

PROBLEM = "application/problem+json"


@asynccontextmanager
async def asked(folder: Path, **settings: Any) -> AsyncIterator[tuple[RunningServer, AsyncClient]]:
    """A running server, and a browser that keeps its cookies."""
    async with (
        running_server(folder, **settings) as server,
        AsyncClient(base_url=server.address, timeout=HANG_S, verify=False) as browser,
    ):
        yield server, browser


@asynccontextmanager
async def another(server: RunningServer, **more: Any) -> AsyncIterator[AsyncClient]:
    """Another browser."""
    async with AsyncClient(base_url=server.address, timeout=HANG_S, verify=False, **more) as browser:
        yield browser


async def guest(browser: AsyncClient, name: str = "Ada") -> str:
    """Become a guest; gives the player's id."""
    answer = await browser.post("/api/guest", json={"name": name})
    assert answer.status_code == 201, answer.text
    player: str = answer.json()["player"]
    return player


async def listing(browser: AsyncClient, count: int) -> list[dict[str, Any]]:
    """The lobby, once it shows this many tables."""
    while True:
        tables: list[dict[str, Any]] = (await browser.get("/api/tables")).json()
        if len(tables) == count:
            return tables


def refused(answer: Response, status: int, code: str) -> str:
    """It was refused as a problem; gives the sentence."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, PROBLEM), answer.text
    problem = answer.json()
    assert (problem["status"], problem["code"]) == (status, code)
    title: str = problem["title"]
    assert title
    return title
