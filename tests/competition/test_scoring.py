"""Results: the game's arithmetic, two sources, conflicts, corrections, standings."""

from random import Random

import pytest

from tercet.competition import commands as c
from tercet.competition.board import board
from tercet.competition.events import ResultConfirmed, ResultCorrected, ResultDisputed
from tercet.competition.roles import TABLE
from tercet.competition.scores import Line, Sheet, problem_with_sheet
from tercet.competition.setup import Missed, Setup
from tercet.competition.standings import shown, standings
from tercet.competition.tables import sheet_of
from tercet.engine.value import Player
from tercet.players.game import play_out
from tercet.rulesets.competition import COMPETITION
from tercet.words.competition import refusal_in_words
from tests.competition.telling import Day, boss, desk, person, shared, sheet_for


@pytest.mark.parametrize("total", range(29))
def test_a_deck_played_out_gives_21_to_25_or_27_sets(total: int) -> None:
    """G-16: the whole deck is dealt and all SETs claimed."""
    fits = problem_with_sheet(Sheet((Line(1, total),))) is None
    assert fits == (total in {21, 22, 23, 24, 25, 27})


@pytest.mark.parametrize(
    ("sheet", "begins"),
    [
        (Sheet((Line(1, 12), Line(2, 12)), left=6), "24 SETs leave 9 cards, not 6."),
        (Sheet((Line(1, 26),)), "The SETs of this table add up to 26."),
        (Sheet((Line(1, -1), Line(2, 25))), "SETs, points against and cards left are counted from zero up"),
        (Sheet((Line(1, 12), Line(1, 12))), "A player is on this sheet twice"),
        (Sheet((Line(1, 20),), left=30, stopped=True), "20 SETs and 30 cards left are more than"),
    ],
)
def test_scores_that_cannot_be_are_explained(sheet: Sheet, begins: str) -> None:
    problem = problem_with_sheet(sheet)
    assert problem is not None
    assert refusal_in_words(problem).startswith(begins)


def test_a_table_that_stopped_early_says_so_and_a_score_may_be_below_zero() -> None:
    assert problem_with_sheet(Sheet((Line(1, 3), Line(2, 0, 4)), stopped=True)) is None
    assert Line(2, 0, 4).score == -4


