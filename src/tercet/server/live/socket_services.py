"""What a visitor needs of the server."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct, field

from tercet.engine.value import Player
from tercet.server.condition import Condition
from tercet.server.live.gate import Gate
from tercet.server.live.hub import Hub


class People(Protocol):
    """Looks up sessions and names."""

    async def player_of(self, token: str) -> Player | None:
        """The player whose session this is."""
        ...

    async def names(self, players: Iterable[Player]) -> dict[Player, str]:
        """How these players are called; who has been erased has no name."""
        ...


class Reports(Protocol):
    """Where it is written down what people report."""

    async def add(self, stream: str, reporter: Player, player: Player, lines: Sequence[str]) -> None:
        """Store a report of what somebody wrote."""
        ...


class SocketServices(Struct):
    """The tables, the people, and where their pages come from."""

    hub: Hub
    people: People
    reports: Reports
    origins: frozenset[bytes]  # empty: the page must come from the host that the socket goes to
    condition: Condition
    cookie: str = "tercet-session"
    messages_per_s: float = 15.0
    sockets_gate: Gate = field(default_factory=lambda: Gate(200, 20))
    guests_gate: Gate = field(default_factory=lambda: Gate(100, 1))
    tasks: set[asyncio.Task[None]] = field(default_factory=set)  # of visitors, so that none is forgotten half-way
