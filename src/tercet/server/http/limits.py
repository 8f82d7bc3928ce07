"""Limits on a request before anything has looked at it."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Limits on the headers of a request and the speed of its body. Each route limits the size of its body."""

    request_line_bytes: int = 8 * 1024
    head_bytes: int = 16 * 1024
    headers: int = 100
    head_s: float = 10.0  # from the first byte, or from connecting, to the end of the headers
    body_s: float = 10.0  # how often the speed of a body is checked
    body_bytes_per_s: int = 1024
