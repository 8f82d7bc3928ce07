"""Why the server closes a connection: sentences, and the close codes of docs/protocol.md."""

from typing import Final, NamedTuple

from tercet.protocol import VERSION
from tercet.protocol.from_client import BadMessage
from tercet.protocol.from_server import Goodbye


class Parting(NamedTuple):
    """The message, and the code with which the socket is closed."""

    code: int
    goodbye: Goodbye


HELLO_FIRST: Final = Parting(4400, Goodbye("hello-first", "Say hello to a table first.", retry=False))
SIGNED_OUT: Final = Parting(4401, Goodbye("signed-out", "You have been signed out.", retry=False))
RENEWED: Final = Parting(4401, Goodbye("renewed", "Your session was renewed. Come again.", retry=True))
UNKNOWN_TABLE: Final = Parting(
    4404, Goodbye("unknown-table", "There is no such table. Ask for the link again.", retry=False)
)
TOO_MUCH: Final = Parting(4429, Goodbye("too-much", "Too many messages. Wait a moment, then come again.", retry=True))
NO_DATA: Final = "The server cannot reach its data just now. Try again in a moment."
DAMAGED_LOG: Final = "What was saved here is damaged and cannot be read. Whoever runs the server has been told."
DAMAGED: Final = Parting(4500, Goodbye("damaged-log", DAMAGED_LOG, retry=False))
TROUBLE: Final = Parting(4503, Goodbye("trouble", NO_DATA, retry=True))


def bad_message(bad: BadMessage) -> Parting:
    """A frame that is not a message."""
    return Parting(4400, Goodbye("bad-message", f"That is no message of this protocol: {bad}", retry=False))


def other_version(theirs: int) -> Parting:
    """A client that is older or newer than this server."""
    why = f"This server speaks version {VERSION}, not {theirs}. Reload the page."
    return Parting(4426, Goodbye("other-version", why, retry=False))
