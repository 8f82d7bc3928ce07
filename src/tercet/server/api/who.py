"""Authentication: the cookie of one of our own pages, or the token of a program."""

from typing import Any, Final, Literal

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler

from tercet.engine.value import Player
from tercet.server.api.problems import HttpRefusal
from tercet.server.api.services import Services

COOKIE: Final = "tercet-session"
YEAR_S: Final = 365 * 24 * 3600
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
KNOWN: Final[list[dict[str, list[str]]]] = [{"bearer": []}, {"session": []}]  # security schemes of OpenAPI


def by_bearer(request: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Does the request have a bearer token?"""
    return request.headers.get("authorization", "").partition(" ")[0].lower() == "bearer"


def token_in(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The session token; empty if there is none."""
    return request.headers["authorization"].partition(" ")[2].strip() if by_bearer(request) else cookie_in(request)


def cookie_in(request: ASGIConnection[Any, Any, Any, Any], name: str = COOKIE) -> str:
    """The value of a cookie of ours, by default the session token of a page; empty if there is none."""
    return request.cookies.get(f"__Host-{name}") or request.cookies.get(name) or ""


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client."""
    return request.client.host if request.client else ""


def services(state: State) -> Services:
    """The services of this application."""
    found: Services = state.services
    return found


async def maybe_player(request: ASGIConnection[Any, Any, Any, Any], state: State) -> Player | None:
    """The player who asks; None if unknown."""
    token = token_in(request)
    if not token:
        return None
    known = await services(state).guests.player_of(token)
    competition = request.path_params.get("competition")
    if known is None and competition:  # somebody's link to it
        return await services(state).links.person_of(str(competition), token)
    return known


async def player(request: ASGIConnection[Any, Any, Any, Any], state: State) -> Player:
    """The player who asks; strangers are told how to become guests."""
    known = await maybe_player(request, state)
    if known is None:
        raise HttpRefusal(401, "who-are-you", "Say who you are first: POST /api/guest with a name.")
    return known


async def refuse_strangers(request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse strangers before the body is read, if a route requires a player."""
    if isinstance(handler, HTTPRouteHandler) and handler.security:
        await player(request, request.app.state)


def refuse_too_many(request: ASGIConnection[Any, Any, Any, Any], me: Player) -> None:
    """Limit how many tables and competitions one person or address may open."""
    if not services(request.app.state).limits.may_open(me, address_of(request)):
        raise HttpRefusal(429, "too-many-tables", "You have opened many tables. Wait a minute, then open the next.")


def session_cookie(request: ASGIConnection[Any, Any, Any, Any], token: str) -> Cookie:
    """The cookie of a session."""
    return own_cookie(request, COOKIE, token, YEAR_S, "lax")


def own_cookie(
    request: ASGIConnection[Any, Any, Any, Any], name: str, value: str, life_s: int, samesite: Literal["lax", "strict"]
) -> Cookie:
    """A cookie out of reach of scripts; over HTTPS bound to this host. Without a value it is deleted."""
    secure = request.url.scheme == "https"
    return Cookie(
        f"__Host-{name}" if secure else name,
        value=value,
        path="/",
        httponly=True,
        secure=secure,
        samesite=samesite,
        max_age=life_s if value else 0,
    )


def refuse_foreign_pages(request: Request[Any, Any, Any]) -> None:
    """Only our own pages may change something with a visitor's cookie."""
    if request.method in SAFE or "authorization" in request.headers:
        return
    site = request.headers.get("sec-fetch-site", "none")
    origin = request.headers.get("origin")
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    if site not in ("same-origin", "none") or origin not in (None, here):
        raise HttpRefusal(403, "foreign-page", "This page may not do that here.")


def refuse_repeated(request: Request[Any, Any, Any]) -> None:
    """Of two values for one parameter, somebody else might take the other one."""
    names = [name for name, _ in request.query_params.multi_items()]
    if len(names) != len({*names}):
        raise HttpRefusal(400, "does-not-fit", "A parameter is there twice.")
