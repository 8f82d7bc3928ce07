"""The parts of a worker whose state is measured and reported."""

from msgspec import Struct

from tercet.server.condition import Condition
from tercet.server.live.hub import Hub
from tercet.server.socket.sockets import Sockets
from tercet.storage.store import Store


class MonitoredParts(Struct, frozen=True):
    """The parts that figures are read from, and who else may read them."""

    store: Store
    hub: Hub
    sockets: Sockets
    condition: Condition
    metrics_token: str = ""
