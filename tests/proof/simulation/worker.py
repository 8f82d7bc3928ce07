"""A simulated worker: the real tables and visitors over a simulated store, which can be stopped or killed."""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, cast

from uvicorn import Config
from uvicorn.server import ServerState

from tercet.cards.card import Card
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import cards_in, deck_size, in_order
from tercet.engine.value import Player
from tercet.server.condition import Condition
from tercet.server.live.dice import Dice
from tercet.server.live.gate import Gate
from tercet.server.live.hub import Hub
from tercet.server.live.socket_services import SocketServices
from tercet.server.live.visitor import Visitor
from tercet.server.socket.sockets import Sockets
from tests.proof.simulation.disk import SimulatedStore

PLENTY = 1e9
GRACE_S = 8.0  # how long a table waits for those who are not there


class SeededDice(Dice):
    """Decks and salts that follow from the seed."""

    def __init__(self, dice: Random) -> None:
        super().__init__()
        self._random = dice

    def shuffled(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        known = [*cards]
        self._random.shuffle(known)
        return tuple(known)

    def deck(self, rules: Rules) -> tuple[Card, ...]:
        deck = self.shuffled(cards_in(rules.deck))[: deck_size(rules.deck)]
        return in_order(rules.deck, deck, self._random.randrange)

    def salt(self) -> str:
        return self._random.randbytes(16).hex()

    def player_id(self, prefix: str = "") -> Player:
        return Player(prefix + self._random.randbytes(16).hex())

    def table_id(self) -> str:
        return self._random.randbytes(16).hex()


class NamedPeople:
    """Everybody's token is their name."""

    async def player_of(self, token: str) -> Player | None:
        return Player(token) if token != "nobody" else None

    async def names(self, players: Iterable[Player]) -> dict[Player, str]:
        return {player: player.title() for player in players}

    async def add(self, stream: str, reporter: Player, player: Player, lines: Sequence[str]) -> None:
        """Reports are not looked at here."""


class NumberedVisitor(Visitor):
    """A visitor whose place in a set does not depend on where it lies in memory."""

    __slots__ = ("number",)

    def __init__(self, services: SocketServices, number: int) -> None:
        super().__init__(services)
        self.number = number

    def __hash__(self) -> int:
        return self.number


class Worker:
    """One process of a server, from its start to its end."""

    def __init__(self, database: sqlite3.Connection, seed: str, **disk: float) -> None:
        dice, loop = Random(seed), asyncio.get_running_loop()
        self.store = SimulatedStore(database, Random(dice.random()), **disk)
        self.hub = Hub(self.store, SeededDice(Random(dice.random())), loop.time, GRACE_S)
        people = NamedPeople()
        gate = Gate(PLENTY, PLENTY, loop.time)
        self._services = SocketServices(
            self.hub, people, people, frozenset(), Condition(self.store), "session", PLENTY, gate, gate
        )
        self._visitors = 0
        self.sockets = Sockets(self._visitor)
        self.protocols: set[Any] = set()
        self._beating = loop.create_task(self._beat())

    async def _beat(self) -> None:
        self.hub.start()
        async with self.sockets.beating():
            await asyncio.get_running_loop().create_future()

    def _visitor(self) -> Visitor:
        self._visitors += 1
        return NumberedVisitor(self._services, self._visitors)

    def admit(self) -> asyncio.Protocol:
        """A visitor for a new connection."""
        made = self.sockets.protocol(cast(Config, None), ServerState(), {})  # type: ignore[call-arg]
        self.protocols.add(made)
        return made

    def kill(self) -> None:
        """No farewell: what was not committed is lost, and nobody hears of this worker again."""
        self.store.dead = True
        self._beating.cancel()
        self.hub.stop()

    @property
    def left_over(self) -> dict[str, int]:
        """What is still in memory, by kind."""
        mailboxes = self.hub.awake.values()
        return {
            "tables": len(self.hub.awake),
            "tasks": len(self._services.tasks),
            "viewers": sum(len(mailbox.audience.viewers) for mailbox in mailboxes),
            "sockets": len(self.sockets.open),
        }
