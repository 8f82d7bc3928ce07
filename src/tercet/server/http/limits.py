"""What one request may cost before anybody has looked at it."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Bounds on a request's head and on the pace of its body. How long a body may be, each route says itself."""

    request_line_bytes: int = 8 * 1024
    head_bytes: int = 16 * 1024
    headers: int = 100
    head_s: float = 10.0  # from the first byte, or from connecting, to the end of the head
    body_s: float = 10.0  # how often the pace of a body is looked at
    body_bytes_per_s: int = 1024
