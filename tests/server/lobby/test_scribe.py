"""The lobby and the ledger follow what happens at the tables."""

from pathlib import Path

import pytest

from tercet.engine.value import Player
from tercet.server.lobby.finished import finished
from tercet.server.lobby.ledger import Ledger, PlayedMatch
from tercet.server.lobby.scribe import Scribe
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Entry, StoreError
from tests.server.live.evening import FIRST, NO_SET, Ear, Evening, ada, bea, evening, run, started
from tests.storage.schemas import own_schema


def scribe_at(at: Evening) -> Scribe:
    """A scribe who hears what happens."""
    store = at.hub.store
    scribe = Scribe(store, Ledger(store))
    at.hub.listeners.append(scribe.heard)
    return scribe


async def play(at: Evening, people: list[Ear]) -> None:
    """A short match: Bea points at none, Ada finds one, the host ends it."""
    await at.say(people[1], "Point", cards=NO_SET)
    await at.say(people[0], "Point", cards=FIRST)
    await at.say(people[0], "EndRound")


async def play_again(at: Evening, people: list[Ear]) -> None:
    """Everyone wants another match, and so it begins."""
    for someone in people:
        await at.say(someone, "PlayAgain")


async def status(at: Evening) -> list[str]:
    return [status for (status,) in await at.hub.store.fetch("SELECT status FROM lobby")]


def without_time(played: PlayedMatch) -> tuple[int, int, int, int, int]:
    return played.number, played.rank, played.points, played.sets, played.failed


def test_every_match_is_written_down_once_and_by_its_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            scribe = scribe_at(at)
            people = await started(at, bea)
            await play(at, people)
            for _ in range(2):
                await play_again(at, people)
                await play(at, people)
            await scribe.finish()
            by_ada, by_bea = [await Ledger(at.hub.store).history(player) for player in (ada, bea)]
            assert sorted(map(without_time, by_ada)) == [(number, 1, 1, 1, 0) for number in (1, 2, 3)]
            assert sorted(map(without_time, by_bea)) == [(number, 2, 0, 0, 1) for number in (1, 2, 3)]

    run(story)


def test_a_match_that_was_begun_before_a_restart_is_written_down_all_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            people = await started(at, bea)
            await play(at, people)  # nobody writes this one down
            await play_again(at, people)
        async with evening(tmp_path, stream=at.stream) as at:
            scribe = scribe_at(at)
            await play(at, [at.come(ada), at.come(bea)])
            await scribe.finish()
            assert sorted(played.number for played in await Ledger(at.hub.store).history(ada)) == [1, 2]

    run(story)


def test_after_a_restart_the_matches_that_are_written_down_already_are_not_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            scribe = scribe_at(at)
            people = await started(at, bea)
            for _ in range(3):
                await play(at, people)
                await play_again(at, people)
            await scribe.finish()
            begun = at.mailbox.begun
        async with evening(tmp_path, stream=at.stream) as at:
            assert at.mailbox.begun == begun
            scribe = scribe_at(at)
            starts = noted_reads(at)
            await play(at, [at.come(ada), at.come(bea)])
            await scribe.finish()
            assert min(starts) == begun
            assert sorted(played.number for played in await Ledger(at.hub.store).history(ada)) == [1, 2, 3, 4]

    run(story)


def noted_reads(at: Evening) -> list[int]:
    """After which entries the log is read from now on."""
    starts, store = list[int](), at.hub.store
    read = store.read

    async def noted(stream: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        starts.append(after)
        return await read(stream, after, limit)

    store.read = noted  # type: ignore[method-assign]
    return starts


def test_the_lobby_shows_whether_a_table_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            scribe = scribe_at(at)
            people = await started(at, bea)
            await scribe.finish()
            assert await status(at) == ["playing"]
            await play(at, people)
            await scribe.finish()
            assert await status(at) == ["over"]

    run(story)


def test_what_could_not_be_written_is_written_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with evening(tmp_path) as at:
            scribe = scribe_at(at)
            people = await started(at, bea)
            await scribe.finish()
            with monkeypatch.context() as trouble:
                trouble.setattr(at.hub.store, "execute_all", refuse)
                await play(at, people)
                await scribe.finish()
            await at.say(people[0], "Lock", locked=True)
            await scribe.finish()
            assert await status(at) == ["over"]
            assert len(await Ledger(at.hub.store).history(ada)) == 1

    run(story)


async def refuse(*_: object) -> None:
    raise StoreError("store-busy", why="the disk is full")


@pytest.mark.parametrize("store_kind", ["sqlite", "postgresql"])
def test_what_a_guest_plays_to_the_end_after_signing_in_is_the_accounts(
    store_kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def story(url: str) -> None:
        async with evening(tmp_path) as at:
            people = await started(at, bea)
            await play(at, people)
            matches = await finished(at.hub.store, at.stream)
        store = await (PostgresStore.open(url) if url else SqliteStore.open(tmp_path / "other.db"))
        account = Player("account")
        await Ledger(store).move(bea, account)
        await store.execute_all(await Ledger(store).lines(matches))
        assert [len(await Ledger(store).history(player)) for player in (ada, bea, account)] == [1, 0, 1]
        await store.close()

    if store_kind == "sqlite":
        run(lambda: story(""))
    else:
        with own_schema(request.getfixturevalue("postgres_url")) as url:
            run(lambda: story(url))
