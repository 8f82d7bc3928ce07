"""Whatever is killed in the middle of a game, whoever plays goes on, and nothing that was acknowledged is missing."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

from tercet.cards.card import Card
from tercet.client import Refused, Seat, Visit
from tercet.engine.events import SetTaken
from tercet.engine.slots.pattern import finds_here
from tercet.engine.value import Player
from tercet.server.live.entries import read_entry
from tercet.storage.sqlite import SqliteStore
from tercet.tables.view import matches_in
from tests.proof.restarts import Mortal, mortal
from tests.server.frames import FrameScan
from tests.server.running_server import run
from tests.server.scripted import heard
from tests.support.limits import HANG_S

KILLS = 20


class Acknowledged(NamedTuple):
    """A SET that a player was told is theirs."""

    seq: int
    player: Player
    cards: tuple[Card, ...]


class Evening:
    """People who play on and on, and remember what was acknowledged."""

    def __init__(self, *seats: Seat) -> None:
        self.seats = seats
        for seat in seats:
            seat.keep_frames = True
        self.acknowledged: list[Acknowledged] = []
        self.over = False

    async def play(self, seat: Seat) -> None:
        """Take what there is; when a match is over, begin another."""
        while not self.over:
            with suppress(Refused):
                if not seat.gathering.playing:
                    await seat.say("Start")
                elif seat.table and (finds := finds_here(seat.table)):
                    seq = await seat.say("Point", cards=finds[0])
                    self.acknowledged.append(Acknowledged(seq, seat.player, finds[0]))
            await asyncio.sleep(0)

    async def everyone_goes_on(self) -> None:
        """Wait until the server has answered everyone again."""
        seqs = [seat.seq for seat in self.seats]
        for seat, seq in zip(self.seats, seqs, strict=True):
            await heard(seat, seq + 1)


async def kill_and_restart(server: Mortal, evening: Evening, dice: Random) -> None:
    await asyncio.sleep(dice.uniform(0.01, 0.1))
    server.kill()
    await asyncio.to_thread(server.start)
    async with asyncio.timeout(HANG_S):
        await evening.everyone_goes_on()


def test_a_server_killed_again_and_again_in_mid_game_loses_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        with mortal(tmp_path) as server:
            async with Visit(server.address, "Ada") as ada, Visit(server.address, "Bea") as bea:
                link = await ada.open_table("quick", options={"order": {"type": "ArrivalOrder"}})
                evening, dice = Evening(ada.sit(link.table), bea.sit(link.table)), Random(1)
                async with evening.seats[0] as a, evening.seats[1] as b:
                    playing = [asyncio.create_task(evening.play(seat)) for seat in (a, b)]
                    for _ in range(KILLS):
                        await kill_and_restart(server, evening, dice)
                    evening.over = True
                    await asyncio.gather(*playing)
                    await compare(tmp_path, link.table, evening)
                    assert a.gathering.matches > 1

    run(story)


async def compare(folder: Path, table: str, evening: Evening) -> None:
    """What was acknowledged is in the log, as it was acknowledged and once; nothing else is, and nothing leaked."""
    store = await SqliteStore.open(folder / "tercet.db", "process")
    entries = await store.read(table)
    await store.close()
    assert [entry.seq for entry in entries] == [*range(1, len(entries) + 1)]
    events = [event for entry in entries for event in read_entry(entry.body)]
    FrameScan([seat.frames for seat in evening.seats], matches_in(events)).check()
    taken = {
        Acknowledged(entry.seq, event.by, event.cards)
        for entry in entries
        for event in read_entry(entry.body)
        if isinstance(event, SetTaken)
    }
    assert taken == {*evening.acknowledged}
    assert len(taken) == len(evening.acknowledged) > KILLS
