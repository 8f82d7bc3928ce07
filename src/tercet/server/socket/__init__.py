"""Sockets: the server's side of RFC 6455, on the port of the pages, and without the framework from the upgrade on.

The application subclasses `Connection`, lets `Sockets` make one for each visitor, and sends what `frame` has made.
"""

from tercet.server.socket.connection import Connection
from tercet.server.socket.frames import frame
from tercet.server.socket.handshake import HandshakeRefused
from tercet.server.socket.sockets import Sockets

__all__ = ["Connection", "HandshakeRefused", "Sockets", "frame"]
