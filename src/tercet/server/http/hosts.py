"""The names under which a server is asked. A page elsewhere must not reach it through a name of its own."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

ALWAYS_ANSWERED: Final = (b"/healthz", b"/readyz", b"/metrics")  # asked by whoever watches over it, under any name


class Hosts:
    """Which names are our own: those of the settings' origins; without them, this machine's names.

    Behind a proxy that the settings trust, and without origins, the server does not know its names: any will do.
    A bare address is always ours, since nobody can point an address elsewhere.
    """

    __slots__ = ("_names",)

    def __init__(self, origins: Iterable[str] = (), trusted_proxies: Iterable[str] = ()) -> None:
        named = {name.casefold() for origin in origins if (name := urlsplit(origin).hostname)}
        own = {"localhost", socket.gethostname().casefold()}
        own |= {f"{name}.local" for name in own}
        self._names = named | {"localhost"} if named else set() if any(trusted_proxies) else own

    def knows(self, host: str) -> bool:
        """Is this one of our names? A request without any is not a browser's, and is let in."""
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
    """Is it an address and not a name?"""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
