"""Guests, accounts, and what is kept about somebody."""

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
    """A name is enough. A program asks for its token; a page has its cookie."""

    name: Annotated[str, Meta(max_length=200)]
    token: bool = False


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=200)]


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Annotated[str, Meta(min_length=1, max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


class SignUp(Credentials, frozen=True, forbid_unknown_fields=True):
    """A program that shows its token gets another one anyway."""

    token: bool = False


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=300)]
    new: Annotated[str, Meta(max_length=300)]


class SignIn(Credentials, frozen=True, forbid_unknown_fields=True):
    """A program asks for its token; a page has its cookie."""

    token: bool = False


@post("/guest", status_code=201)
async def become_guest(request: Request[Any, Any, Any], state: State, data: JSONBody[NewGuest]) -> Response[Me]:
    """Become a guest: a name, and at once a player."""
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
    """Take another name."""
    try:
        await services(state).guests.rename(me, data.name)
    except BadName as bad:
        raise HttpRefusal(400, "bad-name", str(bad)) from bad
    return await shown(state, me)


@get("/me/data", security=KNOWN, dependencies={"me": Provide(player)})
async def export_my_data(state: State, me: NamedDependency[Player]) -> OwnData:
    """Everything that is kept about you."""
    all_ = services(state)
    return await own_data.export(all_.store, all_.accounts, all_.passkeys, all_.ledger, me)


@delete("/me", security=KNOWN, dependencies={"me": Provide(player)})
async def erase_me(request: Request[Any, Any, Any], state: State, me: NamedDependency[Player]) -> Response[None]:
    """Erase your name, your login and your sessions for good."""
    await own_data.erase(services(state).store, services(state).guests, me)
    return Response(None, status_code=204, cookies=[session_cookie(request, "")])


@post("/account", status_code=201, security=KNOWN, dependencies={"me": Provide(player)})
async def sign_up(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[SignUp]
) -> Response[Me]:
    """Make an account of the guest you are; your history comes along, and your token is renewed."""
    with refusals():
        await services(state).accounts.sign_up(me, data.login, data.password, address_of(request))
    return await renewed(request, state, me, wants_token=data.token)


@put("/account/password", security=KNOWN, dependencies={"me": Provide(player)}, status_code=204)
async def change_password(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[NewPassword]
) -> None:
    """Change your password; you stay signed in here, and nowhere else."""
    with refusals():
        await services(state).accounts.change_password(me, data.old, data.new, address_of(request))
    await services(state).guests.sign_out_everywhere(me, but=token_in(request))


@post("/session", status_code=201, dependencies={"before": Provide(maybe_player)})
async def sign_in(
    request: Request[Any, Any, Any], state: State, before: NamedDependency[Player | None], data: JSONBody[SignIn]
) -> Response[Me]:
    """Sign in on this device; what you played here as a guest becomes the account's."""
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
    """Sign out on all your devices, this one too."""
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
