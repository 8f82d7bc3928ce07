"""A visitor over a socket: who it is, which table it sees, and what it says there."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from time import monotonic
from typing import Any

from msgspec import Struct
from msgspec.json import encode

from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.protocol import VERSION
from tercet.protocol.from_client import (
    BadMessage,
    Beside,
    Chat,
    FromClient,
    Hello,
    Introduce,
    PointAt,
    ReportPlayer,
    Say,
    Wave,
    read_from_client,
)
from tercet.protocol.from_server import Aside, Names, ReportReceived, Snapshot, UpToDate
from tercet.protocol.sayings import MOMENTARY
from tercet.server.live import partings, wire
from tercet.server.live.budget import Budget
from tercet.server.live.credentials import bearer, session_token
from tercet.server.live.entries import ShownEntry, read_entry, write_entry
from tercet.server.live.hub import RoadLike
from tercet.server.live.mailbox import Mailbox
from tercet.server.live.pending_command import PendingCommand
from tercet.server.live.pointing import points_at
from tercet.server.live.shown_names import names_at
from tercet.server.live.socket_services import SocketServices
from tercet.server.live.talk import NOTHING_WRITTEN, SPECTATOR, TOO_FAST, chat, wave
from tercet.server.people.tokens import token_hash
from tercet.server.socket.connection import RESTART, Connection
from tercet.server.socket.frames import client_frame
from tercet.server.socket.handshake import HandshakeRefused
from tercet.server.socket.origin import same_origin
from tercet.server.socket.pulse import PLAYING_S
from tercet.storage.store import DamagedLog, StoreError
from tercet.tables.view import table_view

NOT_BESIDE = Refusal("not-beside", "This device does not speak for that player.")
LINES_AT_ONCE, LINES_PER_S = 5, 1  # chat lines per person
CARDS_AT_ONCE, CARDS_PER_S = 12, 6  # messages about pointing, per device
REST_AT_MOST = 200  # entries sent one by one to a client that reconnects; beyond that, a snapshot

log = logging.getLogger(__name__)


class Visitor(Connection):
    """One browser tab, or one program; several people may share it."""

    __slots__ = (
        "_behind",
        "_beside",
        "_budget",
        "_busy",
        "_early",
        "_gone",
        "_mailbox",
        "_moved",
        "_pointing_budget",
        "_talk_budget",
        "_token",
        "player",
        "services",
        "sessions",
    )

    def __init__(self, services: SocketServices) -> None:
        super().__init__()
        self.services = services
        self.player: Player | None = None
        self._beside: tuple[Player, ...] = ()
        self._mailbox: Mailbox | None = None
        self._moved = False  # come by way of another worker
        self._token = ""
        self.sessions: tuple[bytes, ...] = ()  # sessions whose end closes this socket: its own, and those beside it

    def greet(self, path: str, headers: Mapping[bytes, bytes]) -> None:  # noqa: ARG002 (the path is always /ws)
        """Only our own pages may use a visitor's cookie; programs send their token."""
        if not self.services.sockets_gate.lets_in(self.remote):
            raise HandshakeRefused(429, "Too many connections from your address. Wait a moment, then come again.")
        if b"origin" not in headers:
            self._token = bearer(headers)
            return
        here = f"{self.scheme}://{headers.get(b'host', b'').decode('latin-1')}".encode()
        if not same_origin(headers, self.services.origins or {here}):
            raise HandshakeRefused(403, "This page may not open a socket here.")
        self._token = session_token(headers.get(b"cookie", b""), self.services.cookie)

    def bring(self, token: str) -> None:
        """Another worker has let this visitor in."""
        self._token, self._moved = token, True

    def opened(self) -> None:
        """Look up who it is; messages wait until then."""
        self.sessions = (token_hash(self._token),) if self._token else ()
        rate = self.services.messages_per_s
        self._budget = Budget(4 * rate, rate)
        self._talk_budget = Budget(LINES_AT_ONCE, LINES_PER_S)
        self._pointing_budget = Budget(CARDS_AT_ONCE, CARDS_PER_S)
        self._early: list[FromClient] = []  # not more than the budget
        self._busy, self._gone, self._behind = True, False, False
        self._begin(self._recognise())

    def received(self, payload: bytes) -> None:
        """Handle one message."""
        if not self._budget.spend():
            self.part(partings.TOO_MUCH)
            return
        try:
            message = read_from_client(payload)
        except BadMessage as bad:
            self.part(partings.bad_message(bad))
            return
        if not self._busy and isinstance(message, Say) and not message.again and self._mailbox is not None:
            self._say(self._mailbox, message)
            return
        self._early.append(message)
        if not self._busy:
            self._busy = True
            self._begin(self._answer_early())

    def closed(self) -> None:
        """The socket is closed. The table goes on without this player unless they return soon."""
        self._gone = True
        if self._mailbox is not None:
            self._leave(self._mailbox)

    def caught_up(self) -> None:
        """This viewer was slow and missed something: send the whole table, and only then what follows."""
        self._behind = True
        if self._mailbox is not None:
            self.services.hub.tally.resyncs += 1
            self._mailbox.audience.viewers.discard(self)
            self._begin(self._show_again(self._mailbox))

    async def _show_again(self, mailbox: Mailbox) -> None:
        await self._snapshot(mailbox)
        if self._mailbox is mailbox:
            mailbox.audience.viewers.add(self)

    def lag_ms(self) -> int:
        """The round-trip time to this visitor, by our own pings."""
        return self.pulse.lag_ms

    def _say(self, mailbox: Mailbox, message: Say) -> None:
        by = self._speaker(message.by)
        if by is None:
            self.send(wire.refused(message.id, SPECTATOR if message.by is None else NOT_BESIDE))
        else:
            again = message.again or (self.pulse.is_stalled(monotonic()) and _of_the_moment(message.say))
            mailbox.post(PendingCommand(by, message.say, None, message.id, message.reaction_ms, self, again=again))

    def _speaker(self, named: str | None) -> Player | None:
        """Who at this device is meant; None for a spectator, or for somebody who is not at this device."""
        if named is None or named == self.player:
            return self.player
        return Player(named) if named in self._beside else None

    def _point_at(self, mailbox: Mailbox, message: PointAt) -> None:
        """Messages that are late, too frequent or out of turn are ignored: nothing depends on them."""
        said = points_at(mailbox.gathering, self._speaker(message.by), message.cards)
        if said is not None and self._pointing_budget.spend():
            self.services.hub.talk(mailbox, said, but=self)

    async def _recognise(self) -> None:
        if self._token:
            self.player = await self.services.people.player_of(self._token)
        if self.player is None:
            self.sessions = ()
        await self._answer_early()

    async def _answer_early(self) -> None:
        while self._early:
            await self._answer(self._early.pop(0))
        self._busy = False

    async def _answer(self, message: FromClient) -> None:
        match message:
            case Hello():
                await self._hello(message)
            case Say() if mailbox := self._mailbox:
                if message.again:
                    await mailbox.up_to_date()  # it may have been written by another worker
                self._say(mailbox, message)
            case Say():
                self.part(partings.HELLO_FIRST)
            case _ if mailbox := self._mailbox:
                await self._hear_beside(mailbox, message)
            case _:
                self.part(partings.HELLO_FIRST)

    async def _hear_beside(self, mailbox: Mailbox, message: Beside) -> None:
        """Messages that are not part of the game, and in no log."""
        match message:
            case Wave(sign):
                self._talk(mailbox, wave(mailbox.gathering, self.player, sign))
            case Chat(text):
                self._talk(mailbox, chat(mailbox.gathering, self.player, text, self._talk_budget))
            case PointAt():
                self._point_at(mailbox, message)
            case ReportPlayer(player):
                await self._report(mailbox, Player(player))
            case Introduce():
                await self._introduce(mailbox)

    async def _hello(self, hello: Hello) -> None:
        if hello.v != VERSION:
            self.part(partings.other_version(hello.v))
            return
        mailbox = await self.services.hub.find(hello.table)
        if mailbox is None:
            self.part(partings.UNKNOWN_TABLE)
            return
        if self._mailbox is not None:
            self._leave(self._mailbox)
        if not isinstance(mailbox, Mailbox):
            self._go_to(mailbox, hello)
            return
        await self._seat_beside(hello.beside)
        await mailbox.up_to(hello.seq)
        self._behind = False
        await self._show(mailbox, hello.seq)
        while self._behind:  # too slow already for what it had missed
            self._behind = False
            await self._snapshot(mailbox)
        if not self._gone:
            self._sit(mailbox)

    def _go_to(self, road: RoadLike, hello: Hello) -> None:
        """The table lives at another worker: this socket goes on there, with all that was said and not answered."""
        if self._moved:
            self.close(RESTART, "restart")  # sent on once already: come again
        elif not self._gone:
            said = b"".join(client_frame(encode(message)) for message in (hello, *self._early))
            self._early = []
            listed, slow = self.around.listed, self.slow
            transport, rest = self.move_out()
            road.forward(transport, listed, self.remote, self._token, said + rest, slow=slow)

    async def _seat_beside(self, tokens: tuple[str, ...]) -> None:
        """Others at this device; a session that has ended speaks for nobody."""
        own = () if self.player is None else (token_hash(self._token),)
        self.sessions = (*own, *map(token_hash, tokens))  # before they are looked up, because one may end meanwhile
        found = {token: await self.services.people.player_of(token) for token in tokens}
        known = {token: player for token, player in found.items() if player is not None}
        self.sessions = (*own, *map(token_hash, known))
        self._beside = tuple(dict.fromkeys(known.values()))

    async def _show(self, mailbox: Mailbox, seq: int) -> None:
        """The rest of the log, if it is short; otherwise the whole table."""
        if not 0 < seq <= mailbox.head or mailbox.head - seq > REST_AT_MOST:
            await self._snapshot(mailbox)
            return
        while seq < mailbox.head:
            entries = await self.services.hub.store.read(mailbox.stream, seq)
            if self._behind:
                return  # something was skipped meanwhile: the whole table follows
            for entry in entries[: mailbox.head - seq]:  # what is saved and not yet shown is shown to all at once
                events = read_entry(entry.body)
                self.send(wire.told(entry.seq, ShownEntry(events, write_entry(events)).to(self.player)))
                seq = entry.seq
        self.send(wire.framed(UpToDate(seq, mailbox.clock.now())))

    async def _snapshot(self, mailbox: Mailbox) -> None:
        sitting = [sitter.player for sitter in mailbox.gathering.sitters]
        names = await names_at(mailbox.gathering, self.services.people, sitting)
        table = table_view(mailbox.gathering, self.player)
        self.send(wire.framed(Snapshot(VERSION, mailbox.head, mailbox.clock.now(), self.player, table, names)))

    def _sit(self, mailbox: Mailbox) -> None:
        self._mailbox = mailbox
        if self.player is not None:
            self.pulse.every_s = PLAYING_S
        for player in (self.player, *self._beside):
            self.services.hub.presence.come(mailbox, self, player)

    def _leave(self, mailbox: Mailbox) -> None:
        self._mailbox = None
        for player in (self.player, *self._beside):
            self.services.hub.presence.go(mailbox, self, player)

    async def _report(self, mailbox: Mailbox, player: Player) -> None:
        """Store what somebody wrote, as the server received it, for the operator."""
        lines = mailbox.audience.talk.lines_of(player)
        if self.player is None or mailbox.gathering.sitter(self.player) is None:
            self._tell(SPECTATOR)
        elif not lines:
            self._tell(NOTHING_WRITTEN)
        elif not self._talk_budget.spend():
            self._tell(TOO_FAST)
        else:
            await self.services.reports.add(mailbox.stream, self.player, player, lines)
            self.send(wire.framed(ReportReceived(player)))

    async def _introduce(self, mailbox: Mailbox) -> None:
        """Tell all viewers of this table the new name of this player."""
        if self.player is None or mailbox.gathering.sitter(self.player) is None:
            self._tell(SPECTATOR)
        elif not self._talk_budget.spend():
            self._tell(TOO_FAST)
        else:
            names = await names_at(mailbox.gathering, self.services.people, [self.player])
            self.services.hub.talk(mailbox, Names(names))

    def _talk(self, mailbox: Mailbox, said: Aside | Refusal) -> None:
        if isinstance(said, Refusal):
            self._tell(said)
        else:
            self.services.hub.talk(mailbox, said)

    def _tell(self, refusal: Refusal) -> None:
        self.send(wire.refused("", refusal))

    def part(self, parting: partings.Parting) -> None:
        """Say why, and close the connection."""
        self.send(wire.framed(parting.goodbye))
        self.close(parting.code, parting.goodbye.code)

    async def _carefully(self, work: Coroutine[Any, Any, None]) -> None:
        """Any error is reported, and ends only this connection."""
        try:
            await work
        except DamagedLog as damaged:
            self.services.condition.note(damaged)
            self.part(partings.DAMAGED)
        except StoreError as trouble:
            log.warning("A visitor could not be served: %s", trouble)
            self.part(partings.TROUBLE)
        except Exception:
            self._own_up()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._carefully(work))
        self.services.tasks.add(task)
        task.add_done_callback(self.services.tasks.discard)


def _of_the_moment(saying: Struct) -> bool:
    """Would this mean something else if it is old, because the connection stalled unnoticed?"""
    return type(saying).__name__ in MOMENTARY