@pytest.fixture
def day() -> Day:
    day = Day(Setup(rounds=3), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    return day


def test_two_who_say_the_same_confirm_it(day: Day) -> None:
    """G-9: written at the table, recorded by the coordinator."""
    game = day.games()[0]
    day.say(c.ReportResult(1, person(game.players[0]), game.id, shared(game.players)))
    assert day.now.settled(game.id) is None
    told = day.say(c.ReportResult(1, desk, game.id, Sheet(shared(game.players).lines[::-1], left=9)))
    assert isinstance(told[-1], ResultConfirmed)
    assert day.now.settled(game.id) is not None


def test_everyone_is_told_the_next_table(day: Day) -> None:
    """G-9."""
    game = next(game for game in day.games(number=1) if 1 in game.players)
    following = next(game for game in day.games(number=2) if 1 in game.players)
    assert day.now.next_game(1) == game
    day.settle(game, shared(game.players))
    assert day.now.next_game(1) == following
    day.say(c.Withdraw(2, desk, 1))
    assert day.now.next_game(1) is None


def test_the_same_person_does_not_count_twice(day: Day) -> None:
    game = day.games()[0]
    day.say(c.ReportResult(1, desk, game.id, shared(game.players)))
    assert day.refuses(c.ReportResult(1, desk, game.id, shared(game.players))) == "reported-already"


def test_two_who_differ_are_a_conflict_for_the_coordinator(day: Day) -> None:
    game = day.games()[0]
    one, other = sheet_for(game, 8, 8, 8), sheet_for(game, 9, 8, 7)
    day.say(c.ReportResult(1, desk, game.id, one))
    told = day.say(c.ReportResult(1, person(game.players[0]), game.id, other))
    assert isinstance(told[-1], ResultDisputed)
    outcome = day.now.outcomes[game.id]
    assert outcome.conflict
    assert [report.sheet for report in outcome.reports] == [one, other]
    assert outcome.sheet is None
    assert day.refuses(c.Settle(2, desk, game.id, other, "counted")) == "not-yours"
    assert day.refuses(c.Settle(2, boss, game.id, other, " ")) == "say-why"
    day.say(c.Settle(2, boss, game.id, other, "counted the cards"))
    assert day.now.settled(game.id) == other
    assert day.refuses(c.ReportResult(3, boss, game.id, one)) == "settled"
    assert day.refuses(c.Settle(3, boss, game.id, one, "again")) == "settled"


def test_a_third_who_agrees_with_one_of_two_confirms_it(day: Day) -> None:
    game = day.games()[0]
    one, other = sheet_for(game, 8, 8, 8), sheet_for(game, 9, 8, 7)
    day.say(c.ReportResult(1, desk, game.id, one), c.ReportResult(1, person(game.players[0]), game.id, other))
    assert isinstance(day.say(c.ReportResult(1, boss, game.id, one))[-1], ResultConfirmed)


def test_a_correction_keeps_who_when_why_old_and_new(day: Day) -> None:
    game = day.games()[0]
    old, new = sheet_for(game, 8, 8, 8), sheet_for(game, 9, 8, 7)
    assert day.refuses(c.Correct(1, boss, game.id, new, "x")) == "not-settled"
    day.settle(game, old)
    told = day.say(c.Correct(5, boss, game.id, new, "a pile was counted twice"))
    assert told == [ResultCorrected(5, boss, game.id, old, new, "a pile was counted twice")]
    (kept,) = day.now.corrections
    assert (kept.at, kept.by, kept.old, kept.new, kept.why) == (5, boss, old, new, "a pile was counted twice")
    assert day.refuses(c.Correct(6, boss, game.id, new, "")) == "say-why"


def test_a_sheet_names_just_those_who_sit_there(day: Day) -> None:
    game, other = day.games()[:2]
    assert day.refuses(c.ReportResult(1, desk, game.id, shared(other.players))) == "sheet-stranger"
    two = Sheet((Line(game.players[0], 12), Line(game.players[1], 12)))
    assert day.refuses(c.ReportResult(1, desk, game.id, two)) == "sheet-missing"
    day.say(c.Withdraw(2, desk, game.players[2]), c.ReportResult(2, desk, game.id, two))


def test_a_game_is_reported_once_it_has_begun(day: Day) -> None:
    later = day.games(number=2)[0]
    assert day.refuses(c.ReportResult(1, desk, later.id, shared(later.players))) == "not-begun"
    assert day.refuses(c.ReportResult(1, desk, 999, shared((1, 2, 3)))) == "no-such-game"


def test_standings_at_any_event_and_ties_as_ties(day: Day) -> None:
    """R-11: shared ranks."""
    first, second, third = day.games(number=1)
    day.settle(first, sheet_for(first, 10, 8, 6))
    cut = len(day.log)
    day.settle(second, sheet_for(second, 10, 8, 6))
    day.settle(third, sheet_for(third, 10, 8, 6))
    assert [each.rank for each in standings(day.now)] == [1, 1, 1, 4, 4, 4, 7, 7, 7]
    before = Day()
    before.log = day.log[:cut]
    assert [each.total for each in standings(before.folded())][:4] == [10, 8, 6, 0]


def test_what_the_public_sees_can_be_frozen_until_the_ceremony(day: Day) -> None:
    first, second, _ = day.games(number=1)
    day.settle(first, sheet_for(first, 10, 8, 6))
    day.say(c.Freeze(2, boss, True))
    day.settle(second, sheet_for(second, 12, 8, 4))
    assert shown(day.now, staff=False)[0].total == 10
    assert shown(day.now, staff=True)[0].total == 12
    day.say(c.Freeze(3, boss, False))
    assert shown(day.now, staff=False)[0].total == 12


@pytest.mark.parametrize(("missed", "total"), [("zero", 8), ("average", 24), ("make-up", 8)])
def test_a_missed_game_counts_as_was_decided_beforehand(missed: Missed, total: int) -> None:
    day = Day(Setup(rounds=3, missed=missed), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, sheet_for(game, 8, 8, 8))
    day.say(
        c.Withdraw(1, desk, 1), c.StartRound(2, boss, 2, True), c.StartRound(3, boss, 3, True), c.Return(4, desk, 1)
    )
    assert next(each.total for each in standings(day.now) if each.number == 1) == total


def test_a_make_up_game_is_for_those_who_missed_the_round() -> None:
    day = Day(Setup(rounds=2, missed="make-up"), 9, draw=True)
    day.say(c.Withdraw(0, desk, 1), c.Withdraw(0, desk, 2), c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, shared(game.players))
    day.say(c.Return(2, desk, 1), c.Return(2, desk, 2))
    assert day.refuses(c.MakeUpGame(2, boss, 1, (1, 3), 1)) == "not-missed"
    assert day.refuses(c.MakeUpGame(2, boss, 2, (1, 2), 1)) == "not-begun"
    assert day.refuses(c.MakeUpGame(2, boss, 1, (1,), 1)) == "table-size"
    day.say(c.MakeUpGame(2, boss, 1, (1, 2), 3))
    (game,) = day.games("make-up")
    day.settle(game, sheet_for(game, 14, 10))
    assert next(each.scores for each in standings(day.now) if each.number == 1) == (14, None)
    assert Day(players=9).refuses(c.MakeUpGame(0, boss, 1, (1, 2), 1)) == "no-make-up"


def test_the_board_tells_who_may_play_a_missed_round_and_who_may_play_along() -> None:
    day = Day(Setup(rounds=2, missed="make-up"), 9, draw=True)
    day.say(c.Withdraw(0, desk, 1), c.Withdraw(0, desk, 2), c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, shared(game.players))
    assert board(day.now).missed == (), "they are not here"
    day.say(c.Return(2, desk, 1))
    (found,) = board(day.now).missed
    assert (found.round, found.numbers, found.guests) == (1, (1,), (3, 4, 5, 6, 7, 8, 9))
    day.say(c.MakeUpGame(2, boss, 1, found.numbers, 3, found.guests[:1]))
    assert board(day.now).missed == (), "the game is seated"
    assert board(Day(Setup(rounds=2), 9, draw=True).now).missed == ()


def test_odd_sized_tables_are_corrected_only_where_the_organiser_says_so() -> None:
    for correct, total in ((False, 12), (True, 8)):
        day = Day(Setup(rounds=1, odd_correction=correct), 8, draw=True)
        day.say(c.StartRound(1, boss, 1))
        two = next(game for game in day.games() if len(game.players) == 2)
        day.settle(two, sheet_for(two, 12, 12))
        assert standings(day.now)[0].total == total


def test_a_game_at_tercets_own_table_reports_by_itself() -> None:
    day = Day(Setup(rounds=1), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    game = day.games()[0]
    events = play_out(COMPETITION.rules, 3, Random(4))
    numbers = {Player(f"player-{seat}"): number for seat, number in enumerate(game.players, 1)}
    sheet = sheet_of(events, numbers)
    assert sheet is not None
    assert 3 * sheet.total + (sheet.left or 0) == 81
    assert sheet_of(events[:-1], numbers) is None
    day.say(c.ReportResult(2, TABLE, game.id, sheet))
    assert day.now.settled(game.id) == sheet


def table_says(day: Day, sheet: Sheet) -> str:
    """What follows when the table on the server reports this for the first game."""
    told = day.say(c.ReportResult(2, TABLE, day.games()[0].id, sheet))
    return type(told[-1]).__name__


def test_a_table_on_the_server_needs_a_second_source_for_a_game_that_stopped_early(day: Day) -> None:
    """G-16: one player can end a game; another one says whether that was the end."""
    game = day.games()[0]
    early = Sheet(tuple(Line(number, 1) for number in game.players), left=72, stopped=True)
    assert table_says(day, early) == "ResultReported"
    day.say(c.ReportResult(3, person(game.players[1]), game.id, early))
    assert day.now.settled(game.id) == early


def test_a_slip_and_the_table_on_the_server_that_differ_are_a_conflict(day: Day) -> None:
    """G-9: the coordinator sees both, and decides."""
    game = day.games()[0]
    day.say(c.ReportResult(1, desk, game.id, shared(game.players, game.players[0])))
    assert table_says(day, shared(game.players, game.players[1])) == "ResultDisputed"
    assert day.now.settled(game.id) is None


def test_a_slip_and_the_table_on_the_server_that_agree_are_a_result(day: Day) -> None:
    game = day.games()[0]
    day.say(c.ReportResult(1, desk, game.id, shared(game.players)))
    assert table_says(day, shared(game.players)) == "ResultConfirmed"
