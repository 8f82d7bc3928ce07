"""The credentials of a socket: the session cookie of a page, or the token of a program."""

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie


def session_token(cookies: bytes, name: str) -> str:
    """The session token among the cookies; empty if there is none."""
    try:
        jar = SimpleCookie(cookies.decode("latin-1"))
    except CookieError:
        return ""
    for key in (f"__Host-{name}", name):
        if key in jar:
            return jar[key].value
    return ""


def bearer(headers: Mapping[bytes, bytes]) -> str:
    """The token of a program: `Authorization: Bearer …`."""
    kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
