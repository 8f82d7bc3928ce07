"""Ratings follow what is played, and come out the same when they are rebuilt from the logs."""

from pathlib import Path

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from tercet.engine.value import Player
from tercet.players.ratings import rate, together
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.lobby.finished import FinishedMatch, finished
from tercet.server.lobby.ledger import Ledger, Statistics
from tercet.server.lobby.ratings import Ratings, RatingView
from tercet.server.lobby.rebuilding import forget, rebuild
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Store
from tercet.tables.results import Result
from tests.server.live.evening import ada, bea, evening, run, started
from tests.server.lobby.test_scribe import play, play_again, scribe_at
from tests.storage.schemas import own_schema

bot = Player("bot-x7_Q")


def match(number: int, rule_set: str = "quick", **sets: int) -> FinishedMatch:
    """A match that has ended; the players by their names."""
    results = [Result(Player(name.replace("_", "-")), 1, found, found, 0, len(sets)) for name, found in sets.items()]
    return FinishedMatch("table", number, rule_set, number, results)


async def written(store: Store, *matches: FinishedMatch) -> dict[str, RatingView]:
    """Ada's ratings after these matches."""
    await store.execute_all(await Ledger(store).lines(matches))
    return await Ratings(store).of(ada)


async def opened(tmp_path: Path) -> SqliteStore:
    return await SqliteStore.open(tmp_path / "tercet.db")


def test_who_finds_more_rises_and_the_statistics_say_so(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        first = (await written(store, match(1, ada=16, bea=8)))["quick"]
        assert first.points > 1200
        assert first.matches == 1
        second = (await written(store, match(2, ada=16, bea=8)))["quick"]
        assert second.points > first.points
        assert second.doubt < first.doubt
        [shown] = await Ledger(store).statistics(ada)
        assert (shown.rule_set, shown.matches, shown.rating) == ("quick", 2, second)
        await store.close()

    run(story)


def test_a_match_is_rated_once_however_often_it_is_written(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        once = await written(store, match(1, ada=16, bea=8))
        assert await written(store, match(1, ada=16, bea=8), match(1, ada=16, bea=8)) == once
        await store.close()

    run(story)


def test_bots_solo_games_and_own_rules_are_not_rated_and_rule_sets_are_kept_apart(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        assert await written(store, match(1, ada=20), match(2, ada=20, bot_x7=4), match(3, "own", ada=20, bea=4)) == {}
        assert (await Ledger(store).statistics(ada))[0].rating is None
        quick, classic = match(4, ada=16, bea=8, bot_x7=20), match(5, "classic", ada=8, bea=16)
        ratings = await written(store, quick, classic)
        assert ratings["quick"].points > 1200 > ratings["classic"].points
        assert ratings["quick"].points == rate({}, {ada: 16, bea: 8})[ada].points
        await store.close()

    run(story)


@pytest.mark.parametrize("store_kind", ["sqlite", "postgresql"])
def test_what_a_guest_has_shown_is_the_accounts(
    store_kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def story(url: str) -> None:
        store: Store = await (PostgresStore.open(url) if url else SqliteStore.open(tmp_path / "tercet.db"))
        await written(store, match(1, guest=16, bea=8), match(2, ada=12, bea=12))
        alone = await Ratings(store).of(ada)
        await Ledger(store).move(Player("guest"), ada)
        both = (await Ratings(store).of(ada))["quick"]
        assert both.matches == 2
        assert both.points > alone["quick"].points
        assert both.doubt < alone["quick"].doubt
        [shown] = await Ledger(store).statistics(ada)
        assert encode(shown) == encode(Statistics("quick", both, 2, 2, 28, 0, 16))  # whole numbers from both databases
        await store.close()

    if store_kind == "sqlite":
        run(lambda: story(""))
    else:
        with own_schema(request.getfixturevalue("postgres_url")) as url:
            run(lambda: story(url))


def test_made_anew_from_the_logs_the_ratings_are_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with evening(tmp_path, rules=RULE_SETS["quick"].rules) as at:
            scribe = scribe_at(at)
            people = await started(at, bea)
            await play(at, people)
            await play_again(at, people)
            await play(at, people)
            await scribe.finish()
            store = at.hub.store
            before = await store.fetch("SELECT * FROM ratings ORDER BY number, player")
            assert len(before) == 4
            await forget(store)
            assert await Ratings(store).of(ada) == {}
            matches = (await rebuild(store)).matches
            assert matches == [replace(match, timings=[]) for match in await finished(store, at.stream)]
            assert await store.fetch("SELECT * FROM ratings ORDER BY number, player") == before

    run(story)


def test_two_names_of_one_player_count_what_is_known_of_all_only_once() -> None:
    one, other = rate({}, {ada: 16, bea: 8})[ada], rate({}, {ada: 12, bea: 12})[ada]
    assert together([one]) == pytest.approx(one)
    assert together([one, other]).variance < min(one.variance, other.variance)
    assert one.mean > together([one, other]).mean > other.mean
