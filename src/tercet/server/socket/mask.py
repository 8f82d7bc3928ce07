"""Masks: a client adds four bytes, over and over, to all that it sends (RFC 6455, 5.3)."""

from collections.abc import Callable
from importlib import import_module
from typing import cast

Unmask = Callable[[bytes, bytes], bytes]


def plain_unmask(masked: bytes, mask: bytes) -> bytes:
    """Take a mask off: as one large number, the quickest way in plain Python."""
    size = len(masked)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(masked, "little") ^ int.from_bytes(pattern, "little")).to_bytes(size, "little")


def quickest_unmask() -> Unmask:
    """The same in C, where the library `websockets` is installed and was built with it."""
    try:
        return cast(Unmask, import_module("websockets.speedups").apply_mask)
    except ImportError:
        return plain_unmask


unmask = quickest_unmask()
