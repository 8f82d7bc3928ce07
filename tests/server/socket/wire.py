"""A client of the tests' own, byte by byte: it may break every rule of the protocol."""

import os
import socket
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import cycle
from operator import xor
from typing import NamedTuple

from tests.support.limits import HANG_S

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="  # the example of RFC 6455, 1.3

HANDSHAKE: Mapping[str, str] = {
    "Host": "tercet.example",
    "Upgrade": "websocket",
    "Connection": "keep-alive, Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": KEY,
}


class Answer(NamedTuple):
    """An answer of the HTTP side."""

    status: int
    headers: dict[str, str]
    body: bytes


class Heard(NamedTuple):
    """A frame from the server."""

    opcode: int
    payload: bytes


def request(path: str = "/ws", method: str = "GET", /, **changes: str | None) -> bytes:
    """An opening handshake; headers may be changed, added or left out (None), with _ for -."""
    headers = {**HANDSHAKE, **{name.replace("_", "-"): value for name, value in changes.items()}}
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join((f"{method} {path} HTTP/1.1", *lines, "", "")).encode()


def masked(payload: bytes | str, first: int = 0x80 | TEXT, mask: bytes | None = None) -> bytes:
    """A frame as a client sends it, by the book; `first` holds the flags and the opcode."""
    payload = payload.encode() if isinstance(payload, str) else payload
    mask = os.urandom(4) if mask is None else mask
    size = len(payload)
    if size < 126:
        head = bytes((first, 0x80 | size))
    elif size < 65536:
        head = bytes((first, 0x80 | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + size.to_bytes(8, "big")
    return head + mask + bytes(map(xor, payload, cycle(mask)))


def farewell(code: int, why: str | bytes = b"") -> Heard:
    """The close frame with this code and reason, as heard."""
    return Heard(CLOSE, code.to_bytes(2, "big") + (why.encode() if isinstance(why, str) else why))


class Client:
    """A TCP connection to the server, and what can be done with it."""

    def __init__(self, tcp: socket.socket) -> None:
        self.tcp = tcp
        self._unread = b""

    def send(self, *pieces: bytes) -> None:
        """Send each piece in a segment of its own."""
        for piece in pieces:
            self.tcp.sendall(piece)

    def say(self, text: str) -> None:
        """Say something, by the book."""
        self.send(masked(text))

    def _more(self) -> bytes:
        try:
            return self.tcp.recv(65536)
        except ConnectionResetError:
            return b""

    def _take(self, size: int) -> bytes:
        while len(self._unread) < size:
            more = self._more()
            if not more:
                raise EOFError(f"hung up after {self._unread!r}")
            self._unread += more
        taken, self._unread = self._unread[:size], self._unread[size:]
        return taken

    def answer(self) -> Answer:
        """The next answer of the HTTP side."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self._take(1)
        first, *lines = head.decode().split("\r\n")[:-2]
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        return Answer(int(first.split()[1]), headers, self._take(int(headers.get("content-length", 0))))

    def hear(self) -> Heard:
        """The next frame."""
        first, size = self._take(2)
        assert first & 0x80, "the server does not fragment"
        assert size < 128, "the server does not mask"
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        return Heard(first & 15, self._take(size))

    def hear_all(self) -> list[Heard]:
        """Every frame until the server hangs up."""
        heard: list[Heard] = []
        while self._unread or not self.hung_up():
            heard.append(self.hear())
        return heard

    def hung_up(self) -> bool:
        """Did the server hang up? Waits for it, or for more bytes."""
        self._unread += self._more()
        return not self._unread


@contextmanager
def connected(port: int, receive_buffer: int | None = None) -> Iterator[Client]:
    """A plain TCP connection."""
    tcp = socket.socket()
    if receive_buffer:
        tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    tcp.settimeout(HANG_S)
    tcp.connect(("127.0.0.1", port))
    tcp.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with tcp:
        yield Client(tcp)


@contextmanager
def upgraded(port: int, path: str = "/ws", receive_buffer: int | None = None) -> Iterator[Client]:
    """An open socket."""
    with connected(port, receive_buffer) as client:
        client.send(request(path))
        answer = client.answer()
        assert (answer.status, answer.headers["sec-websocket-accept"]) == (101, ACCEPT)
        yield client
