"""HTTP before the framework: refuses what is too long, too slow or meant for another host."""

from tercet.server.http.bounded import bounded
from tercet.server.http.hosts import Hosts
from tercet.server.http.limits import Limits

__all__ = ["Hosts", "Limits", "bounded"]
