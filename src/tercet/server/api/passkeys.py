"""Passkeys over HTTP: create, use, list and remove. Bodies are WebAuthn's JSON, as browsers send it."""

from typing import Any, Final

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.api.account_refusals import refusals
from tercet.server.api.me import Me, renewed, signed_in
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.sessions import refuse_unproved
from tercet.server.api.who import KNOWN, address_of, cookie_in, maybe_player, own_cookie, player, services, token_in
from tercet.server.http.hosts import bare_name, is_address
from tercet.server.people.challenges import LIFE_MS
from tercet.server.people.passkeys import Passkey
from tercet.server.people.tokens import new_token, token_hash

ASKED: Final = "tercet-passkey"  # the cookie that binds a challenge to its visitor
NO_NAME: Final = "Passkeys need the server's own name, such as https://play.example or http://localhost:8000."


class AuthenticatorAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """The authenticator's answer: `PublicKeyCredential.toJSON()`."""

    credential: dict[str, Any]
    token: bool = False


def own_origin(request: Request[Any, Any, Any], state: State) -> str:
    """The origin of the page. A passkey is bound to a host name, so a bare address does not work."""
    host = request.headers.get("host", "")
    here, allowed = f"{request.url.scheme}://{host}", services(state).socket_services.origins
    if is_address(bare_name(host)) or not bare_name(host) or (allowed and here.encode() not in allowed):
        raise HttpRefusal(400, "no-passkeys-here", NO_NAME)
    return here


def check_pace(request: Request[Any, Any, Any], state: State) -> None:
    """Limit the number of requests per address."""
    if not services(state).passkeys.tries.lets_in(address_of(request)):
        raise HttpRefusal(429, "too-many-tries", "Too many tries. Wait a minute, then try again.")


@post("/passkeys/options", status_code=200, security=KNOWN, dependencies={"me": Provide(player)})
async def ask_for_passkey(request: Request[Any, Any, Any], state: State, me: NamedDependency[Player]) -> dict[str, Any]:
    """Options for creating a passkey: `PublicKeyCredential.parseCreationOptionsFromJSON`.

    Who has an account must have signed in within the last 15 minutes to add or remove a passkey.
    """
    check_pace(request, state)
    await refuse_unproved(request, state, me)
    origin, all_ = own_origin(request, state), services(state)
    name = (await all_.guests.names([me])).get(me, "") or "Tercet"
    with refusals():
        return await all_.passkeys.to_register(me, name, token_hash(token_in(request)), origin)


@post("/passkeys", status_code=201, security=KNOWN, dependencies={"me": Provide(player)})
async def add_passkey(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], data: JSONBody[AuthenticatorAnswer]
) -> Response[Me]:
    """Add a passkey. A guest becomes an account by it, without a password; your token is renewed."""
    check_pace(request, state)
    await refuse_unproved(request, state, me)
    origin = own_origin(request, state)
    with refusals():
        await services(state).passkeys.register(me, token_hash(token_in(request)), data.credential, origin)
    return await renewed(request, state, me, wants_token=data.token)


@get("/passkeys", security=KNOWN, dependencies={"me": Provide(player)})
async def list_passkeys(state: State, me: NamedDependency[Player]) -> list[Passkey]:
    """Your passkeys, oldest first."""
    return await services(state).passkeys.of(me)


@delete("/passkeys/{passkey_id:str}", security=KNOWN, dependencies={"me": Provide(player)})
async def remove_passkey(
    request: Request[Any, Any, Any], state: State, me: NamedDependency[Player], passkey_id: FromPath[str]
) -> None:
    """Remove one of your passkeys, unless it is the last way to sign in."""
    await refuse_unproved(request, state, me)
    with refusals():
        await services(state).passkeys.remove(me, passkey_id)


@post("/session/passkey/options", status_code=200)
async def ask_to_sign_in(request: Request[Any, Any, Any], state: State) -> Response[dict[str, Any]]:
    """Options for signing in: `PublicKeyCredential.parseRequestOptionsFromJSON`."""
    check_pace(request, state)
    asked = new_token()
    options = await services(state).passkeys.to_sign_in(token_hash(asked), own_origin(request, state))
    return Response(options, cookies=[asked_cookie(request, asked)])


@post("/session/passkey", status_code=201, dependencies={"before": Provide(maybe_player)})
async def sign_in_by_passkey(
    request: Request[Any, Any, Any],
    state: State,
    before: NamedDependency[Player | None],
    data: JSONBody[AuthenticatorAnswer],
) -> Response[Me]:
    """Sign in with a passkey; matches you played here as a guest are added to the account."""
    check_pace(request, state)
    origin, visitor = own_origin(request, state), token_hash(cookie_in(request, ASKED))
    with refusals():
        me = await services(state).passkeys.sign_in(visitor, data.credential, origin)
    answer = await signed_in(request, state, before, me, wants_token=data.token)
    answer.cookies.append(asked_cookie(request, ""))
    return answer


def asked_cookie(request: Request[Any, Any, Any], asked: str) -> Cookie:
    """The visitor who asked for the challenge must be the one who answers."""
    return own_cookie(request, ASKED, asked, LIFE_MS // 1000, "strict")


passkeys = Router(
    "/",
    route_handlers=[
        ask_for_passkey,
        add_passkey,
        list_passkeys,
        remove_passkey,
        ask_to_sign_in,
        sign_in_by_passkey,
    ],
    tags=["passkeys"],
)
