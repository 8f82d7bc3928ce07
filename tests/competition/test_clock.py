"""When slots begin: as planned, and as expected once the day is late or early (G-5, G-9)."""

from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition.board import board
from tercet.competition.clock import MINUTE, clock, time_of
from tercet.competition.events import ClockResumed
from tercet.competition.evolve import fold
from tercet.competition.record import read
from tercet.competition.setup import Break, Setup
from tests.competition.telling import Day, boss, desk, shared

TEN = round(datetime.fromisoformat("2026-11-21T10:00+01:00").timestamp() * 1000)
PLANNED = Setup(tables=6, rounds=3, minutes=20, pause=5, begins="2026-11-21T10:00+01:00")


def minutes(day: Day) -> list[int]:
    """When slots begin, in minutes after ten o'clock."""
    return [(each.begins - TEN) // MINUTE for each in clock(day.now).slots]


def settle_all(day: Day) -> None:
    for game in day.open_games():
        day.settle(game, shared(game.players))


def test_without_a_start_there_are_no_times_until_the_first_round_begins() -> None:
    day = Day(Setup(tables=6, rounds=3), 18, draw=True)
    assert (clock(day.now).ahead, clock(day.now).slots, clock(day.now).at(1)) == (None, (), None)
    day.say(c.StartRound(TEN, boss, 1))
    assert minutes(day) == [0, 20, 40]
    assert {each.planned for each in clock(day.now).slots} == {None}


def test_before_the_draw_there_are_no_slots() -> None:
    told = clock(Day(PLANNED, 18).now)
    assert (told.ahead, told.slots, told.current) == (60, (), 0)


def test_slots_are_planned_with_their_pauses_and_breaks() -> None:
    day = Day(PLANNED, 18, draw=True)
    assert minutes(day) == [0, 25, 50]
    day.say(c.ChangeSetup(1, boss, replace(PLANNED, breaks=(Break(2, 45),)), "lunch"))
    assert minutes(day) == [0, 25, 95]
    assert [each.planned == each.begins for each in clock(day.now).slots] == [True] * 3
    assert not any(each.began for each in clock(day.now).slots)


def test_a_late_day_moves_what_is_still_to_come() -> None:
    day = Day(PLANNED, 18, draw=True)
    day.say(c.StartRound(TEN + 10 * MINUTE, boss, 1))
    assert minutes(day) == [10, 35, 60]
    settle_all(day)
    day.say(c.StartRound(TEN + 40 * MINUTE, boss, 2))
    assert minutes(day) == [10, 40, 65]
    told = clock(day.now)
    assert [each.began for each in told.slots] == [True, True, False]
    assert (told.current, board(day.now).clock) == (2, told)
    assert told.slots[1].ends == TEN + 60 * MINUTE


def test_a_day_that_runs_ahead_waits_for_the_announced_times() -> None:
    day = Day(PLANNED, 18, draw=True)
    day.say(c.StartRound(TEN - 5 * MINUTE, boss, 1))
    assert minutes(day) == [-5, 25, 50]


def test_with_rotations_the_second_slot_of_a_round_follows_the_first() -> None:
    day = Day(replace(PLANNED, tables=3), 18, draw=True)
    day.say(c.StartRound(TEN + 10 * MINUTE, boss, 1))
    assert minutes(day)[:3] == [10, 35, 60]
    first = [game for game in day.open_games() if game.slot == 1]
    for game in first:
        day.settle(game, shared(game.players))
    assert clock(day.now).current == 2


def test_games_of_a_slot_have_its_time_and_play_offs_are_called() -> None:
    """G-10, G-11."""
    day = Day(PLANNED, 18, draw=True)
    for number in (1, 2, 3):
        day.say(c.StartRound(TEN + number * MINUTE, boss, number))
        settle_all(day)
    day.say(c.EndPreliminaries(day.now.at, boss))
    if not day.now.unsettled():
        day.say(c.StartFinal(day.now.at, boss))
    told = clock(day.now)
    times = {game.stage: time_of(told, game) for game in day.now.games.values()}
    preliminary = times.pop("preliminary")
    assert preliminary is not None
    assert preliminary.slot == 3
    assert set(times.values()) == {None}
    assert told.current == 0


def test_the_start_of_a_round_that_is_undone_did_not_happen() -> None:
    day = Day(PLANNED, 18, draw=True)
    day.say(c.StartRound(TEN + 10 * MINUTE, boss, 1), c.Undo(TEN + 11 * MINUTE, boss))
    assert minutes(day) == [0, 25, 50]
    day.say(c.StartRound(TEN + 12 * MINUTE, boss, 1))
    assert minutes(day)[0] == 12
    assert day.folded() == day.now


def test_a_round_without_games_begins_no_slot() -> None:
    now = Day(PLANNED, 18, draw=True).now
    games = {each: game for each, game in now.games.items() if game.round != 2}
    told = clock(replace(now, games=games, started_at=(TEN, TEN + 30 * MINUTE)))
    assert [each.slot for each in told.slots if each.began] == [1]


def test_what_was_played_before_the_first_known_start_is_counted_back() -> None:
    """A day whose first slot is empty, because its games were moved to a later one."""
    day = Day(replace(PLANNED, begins=""), 18, draw=True)
    now = day.now
    games = {each: replace(game, slot=game.slot + 1) for each, game in now.games.items()}
    told = clock(replace(now, games=games, started_at=(TEN,)))
    assert [(each.begins - TEN) // MINUTE for each in told.slots] == [-25, 0, 25, 50]


def playing() -> Day:
    """Round 1 began at ten."""
    day = Day(PLANNED, 18, draw=True)
    day.say(c.StartRound(TEN, boss, 1))
    return day


def ends(day: Day) -> int:
    """When the first slot ends, in minutes after ten o'clock."""
    return (clock(day.now).slots[0].ends - TEN) // MINUTE


def test_more_time_for_the_games_moves_what_comes_after_them() -> None:
    """G-5: the coordinator decides how long a round takes."""
    day = playing()
    day.say(c.AddTime(TEN + 5 * MINUTE, boss), c.AddTime(TEN + 6 * MINUTE, boss, 3))
    assert (ends(day), minutes(day)) == (25, [0, 30, 55])
    settle_all(day)
    day.say(c.StartRound(TEN + 30 * MINUTE, boss, 2))
    assert minutes(day) == [0, 30, 55]
    assert day.folded() == day.now


def test_time_that_is_added_when_it_is_over_counts_from_now() -> None:
    day = playing()
    day.say(c.AddTime(TEN + 26 * MINUTE, boss, 2))
    assert ends(day) == 28


def test_while_the_clock_is_stopped_no_time_passes() -> None:
    day = playing()
    day.say(c.PauseClock(TEN + 5 * MINUTE, boss, paused=True))
    assert clock(day.now).paused == TEN + 5 * MINUTE
    assert day.refuses(c.PauseClock(TEN + 6 * MINUTE, boss, paused=True)) == "clock-paused"
    day.say(c.AddTime(TEN + 40 * MINUTE, boss, 2))
    assert ends(day) == 22, "the time was not over when the clock was stopped"
    day.say(c.PauseClock(TEN + 45 * MINUTE, boss, paused=False))
    assert (clock(day.now).paused, ends(day), minutes(day)) == (None, 62, [0, 67, 92])
    assert day.refuses(c.PauseClock(TEN + 46 * MINUTE, boss, paused=False)) == "clock-runs"


def test_a_round_that_begins_ends_the_pause() -> None:
    day = playing()
    day.say(c.PauseClock(TEN, boss, paused=True))
    settle_all(day)
    assert clock(day.now).paused is None, "nobody plays"
    assert day.refuses(c.PauseClock(TEN, boss, paused=True)) == "no-game-runs"
    assert day.refuses(c.AddTime(TEN, boss)) == "no-game-runs"
    day.say(c.StartRound(TEN + 30 * MINUTE, boss, 2))
    assert (clock(day.now).paused, clock(day.now).slots[1].ends) == (None, TEN + 50 * MINUTE)


def test_added_time_and_a_pause_can_be_undone() -> None:
    day = playing()
    day.say(c.AddTime(TEN, boss), c.Undo(TEN, boss), c.PauseClock(TEN, boss, paused=True), c.Undo(TEN, boss))
    assert (ends(day), clock(day.now).paused) == (20, None)


@pytest.mark.parametrize("added", [0, 61])
def test_only_a_reasonable_time_is_added(added: int) -> None:
    assert playing().refuses(c.AddTime(TEN, boss, added)) == "added-minutes"


def test_only_the_coordinator_stops_the_clock() -> None:
    assert playing().refuses(c.PauseClock(TEN, desk, paused=True)) == "not-yours"


def test_a_log_that_goes_on_without_a_pause_is_still_read() -> None:
    """The fold never refuses."""
    now = fold([*playing().log, ClockResumed(TEN, boss)])
    assert clock(now).paused is None


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(begins="tomorrow"), "bad-start"),
        (Setup(begins="2026-11-21T10:00"), "bad-start"),
        (Setup(pause=-1), "bad-break"),
        (Setup(pause=500), "bad-break"),
        (Setup(breaks=(Break(0, 30),)), "bad-break"),
        (Setup(breaks=(Break(1, 0),)), "bad-break"),
        (Setup(breaks=(Break(1, 30),) * 21), "bad-break"),
    ],
)
def test_an_impossible_time_is_refused(setup: Setup, code: str) -> None:
    assert Day.opening_refused(setup) == code


def test_a_day_from_before_there_were_times_is_read() -> None:
    older = Path(__file__).parent / "older" / "day.json"
    now = fold(read(older.read_text(encoding="utf-8")).events)
    assert now.setup.begins == ""
    assert len(now.started_at) == now.started
