"""The Python client: a seat that keeps up with its table and reconnects automatically."""

import asyncio
from pathlib import Path

import pytest

from tercet.client import Refused, Unreachable, Visit
from tercet.engine.slots.pattern import finds_here
from tercet.tables.events import TableLocked
from tests.server.running_server import run, running_server

AT_ONCE = {"order": {"type": "ArrivalOrder"}}


def test_two_seats_see_the_same_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Bea") as bea,
        ):
            link = await ada.open_table("quick", options=AT_ONCE)
            async with ada.sit(link.table) as a, bea.sit(link.table) as b:
                await a.say("Start")
                assert a.table is not None
                seq = await a.say("Point", cards=finds_here(a.table)[0])
                await b.until(lambda: b.seq == seq)
                assert a.gathering == b.gathering
                names = {ada.player: "Ada", bea.player: "Bea"}
                await b.until(lambda: b.names == names)  # they are no part of the log, and come by themselves

    run(story)


def test_what_is_refused_is_raised_with_its_code_and_its_sentence(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick")
            async with ada.sit(link.table) as seat:
                with pytest.raises(Refused) as refused:
                    await seat.say("Point", cards=[])
                assert (refused.value.code, refused.value.why) == (
                    "not-dealt",
                    "The first round has not been dealt yet.",
                )

    run(story)


def test_what_happens_can_be_followed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick")
            async with ada.sit(link.table) as seat, ada.sit(link.table, watch=True) as watcher:
                following = asyncio.ensure_future(anext(watcher.events()))
                await asyncio.sleep(0)
                await seat.say("Lock", locked=True)
                event = await following
                assert isinstance(event, TableLocked)
                assert event.locked

    run(story)


def test_a_judge_watches_first_and_then_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running_server(tmp_path) as server,
            Visit(server.address, "Ada") as ada,
            Visit(server.address, "Jo") as jo,
        ):
            link = await ada.open_table("competition")
            async with jo.sit(link.table, watch=True) as seat:
                await seat.say("Join", role="judge")
                sitter = seat.gathering.sitter(jo.player)
                assert sitter is not None
                assert sitter.role == "judge"

    run(story)


def test_what_was_said_while_the_server_was_away_is_said_when_it_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick")
            port = int(server.address.rpartition(":")[2])
            seat = ada.sit(link.table)
            await seat.__aenter__()
        saying = [asyncio.create_task(seat.say("Lock", locked=locked)) for locked in (True, False, True)]
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in saying)
        async with running_server(tmp_path, port=port):
            assert await asyncio.gather(*saying) == [2, 3, 4]
            assert seat.gathering.locked
            await seat.__aexit__(None, None, None)

    run(story)


def test_a_call_without_a_connection_is_refused_at_once_and_is_not_said_later(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick", options=AT_ONCE)
            port = int(server.address.rpartition(":")[2])
            seat = ada.sit(link.table)
            await seat.__aenter__()
            seq = await seat.say("Start")
            assert seat.table is not None
            find = finds_here(seat.table)[0]
        while seat._line._there:  # noqa: ASYNC110 (nothing tells that the seat has noticed)
            await asyncio.sleep(0.01)
        with pytest.raises(Refused, match="not-heard"):
            await seat.say("Point", cards=find)
        async with running_server(tmp_path, port=port):
            assert await seat.say("Lock", locked=True) == seq + 1  # nothing was said before it
            assert await seat.say("Point", cards=find) == seq + 2
            await seat.__aexit__(None, None, None)

    run(story)


def test_a_seat_that_was_turned_away_says_so_instead_of_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            link = await ada.open_table("quick")
            async with ada.sit(link.table) as seat:
                with pytest.raises(Refused, match="bad-message"):
                    await seat.say("Nonsense")
                with pytest.raises(Refused, match="bad-message"):
                    await seat.say("Start")

    run(story)


def test_a_server_that_is_not_there_is_said_so() -> None:
    async def story() -> None:
        with pytest.raises(Unreachable, match="does not answer"):
            async with Visit("http://127.0.0.1:9", "Ada"):
                pass

    run(story)


def test_trouble_over_rest_has_a_code_and_a_sentence_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_server(tmp_path) as server, Visit(server.address, "Ada") as ada:
            with pytest.raises(Refused) as refused:
                await ada.open_table("chess")
            assert refused.value.code == "unknown-rule-set"
            with pytest.raises(Refused, match="bad-name"):
                async with Visit(server.address, "   "):
                    pass

    run(story)
