"""A server with somebody in every role: what they hold, and what there is to ask for."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from httpx import AsyncClient
from msgspec import Struct

from tercet.engine.value import Player
from tests.proof.access import roles as r
from tests.server.api.asking import asked
from tests.server.competitions.desk import enter, opened, say, seen
from tests.server.running_server import RunningServer

METRICS_TOKEN: Final = "only-the-operator-knows-this"
PASSWORD: Final = "correct horse battery"
LOGIN: Final = "marker-login@example.org"
PHONE: Final = "+1 480 555 0100"
OUTSIDE: Final = {"x-forwarded-for": "203.0.113.7"}  # whoever sends this is not taken for the machine itself
SIX: Final = ("Ann Lee", "Bea Ortiz", "Cem Kaya", "Dan Roe", "Eva Lutz", "Fay Moss")
NOBODYS: Final = "A" * 22
LIMITS: Final = dict.fromkeys(("messages_per_s", "sockets_per_s", "guests_per_s", "tables_per_s"), 10_000.0)


class Somebody(Struct):
    """Somebody in a role; `player` is empty for those without a session of their own."""

    role: str
    headers: dict[str, str]
    token: str = ""
    player: Player = Player("")


class World(Struct):
    """The server, everybody, and the ids that paths are filled in with."""

    server: RunningServer
    http: AsyncClient
    people: dict[str, Somebody]
    ids: dict[str, str]
    game: dict[str, Any]
    setup: dict[str, Any]

    async def renew(self, somebody: Somebody) -> None:
        """Another session of the same player, after the last one was ended."""
        if somebody.player:
            hold(somebody, await self.server.inside.services.guests.new_session(somebody.player))


def hold(somebody: Somebody, token: str) -> None:
    """From now on they send this token; a foreign page sends it as the cookie of its visitor."""
    somebody.token = token
    if somebody.role == r.FOREIGN:
        foreign = {"sec-fetch-site": "cross-site", "origin": "https://elsewhere.example"}
        somebody.headers = {**OUTSIDE, **foreign, "cookie": f"tercet-session={token}"}
    else:
        somebody.headers = {**OUTSIDE, "authorization": f"Bearer {token}"}


@asynccontextmanager
async def peopled(folder: Path) -> AsyncIterator[World]:
    """A server and somebody in every role."""
    async with asked(folder, metrics_token=METRICS_TOKEN, **LIMITS) as (server, http):
        people = {role: Somebody(role, dict(OUTSIDE)) for role in r.ROLES}
        for role in (*r.SESSIONS, r.ENDED):
            await _become_guest(http, people[role])
        await _sign_up(http, people[r.ACCOUNT])
        await http.delete("/api/session", headers=people[r.ENDED].headers)
        people[r.ENDED].player = Player("")
        people[r.SAME_MACHINE].headers = {}
        hold(people[r.OPERATOR], METRICS_TOKEN)
        yield await _furnished(server, http, people)


async def _furnished(server: RunningServer, http: AsyncClient, people: dict[str, Somebody]) -> World:
    """A competition in its first round, another one that people may still enter, and a table."""
    with _as(http, people[r.COORDINATOR]):
        competition = await opened(http, rounds=2, tables=2, finalists=3, privacy={"asks": ["phone"]})
        await enter(http, competition, *SIX, phone=PHONE)
        await say(http, competition, "DrawRounds")
        await say(http, competition, "StartRound", round=1)
        open_form = await opened(http, rounds=1, tables=1, entry_form=True)
        shown = await seen(http, competition)
        game = next(each for each in shown["games"] if 1 in each["players"])
        other_table = 3 - game["table"]
        for role, of, kind, number in (
            (r.COORDINATORS_LINK, competition, "coordinator", 1),
            (r.DESK, competition, "desk", 1),
            (r.JUDGE, competition, "judge", game["table"]),
            (r.OTHER_JUDGE, competition, "judge", other_table),
            (r.PROJECTOR, competition, "projector", 1),
            (r.ENTRANT, competition, "player", 1),
            (r.ELSEWHERE, open_form, "coordinator", 1),
        ):
            hold(people[role], await _opened_link(http, of, kind, number))
    with _as(http, people[r.HOST]):
        table = (await http.post("/api/tables", json={"rule_set": "quick"})).json()
    ids = {
        "competition": competition,
        "open_form": open_form,
        "game": str(game["id"]),
        "kind": "projector",
        "code": table["code"],
        "table": table["table"],
        "number": "1",
        "document": "entry-cards",
        "day": "2026-04-18",
        "player_id": people[r.GUEST].player,
        "passkey_id": "AAAA",
        "session_id": NOBODYS,
        "name": "quick",
        "result_id": NOBODYS,
        "path": "elsewhere",
    }
    return World(server, http, people, ids, game, shown["setup"])


class _as:  # noqa: N801 (reads as a preposition)
    """What is asked inside is asked by this person."""

    def __init__(self, http: AsyncClient, somebody: Somebody) -> None:
        self._http, self._headers = http, somebody.headers

    def __enter__(self) -> None:
        self._http.headers.update(self._headers)

    def __exit__(self, *_: object) -> None:
        for name in self._headers:
            del self._http.headers[name]


async def _become_guest(http: AsyncClient, somebody: Somebody) -> None:
    me = (await http.post("/api/guest", json={"name": somebody.role[:20], "token": True})).json()
    somebody.player = Player(me["player"])
    hold(somebody, me["token"])


async def _sign_up(http: AsyncClient, somebody: Somebody) -> None:
    said = {"login": LOGIN, "password": PASSWORD}
    hold(somebody, (await http.post("/api/account", json=said, headers=somebody.headers)).json()["token"])


async def _opened_link(http: AsyncClient, competition: str, kind: str, number: int) -> str:
    issued = await http.post(f"/api/competitions/{competition}/links", json={"kind": kind, "numbers": [number]})
    secret = issued.json()[0]["secret"]
    session = await http.post(f"/api/competitions/{competition}/session", json={"secret": secret})
    token: str = session.json()["token"]
    return token
