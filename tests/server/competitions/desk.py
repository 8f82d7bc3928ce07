"""A competition over HTTP in tests: say something, see what it is now."""

from itertools import count
from typing import Any

from httpx import AsyncClient, Response

IDS = count(1)


async def opened(browser: AsyncClient, **setup: Any) -> str:
    """A new competition; gives its id."""
    answer = await browser.post("/api/competitions", json=setup)
    assert answer.status_code == 201, answer.text
    competition: str = answer.json()["competition"]
    return competition


async def asked_to(browser: AsyncClient, competition: str, kind: str, **said: Any) -> Response:
    """Say something, whatever comes of it."""
    body = {"id": f"command-{next(IDS)}", "say": {"type": kind, **said}}
    return await browser.post(f"/api/competitions/{competition}/commands", json=body)


async def say(browser: AsyncClient, competition: str, kind: str, **said: Any) -> int:
    """Say something that is allowed; gives its entry."""
    answer = await asked_to(browser, competition, kind, **said)
    assert answer.status_code == 200, answer.text
    seq: int = answer.json()["seq"]
    return seq


async def seen(browser: AsyncClient, competition: str) -> dict[str, Any]:
    """The competition as this browser sees it."""
    answer = await browser.get(f"/api/competitions/{competition}")
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


async def enter(browser: AsyncClient, competition: str, *names: str, **more: Any) -> None:
    """These people enter."""
    for name in names:
        await say(browser, competition, "Enter", details={"name": name, **more})


def sheet(game: dict[str, Any], *sets: int) -> dict[str, Any]:
    """A finished game, with the number of SETs of each."""
    return {"lines": [{"number": n, "sets": s} for n, s in zip(game["players"], sets, strict=True)]}
