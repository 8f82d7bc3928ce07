"""A change moves few people: announced seats stay, with or without rotations, and a preview names who moves."""

from random import Random

import pytest

from tercet.competition import commands as c
from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.draw.fields import usual_sizes
from tercet.competition.draw.redraw import redraw
from tercet.competition.events import RoundsDrawn
from tercet.competition.moves import changes, since_the_paper
from tercet.competition.preview import Preview, preview
from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tests.competition.draw.checking import times_odd
from tests.competition.draw.trying_all import best_rounds
from tests.competition.laws import everyone_sits_once_or_rests, the_timetable_can_be_played
from tests.competition.moving import CHANGES, changed, counted, random_day, to_come
from tests.competition.telling import Day, boss, desk, person, shared

LONGER = 2  # slots by which the day may end later than the games without a table ask for: docs/competition.md
ABOVE = 4  # seats a round that may move beyond what the change asks for: docs/competition.md


def begun(players: int, tables: int, settled: bool, rounds: int = 4) -> Day:
    """A day in its first round, with all of its results or none."""
    day = Day(Setup(rounds=rounds, tables=tables), players, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games() if settled else ():
        day.settle(game, shared(game.players))
    return day


@pytest.mark.parametrize("tables", [12, 15, 20])
@pytest.mark.parametrize("settled", [True, False])
def test_one_of_sixty_who_leaves_after_the_first_round_moves_nobody(tables: int, settled: bool) -> None:
    moved = changed(begun(60, tables, settled), "somebody leaves", Random(1))
    assert (moved.seats, moved.tables, moved.times, moved.slots) == (177, 0, 0, 0)


@pytest.mark.parametrize("tables", [12, 15, 20])
@pytest.mark.parametrize("settled", [True, False])
def test_one_who_comes_late_moves_a_handful_of_sixty(tables: int, settled: bool) -> None:
    moved = changed(begun(60, tables, settled), "somebody comes late", Random(1))
    assert moved.tables <= 5
    assert moved.slots == 0


@pytest.mark.parametrize("settled", [True, False])
def test_three_late_entries_that_need_a_table_more_than_the_hall_has_move_a_handful(settled: bool) -> None:
    """G-8: the new games are played when a table is free; others wait for a slot, and keep their tables."""
    day = begun(60, 20, settled)
    before = to_come(day)
    for nth in range(3):
        day.say(c.Enter(2, desk, Player(f"late-{nth}"), seed=nth))
    after = to_come(day)
    assert len(day.games(number=2)) == 21
    assert sum(after[seat][1] != table for seat, (_, table) in before.items()) <= 9
    assert max(slot for slot, _ in after.values()) <= 6


@pytest.mark.parametrize("tables", [12, 15, 20])
def test_a_table_that_closes_moves_only_its_own_games(tables: int) -> None:
    moved = changed(begun(60, tables, settled=True), "a table closes", Random(2))
    assert moved.tables == moved.asked
    assert moved.slots <= 1


def test_a_table_that_opens_moves_nobody() -> None:
    moved = changed(begun(60, 12, settled=True), "a table opens", Random(1))
    assert (moved.tables, moved.times) == (0, 0)


@pytest.mark.parametrize("first", range(0, 60, 20))
def test_on_any_day_hardly_more_move_than_the_change_asks_for(first: int) -> None:
    """Thirty days with four changes each; `python -m tests.competition.moving 1000` makes the table in the docs."""
    for seed in range(first, first + 10):
        for moved in random_day(seed):
            assert moved.above <= ABOVE * moved.rounds, moved
            assert moved.slots <= moved.room + LONGER, moved


@pytest.mark.parametrize("players", [6, 7, 9])
@pytest.mark.parametrize("tables", [1, 3])
def test_in_small_fields_every_change_keeps_within_the_bound(players: int, tables: int) -> None:
    """Every player leaves, every table closes, somebody comes: before the first round and after it."""
    leaving: list[c.Command] = [c.Withdraw(1, desk, number) for number in range(1, players + 1)]
    hall = range(1, tables + 1)
    closing: list[c.Command] = [
        c.SetTables(1, boss, tuple(each for each in hall if each != table)) for table in hall if tables > 1
    ]
    for rounds_begun in (0, 1):
        for command in [*leaving, *closing, c.Enter(1, desk, Player("late"))]:
            day = Day(Setup(rounds=3, tables=tables), players, draw=True)
            for _ in range(rounds_begun):
                day.say(c.StartRound(1, boss, 1))
            moved = counted(day, command)
            assert moved.tables <= moved.asked + ABOVE * moved.rounds, command
            everyone_sits_once_or_rests(day.now)
            the_timetable_can_be_played(day.now)


@pytest.mark.parametrize("players", [6, 7])
def test_with_two_rounds_left_as_few_move_as_can_be_in_small_fields(players: int) -> None:
    """Every other way to seat both rounds is tried, for everyone who might leave and for one who comes."""
    done = draw(Wish(players, 3), Random(0))
    assert isinstance(done, Draw)
    for gone in range(players + 1):
        here = [number for number in range(1, players + (gone == 0) + 1) if number != gone]
        again = redraw(done.rounds[:1], done.rounds[1:], here, Random(0))
        known = [usual_sizes(len(here)), *(list(map(len, games)) for games in again.rounds)]
        sizes = [*map(list, {tuple(sorted(size for size in each if size)) for each in known})]
        everything = (*done.rounds[:1], *again.rounds)
        odd = [times_odd(everything, number) for number in range(1, players + 2)]
        found = (again.repeats, sum(n * (n - 1) // 2 for n in odd), len(again.moved))
        assert found == best_rounds(done.rounds[:1], done.rounds[1:], here, sizes), gone


@pytest.mark.parametrize("what", list(CHANGES))
def test_a_preview_says_who_moves_and_then_they_do(what: str) -> None:
    day = begun(40, 11, settled=True)
    day.say(c.Withdraw(2, desk, 7))
    command = CHANGES[what](day, Random(3))
    before, seats = day.now, to_come(day)
    told = preview(day.now, command)
    assert isinstance(told, Preview)
    assert day.now is before
    assert tuple(day.say(command)) == told.events
    after = to_come(day)
    assert {(each.round, each.number) for each in told.changes.moved} == {
        seat for seat, (_, table) in seats.items() if seat in after and after[seat][1] != table
    }
    assert {(each.round, each.number) for each in told.changes.shifted} == {
        seat
        for seat, (slot, table) in seats.items()
        if seat in after and after[seat][1] == table and after[seat][0] != slot
    }
    assert {(each.round, each.number) for each in told.changes.seated} == after.keys() - seats.keys()
    assert {(each.round, each.number) for each in told.changes.unseated} == seats.keys() - after.keys()


def test_the_log_tells_who_moved_and_who_has_to_wait() -> None:
    day = begun(60, 20, settled=True)
    day.say(c.Enter(2, desk, Player("late-1"), seed=1))
    before = day.now
    (_, drawn) = day.say(c.Enter(2, desk, Player("late-2"), seed=1))
    assert isinstance(drawn, RoundsDrawn)
    told = changes(before, day.now)
    assert [(each.round, each.number) for each in told.moved] == [*drawn.moved]
    assert [(each.round, each.number) for each in told.shifted] == [*drawn.shifted]


def test_only_the_slips_of_changed_games_are_printed_again() -> None:
    """A game that stays keeps its id, which is on its slip; ids of games that are gone are not used again."""
    day = begun(60, 12, settled=True)
    before = {game.id: game for game in day.games()}
    told = preview(day.now, c.Withdraw(2, desk, 5, 1))
    assert isinstance(told, Preview)
    day.say(c.Withdraw(2, desk, 5, 1))
    after = {game.id: game for game in day.games()}
    assert len(told.changes.slips) == len(told.changes.void_slips) == 3
    assert {*told.changes.slips} == after.keys() - before.keys()
    assert {*told.changes.void_slips} == before.keys() - after.keys()
    assert all(before[number] == game for number, game in after.items() if number in before)
    day.say(c.Enter(3, desk, Player("late"), seed=1))
    assert not {game.id for game in day.games()} & {*told.changes.void_slips}


def test_a_shorter_timetable_is_made_only_if_somebody_asks_for_it() -> None:
    """G-8: half of the field leaves, and the gaps stay until the coordinator wants the day shorter."""
    day = begun(60, 10, settled=True)
    slots = max(game.slot for game in day.games())
    for number in range(1, 31):
        day.say(c.Withdraw(2, desk, number, 1))
    long = max(game.slot for game in day.games())
    met = {(game.round, game.players) for game in day.games()}
    told = preview(day.now, c.NewTimetable(3, boss, 1))
    assert isinstance(told, Preview)
    day.say(c.NewTimetable(3, boss, 1))
    assert max(game.slot for game in day.games()) - long == told.changes.slots < 0
    assert long <= slots
    assert {(game.round, game.players) for game in day.games()} == met
    the_timetable_can_be_played(day.now)
    assert day.refuses(c.NewTimetable(3, desk, 1)) == "not-yours"
    assert Day(players=9).refuses(c.NewTimetable(0, boss)) == "not-drawn"


def test_what_has_changed_since_the_schedule_was_printed_is_known() -> None:
    """G-9: whoever reads the paper on the wall would go to the wrong table."""
    day = Day(Setup(rounds=3, tables=6), 18, draw=True)
    assert since_the_paper(day.now) == frozenset()
    day.prints_the_schedule()
    assert since_the_paper(day.now) == frozenset()
    told = day.say(c.SetTables(1, boss, (1, 2, 3, 4, 5, 7)))
    (drawn,) = [event for event in told if isinstance(event, RoundsDrawn)]
    assert since_the_paper(day.now) == {*drawn.moved} != frozenset()
    day.say(c.Undo(2, boss))
    assert since_the_paper(day.now) == frozenset(), "all sit as the paper says"
    day.say(c.Enter(3, desk, person(19)))
    assert {number for _, number in since_the_paper(day.now)} >= {19}, "who is new is on no paper"
    assert day.folded() == day.now


def test_paper_that_was_printed_stays_as_it_is_when_a_change_is_undone() -> None:
    day = Day(Setup(rounds=3, tables=6), 18, draw=True)
    day.say(c.SetTables(1, boss, (1, 2, 3, 4, 5, 7)))
    day.prints_the_schedule()
    day.say(c.Undo(2, boss))
    assert since_the_paper(day.now) != frozenset(), "the paper says table 7"
    assert day.folded() == day.now
