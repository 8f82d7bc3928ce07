"""The messages between client and server: JSON, one message per frame, typed and versioned. See docs/protocol.md.

A server reads strictly: an unknown field is an error of the client. A client reads leniently, so that a newer server
may add fields. Pure: no clock, randomness, files or network.
"""

from typing import Final

VERSION: Final = 1
