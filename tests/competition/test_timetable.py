"""Tables of the hall and slots of the day: what was announced stays, also where tables are short."""

from collections import Counter

import pytest

from tercet.competition import commands as c
from tercet.competition.events import RoundsDrawn
from tercet.competition.setup import Division, Setup
from tercet.engine.value import Player
from tests.competition.telling import Day, boss, desk, shared, sheet_for


def cells(day: Day) -> dict[tuple[int, int], tuple[int, int]]:
    """Where and when everyone plays, by round and number."""
    return {(game.round, player): (game.slot, game.table) for game in day.games() for player in game.players}


@pytest.mark.parametrize("tables", [20, 5])
def test_a_leaver_moves_nobody_else_be_there_rotations_or_not(tables: int) -> None:
    day = Day(Setup(tables=tables), 27, draw=True)
    before = cells(day)
    day.say(c.StartRound(1, boss, 1))
    (_, drawn) = day.say(c.Withdraw(2, desk, 5, 1))
    assert isinstance(drawn, RoundsDrawn)
    assert drawn.moved == ()
    assert cells(day).items() <= before.items()


@pytest.mark.parametrize("tables", [20, 5])
def test_who_is_told_to_have_moved_has_and_nobody_else(tables: int) -> None:
    day = Day(Setup(tables=tables), 27, draw=True)
    before = cells(day)
    day.say(c.StartRound(1, boss, 1))
    (_, drawn) = day.say(c.Enter(2, desk, Player("late"), seed=3))
    assert isinstance(drawn, RoundsDrawn)
    after = cells(day)
    assert {*drawn.moved} == {seat for seat, (_, table) in before.items() if after[seat][1] != table}
    assert {*drawn.moved, *drawn.shifted} == {seat for seat, cell in before.items() if after[seat] != cell}
    assert len(drawn.moved) < 20


def test_a_closed_table_moves_only_those_who_sat_there() -> None:
    day = Day(Setup(tables=12), 27, draw=True)
    before = cells(day)
    closed = day.games(number=2)[0].table
    day.say(c.StartRound(1, boss, 1))
    (_, drawn) = day.say(c.SetTables(2, boss, tuple(table for table in range(1, 13) if table != closed), 1))
    assert isinstance(drawn, RoundsDrawn)
    gone = {seat for seat, (_, table) in before.items() if table == closed and seat[0] > 1}
    assert {*drawn.moved} == gone
    assert all(table != closed for (number, _), (_, table) in cells(day).items() if number > 1)


def test_nobody_sits_twice_at_the_same_table_of_a_large_hall() -> None:
    day = Day(Setup(tables=14), 36, draw=True)
    sat = Counter((player, game.table) for game in day.games() for player in game.players)
    assert set(sat.values()) == {1}
    assert {game.slot for game in day.games()} == {1, 2, 3, 4}


def test_tie_breakers_of_two_divisions_are_at_two_tables_that_the_hall_has() -> None:
    """G-11, in a hall whose first tables are gone."""
    day = Day(Setup(rounds=1, divisions=(Division("A"), Division("B"))), 9, draw=True)
    day.say(c.SetTables(0, boss, (4, 7, 9)), c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, sheet_for(game, 8, 8, 8))
    day.say(c.EndPreliminaries(2, boss))
    waiting = day.open_games()
    assert len(waiting) == 2
    assert {(game.slot, game.table) for game in waiting} == {(1, 4), (1, 7)}


def test_with_one_table_tie_breakers_and_semi_finals_take_turns() -> None:
    day = Day(Setup(rounds=1, tables=1, finalists=9), 9, draw=True)
    day.play()
    day.say(c.EndPreliminaries(2, boss), c.StartFinal(2, boss))
    games = day.games("semi-final")
    assert [(game.slot, game.table) for game in games] == [(1, 1), (2, 1), (3, 1)]
    for game in games:
        day.settle(game, shared(game.players, min(game.players)))
    assert [(game.slot, game.table) for game in day.games("final")] == [(1, 1)]


def test_a_make_up_game_is_at_a_table_that_the_hall_has() -> None:
    day = Day(Setup(rounds=2, tables=3, missed="make-up"), 9, draw=True)
    day.say(c.Withdraw(0, desk, 1), c.Withdraw(0, desk, 2), c.StartRound(1, boss, 1))
    day.say(c.Return(2, desk, 1), c.Return(2, desk, 2))
    assert day.refuses(c.MakeUpGame(2, boss, 1, (1, 2), 4)) == "no-such-table"
    day.say(c.MakeUpGame(2, boss, 1, (1, 2), 3))


def test_whoever_helps_can_be_dismissed() -> None:
    day = Day(players=6)
    day.say(c.Dismiss(1, boss, desk))
    assert day.refuses(c.Enter(1, desk, Player("late"))) == "staff-only"
    assert day.refuses(c.Dismiss(1, boss, desk)) == "not-staff"
