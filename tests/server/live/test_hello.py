"""A visitor says hello, and is shown the table: all of it, or what is new."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tercet.client import Visit
from tercet.protocol.from_server import Done, Goodbye, Snapshot, TableEntry, UpToDate
from tercet.storage.store import NewEntry, Outcome
from tests.server.live.visiting import at_table, hear_until, table_of, until
from tests.server.running_server import line, run, running_server


def test_a_hello_is_answered_with_the_whole_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            shown = await at_table(wire, await table_of(ada))
            assert (shown.v, shown.seq, shown.you) == (1, 1, ada.player)
            assert shown.names == {ada.player: "Ada"}
            assert shown.table.host == ada.player

    run(story)


def test_who_was_there_before_is_told_the_rest_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            for n in range(3):
                await wire.say(type="Say", id=f"{n}", say={"type": "Lock", "locked": True})
                await hear_until(wire, TableEntry)
            async with line(server, ada.token) as again:
                await again.say(type="Hello", v=1, table=table, seq=2)
                heard = [await again.hear(), await again.hear()]
                assert [told.seq for told in heard if isinstance(told, TableEntry)] == [3, 4]
                now = await hear_until(again, UpToDate)
                assert now.seq == 4
                assert now.at >= max(
                    event.at for told in heard if isinstance(told, TableEntry) for event in told.events
                )

    run(story)


def test_who_comes_back_while_an_entry_is_being_saved_is_told_of_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await wire.say(type="Say", id="first", say={"type": "Lock", "locked": True})
            await hear_until(wire, TableEntry)
            held: list[Callable[[], None]] = []
            submit = server.inside.store.submit

            def saved_and_not_said(entry: NewEntry, then: Callable[[Outcome], None]) -> None:
                submit(entry, lambda outcome: held.append(lambda: then(outcome)))

            server.inside.store.submit = saved_and_not_said  # type: ignore[method-assign, assignment]
            await wire.say(type="Say", id="second", say={"type": "Lock", "locked": False})
            await until(lambda: held)
            async with line(server, ada.token) as again:
                await again.say(type="Hello", v=1, table=table, seq=1)
                assert [(await again.hear()).seq, (await again.hear()).seq] == [2, 2]  # type: ignore[union-attr]
                held.pop()()
                told = await again.hear()
                assert isinstance(told, TableEntry)
                assert told.seq == 3

    run(story)


def test_who_has_missed_nothing_is_told_what_the_clock_shows(tmp_path: Path) -> None:
    """So a countdown goes on where it is, not where it was."""

    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await asyncio.sleep(0.05)
            async with line(server, ada.token) as again:
                await again.say(type="Hello", v=1, table=table, seq=1)
                now = await again.hear()
                assert isinstance(now, UpToDate)
                assert now.at >= 50

    run(story)


def test_who_claims_to_know_more_than_there_is_gets_the_whole_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            assert (await at_table(wire, await table_of(ada), seq=99)).seq == 1

    run(story)


def test_who_has_seen_more_than_a_worker_knows_is_shown_no_older_table(tmp_path: Path) -> None:
    """Who comes from another worker may know entries that this one has not read yet."""

    async def story() -> None:
        async with (
            running_server(tmp_path) as here,
            running_server(tmp_path) as there,  # no bell between them: they meet in the log alone
            Visit(here.address, "Ada") as ada,
            line(here, ada.token) as wire,
            line(there, ada.token) as elsewhere,
        ):
            table = await table_of(ada)
            await at_table(wire, table)
            await at_table(elsewhere, table)
            for n in range(3):
                await wire.say(type="Say", id=f"{n}", say={"type": "Lock", "locked": True})
                await hear_until(wire, TableEntry)
            async with line(there, ada.token) as again:
                await again.say(type="Hello", v=1, table=table, seq=4)
                now = await again.hear()
                assert isinstance(now, UpToDate)
                assert now.seq == 4

    run(story)


def test_everything_may_be_sent_in_one_go(tmp_path: Path) -> None:
    """A client that comes back says hello and all that was not answered, without waiting."""

    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            table = await table_of(ada)
            await wire.say(type="Hello", v=1, table=table)
            for n in range(20):
                await wire.say(type="Say", id=f"{n}", say={"type": "Lock", "locked": bool(n % 2)})
            answers = [await hear_until(wire, TableEntry) for _ in range(20)]
            assert [told.done for told in answers] == [f"{n}" for n in range(20)]

    run(story)


def test_one_may_go_to_another_table_over_the_same_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            first, second = await table_of(ada), await table_of(ada)
            await at_table(wire, first)
            await wire.say(type="Hello", v=1, table=second)
            await hear_until(wire, Snapshot)
            await wire.say(type="Say", id="1", say={"type": "Lock", "locked": True})
            await hear_until(wire, TableEntry)
            assert server.inside.hub.awake[second].gathering.locked
            assert not server.inside.hub.awake[first].gathering.locked
            assert server.inside.hub.awake[first].audience.viewers == set()

    run(story)


@pytest.mark.parametrize(
    ("hello", "code", "name"),
    [
        ({"v": 1, "table": "nowhere"}, 4404, "unknown-table"),
        ({"v": 2, "table": "nowhere"}, 4426, "other-version"),
        ({"v": 1}, 4400, "bad-message"),
    ],
)
def test_a_hello_that_leads_nowhere_is_answered_and_hung_up_on(
    tmp_path: Path, hello: dict[str, Any], code: int, name: str
) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, line(server) as wire:
            await wire.say(type="Hello", **hello)
            goodbye = await wire.hear()
            assert isinstance(goodbye, Goodbye)
            assert (goodbye.code, goodbye.retry) == (name, False)
            assert goodbye.why.endswith((".", "`"))
            assert await wire.goodbye() == (code, name)

    run(story)


def test_what_was_answered_is_answered_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            line(server, ada.token) as wire,
        ):
            await at_table(wire, await table_of(ada))
            for _ in range(2):
                await wire.say(type="Say", id="once", say={"type": "Lock", "locked": True})
            assert (await hear_until(wire, TableEntry)).done == "once"
            assert await hear_until(wire, Done) == Done("once", 2)

    run(story)
