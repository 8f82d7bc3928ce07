"""The address of this server for others: on links that are passed on, and on paper."""

from typing import Any

from litestar.connection import ASGIConnection

from tercet.server.api.who import services
from tercet.server.http.hosts import is_address
from tercet.server.metrics import is_this_machine


def public_address(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """As the one who asks reaches it; if only this machine does, the address of the settings, where there is one."""
    own = f"{request.url.scheme}://{request.url.netloc}"
    return services(request.app.state).address or own if is_here_only(request.url.hostname or "") else own


def is_here_only(host: str) -> bool:
    """Does this name lead to the machine on which it is used?

    >>> is_here_only("localhost"), is_here_only("127.0.0.1"), is_here_only("192.168.1.20")
    (True, True, False)
    """
    return is_this_machine(host) if is_address(host) else host.casefold() == "localhost"
