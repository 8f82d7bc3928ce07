"""What lies in a mailbox: something said, by whom, and whom to answer."""

from collections.abc import Callable

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.viewer import Viewer
from tercet.tables.commands import TableCommand


class PendingCommand(Struct):
    """Something said at a table. The command is made of it when its turn comes, with the instant of that moment."""

    by: Player
    saying: Struct | None = None  # from a client
    make: Callable[[int], TableCommand] | None = None  # from the server itself
    id: str = ""
    reaction_ms: int | None = None
    viewer: Viewer | None = None
    heard_at: int = 0
    beside: tuple["PendingCommand", ...] = ()  # calls that were weighed with this one and came second
    weighed: bool = False  # it was ranked among its rivals: decide it without waiting for more
    again: bool = False  # it may be old: it is answered if it was done, and not done now
