"""Sockets: the server's side of RFC 6455, on the same port as the pages, without the framework after the upgrade.

The application subclasses `Connection`, lets `Sockets` create one for each visitor, and sends frames made by `frame`.
"""

from tercet.server.socket.connection import Connection
from tercet.server.socket.frames import frame
from tercet.server.socket.handshake import HandshakeRefused
from tercet.server.socket.sockets import Sockets

__all__ = ["Connection", "HandshakeRefused", "Sockets", "frame"]
