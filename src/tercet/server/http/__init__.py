"""HTTP before the framework: what is too long, too slow or meant for another host is turned away here."""

from tercet.server.http.bounded import bounded
from tercet.server.http.hosts import Hosts
from tercet.server.http.limits import Limits

__all__ = ["Hosts", "Limits", "bounded"]
