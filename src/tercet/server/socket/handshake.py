"""The handshake (RFC 6455, 4.2): the HTTP upgrade request and its response. Pure."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from hashlib import sha1
from http import HTTPStatus
from typing import Final, NamedTuple

PATH: Final = "/ws"
VERSION: Final = b"13"
SALT: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class HandshakeRefused(Exception):
    """The client is refused with an HTTP status and a sentence, before any upgrade."""

    def __init__(self, status: int, why: str = "") -> None:
        super().__init__(status, why)
        self.status = HTTPStatus(status)
        self.why = why or f"{self.status.phrase}."


class Request(NamedTuple):
    """The request: the path with its query, and the headers by their names in lower case."""

    method: bytes
    path: str
    headers: Mapping[bytes, bytes]


def read_request(head: bytes) -> Request:
    """The request as uvicorn hands it over: already parsed once, so it is well-formed."""
    first, *lines = head.removesuffix(b"\r\n\r\n").split(b"\r\n")
    method, path, _ = first.split(b" ")
    headers: dict[bytes, bytes] = {}
    for line in lines:
        name, _, value = line.partition(b": ")
        joint = b"; " if name == b"cookie" else b", "
        headers[name] = headers[name] + joint + value if name in headers else value
    return Request(method, path.decode("latin-1"), headers)


def check(request: Request) -> None:
    """Raise unless this is a valid opening handshake."""
    if request.path.partition("?")[0] != PATH:
        raise HandshakeRefused(404, f"There is no socket here; it is at {PATH}.")
    if request.method != b"GET":
        raise HandshakeRefused(400, "A socket is opened with GET.")
    if request.headers.get(b"sec-websocket-version") != VERSION:
        raise HandshakeRefused(426, f"Version {VERSION.decode()} of the WebSocket protocol is spoken here.")
    if not is_key(request.headers.get(b"sec-websocket-key", b"")):
        raise HandshakeRefused(400, "Sec-WebSocket-Key must be 16 bytes in Base64.")


def is_key(text: bytes) -> bool:
    """Is this 16 bytes in Base64?"""
    try:
        return len(b64decode(text, validate=True)) == 16
    except ValueError:
        return False


def welcome(request: Request) -> bytes:
    """The response that upgrades the connection."""
    accept = b64encode(sha1(request.headers[b"sec-websocket-key"] + SALT).digest())
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-accept: " + accept + b"\r\n\r\n"
    )


def refusal(refused: HandshakeRefused) -> bytes:
    """The response that refuses a client."""
    body = refused.why.encode()
    head = [
        f"HTTP/1.1 {refused.status:d} {refused.status.phrase}",
        "content-type: text/plain; charset=utf-8",
        f"content-length: {len(body)}",
        "connection: close",
    ]
    if refused.status is HTTPStatus.UPGRADE_REQUIRED:
        head.append(f"sec-websocket-version: {VERSION.decode()}")
    return "\r\n".join((*head, "", "")).encode() + body
