"""A command waiting in a mailbox: what was said, by whom, and whom to answer."""

from collections.abc import Callable

from msgspec import Struct

from tercet.engine.value import Player
from tercet.server.live.viewer import Viewer
from tercet.tables.commands import TableCommand


class PendingCommand(Struct):
    """A command before it is decided; its time is filled in when its turn comes."""

    by: Player
    saying: Struct | None = None  # from a client
    make: Callable[[int], TableCommand] | None = None  # from the server itself
    id: str = ""
    reaction_ms: int | None = None
    viewer: Viewer | None = None
    heard_at: int = 0
    beside: tuple["PendingCommand", ...] = ()  # calls that were weighed with this one and came second
    weighed: bool = False  # it was ranked among its rivals: decide it without waiting for more
    again: bool = False  # a repetition: answered if it took effect, and not executed now
