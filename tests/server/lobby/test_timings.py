"""Statistics are what the logs say, in both databases: as matches end, rebuilt, erased, and moved to an account."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tercet.engine.value import Player
from tercet.players.statistics import figures
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.lobby.finished import finished
from tercet.server.lobby.ledger import Ledger
from tercet.server.lobby.rebuilding import rebuild
from tercet.server.lobby.timings import FOR_EVER, Timings, erasing
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Store
from tests.server.live.evening import ada, bea, evening, run, started
from tests.server.lobby.logged import match_of, write_log
from tests.server.lobby.projections import compare
from tests.server.lobby.test_scribe import play, scribe_at
from tests.storage.schemas import own_schema

Story = Callable[[Store], Awaitable[None]]
Tell = Callable[[Story], None]


@pytest.fixture(params=["sqlite", "postgresql"])
def tell(tmp_path: Path, request: pytest.FixtureRequest) -> Tell:
    """Tells a story with a store of each kind."""

    async def told(story: Story, url: str) -> None:
        store: Store = await (PostgresStore.open(url) if url else SqliteStore.open(tmp_path / "tercet.db"))
        try:
            await story(store)
        finally:
            await store.close()

    def telling(story: Story) -> None:
        if request.param == "sqlite":
            run(lambda: told(story, ""))
        else:
            with own_schema(request.getfixturevalue("postgres_url")) as url:
                run(lambda: told(story, url))

    return telling


async def written(store: Store, stream: str, ended: int, *people: str, rule_set: str = "quick") -> None:
    """A match that has ended and is written down."""
    rules, dice = RULE_SETS[rule_set].rules, Random(stream)
    await write_log(store, stream, [(ended, match_of(rules, dict.fromkeys(people, 4), dice))])
    await store.execute_all(await Ledger(store).lines(await finished(store, stream)))


async def matches_of(store: Store, player: Player) -> int:
    told = (await Timings(store).of(player)).figures
    return told.matches if told else 0


def test_dropped_and_rebuilt_everything_is_as_before_and_as_the_logs_say(tell: Tell) -> None:
    """`python -m tests.server.lobby.projections 1000` does it with a thousand matches."""

    async def story(store: Store) -> None:
        assert await compare(store, 24) > 100

    tell(story)


def test_a_match_at_a_live_table_is_in_the_statistics_when_it_is_over(tmp_path: Path) -> None:
    """Ada has found one, Bea was wrong once."""

    async def story() -> None:
        async with evening(tmp_path, rules=RULE_SETS["quick"].rules) as at:
            scribe = scribe_at(at)
            await play(at, await started(at, bea))
            await scribe.finish()
            by_ada, by_bea = [(await Timings(at.hub.store).of(player)).figures for player in (ada, bea)]
            assert by_ada is not None
            assert by_bea is not None
            assert (by_ada.matches, by_ada.sets, by_ada.calls, by_ada.all.own.sets) == (1, 1, 1, 1)
            assert (by_bea.sets, by_bea.calls, sum(each.wrong for each in by_bea.by_feature)) == (0, 1, 0)

    run(story)


def test_bots_have_no_statistics_and_nobody_has_some_before_the_first_match(tell: Tell) -> None:
    async def story(store: Store) -> None:
        assert (await Timings(store).of(ada)).rule_sets == []
        assert (await Timings(store).of(ada)).figures is None
        await written(store, "t", 1, "ada", "bot-x7")
        assert await store.fetch("SELECT player FROM timings") == [("ada",)]

    tell(story)


def test_the_last_ten_are_the_last_ten_and_rule_sets_are_kept_apart(tell: Tell) -> None:
    async def story(store: Store) -> None:
        for n in range(12):
            await written(store, f"t{n}", 1_000 + n, "ada", "bea")
        await written(store, "c", 5_000, "ada", "bea", rule_set="classic")
        told = await Timings(store).of(ada, last=10)
        assert [(each.rule_set, each.matches) for each in told.rule_sets] == [("quick", 12), ("classic", 1)]
        assert told.rule_set == "quick"
        assert told.figures is not None
        assert (told.figures.matches, told.figures.trend[0].first) == (10, 1_002)
        classic = (await Timings(store).of(ada, "classic")).figures
        assert classic is not None
        assert classic.matches == 1
        assert (await Timings(store).of(ada, "super")).figures == figures([], [])

    tell(story)


def test_what_a_guest_has_played_is_in_the_accounts_statistics(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await written(store, "t1", 1, "guest", "bea")
        await written(store, "t2", 2, "ada", "bea")
        await Ledger(store).move(Player("guest"), ada)
        assert await matches_of(store, ada) == 2
        await rebuild(store)
        assert await matches_of(store, ada) == 2

    tell(story)


def test_erased_statistics_are_gone_for_good_and_new_ones_begin(tell: Tell) -> None:
    """Also those of the guest who became this account; Bea's stay, and so do the results of all."""

    async def story(store: Store) -> None:
        await written(store, "t1", 1_000, "guest", "bea")
        await written(store, "t2", 2_000, "ada", "bea")
        await Ledger(store).move(Player("guest"), ada)
        await Timings(store).erase(ada, 2_000)
        await written(store, "t3", 1_500, "guest", "bea")  # ended before, and is written down late
        assert (await matches_of(store, ada), await matches_of(store, bea)) == (0, 3)
        await rebuild(store)
        assert (await matches_of(store, ada), await matches_of(store, bea)) == (0, 3)
        await written(store, "t4", 3_000, "ada", "bea")
        assert await matches_of(store, ada) == 1
        assert len(await Ledger(store).history(ada)) == 4

    tell(story)


def test_who_has_left_for_good_has_no_statistics_any_more(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await written(store, "t1", 1_000, "ada", "bea")
        await store.execute_all(erasing(ada, FOR_EVER))
        await written(store, "t2", 9_000, "ada", "bea")
        await rebuild(store)
        assert (await matches_of(store, ada), await matches_of(store, bea)) == (0, 2)

    tell(story)


def test_written_twice_a_match_counts_once(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await written(store, "t1", 1_000, "ada", "bea")
        await store.execute_all(await Ledger(store).lines(await finished(store, "t1")))
        assert await matches_of(store, ada) == 1

    tell(story)
