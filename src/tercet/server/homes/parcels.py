"""What workers send each other: the bytes of many visitors over one connection. Pure: bytes in, bytes out."""

from collections.abc import Iterator
from struct import Struct as Layout
from typing import Final

from msgspec import Struct

KEY: Final = 0  # the secret of the home, once, before anything else; and the answer to it
COME: Final = 1  # a visitor: the address, and what the visitor brings along
DATA: Final = 2  # what the visitor sends, or is sent
SLOW: Final = 3  # the visitor does not read: skip
CAUGHT_UP: Final = 4  # the visitor has read everything
LEAVE: Final = 5  # the worker in between is stopping: part from the visitor
GONE: Final = 6  # the visitor is gone, or must be let go
MOST: Final = 1 << 20  # bytes in one parcel; a table is far smaller

_HEAD: Final = Layout("!IBI")
head, _unpack, SIZE = _HEAD.pack, _HEAD.unpack_from, _HEAD.size

Parcel = tuple[int, int, bytes]
"""The number of the visitor on this connection, what it is, and the bytes."""


class NotAParcel(Exception):
    """The other end speaks another protocol."""


class Baggage(Struct, frozen=True, array_like=True):
    """What the home must know of a visitor who comes: the address, and the token of the session."""

    remote: str
    token: str


def parcel(visitor: int, kind: int, payload: bytes = b"") -> bytes:
    """A whole parcel."""
    return head(visitor, kind, len(payload)) + payload


class Parcels:
    """Reads parcels from pieces of any size."""

    __slots__ = ("_tail",)

    def __init__(self) -> None:
        self._tail = b""

    def read(self, data: bytes) -> Iterator[Parcel]:
        """The parcels that these bytes complete."""
        if self._tail:
            data = self._tail + data
        at, end = 0, len(data)
        while end - at >= SIZE:
            visitor, kind, size = _unpack(data, at)
            if size > MOST:
                raise NotAParcel
            if end - at - SIZE < size:
                break
            at += SIZE + size
            yield visitor, kind, data[at - size : at]
        self._tail = data[at:]
