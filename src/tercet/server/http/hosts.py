"""The host names of a server. A foreign page must not reach it through a name of its own (DNS rebinding)."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ALWAYS_ANSWERED: Final = (b"/healthz", b"/readyz", b"/metrics")  # used by monitoring, under any name


class Hosts:
    """Our own names: those of `origins`; without them, this machine's names.

    Behind a trusted proxy and without `origins`, the server does not know its names: any is accepted.
    A bare address is always accepted, since an address cannot be made to point elsewhere. `address` is the one that
    others are told, and may have a name.
    """

    __slots__ = ("_names",)

    def __init__(self, origins: Iterable[str] = (), trusted_proxies: Iterable[str] = (), address: str = "") -> None:
        named = {name.casefold() for origin in origins if (name := urlsplit(origin).hostname)}
        own = {"localhost", socket.gethostname().casefold()}
        own |= {f"{name}.local" for name in own} | {urlsplit(address).hostname or "localhost"}
        self._names = named | {"localhost"} if named else set() if any(trusted_proxies) else own

    def knows(self, host: str) -> bool:
        """Is this one of our names? A request without any does not come from a browser, and is accepted."""
        name = bare_name(host)
        return not self._names or not name or name in self._names or is_address(name)


def bare_name(host: str) -> str:
    """A host without its port.

    >>> bare_name("Play.Example:8000"), bare_name("[::1]:8000")
    ('play.example', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].strip().rstrip(".").casefold()


def is_address(name: str) -> bool:
    """Is it an IP address?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
