"""The office over its store: several workers at once, nothing said twice, and the list rebuilt from the logs."""

import asyncio
from pathlib import Path

from tercet.cli.main import obey
from tercet.competition import commands as c
from tercet.competition.evolve import fold
from tercet.competition.people import Person
from tercet.competition.refusals import Refusal
from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tercet.server.competitions.office import Acknowledgement, Make, Office, Sent
from tercet.server.competitions.streams import stream_of
from tercet.server.run import open_store
from tercet.server.settings import Settings
from tests.server.running_server import run

BOSS = Player("boss")


def entering(name: str) -> Make:
    return lambda at: c.Enter(at, BOSS, Player(name))


async def opened(office: Office) -> str:
    competition = await office.open(BOSS, Setup(name="Mesa Open"))
    assert not isinstance(competition, Refusal)
    return competition


async def both_work(database: str, folder: Path) -> None:
    """Two workers decide at once; the log has everything once, in one order."""
    stores = [await open_store(Settings(database=database, durability="process"), folder) for _ in range(2)]
    one, other = map(Office, stores)
    competition = await opened(one)
    said = await asyncio.gather(
        *(
            office.say(competition, BOSS, Sent(f"enter-{n}"), entering(f"person-{n}"))
            for n in range(10)
            for office in (one, other)
        )
    )
    assert all(isinstance(each, Acknowledgement) for each in said)
    assert len(await stores[0].read(stream_of(competition))) == 11
    seen = [await office.known(competition) for office in (one, other)]
    assert seen[0] is not None
    assert seen[1] is not None
    assert seen[0].now == seen[1].now
    assert sorted(seen[0].now.entrants) == list(range(1, 11))
    assert [each.entrants for each in await other.listing.listed()] == [10]
    for store in stores:
        await store.close()


def test_two_workers_over_postgresql_decide_as_one(fresh_database: str, tmp_path: Path) -> None:
    run(lambda: both_work(fresh_database, tmp_path))


def test_two_workers_over_one_file_decide_as_one(tmp_path: Path) -> None:
    run(lambda: both_work("", tmp_path))


def test_a_log_goes_with_the_state_that_was_read_though_more_was_said_since(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(), tmp_path)
        office = Office(store)
        competition = await opened(office)
        await office.say(competition, BOSS, Sent("1"), entering("ann"))
        known = await office.known(competition)
        assert known is not None
        await Office(store).say(competition, BOSS, Sent("2"), entering("bea"))
        assert fold(await office.log(competition, known)) == known.now
        assert len(known.now.entrants) == 1
        await store.close()

    run(story)


def test_the_list_is_made_anew_from_the_logs(tmp_path: Path) -> None:
    async def before() -> None:
        store = await open_store(Settings(), tmp_path)
        office = Office(store)
        competition = await opened(office)
        await office.say(competition, BOSS, Sent("1"), entering("ann"))
        await store.execute("DELETE FROM competitions")
        gone = (stream_of(competition), "gone", '{"name": "Eve"}')
        await store.execute("INSERT INTO entrants VALUES ($1, $2, $3)", *gone)
        await store.close()

    async def after() -> None:
        store = await open_store(Settings(), tmp_path)
        (line,) = await Office(store).listing.listed()
        assert (line.name, line.entrants, line.status) == ("Mesa Open", 1, "entering")
        assert await store.fetch("SELECT person FROM entrants") == []
        await store.close()

    run(before)
    assert obey(["rebuild", "--data", str(tmp_path)]) == 0
    run(after)


def test_who_is_entered_twice_at_once_keeps_the_details_of_the_entry_that_counts(tmp_path: Path) -> None:
    """The second is refused, on the same worker or on another, and takes nothing away with it."""

    async def story() -> None:
        stores = [await open_store(Settings(durability="process"), tmp_path) for _ in range(2)]
        for n, offices in enumerate(((Office(stores[0]),) * 2, (Office(stores[0]), Office(stores[1])))):
            competition = await opened(offices[0])
            ada = Person("Ada Lovelace")
            said = await asyncio.gather(
                *(
                    office.enter(competition, BOSS, Sent(f"{n}-{i}"), entering("ada"), ada)
                    for i, office in enumerate(offices)
                )
            )
            assert sorted(type(each).__name__ for each in said) == ["Acknowledgement", "Refusal"]
            assert [each.name for each in (await offices[0].entrants.of(competition)).values()] == ["Ada Lovelace"]
        for store in stores:
            await store.close()

    run(story)
