"""Every rule set is played over the wire to its end: on one server, and on two workers that any player may land on."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from tercet.client import Seat, Visit
from tercet.engine.events import SetTaken
from tercet.engine.match import MatchEvent, match_view
from tercet.record.codec import read_record
from tercet.record.replay import prove
from tercet.rulesets.catalogue import RULE_SETS
from tests.server.frames import FrameScan
from tests.server.running_server import run
from tests.server.scripted import caught_up, play
from tests.support.serving import serving

QUICKLY = {"TERCET_MESSAGES_PER_S": "10000", "TERCET_GUESTS_PER_S": "100", "TERCET_SOCKETS_PER_S": "100"}
PEOPLE = {"solitaire": 1, "master": 3}
NAMES = ("Ada", "Bea", "Cem")


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server with a file."""
    with serving("--data", tmp_path_factory.mktemp("data"), **QUICKLY) as address:
        yield address


@pytest.fixture(scope="module")
def two_workers(fresh_database: str, redis_url: str) -> Iterator[str]:
    """Two workers over PostgreSQL and Redis."""
    with serving("--workers", "2", "--database", fresh_database, "--redis", redis_url, **QUICKLY) as address:
        yield address


@asynccontextmanager
async def sitting(
    address: str, rule_set: str, order: str = "ArrivalOrder"
) -> AsyncIterator[tuple[Visit, str, list[Seat]]]:
    """A table of this rule set with as many people as it needs, a judge if it has one, and a spectator."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visit(address, name)) for name in NAMES[: PEOPLE.get(rule_set, 2)]]
        link = await people[0].open_table(rule_set, options={"order": {"type": order}})
        seats = [await stay(stack, visit.sit(link.table)) for visit in people]
        if rule_set == "competition":
            judge = await stay(
                stack, (await stack.enter_async_context(Visit(address, "Jo"))).sit(link.table, watch=True)
            )
            await judge.say("Join", role="judge")
            seats.append(judge)
        watcher = await stay(
            stack, (await stack.enter_async_context(Visit(address, "Zoe"))).sit(link.table, watch=True)
        )
        yield people[0], link.table, [*seats, watcher]


async def stay(stack: AsyncExitStack, seat: Seat) -> Seat:
    seat.keep_frames = True
    return await stack.enter_async_context(seat)


async def play_through(address: str, rule_set: str, order: str = "ArrivalOrder") -> None:
    """Play a match to its end: everyone sees the same end, which is what the record proves."""
    async with sitting(address, rule_set, order) as (host, table, seats):
        await seats[0].say("Start")
        await asyncio.gather(*(play(seat, seed) for seed, seat in enumerate(seats)))
        await caught_up(seats)
        record: list[MatchEvent] = read_record(await host.get(f"/api/records/{table}/1"))
        proven = match_view(prove(record))
        assert proven.ended
        for seat in seats:
            assert seat.gathering.match == proven
        assert any(isinstance(event, SetTaken) for event in record)
        FrameScan([seat.frames for seat in seats], [record]).check()


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_match_is_played_over_the_wire(one_server: str, rule_set: str) -> None:
    run(lambda: play_through(one_server, rule_set))


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_match_is_played_over_two_workers(two_workers: str, rule_set: str) -> None:
    run(lambda: play_through(two_workers, rule_set))


@pytest.mark.parametrize("rule_set", ["quick", "classic", "super"])
def test_a_match_is_played_with_fair_calls(one_server: str, two_workers: str, rule_set: str) -> None:
    run(lambda: play_through(one_server, rule_set, "FairCalls"))
    run(lambda: play_through(two_workers, rule_set, "FairCalls"))


def test_players_of_one_table_land_on_any_worker_and_see_the_same(two_workers: str) -> None:
    async def story() -> None:
        async with sitting(two_workers, "quick") as (host, table, seats), AsyncExitStack() as stack:
            crowd = [await stay(stack, host.sit(table, watch=True)) for _ in range(20)]
            workers: set[str] = set()
            while len(workers) < 2:
                workers |= workers_with_sockets(await host.get("/metrics"))
            await seats[0].say("Start")
            await asyncio.gather(*(play(seat, seed) for seed, seat in enumerate(seats)))
            await caught_up([*seats, *crowd])
            record = read_record(await host.get(f"/api/records/{table}/1"))
            assert {seat.gathering.match == match_view(prove(record)) for seat in crowd} == {True}
            FrameScan([seat.frames for seat in [*seats, *crowd]], [record]).check()

    run(story)


def workers_with_sockets(metrics: str) -> set[str]:
    """The worker that answered, if somebody is connected to it."""
    return set(re.findall(r'tercet_sockets_open{worker="(\d+)"} [1-9]', metrics))
