"""Links over HTTP: the coordinator issues, lists and revokes them; whoever has one opens it."""

from typing import Annotated, Any, Final

from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from tercet.competition.draw.fields import MOST_PLAYERS
from tercet.competition.refusals import NO_SUCH_LINK, TOO_MANY_TRIES, Refusal
from tercet.competition.roles import not_allowed_to_link
from tercet.engine.value import Player
from tercet.server.api.who import KNOWN, address_of, player, services
from tercet.server.competitions.asking import found, refuse
from tercet.server.competitions.issuing import issue
from tercet.server.competitions.links import Kind, Link, LinkSession, NewLink
from tercet.server.competitions.office import CompetitionNow

ME: Final = {"me": Provide(player)}
Number = Annotated[int, Meta(ge=1, le=MOST_PLAYERS)]


class WantedLinks(Struct, frozen=True, forbid_unknown_fields=True):
    """Links to issue: by tables for judges, by players' numbers; by default for all of them, or the first."""

    kind: Kind
    numbers: Annotated[tuple[Number, ...], Meta(max_length=MOST_PLAYERS)] | None = None


class LinkSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link: in its address, after the #."""

    secret: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]


@post("/competitions/{competition:str}/links", status_code=201, security=KNOWN, dependencies=ME)
async def issue_links(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    data: JSONBody[WantedLinks],
) -> list[NewLink]:
    """Issue links, or replace them: earlier ones with the same numbers end. Secrets are shown this once."""
    await _for_coordinator(request, state, me, competition)
    all_ = services(state)
    issued = await issue(all_.office, all_.links, competition, me, data.kind, data.numbers)
    if isinstance(issued, Refusal):
        refuse(issued, request)
    return issued


@get("/competitions/{competition:str}/links", security=KNOWN, dependencies=ME)
async def list_links(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], competition: FromPath[str]
) -> list[Link]:
    """The valid links, without their secrets."""
    await _for_coordinator(request, state, me, competition)
    return await services(state).links.all_of(competition)


@delete("/competitions/{competition:str}/links/{kind:str}/{number:int}", security=KNOWN, dependencies=ME)
async def revoke_link(
    request: Request[Any, Any, Any],
    state: State,
    me: NamedDependency[Player],
    competition: FromPath[str],
    kind: FromPath[Kind],
    number: FromPath[int],
) -> None:
    """End a link, and its sessions on all devices, at once."""
    await _for_coordinator(request, state, me, competition)
    if not 0 < number <= MOST_PLAYERS:
        refuse(NO_SUCH_LINK, request, 404)
    await services(state).links.revoke(competition, kind, number)


@post("/competitions/{competition:str}/session", status_code=201)
async def open_link(
    request: Request[Any, Any, Any], state: State, competition: FromPath[str], data: JSONBody[LinkSecret]
) -> LinkSession:
    """Open a link: its secret for a session. Send the token as a bearer token to this competition's addresses."""
    all_, address = services(state), address_of(request)
    if all_.limits.has_guessed_too_often(address) or not all_.socket_services.guests_gate.lets_in(address):
        refuse(TOO_MANY_TRIES, request, 429)
    await found(all_.office, competition)
    session = await all_.links.open(competition, data.secret)
    if session is None:
        all_.limits.guessed_wrong(address)
        refuse(NO_SUCH_LINK, request, 404)
    return session


async def _for_coordinator(
    request: Request[Any, Any, Any], state: State, me: Player, competition: str
) -> CompetitionNow:
    known = await found(services(state).office, competition)
    if (refusal := not_allowed_to_link(known.now, me)) is not None:
        refuse(refusal, request)
    return known


links = Router("/", route_handlers=[issue_links, list_links, revoke_link, open_link])
