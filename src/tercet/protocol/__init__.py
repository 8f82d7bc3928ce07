"""What client and server say to each other: JSON, one message a frame, typed and versioned. See docs/protocol.md.

A server reads strictly: an unknown field is a mistake of the client's. A client reads leniently, so that a newer server
may say more than an older client knows. Pure: no clock, dice, files or wire.
"""

from typing import Final

VERSION: Final = 1
