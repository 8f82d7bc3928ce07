"""Where a visitor may come from. Browsers send our cookies for any page; the Origin says which page it was."""

import re
from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import parse_qs, urlsplit

from tercet.words.sayable import Sayable

DEFAULT_PORTS: Final = {"http": 80, "https": 443}
HOST: Final = re.compile(r"[a-z0-9.-]+|\[[0-9a-f:.]+\]")


class NotAnOrigin(Sayable):
    """The setting is not an origin; the message says how one is written."""


def origin(text: str) -> bytes:
    """An origin of the settings as a browser writes it: small letters, no default port, no path.

    >>> origin("https://Play.Example:443/")
    b'https://play.example'
    """
    wrong = NotAnOrigin("origin-wrong", text=text)
    try:
        url = urlsplit(text.strip().lower())
        port = url.port
    except ValueError:
        raise wrong from None
    host = url.netloc.removesuffix(f":{port}")
    if url.scheme not in DEFAULT_PORTS or url.path.strip("/") or url.query or url.fragment or not HOST.fullmatch(host):
        raise wrong
    shown = "" if port in (None, DEFAULT_PORTS[url.scheme]) else f":{port}"
    return f"{url.scheme}://{host}{shown}".encode()


def same_origin(headers: Mapping[bytes, bytes], allowed: Collection[bytes]) -> bool:
    """Is the page's origin one of ours? Compared exactly: scheme, host and port."""
    return headers.get(b"origin") in allowed


def ticket(path: str) -> str | None:
    """The bearer ticket in a path such as /ws?ticket=…; None if there is none, or more than one."""
    found = parse_qs(path.partition("?")[2]).get("ticket", [])
    return found[0] if len(found) == 1 else None


def may_enter(path: str, headers: Mapping[bytes, bytes], allowed: Collection[bytes]) -> bool:
    """May this visitor connect?

    A page must be one of ours, with or without a ticket. A program sends no Origin, and then needs a ticket; cookies
    do not count.
    """
    return same_origin(headers, allowed) if b"origin" in headers else ticket(path) is not None
