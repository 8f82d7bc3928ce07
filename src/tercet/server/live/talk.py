"""Quick phrases, and chat if the host allows it. It is in no log."""

from collections import deque
from collections.abc import Iterable

from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.protocol.from_client import Sign
from tercet.protocol.from_server import Aside, LineWritten, SignMade
from tercet.server.live import wire
from tercet.server.live.budget import Budget
from tercet.server.live.one_line import one_line
from tercet.server.live.viewer import Viewer
from tercet.tables.gathering import Gathering

KEPT = 50  # lines kept while the table is awake, in case somebody reports one
SPECTATOR = Refusal("spectator", "Sit down first: spectators only watch.")
QUIET = Refusal("quiet", "Quick phrases are off at this table: the host’s choice.")
NO_CHAT = Refusal("no-chat", "Chat is off at this table: the host’s choice.")
SAYS_NOTHING = Refusal("says-nothing", "Your message is empty. Write something.")
TOO_FAST = Refusal("too-fast", "That was too fast. Wait a moment, then write again.")
NOTHING_WRITTEN = Refusal("nothing-written", "That player has written nothing here that could be reported.")


class Talk:
    """The quick phrases and chat of one table."""

    def __init__(self) -> None:
        self._lines: deque[LineWritten] = deque(maxlen=KEPT)

    def show(self, said: Aside, viewers: Iterable[Viewer], but: Viewer | None = None) -> None:
        """Show it to all viewers, perhaps except one, and remember a chat line."""
        if isinstance(said, LineWritten):
            self._lines.append(said)
        frame = wire.framed(said)
        for viewer in viewers:
            if viewer is not but:
                viewer.send(frame)

    def lines_of(self, player: Player) -> list[str]:
        """What somebody has written here recently."""
        return [line.text for line in self._lines if line.by == player]


def wave(table: Gathering, by: Player | None, sign: Sign) -> SignMade | Refusal:
    """Send a quick phrase to everyone."""
    if by is None or table.sitter(by) is None:
        return SPECTATOR
    return QUIET if table.options.talk in ("none", "numbers") else SignMade(by, sign)


def chat(table: Gathering, by: Player | None, text: str, budget: Budget) -> LineWritten | Refusal:
    """Send a chat line to everyone, if that is allowed."""
    if by is None or table.sitter(by) is None:
        return SPECTATOR
    if table.options.talk != "chat":
        return NO_CHAT
    if not (shown := one_line(text)):
        return SAYS_NOTHING
    return LineWritten(by, shown) if budget.spend() else TOO_FAST
