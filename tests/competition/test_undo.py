"""Commands say what they expect, and what is not yet known outside can be undone."""

import pytest

from tercet.competition import commands as c
from tercet.competition.board import board
from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tests.competition.moving import to_come
from tests.competition.telling import Day, boss, desk, guest, judge, person, shared


def test_two_coordinators_who_press_together_start_one_round() -> None:
    day = Day(players=9, draw=True)
    day.say(c.Appoint(0, boss, guest, "coordinator"), c.StartRound(1, boss, 1))
    assert day.refuses(c.StartRound(1, guest, 1)) == "round-started"
    assert day.refuses(c.StartRound(1, guest, 3)) == "round-not-next"
    assert day.now.started == 1


def test_a_round_is_not_started_by_mistake_while_results_are_missing() -> None:
    day = Day(players=9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    first, *others = day.games(number=1)
    for game in others:
        day.settle(game, shared(game.players))
    assert day.refuses(c.StartRound(2, boss, 2)) == "results-missing"
    assert board(day.now).waits_for is not None
    day.say(c.StartRound(2, boss, 2, anyway=True))
    day.settle(first, shared(first.players))
    assert board(day.now).missing == tuple(game.id for game in day.games(number=2))


def test_with_rotations_a_round_begins_while_games_of_the_last_slot_are_still_played() -> None:
    """G-8: a game of the next round begins as soon as its players and a table are free."""
    day = Day(Setup(tables=4), 18, draw=True)
    day.say(c.StartRound(1, boss, 1))
    first = min(game.slot for game in day.games(number=2))
    still = [game for game in day.games(number=1) if game.slot >= first]
    assert still
    for game in day.open_games():
        if game not in still:
            day.settle(game, shared(game.players))
    day.say(c.StartRound(2, boss, 2))


@pytest.mark.parametrize(
    "command",
    [
        c.Withdraw(5, desk, 4, 1),
        c.Enter(5, desk, Player("late"), seed=1),
        c.SetTables(5, boss, (1, 2, 3, 4, 5), 1),
        c.NewTimetable(5, boss, 1),
        c.StartRound(5, boss, 2, anyway=True),
        c.Appoint(5, boss, guest, "desk"),
    ],
)
def test_a_mistake_is_undone_and_every_seat_is_where_it_was(command: c.Command) -> None:
    day = Day(Setup(tables=6), 21, draw=True)
    day.say(c.StartRound(1, boss, 1))
    before, seats = day.now, to_come(day)
    day.say(command)
    day.say(c.Undo(6, boss))
    assert to_come(day) == seats
    assert (day.now.entrants, day.now.tables, day.now.started) == (before.entrants, before.tables, before.started)
    assert (day.now.games, day.now.staff) == (before.games, before.staff)
    assert day.folded() == day.now


def test_several_changes_are_undone_one_after_the_other() -> None:
    day = Day(players=12, draw=True)
    day.say(c.Withdraw(1, desk, 4), c.Withdraw(2, desk, 5), c.Undo(3, boss), c.Undo(4, boss))
    assert sorted(day.now.here) == list(range(1, 13))
    day.say(c.Undo(5, boss))
    assert not day.now.drawn


def test_results_that_came_in_meanwhile_are_kept() -> None:
    """The desk signs off the wrong child while a table brings its result."""
    day = Day(players=12, draw=True)
    day.say(c.StartRound(1, boss, 1), c.Withdraw(2, desk, 4))
    game = day.games(number=1)[0]
    day.settle(game, shared(game.players))
    day.say(c.Undo(3, boss))
    assert day.now.entrants[4].here
    assert day.now.settled(game.id) == shared(game.players)


def test_a_round_with_results_is_known_outside() -> None:
    day = Day(players=12, draw=True)
    day.say(c.StartRound(1, boss, 1))
    assert board(day.now).undo is not None
    game = day.games(number=1)[0]
    day.say(c.ReportResult(2, desk, game.id, shared(game.players)))
    assert board(day.now).undo is None
    assert day.refuses(c.Undo(3, boss)) == "known-outside"


def test_a_link_is_not_offered_to_whoever_wants_to_take_back_a_result() -> None:
    day = Day(players=12, draw=True)
    day.say(c.StartRound(1, boss, 1), c.Appoint(2, boss, guest, "desk"), c.Announce(3, boss, "Lunch at noon"))
    offered = board(day.now).undo
    assert offered is not None
    assert offered.what == "StaffAppointed"
    game = day.games(number=1)[0]
    day.say(c.ReportResult(4, desk, game.id, shared(game.players)))
    assert board(day.now).undo is None
    assert day.refuses(c.Undo(5, boss)) == "known-outside"
    assert guest in [each.person for each in day.now.staff]


def test_standings_that_were_shown_cannot_be_unshown() -> None:
    day = Day(players=12, draw=True)
    day.say(c.Freeze(1, boss, True), c.Freeze(2, boss, False))
    assert day.refuses(c.Undo(3, boss)) == "known-outside"


def test_the_desk_undoes_what_it_did_itself_and_nothing_else() -> None:
    day = Day(players=12, draw=True)
    assert day.refuses(c.Undo(1, desk)) == "not-yours"
    day.say(c.Withdraw(1, desk, 4), c.Undo(2, desk), c.Withdraw(3, boss, 4))
    assert day.refuses(c.Undo(4, desk)) == "not-yours"
    assert day.refuses(c.Undo(4, person(1))) == "staff-only"
    assert day.refuses(c.Undo(4, judge)) == "staff-only"


def test_the_number_of_an_undone_entry_is_free_again_and_its_games_are_not() -> None:
    day = Day(players=12, draw=True)
    day.say(c.Enter(1, desk, Player("wrong"), seed=1))
    gone = {game.id for game in day.games()}
    day.say(c.Undo(2, desk), c.Enter(3, desk, Player("right"), seed=2))
    assert day.now.number_of(Player("right")) == 13
    fresh = {game.id for game in day.games() if 13 in game.players}
    assert not fresh & gone


def test_the_end_of_the_preliminaries_is_undone_until_a_tie_breaker_is_reported() -> None:
    day = Day(Setup(rounds=1, finalists=2), 9, draw=True)
    day.play()
    day.say(c.EndPreliminaries(2, boss))
    assert day.games("tie-breaker")
    day.say(c.Undo(3, boss))
    assert not day.now.cutting
    assert not day.games("tie-breaker")
    day.say(c.EndPreliminaries(4, boss))
    game = day.games("tie-breaker")[0]
    day.say(c.ReportResult(5, desk, game.id, shared(game.players)))
    assert day.refuses(c.Undo(6, boss)) == "known-outside"


def test_the_board_says_what_comes_next_all_day() -> None:
    day = Day(Setup(rounds=2, finalists=3), 9)
    assert board(day.now).next == "DrawRounds"
    day.say(c.DrawRounds(1, boss, 1))
    seen = board(day.now)
    assert (seen.next, seen.round, seen.waits_for) == ("StartRound", 1, None)
    day.say(c.StartRound(2, boss, 1))
    first = day.games(number=1)[0]
    day.say(c.ReportResult(3, desk, first.id, shared(first.players)))
    seen = board(day.now)
    assert (seen.next, seen.round, seen.unconfirmed) == ("StartRound", 2, (first.id,))
    assert next(each for each in seen.tables if each.table == first.table).now == first.id
    day.say(c.ReportResult(4, boss, first.id, shared(first.players, first.players[1])))
    assert board(day.now).conflicts == (first.id,)
    day.say(c.Settle(5, boss, first.id, shared(first.players), "counted"))
    for game in day.open_games():
        day.settle(game, shared(game.players))
    day.play(best=[1, 2, 3, 4, 5])
    assert board(day.now).next == "EndPreliminaries"
    day.say(c.EndPreliminaries(6, boss))
    while board(day.now).next == "play-offs":
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))
    assert board(day.now).next == "StartFinal"
    day.say(c.StartFinal(7, boss))
    assert board(day.now).next == "play-offs"
    for game in day.open_games():
        day.settle(game, shared(game.players, min(game.players)))
    assert board(day.now).next == "nothing"
