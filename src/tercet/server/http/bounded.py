"""uvicorn's HTTP with limits. Without them one endless header, or many endless bodies, would block everybody."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tercet.server.http.hosts import ALWAYS_ANSWERED, Hosts
from tercet.server.http.limits import Limits

HEAD_TOO_LARGE = (431, "The headers of this request are too long.")
ADDRESS_TOO_LONG = (414, "This address is too long.")
HEAD_TOO_SLOW = (408, "The request took too long to arrive.")
BODY_TOO_SLOW = (408, "The body of the request arrived too slowly.")
OTHER_HOST = (421, "This server is not known under that name. Its settings can name it: origins.")
HAS_BODY = (b"content-length", b"transfer-encoding")


def bounded(limits: Limits, hosts: Hosts) -> type[HttpToolsProtocol]:
    """A protocol class for `uvicorn.Config(http=…)`."""
    return type("Bounded", (BoundedHttp,), {"limits": limits, "hosts": hosts})


class BoundedHttp(HttpToolsProtocol):
    """One connection. A request that exceeds a limit gets an error response, and the connection is closed."""

    limits = Limits()
    hosts = Hosts()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._refused = False
        self._in_head, self._head_bytes = True, 0
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has disconnected."""
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read no more of the headers than allowed."""
        while data and not self._is_done():
            room = self.limits.head_bytes - self._head_bytes if self._in_head else len(data)
            part, data = data[:room], data[room:]
            self._head_bytes += len(part)
            super().data_received(part)
            if self._in_head and self._head_bytes >= self.limits.head_bytes:
                self._refuse(*HEAD_TOO_LARGE)

    def _is_done(self) -> bool:
        """Refused, closing, or handed over to the socket protocol."""
        return self._refused or self.transport.is_closing() or self.transport.get_protocol() is not self

    # ---- callbacks of the parser

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._expect_head()

    def on_url(self, url: bytes) -> None:
        """A part of the URL."""
        super().on_url(url)
        if len(self.url) > self.limits.request_line_bytes:
            self._refuse(*ADDRESS_TOO_LONG)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        super().on_header(name, value)
        if len(self.headers) > self.limits.headers:
            self._refuse(*HEAD_TOO_LARGE)

    def on_headers_complete(self) -> None:
        """The headers are complete: check the host and the size."""
        self._in_head = False
        self._stop_timer()
        if not self._refused and not self._is_for_us():
            self._refuse(*OTHER_HOST)
        if self._refused:
            return
        if any(name in HAS_BODY for name, _ in self.headers):
            self._expect_body()
        super().on_headers_complete()

    def _is_for_us(self) -> bool:
        host = next((value.decode("latin-1") for name, value in self.headers if name == b"host"), "")
        return self.hosts.knows(host) or self.url.partition(b"?")[0] in ALWAYS_ANSWERED

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        self._body_bytes += len(body)
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete; the headers of another one may follow."""
        self._stop_timer()
        self._in_head, self._head_bytes = True, 0
        if not self._refused:
            super().on_message_complete()

    # ---- time

    def _expect_head(self) -> None:
        if self._timer is None:
            self._set_timer(self.limits.head_s, lambda: self._refuse(*HEAD_TOO_SLOW))

    def _expect_body(self) -> None:
        self._body_bytes = 0
        self._set_timer(self.limits.body_s, self._look_at_pace)

    def _look_at_pace(self) -> None:
        """Check that enough has arrived since the last time, unless we are the ones who are not reading."""
        due = self.limits.body_s * self.limits.body_bytes_per_s
        if self._body_bytes < due and not self.flow.read_paused:
            self._refuse(*BODY_TOO_SLOW)
        else:
            self._expect_body()

    def _set_timer(self, after_s: float, then: Callable[[], None]) -> None:
        self._timer = self.loop.call_later(after_s, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # ---- refusing

    def _refuse(self, status: int, why: str) -> None:
        """Send an error response, unless another response has begun, and close the connection."""
        if self._refused:
            return
        self._refused = True
        self._stop_timer()
        cycle = cast("RequestResponseCycle | None", self.cycle)  # none before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(refusal(status, why))
        self.transport.close()


def refusal(status: int, why: str) -> bytes:
    """The complete error response."""
    body = why.encode()
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
    return f"{head}content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode() + body
