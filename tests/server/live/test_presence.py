"""Who is there, and what people are called."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

from tercet.engine.value import Player
from tercet.protocol.from_server import Names, TableEntry
from tercet.server.live.introductions import Introductions
from tests.server.live.evening import ada, bea, evening, run


def test_a_spectator_comes_and_goes_unnoticed(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0) as at:
            a = at.come(ada)
            watcher = at.come(None)
            stranger = at.come(bea)
            locked = await at.say(a, "Lock", locked=True)
            for ear in (watcher, stranger):
                at.go(ear)
            await asyncio.sleep(0.1)
            assert isinstance(locked, TableEntry)
            assert (a.told()[-1], at.mailbox.head) == (locked, locked.seq)

    run(story)


class Book:
    """People with names."""

    async def player_of(self, token: str) -> Player | None:
        return Player(token)

    async def names(self, players: Iterable[Player]) -> dict[Player, str]:
        return {player: player.title() for player in players}


def test_who_sits_down_is_introduced_to_everyone(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            at.hub.listeners.append(Introductions(Book()))
            a, b = at.come(ada), at.come(bea)
            await at.say(b, "Join")
            await a.hears(lambda message: isinstance(message, Names) and message.names.get(bea) == "Bea")
            await at.say(a, "Start")
            await at.say(a, "Pause", paused=True)
            count = sum(isinstance(message, Names) for message in a.heard)
            await at.say(a, "Pause", paused=False)
            assert sum(isinstance(message, Names) for message in a.heard) == count
            assert all(isinstance(message, Names | TableEntry) for message in a.heard)

    run(story)
