"""People who play on and on, whatever happens to their server or their network."""

import asyncio
from contextlib import suppress

from tercet.client import Refused
from tercet.engine.slots.pattern import finds_here
from tests.proof.witness import Witness
from tests.server.scripted import heard


class Evening:
    """People who play on and on."""

    def __init__(self, *seats: Witness) -> None:
        self.seats = seats
        self.over = False

    async def play(self, seat: Witness) -> None:
        """Take what there is; when a match is over, begin another."""
        while not self.over:
            with suppress(Refused):
                if not seat.gathering.playing:
                    await seat.say("Start")
                elif seat.table and (finds := finds_here(seat.table)):
                    await seat.say("Point", cards=finds[0])
            await asyncio.sleep(0)

    async def everyone_goes_on(self) -> None:
        """Wait until the server has answered everyone again."""
        seqs = [seat.seq for seat in self.seats]
        for seat, seq in zip(self.seats, seqs, strict=True):
            await heard(seat, seq + 1)

    @property
    def acknowledged(self) -> int:
        """How many commands they were told are in the log."""
        return sum(said.seq is not None for seat in self.seats for said in seat.said)
