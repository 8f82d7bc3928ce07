"""Boards: only those who want to be on them, only refereed matches without hints, by day, week and all time."""

from random import Random

import pytest

from tercet.engine.value import Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.lobby.boards import ON_BOARDS, PLACES, BoardName, BoardPlace, Boards, Period, beginning, placed
from tercet.server.lobby.finished import finished
from tercet.server.lobby.ledger import Ledger
from tercet.storage.store import Store
from tests.server.live.evening import ada, bea
from tests.server.lobby.logged import match_of, write_log
from tests.server.lobby.test_timings import Tell, tell

__all__ = ["tell"]  # a fixture
DAY = 86_400_000
NOW = 20_777 * DAY + 3_600_000  # one in the morning, on a Friday


async def met(store: Store, **named: str) -> None:
    for player, name in named.items():
        await store.execute("INSERT INTO players VALUES ($1, $2, $3)", player, name, 1)


async def played(
    store: Store, ended: int, *people: str, rule_set: str = "quick", levels: tuple[int, ...] = (5, 2)
) -> None:
    stream = f"t{ended}-{rule_set}"
    sitting = dict(zip(people, levels, strict=False))
    await write_log(store, stream, [(ended, match_of(RULE_SETS[rule_set].rules, sitting, Random(stream)))])
    await store.execute_all(await Ledger(store).lines(await finished(store, stream)))


async def names(
    store: Store, board: BoardName = "rating", period: Period = "all", rule_set: str = "quick"
) -> list[str]:
    return [place.name for place in (await Boards(store, lambda: NOW / 1000).read(board, period, rule_set)).places]


@pytest.mark.parametrize("at", [NOW, NOW - DAY, NOW + 3 * DAY, NOW + 2 * DAY - 3_600_001])
def test_days_begin_at_midnight_utc_and_weeks_on_monday(at: int) -> None:
    day, week = beginning("day", at), beginning("week", at)
    assert day is not None
    assert week is not None
    assert 0 <= at - day < DAY
    assert (day % DAY, week % DAY) == (0, 0)
    assert (week // DAY + 3) % 7 == 0  # 1 January 1970 was a Thursday
    assert 0 <= day - week < 7 * DAY
    assert beginning("all", at) is None


def test_equal_ones_share_a_rank_and_the_earlier_stands_first() -> None:
    lines = [
        BoardPlace(0, Player(name), name, ended, ms=ms) for name, ended, ms in [("c", 3, 9), ("b", 2, 7), ("a", 9, 7)]
    ]
    assert [(line.name, line.rank) for line in placed(lines, lambda line: line.ms or 0)] == [
        ("b", 1),
        ("a", 1),
        ("c", 3),
    ]
    many = [BoardPlace(0, Player(str(n)), str(n), n, ms=n) for n in range(PLACES + 20)]
    assert len(placed(many, lambda line: line.ms or 0)) == PLACES


def test_rules_with_a_judge_or_with_a_count_of_sets_have_no_board() -> None:
    assert {"competition", "puzzle", "quads-junior-puzzle"}.isdisjoint(ON_BOARDS)
    assert {"quick", "classic", "solitaire"} <= {*ON_BOARDS}


def test_only_who_wants_to_is_on_a_board_and_who_leaves_is_gone_at_once(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await met(store, ada="Ada", bea="Bea")
        await played(store, NOW, "ada", "bea")
        boards = Boards(store)
        assert (await names(store), await boards.is_on(ada)) == ([], False)
        for player in (bea, ada, ada):
            await boards.put(player, True)
        assert await names(store) == ["Ada", "Bea"]
        assert (await boards.read("rating", "all")).rule_sets == ["quick"]
        await boards.put(ada, False)
        assert (await names(store), await boards.is_on(ada)) == (["Bea"], False)
        assert (await boards.read("fastest", "all")).rule_set is None

    tell(story)


def test_a_rating_counts_at_its_lower_end(tell: Tell) -> None:
    """Whoever has won once stands behind somebody who has won as clearly many times."""

    async def story(store: Store) -> None:
        await met(store, ada="Ada", cem="Cem")
        for n in range(6):
            await played(store, NOW + n, "ada", "bea")
        await played(store, NOW + 9, "cem", "bea", levels=(5, 1))
        for player in ("ada", "cem"):
            await Boards(store).put(Player(player), True)
        first, second = (await Boards(store).read("rating", "all", "quick")).places
        assert (first.name, second.name) == ("Ada", "Cem")
        assert first.points is not None
        assert first.doubt is not None
        assert second.points is not None
        assert second.doubt is not None
        assert second.doubt > first.doubt
        assert first.points - first.doubt > second.points - second.doubt

    tell(story)


def test_today_and_this_week_have_those_who_played_then(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await met(store, ada="Ada", bea="Bea", cem="Cem", dan="Dan")
        await played(store, NOW - 8 * DAY, "cem", "dan")
        await played(store, NOW - DAY, "bea", "dan")
        await played(store, NOW, "ada", "x")
        for player in ("ada", "bea", "cem"):
            await Boards(store).put(Player(player), True)
        assert [{*await names(store, "rating", period)} for period in ("day", "week", "all")] == [
            {"Ada"},
            {"Ada", "Bea"},
            {"Ada", "Bea", "Cem"},
        ]

    tell(story)


def test_the_fastest_game_alone_is_a_whole_one_and_of_a_guest_who_became_the_account(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await met(store, ada="Ada", bea="Bea")
        await played(store, NOW, "guest", rule_set="quick", levels=(5,))
        await played(store, NOW + 1, "ada", rule_set="quick", levels=(1,))
        await played(store, NOW + 2, "bea", rule_set="quick", levels=(3,))
        await played(store, NOW + 3, "bea", "ada")  # not alone
        await Ledger(store).move(Player("guest"), ada)
        for player in (ada, bea):
            await Boards(store).put(player, True)
        board = await Boards(store).read("fastest", "all")
        assert (board.rule_set, board.rule_sets) == ("quick", ["quick"])
        assert [(place.rank, place.name, place.ended) for place in board.places] == [
            (1, "Ada", NOW),
            (2, "Bea", NOW + 2),
        ]
        assert (board.places[0].ms or 0) < (board.places[1].ms or 0)

    tell(story)


def test_a_game_with_hints_is_on_no_board(tell: Tell) -> None:
    async def story(store: Store) -> None:
        await met(store, ada="Ada")
        await played(store, NOW, "ada", rule_set="quick", levels=(5,))
        await Boards(store).put(ada, True)
        assert await names(store, "fastest", rule_set="quick") == ["Ada"]
        await store.execute("UPDATE timings SET hinted = 1")
        assert await names(store, "fastest", rule_set="quick") == []

    tell(story)
