"""The current player over HTTP; sessions that begin or get a new token."""

from typing import Any

from litestar import Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.api.who import by_bearer, services, session_cookie, token_in


class Me(Struct, frozen=True):
    """The current player; the token is present only if a program asked for it."""

    player: Player
    name: str
    login: str | None = None
    passkeys: int = 0
    token: str | None = None


async def shown(state: State, me: Player, token: str | None = None) -> Me:
    """The player as `Me`."""
    all_ = services(state)
    names = await all_.guests.names([me])
    login, passkeys = await all_.accounts.login_of(me), await all_.passkeys.of(me)
    return Me(me, names.get(me, ""), login, len(passkeys), token)


async def renewed(request: Request[Any, Any, Any], state: State, me: Player, *, wants_token: bool) -> Response[Me]:
    """The player with a new token. Sockets of the old one are closed once the response has been sent."""
    guests = services(state).guests
    token, ended = await guests.renew(me, token_in(request))
    if wants_token or by_bearer(request):
        return Response(await shown(state, me, token), background=BackgroundTask(guests.end, ended))
    cookies = [session_cookie(request, token)]
    return Response(await shown(state, me), cookies=cookies, background=BackgroundTask(guests.end, ended))


async def signed_in(
    request: Request[Any, Any, Any], state: State, before: Player | None, me: Player, *, wants_token: bool
) -> Response[Me]:
    """A new session on this device instead of the one before; what a guest played here is added to the account."""
    all_ = services(state)
    if before is not None and before != me and not await has_account(state, before):
        await all_.ledger.move(before, me)
    if wants_token or by_bearer(request) or before is None:
        token, then = await all_.guests.new_session(me), None
    else:  # the cookie of this device is replaced: nobody else may go on with the old one
        token, ended = await all_.guests.renew(me, token_in(request))
        then = BackgroundTask(all_.guests.end, ended)
    if wants_token:
        return Response(await shown(state, me, token))
    return Response(await shown(state, me), cookies=[session_cookie(request, token)], background=then)


async def has_account(state: State, player: Player) -> bool:
    """Can this player sign in from another device?"""
    all_ = services(state)
    return await all_.accounts.login_of(player) is not None or bool(await all_.passkeys.of(player))
