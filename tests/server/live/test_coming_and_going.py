"""Players who are out of reach, come back, or do not."""

import asyncio
from pathlib import Path

from tercet.engine.events import PlayerReturned
from tercet.protocol.from_server import TableEntry
from tercet.server.live.presence import go_on_without
from tests.server.live.evening import (
    FIRST,
    ada,
    bea,
    evening,
    run,
    started,
)
from tests.server.live.looking import present


def test_a_player_who_is_back_in_time_has_never_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.1) as at:
            a, b = await started(at, bea)
            head = at.mailbox.head
            at.go(b)
            at.come(bea)
            await asyncio.sleep(0.2)
            assert (at.mailbox.head, a.told()[-1].seq) == (head, head)

    run(story)


def test_the_table_goes_on_without_a_player_who_does_not_come_back_and_keeps_the_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.01) as at:
            a, b = await started(at, bea)
            at.go(b)
            await a.hears(lambda message: isinstance(message, TableEntry) and "PlayerLeft" in str(message.events))
            assert not present(at, bea)
            at.come(bea)
            await a.happens(PlayerReturned)
            assert present(at, bea)

    run(story)


def test_who_comes_back_while_the_leaving_is_being_saved_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            a, b = await started(at, bea)
            at.go(b)
            go_on_without(at.mailbox, bea)  # the time is up
            at.come(bea)
            await a.happens(PlayerReturned)
            assert present(at, bea)

    run(story)


def test_whoever_does_not_come_back_after_a_restart_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            await started(at, bea)
        async with evening(tmp_path, stream=at.stream, grace_s=0.05) as at:
            a = at.come(ada)
            await a.hears(lambda message: isinstance(message, TableEntry) and "PlayerLeft" in str(message.events))
            assert (present(at, ada), present(at, bea)) == (True, False)

    run(story)


def test_a_second_tab_keeps_a_player_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, grace_s=0.01) as at:
            _, b = await started(at, bea)
            other = at.come(bea)
            at.go(b)
            await asyncio.sleep(0.1)
            assert present(at, bea)
            assert isinstance(await at.say(other, "Point", cards=FIRST), TableEntry)

    run(story)
