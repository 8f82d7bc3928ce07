"""Asking: one answer for each role and action."""

from collections.abc import Mapping
from itertools import count
from typing import Any, Final

from httpx import Response
from msgspec import Struct, field

from tests.proof.access.world import Somebody, World

YES: Final = "yes"
IDS: Final = count(1)
Answers = dict[str, str]  # by role


class Probe(Struct, frozen=True):
    """How something is asked for so that little comes of it."""

    body: Any = None
    ids: dict[str, str] = field(default_factory=dict)
    """Instead of those of the world."""
    instead: tuple[str, ...] = ()
    """What those are answered who may, where it is not a success."""
    host: str = ""


def answer_of(answer: Response, instead: tuple[str, ...]) -> str:
    """`yes`, or the status and the code of the refusal."""
    if answer.is_success:
        return YES
    problem = answer.headers.get("content-type", "").startswith("application/problem+json")
    said = f"{answer.status_code} {answer.json()['code']}" if problem else str(answer.status_code)
    return YES if said in instead else said


async def request(world: World, action: str, probe: Probe, somebody: Somebody) -> Response:
    """One request by one person."""
    method, _, path = action.partition(" (")[0].partition(" ")
    ids: Mapping[str, str] = world.ids | probe.ids
    headers = somebody.headers | ({"host": probe.host} if probe.host else {})
    body = probe.body(world, somebody) if callable(probe.body) else probe.body
    world.http.cookies.clear()  # what somebody was given before is not sent by the next
    return await world.http.request(method, PATHS.get(path, path).format(**ids), json=body, headers=headers)


PATHS: Final = {"a page of the client": "/new", "a file of the client": "/index.html"}


async def command(world: World, kind: str, said: Mapping[str, Any], somebody: Somebody, *, tried: bool) -> str:
    """One command to the competition by one person; `tried` only asks what it would do.

    The ids are none that `tests.server.competitions.desk` gives, by which the coordinator has said something already.
    """
    body = {"say": {"type": kind, **said}} | ({} if tried else {"id": f"asked-{next(IDS)}"})
    where = "preview" if tried else "commands"
    competition = world.ids["competition"]
    world.http.cookies.clear()
    answer = await world.http.post(f"/api/competitions/{competition}/{where}", json=body, headers=somebody.headers)
    said_ = answer_of(answer, ())
    is_state = answer.status_code == 409 and answer.json()["code"] not in OF_PERSONS
    return YES if is_state else said_


OF_PERSONS: Final = {"no-caller", "form-off", "form-after-draw"}  # refusals of a person that are no 403
