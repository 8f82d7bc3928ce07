"""One visitor's socket: created by uvicorn for an upgrade, subclassed by the application. It never waits."""

import asyncio
import logging
from collections.abc import Mapping
from enum import IntEnum
from time import monotonic
from typing import Any, Final, NamedTuple, Protocol, cast

from tercet.server.socket.frames import CLOSE, PING, PONG, TEXT, BrokenFrame, close_frame, frame
from tercet.server.socket.handshake import HandshakeRefused, check, read_request, refusal, welcome
from tercet.server.socket.messages import Reader
from tercet.server.socket.proxies import Proxies
from tercet.server.socket.pulse import Pulse

HIGH_WATER: Final = 64 * 1024  # unsent bytes above which a connection is slow
GRACE_S: Final = 1.0  # from our close frame to disconnecting
OUR_MISTAKE: Final = 1011
RESTART: Final = 1012

log = logging.getLogger(__name__)


class Phase(IntEnum):
    """The phase of a connection."""

    GREETING = 0
    REFUSED = 1
    OPEN = 2
    CLOSING = 3  # we sent a close frame, and wait for theirs
    DEAF = 4  # everything they send is ignored


GREETING, REFUSED, OPEN, CLOSING, DEAF = Phase


class Surroundings(NamedTuple):
    """The environment of a connection: uvicorn's state, all open connections, the trusted proxies."""

    listed: set[Any]
    open: set["Connection"]
    proxies: Proxies


class Send(Protocol):
    """Sends a frame, or skips it."""

    def __call__(self, frame: bytes, /) -> None: ...


def skip(_: bytes) -> None:
    """Send nothing."""


