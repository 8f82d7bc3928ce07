"""Every rule set is played over the wire to its end: on one server, and on two workers that any player may land on."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tercet.client import Visit
from tercet.engine.events import SetTaken
from tercet.engine.match import MatchEnded, event_on_layout
from tercet.rulesets.catalogue import RULE_SETS
from tests.proof.witness import Witness, nothing_is_wrong
from tests.server.running_server import run
from tests.server.scripted import caught_up, play
from tests.support.serving import serving

QUICKLY = {"TERCET_MESSAGES_PER_S": "10000", "TERCET_GUESTS_PER_S": "100", "TERCET_SOCKETS_PER_S": "100"}
PEOPLE = {"solitaire": 1, "master": 3}
NAMES = ("Ada", "Bea", "Cem")


class Served(NamedTuple):
    """A server, and where its logs are."""

    address: str
    log: Path | str


@pytest.fixture(scope="module")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server with a file."""
    folder = tmp_path_factory.mktemp("data")
    with serving("--data", folder, **QUICKLY) as address:
        yield Served(address, folder / "tercet.db")


@pytest.fixture(scope="module")
def two_workers(fresh_database: str, redis_url: str) -> Iterator[Served]:
    """Two workers over PostgreSQL and Redis."""
    with serving("--workers", "2", "--database", fresh_database, "--redis", redis_url, **QUICKLY) as address:
        yield Served(address, fresh_database)


@asynccontextmanager
async def sitting(
    address: str, rule_set: str, order: str = "ArrivalOrder"
) -> AsyncIterator[tuple[Visit, str, list[Witness]]]:
    """A table of this rule set with as many people as it needs, a judge if it has one, and a spectator."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Visit(address, name)) for name in NAMES[: PEOPLE.get(rule_set, 2)]]
        link = await people[0].open_table(rule_set, options={"order": {"type": order}})
        seats = [await stack.enter_async_context(Witness(visit, link.table)) for visit in people]
        if rule_set == "competition":
            judge = await look_on(stack, address, "Jo", link.table)
            await judge.say("Join", role="judge")
            seats.append(judge)
        seats.append(await look_on(stack, address, "Zoe", link.table))
        await caught_up(seats)  # the host starts when everyone is seen to be there
        yield people[0], link.table, seats


async def look_on(stack: AsyncExitStack, address: str, name: str, table: str) -> Witness:
    visit = await stack.enter_async_context(Visit(address, name))
    return await stack.enter_async_context(Witness(visit, table, watch=True))


async def play_through(server: Served, rule_set: str, order: str = "ArrivalOrder") -> None:
    """Play a match to its end: it has finds, and nothing is wrong with what anybody was told."""
    async with sitting(server.address, rule_set, order) as (host, table, seats):
        await seats[0].say("Start")
        await asyncio.gather(*(play(seat, seed) for seed, seat in enumerate(seats)))
        await caught_up(seats)
        record = (await nothing_is_wrong(server.log, seats, host)).records[table, 1]
        assert isinstance(record[-1], MatchEnded)
        assert any(isinstance(event_on_layout(event), SetTaken) for event in record)


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_match_is_played_over_the_wire(one_server: Served, rule_set: str) -> None:
    run(lambda: play_through(one_server, rule_set))


@pytest.mark.parametrize("rule_set", RULE_SETS)
def test_a_match_is_played_over_two_workers(two_workers: Served, rule_set: str) -> None:
    run(lambda: play_through(two_workers, rule_set))


@pytest.mark.parametrize("rule_set", ["quick", "classic", "super"])
def test_a_match_is_played_with_fair_calls(one_server: Served, two_workers: Served, rule_set: str) -> None:
    run(lambda: play_through(one_server, rule_set, "FairCalls"))
    run(lambda: play_through(two_workers, rule_set, "FairCalls"))


def test_players_of_one_table_land_on_any_worker_and_see_the_same(two_workers: Served) -> None:
    async def story() -> None:
        async with sitting(two_workers.address, "quick") as (host, table, seats), AsyncExitStack() as stack:
            watching = [Witness(host, table, watch=True) for _ in range(20)]
            crowd = [await stack.enter_async_context(witness) for witness in watching]
            homes, passing_on = set[str](), set[str]()
            while not (homes and passing_on):
                figures = await host.get("/metrics")
                homes |= workers_with("open", figures)
                passing_on |= workers_with("forwarded", figures)
            assert homes.isdisjoint(passing_on)  # there is one table, and it lives at one of the two
            await seats[0].say("Start")
            await asyncio.gather(*(play(seat, seed) for seed, seat in enumerate(seats)))
            await caught_up([*seats, *crowd])
            await nothing_is_wrong(two_workers.log, [*seats, *crowd], host)

    run(story)


def workers_with(sockets: str, metrics: str) -> set[str]:
    """The worker that answered, if it has such sockets."""
    return set(re.findall(rf'tercet_sockets_{sockets}{{worker="(\d+)"}} [1-9]', metrics))
