"""Who is there, when there are several workers; and what people are called."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

from tercet.engine.value import Player
from tercet.protocol.from_server import Names, TableEntry
from tercet.server.live.introductions import Introductions
from tercet.server.live.mailbox import Mailbox
from tests.server.live.evening import Evening, ada, bea, evening, run, started


def between(here: Evening, there: Evening) -> None:
    """Passes notifications from one worker to the other, as Redis does."""

    def herald(to: Evening) -> None:
        def tell(_: Mailbox, player: Player | None) -> None:
            if player is None:
                to.hub.presence.answer(to.mailbox)
            else:
                to.hub.presence.is_here(to.mailbox, player)

        other = here if to is there else there
        other.hub.presence.herald = tell

    herald(here)
    herald(there)


def left(at: Evening) -> list[Player]:
    return [sitter.player for sitter in at.mailbox.gathering.sitters if not sitter.present]


def test_a_player_who_comes_back_to_another_worker_has_not_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=1) as here, evening(tmp_path, stream=here.stream, grace_s=1) as there:
            between(here, there)
            _, b = await started(here, bea)
            await there.mailbox.up_to(3)
            here.go(b)
            there.come(bea)
            await asyncio.sleep(1.2)
            assert (left(here), left(there)) == ([], [])
            assert await here.hub.store.head(here.stream) == 3

    run(story)


def test_a_worker_that_wakes_a_table_asks_who_is_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as here, evening(tmp_path, stream=here.stream, grace_s=1) as there:
            between(here, there)
            await started(here, bea)
            await there.mailbox.up_to(3)
            there.hub.presence.expect(there.mailbox)
            await asyncio.sleep(1.2)
            assert left(there) == []

    run(story)


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