class Connection(asyncio.Protocol):
    """A socket. Subclasses define their own `__slots__`, and override the callbacks they need."""

    __slots__ = ("_phase", "_reader", "_transport", "_write", "around", "pulse", "remote", "scheme", "send", "slow")

    around: Surroundings
    send: Send
    """Send a frame made by `frame`; skipped while the connection is slow or not open. Whether it is need not be asked
    for each frame: while all is well this is the transport's own `write`."""
    _transport: asyncio.Transport

    def __init__(self) -> None:
        self.remote = ""
        self.scheme = "http"
        self.slow = False
        self.pulse = Pulse()
        self.send = skip
        self._phase = GREETING
        self._reader = Reader()

    # ---- callbacks for the application

    def greet(self, path: str, headers: Mapping[bytes, bytes]) -> None:
        """A client wants to connect: raise `HandshakeRefused` to refuse it. `remote` and `scheme` are known."""

    def opened(self) -> None:
        """The socket is open."""

    def bring(self, token: str) -> None:
        """The socket was opened at another worker, which knows the visitor by this token. Called before `opened`."""

    def received(self, payload: bytes) -> None:
        """A message has arrived: UTF-8, at most 4096 bytes."""

    def caught_up(self) -> None:
        """A slow connection has caught up; what was sent meanwhile was skipped."""

    def closed(self) -> None:
        """The socket is closed."""

    # ---- methods for the application

    def close(self, code: int = 1000, why: str = "") -> None:
        """Send a close frame, and disconnect when it is answered or after a moment."""
        if self._phase is OPEN:
            self._turn(CLOSING)
            self._write(close_frame(code, why))
            asyncio.get_running_loop().call_later(GRACE_S, self._transport.abort)

    def move_out(self) -> tuple[asyncio.Transport, bytes]:
        """Somebody else goes on with this connection; returns it, and the bytes that are no whole message yet."""
        self._turn(DEAF)
        self.around.listed.discard(self)
        self.around.open.discard(self)
        return self._transport, self._reader.rest()

    def beat(self, now: float, answer_s: float) -> None:
        """Ping if it is time to; close if the last ping was not answered."""
        if self._phase is not OPEN:
            return
        if self.pulse.is_due(now):
            self._write(frame(self.pulse.ping(now), PING))
        elif self.pulse.is_lost(now, answer_s):
            self.close(OUR_MISTAKE, "no answer to pings")

    # ---- called by uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """uvicorn hands the connection over."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(HIGH_WATER)
        self._write = self._transport.write
        self.around.listed.add(self)

    def move_in(self, transport: asyncio.Transport, remote: str, token: str) -> None:
        """Go on with a connection that was opened at another worker."""
        self.connection_made(transport)
        self.remote = remote
        self.bring(token)
        self._turn(OPEN)
        self.around.open.add(self)
        self.opened()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The connection is lost or closed."""
        was_open = self._phase > REFUSED
        self._turn(DEAF)
        self.around.listed.discard(self)
        self.around.open.discard(self)
        if was_open:
            self.closed()

    def eof_received(self) -> None:
        """The client will send no more: unsent data still goes out, within a time limit."""
        if self._phase is OPEN:
            self._turn(DEAF)
        self._hang_up()

    def pause_writing(self) -> None:
        """Too much is unsent: skip frames for this connection."""
        self.slow = True
        self._turn(self._phase)

    def resume_writing(self) -> None:
        """Everything has been sent: tell the application, so that it can send the current state."""
        self.slow = False
        self._turn(self._phase)
        if self._phase is OPEN:
            try:
                self.caught_up()
            except Exception:
                self._own_up()

    def shutdown(self) -> None:
        """The server is stopping."""
        if self._phase is OPEN:
            self.close(RESTART, "restart")
        elif self._phase < OPEN:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Bytes have arrived. Any error ends only this connection."""
        try:
            if self._phase is OPEN or self._phase is CLOSING:
                self._read(data)
            elif self._phase is GREETING:
                self._shake_hands(data)
        except BrokenFrame as broken:
            self._fail(broken.code, broken.why)
        except Exception:
            self._own_up()

    # ---- internal

    def _turn(self, phase: Phase) -> None:
        self._phase = phase
        self.send = self._write if phase is OPEN and not self.slow else skip

    def _read(self, data: bytes) -> None:
        for opcode, payload in self._reader.read(data):
            if opcode == TEXT:
                if self._phase is OPEN:
                    self.received(payload)
            elif opcode == PING:
                self.send(frame(payload, PONG))
            elif opcode == PONG:
                self.pulse.pong(payload, monotonic())
            else:
                self._farewell(payload)
                return

    def _shake_hands(self, head: bytes) -> None:
        try:
            request = read_request(head)
            self._find_out_who(request.headers)
            check(request)
            self.greet(request.path, request.headers)
        except HandshakeRefused as no:
            self._refuse(no)
        except Exception:
            log.exception("A mistake of ours turned a visitor away.")
            self._refuse(HandshakeRefused(500, "A mistake of ours; try again later."))
        else:
            self._turn(OPEN)
            self._write(welcome(request))
            self.around.open.add(self)
            self.opened()

    def _find_out_who(self, headers: Mapping[bytes, bytes]) -> None:
        name = self._transport.get_extra_info("peername")
        peer = str(name[0]) if name else ""
        own = "https" if self._transport.get_extra_info("sslcontext") else "http"
        self.remote = self.around.proxies.visitor(peer, headers)
        self.scheme = self.around.proxies.scheme(peer, headers, own)

    def _refuse(self, no: HandshakeRefused) -> None:
        self._turn(REFUSED)
        self._write(refusal(no))
        self._hang_up()

    def _farewell(self, payload: bytes) -> None:
        if self._phase is OPEN:
            self._write(frame(payload[:2], CLOSE))
        self._turn(DEAF)
        self._hang_up()

    def _fail(self, code: int, why: str) -> None:
        """Send a close frame, and ignore further messages.

        Reading continues, or a reset could overtake the close frame.
        """
        self.close(code, why)
        self._turn(DEAF)
        if self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()

    def _own_up(self) -> None:
        """Log an exception of the application; it ends only this connection."""
        log.exception("A mistake of ours closed a socket.")
        self._fail(OUR_MISTAKE, "a mistake of ours")

    def _hang_up(self) -> None:
        """Send what is unsent and disconnect, after a moment in any case."""
        self._transport.close()
        asyncio.get_running_loop().call_later(GRACE_S, self._transport.abort)
