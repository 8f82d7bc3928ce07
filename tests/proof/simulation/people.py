"""People who play, make mistakes, say anything at any time, reload their page, and never give up."""

import asyncio
from contextlib import suppress
from random import Random

from msgspec import Struct
from msgspec.structs import fields

from tercet.client import Refused
from tercet.engine.value import Player
from tercet.players.memory import NOTHING, remember
from tercet.protocol.sayings import SAYINGS
from tests.proof.checker import Recording
from tests.proof.witness import Witness
from tests.server.scripted import next_command, say

ANYTHING = tuple(name.__name__ for name, saying in SAYINGS.items() if not [f for f in fields(saying) if f.required])


class Address(Struct, frozen=True):
    """What a client knows of its server."""

    address: str
    token: str
    player: Player


class Person:
    """Somebody with one device."""

    def __init__(self, name: str, worker: str, table: str, dice: Random, watch: bool) -> None:
        self._visit = Address(f"http://{worker}", name, Player(name))
        self._table, self._dice, self._watch = table, dice, watch
        self._pace_s = dice.choice((0.1, 0.4, 1.0))
        self._memory = NOTHING
        self.over = False
        self.seat: Witness | None = None
        self.left: list[Recording] = []
        """What was seen on pages that were closed again."""

    async def live(self) -> None:
        """Come, play, and come again."""
        while not self.over:
            await self._come()
            while self._dice.random() > 0.01 and not self.over:
                await asyncio.sleep(self._dice.uniform(0.2, 2) * self._pace_s)
                with suppress(Refused):
                    await self._act()
            if not self.over:
                await self.go()

    async def _come(self) -> None:
        while self.seat is None:
            self.seat = Witness(self._visit, self._table, watch=self._watch)  # type: ignore[arg-type]
            try:
                with suppress(Refused):  # somebody else may have locked the table, or removed us
                    await self.seat.__aenter__()
            except TimeoutError:
                await self.go()

    async def go(self) -> None:
        """Close the page."""
        if self.seat is not None:
            await self.seat.__aexit__(None, None, None)
            if self.seat.seq:
                self.left.append(self.seat.recording(stayed=False))
            self.seat = None

    async def _act(self) -> None:
        seat = self.seat
        assert seat is not None
        if self._watch:
            return
        if self._dice.random() < 0.1:
            await seat.say(self._dice.choice(ANYTHING))
        elif self._dice.random() < 0.1:
            await self._guess(seat)
        elif not seat.gathering.playing:
            await seat.say("Start")
        else:
            before, self._memory = seat.table, remember(self._memory, None, seat.table)
            command = next_command(seat, self._dice, self._memory) if before else "NextRound"
            if command is not None:
                await say(seat, command)

    async def _guess(self, seat: Witness) -> None:
        """Three cards that may be anything, perhaps twice in one breath."""
        cards = seat.table.cards if seat.table else []
        if len(cards) >= 3:
            guesses = [seat.say("Point", cards=self._dice.sample(cards, 3)) for _ in range(self._dice.choice((1, 2)))]
            await asyncio.gather(*guesses, return_exceptions=True)
