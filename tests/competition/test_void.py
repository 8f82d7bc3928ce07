"""Games that cannot be played: they are voided, and players who stayed are treated as the setup says."""

import pytest

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.setup import Missed, Setup, Stayed
from tercet.competition.standings import standings
from tests.competition.telling import Day, boss, desk, shared, sheet_for


def left_alone(stayed: Stayed, missed: Missed = "zero") -> tuple[Day, int, int]:
    """In the second round two of three have left: the day, who stayed, and the game."""
    day = Day(Setup(rounds=2, missed=missed, stayed=stayed, walkover=9), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, sheet_for(game, 10, 8, 6))
    day.say(c.StartRound(2, boss, 2))
    alone, *gone = day.games(number=2)[0].players
    for number in gone:
        day.say(c.Withdraw(3, desk, number))
    return day, alone, day.games(number=2)[0].id


def total(day: Day, number: int) -> float:
    return next(each.total for each in standings(day.now) if each.number == number)


@pytest.mark.parametrize(("stayed", "factor", "points"), [("average", 2, 0), ("points", 1, 9), ("make-up", 1, 0)])
def test_who_stayed_is_treated_as_the_setup_says(stayed: Stayed, factor: int, points: int) -> None:
    day, alone, game = left_alone(stayed)
    before = {number: total(day, number) for number in day.now.entrants}
    (told,) = day.say(c.Void(4, boss, game, "two have left"))
    assert told == e.GameVoided(4, boss, game, (alone,), "two have left")
    assert total(day, alone) == before[alone] * factor + points
    gone = [number for number in day.now.games[game].players if number != alone]
    assert [total(day, number) for number in gone] == [before[number] for number in gone]
    assert game not in [each.id for each in day.open_games()]


def test_a_missed_game_may_count_otherwise_than_one_that_could_not_be_played() -> None:
    day, alone, game = left_alone("points", missed="average")
    before = {number: total(day, number) for number in day.now.entrants}
    day.say(c.Void(4, boss, game, "two have left"))
    first = before[alone] / 2  # of two rounds that have begun, one was averaged
    assert total(day, alone) == first + 9
    gone = next(number for number in day.now.games[game].players if number != alone)
    assert total(day, gone) == before[gone]


def test_who_stayed_makes_up_for_it_with_guests_whose_score_stays() -> None:
    day, alone, game = left_alone("make-up")
    guest = day.games(number=2)[1].players[0]
    for other in day.games(number=2)[1:]:
        day.settle(other, shared(other.players))
    before = total(day, guest), total(day, alone)
    assert day.refuses(c.MakeUpGame(5, boss, 2, (alone,), 1, (guest,))) == "not-missed"
    day.say(c.Void(4, boss, game, "two have left"))
    assert day.refuses(c.MakeUpGame(5, boss, 2, (alone,), 1)) == "table-size"
    assert day.refuses(c.MakeUpGame(5, boss, 2, (guest,), 1, (alone,))) == "not-missed"
    assert day.refuses(c.MakeUpGame(5, boss, 2, (alone,), 1, (day.now.games[game].players[1],))) == "no-guest"
    day.say(c.MakeUpGame(5, boss, 2, (alone,), 1, (guest,)))
    (again,) = day.games("make-up")
    place = again.players.index(alone)
    day.settle(again, sheet_for(again, *((14, 10) if place == 0 else (10, 14))))
    assert (total(day, guest), total(day, alone)) == (before[0], before[1] + 14)


def test_a_voided_game_that_was_played_after_all_is_corrected() -> None:
    day, alone, game = left_alone("points")
    day.say(c.Void(4, boss, game, "two have left"))
    sheet = sheet_for(day.now.games[game], 12, 8, 4)
    before = total(day, alone) - 9
    day.say(c.Correct(5, boss, game, sheet, "they had played before"))
    assert total(day, alone) == before + 12
    assert game not in day.now.voided


def test_a_game_is_voided_by_the_coordinator_for_a_reason_and_once() -> None:
    day, _, game = left_alone("average")
    assert day.refuses(c.Void(4, desk, game, "gone")) == "not-yours"
    assert day.refuses(c.Void(4, boss, game, " ")) == "say-why"
    assert day.refuses(c.Void(4, boss, 999, "gone")) == "no-such-game"
    assert Day(players=9, draw=True).refuses(c.Void(4, boss, 1, "gone")) == "not-begun"
    day.say(c.Void(4, boss, game, "gone"))
    assert day.refuses(c.Void(4, boss, game, "gone")) == "settled"


def test_a_voided_tie_breaker_is_played_again() -> None:
    """G-11: until one is first."""
    day = Day(Setup(rounds=1, finalists=2), 9, draw=True)
    day.play()
    day.say(c.EndPreliminaries(2, boss))
    (first, *_) = day.open_games()
    for game in day.open_games():
        day.say(c.Void(3, boss, game.id, "the fire alarm"))
    assert day.open_games()
    assert all(game.round == 2 for game in day.open_games())
    assert first not in day.open_games()


@pytest.mark.parametrize("walkover", [-1, 28, 500])
def test_points_for_a_game_not_played_are_those_of_a_game(walkover: int) -> None:
    assert Day.opening_refused(Setup(walkover=walkover)) == "walkover"
