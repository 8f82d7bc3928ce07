"""Guests, accounts, and personal data."""

from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from msgspec import Meta, Struct

from tercet.engine.value import Player
from tercet.server.api.account_refusals import refusals
from tercet.server.api.me import Me, renewed, shown, signed_in
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.sessions import refuse_unproved
from tercet.server.api.who import (
    KNOWN,
    address_of,
    maybe_player,
    player,
    services,
    session_cookie,
    token_in,
)
from tercet.server.people import own_data
from tercet.server.people.names import BadName
from tercet.server.people.own_data import OwnData


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest: a name is enough. Programs ask for a token; pages get a cookie."""

    name: Annotated[str, Meta(max_length=200)]
    token: bool = False


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


class SignUp(Credentials, frozen=True, forbid_unknown_fields=True):
    """A new account. A program that sends its token always gets a new one."""

    token: bool = False


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=300)]
    new: Annotated[str, Meta(max_length=300)]


class SignIn(Credentials, frozen=True, forbid_unknown_fields=True):
    """Login and password. Programs ask for a token; pages get a cookie."""

    token: bool = False


@post("/guest", status_code=201)
async def become_guest(request: Request[Any, Any, Any], state: State, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest with a name, and therefore a player."""
    guests = services(state).guests
    if not services(state).socket_services.guests_gate.lets_in(address_of(request)):
        raise HttpRefusal(
            429, "too-many-guests", "Too many new guests from your address. Wait a minute, then try again."
        )
    try:
        new, token = await guests.welcome(data.name)
    except BadName as bad:
        raise HttpRefusal(400, "bad-name", str(bad)) from bad
    name = (await guests.names([new]))[new]
    told = Me(new, name, token=token if data.token else None)
    return Response(told, cookies=[] if data.token else [session_cookie(request, token)])


@get("/me", security=KNOWN, dependencies={"me": Provide(player)})
async def who_am_i(state: State, me: NamedDependency[Player]) -> Me:
    """Who you are here."""
    return await shown(state, me)


@patch("/me", security=KNOWN, dependencies={"me": Provide(player)})
async def change_name(state: State, me: NamedDependency[Player], data: JSONBody[NewName]) -> Me:
    """Change your name."""
    try:
        await services(state).guests.rename(me, data.name)
    except BadName as bad:
        raise HttpRefusal(400, "bad-name", str(bad)) from bad
    return await shown(state, me)


@get("/me/data", security=KNOWN, dependencies={"me": Provide(player)})
async def export_my_data(state: State, me: NamedDependency[Player]) -> OwnData:
    """Everything that is stored about you."""
    all_ = services(state)
    return await own_data.export(all_.store, all_.accounts, all_.passkeys, all_.ledger, me)


@delete("/me", security=KNOWN, dependencies={"me": Provide(player)})
async def erase_me(request: Request[Any, Any, Any], state: State, me: NamedDependency[Player]) -> Response[None]:
    """Delete your name, your login and your sessions for good."""
    await own_data.erase(services(state).store, services(state).guests, me)
    services(state).office.entrants.changed_elsewhere()
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


@post("/account", status_code=201, security=KNOWN, dependencies={"me": Provide(player)})
async def sign_up(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[SignUp]
) -> Response[Me]:
    """Make the current guest an account; the history is kept, and the token is renewed."""
    await refuse_unproved(request, state, me)  # with a passkey, they have an account already
    with refusals():
        await services(state).accounts.sign_up(me, data.login, data.password, address_of(request))
    return await renewed(request, state, me, wants_token=data.token)


@put("/account/password", security=KNOWN, dependencies={"me": Provide(player)}, status_code=204)
async def change_password(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[NewPassword]
) -> None:
    """Change your password; all other sessions end."""
    with refusals():
        await services(state).accounts.change_password(me, data.old, data.new, address_of(request))
    await services(state).guests.sign_out_everywhere(me, but=token_in(request))


@post("/session", status_code=201, dependencies={"before": Provide(maybe_player)})
async def sign_in(
    request: Request[Any, Any, Any], state: State, before: NamedDependency[Player | None], data: JSONBody[SignIn]
) -> Response[Me]:
    """Sign in on this device; matches you played here as a guest are added to the account."""
    with refusals():
        me = await services(state).accounts.sign_in(data.login, data.password, address_of(request))
    return await signed_in(request, state, before, me, wants_token=data.token)


@delete("/session")
async def sign_out(request: Request[Any, Any, Any], state: State) -> Response[None]:
    """Sign out on this device."""
    if token := token_in(request):
        await services(state).guests.sign_out(token)
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


@delete("/sessions", security=KNOWN, dependencies={"me": Provide(player)})
async def sign_out_everywhere(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player]
) -> Response[None]:
    """Sign out on all your devices, including this one."""
    await services(state).guests.sign_out_everywhere(me)
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


people = Router(
    "/",
    route_handlers=[
        become_guest,
        who_am_i,
        change_name,
        export_my_data,
        erase_me,
        sign_up,
        change_password,
        sign_in,
        sign_out,
        sign_out_everywhere,
    ],
    tags=["people"],
)
