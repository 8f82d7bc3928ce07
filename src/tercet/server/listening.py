"""The port that the server listens on, and its addresses."""

import errno
import socket
from typing import NamedTuple

from tercet.words.sayable import Sayable


class PortError(Sayable):
    """The server cannot listen there; the message says why and what to do."""


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to host and port; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named, or asyncio lets a small answer wait until the one before it is acknowledged.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise why(error, host, port) from error
    return listener


def why(error: OSError, host: str, port: int) -> PortError:
    """One sentence for an error of the operating system."""
    if error.errno == errno.EADDRINUSE:
        return PortError("serve-port-in-use", port=str(port))
    if error.errno == errno.EACCES:
        return PortError("serve-port-reserved", port=str(port))
    return PortError("serve-no-such-address", address=host)


def check_internal(host: str) -> None:
    """Other workers are to reach this one here: that is, the machine must have the address."""
    try:
        listen(host, 0).close()
    except PortError as error:
        raise PortError("serve-no-internal-address", address=host) from error


class Address(NamedTuple):
    """A host and a port, formatted for a URL."""

    host: str
    port: int

    def __str__(self) -> str:
        return f"http://[{self.host}]:{self.port}" if ":" in self.host else f"http://{self.host}:{self.port}"
