"""Who goes on, ties that are played off, semi-finals, the final."""

import pytest

from tercet.competition import commands as c
from tercet.competition.cuts import division_champions
from tercet.competition.events import CompetitionEnded, FinalistsNamed, GamesAdded
from tercet.competition.setup import AGE_BANDS, Division, Setup
from tercet.competition.standings import standings
from tests.competition.telling import Day, boss, desk, shared, sheet_for


def played(setup: Setup, players: int, best: list[int]) -> Day:
    day = Day(setup, players, draw=True)
    day.play(best)
    return day


def finish(day: Day) -> None:
    """Every game that is open is won by the lowest number, until the end."""
    while not day.now.ended:
        if not day.open_games():
            day.say(c.StartFinal(day.now.at, boss))
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))


def test_the_best_five_go_to_the_final_and_one_is_champion() -> None:
    """G-10: without divisions. G-2: the coordinator determines who goes on."""
    day = played(Setup(rounds=3), 27, [1, 2, 3, 4, 5])
    day.say(c.EndPreliminaries(9, boss))
    for _ in range(20):
        if not day.open_games():
            break
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))
    assert len(day.now.finalists) == 5
    assert {1, 2, 3} <= {*day.now.finalists}
    day.say(c.StartFinal(9, boss))
    (final,) = day.games("final")
    told = day.settle(final, sheet_for(final, 4, 5, 6, 7, 2))
    assert told[-1] == CompetitionEnded(9, final.players[3])
    assert day.refuses(c.StartFinal(9, boss)) == "over"


def test_the_champions_of_the_divisions_play_the_final() -> None:
    """G-10: the highest total in each division is its champion."""
    day = played(Setup(rounds=4, divisions=AGE_BANDS), 24, [1, 2, 3, 4])
    day.say(c.EndPreliminaries(9, boss))
    for game in day.open_games():
        day.settle(game, shared(game.players, min(game.players)))
    assert {day.now.entrants[number].division for number in day.now.finalists} == {*"ABCD"}
    for number in day.now.finalists:
        first = standings(day.now, day.now.entrants[number].division)[0]
        assert first.total == next(each.total for each in standings(day.now) if each.number == number)
    day.say(c.StartFinal(9, boss))
    assert day.games("final")[0].players == day.now.finalists


def test_with_divisions_the_best_of_all_may_play_the_final_instead() -> None:
    """G-10, as the organiser decides."""
    day = Day(Setup(rounds=1, divisions=AGE_BANDS, final="best", finalists=3), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, sheet_for(game, 12, 8, 4))
    day.say(c.EndPreliminaries(2, boss))
    while day.open_games():  # three have won; two divisions have several of the same score
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))
    assert day.now.finalists == tuple(sorted(game.players[0] for game in day.games()))
    champions = division_champions(day.now)
    assert {*champions} == {*"ABCD"}
    for division, (number,) in champions.items():
        assert standings(day.now, division)[0].total == next(s.total for s in standings(day.now) if s.number == number)


def test_a_tie_at_the_last_place_is_played_off_again_and_again() -> None:
    """G-11: three are equal for the fifth place, and equal again."""
    day = Day(Setup(rounds=1, finalists=5), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, sheet_for(game, 10, 8, 6))
    told = day.say(c.EndPreliminaries(2, boss))
    assert isinstance(told[-1], GamesAdded)
    (tie,) = told[-1].games
    assert (tie.stage, len(tie.players)) == ("tie-breaker", 3)
    assert day.refuses(c.StartFinal(2, boss)) == "no-finalists"
    (again,) = [each for each in day.settle(tie, sheet_for(tie, 8, 8, 8)) if isinstance(each, GamesAdded)]
    (second,) = again.games
    assert (second.players, second.round) == (tie.players, 2)
    told = day.settle(second, sheet_for(second, 10, 7, 7))
    (third,) = day.open_games()
    assert third.players == tie.players[1:]
    told = day.settle(third, sheet_for(third, 11, 13))
    assert told[-1] == FinalistsNamed(2, day.now.finalists)
    assert {tie.players[0], tie.players[2]} < {*day.now.finalists}
    assert len(day.now.finalists) == 5


def test_a_tie_for_first_in_the_final_is_played_off() -> None:
    """G-11: until one is first."""
    day = Day(Setup(rounds=1, divisions=(Division("A"), Division("B"))), 8, draw=True)
    day.play()
    day.say(c.EndPreliminaries(2, boss))
    while day.open_games():
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))
    day.say(c.StartFinal(3, boss))
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 12))
    (tie,) = day.games("tie-breaker", 1)[-1:]
    assert tie.players == final.players
    day.settle(tie, sheet_for(tie, 12, 12))
    (second,) = [game for game in day.open_games() if game.stage == "tie-breaker"]
    assert second.round == 2
    told = day.settle(second, sheet_for(second, 11, 13))
    assert told[-1] == CompetitionEnded(3, final.players[1])


def test_more_than_five_finalists_play_semi_finals() -> None:
    day = played(Setup(rounds=2, finalists=9), 18, [])
    day.say(c.EndPreliminaries(2, boss))
    while not day.now.finalists:
        for game in day.open_games():
            day.settle(game, shared(game.players, min(game.players)))
    day.say(c.StartFinal(3, boss))
    assert sorted(len(game.players) for game in day.games("semi-final")) == [3, 3, 3]
    finish(day)
    assert len(day.games("final")[0].players) == 3
    assert day.now.champion == min(day.games("final")[0].players)


def test_a_correction_that_changes_a_finalist_is_said_before_the_final() -> None:
    day = Day(Setup(rounds=1, finalists=3), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game in day.open_games():
        day.settle(game, sheet_for(game, 12, 8, 4))
    day.say(c.EndPreliminaries(2, boss))
    before = day.now.finalists
    game = day.games()[0]
    wrong, right = game.players[0], game.players[2]
    told = day.say(c.Correct(3, boss, game.id, sheet_for(game, 4, 8, 12), "the piles were mixed up"))
    after = tuple(sorted({*before, right} - {wrong}))
    assert told[-1] == FinalistsNamed(3, after, before)
    day.say(c.StartFinal(4, boss))
    assert day.refuses(c.Correct(5, boss, game.id, sheet_for(game, 12, 8, 4), "back")) == "changes-finalists"
    day.say(c.Correct(5, boss, game.id, sheet_for(game, 5, 7, 12), "a small thing"))


def test_ties_made_by_a_correction_are_played_off_anew() -> None:
    day = Day(Setup(rounds=1, finalists=3), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    first, *_ = games = day.open_games()
    for game in games:
        day.settle(game, sheet_for(game, 12, 12, 0) if game is first else sheet_for(game, 10, 10, 4))
    day.say(c.EndPreliminaries(2, boss))
    (old,) = day.open_games()
    assert len(old.players) == 4
    day.say(c.Correct(3, boss, first.id, sheet_for(first, 10, 12, 2), "miscounted"))
    (new,) = [game for game in day.open_games() if game.id != old.id]
    assert {*new.players} == {*old.players, first.players[0]}
    day.settle(new, sheet_for(new, 7, 6, 5, 4, 2))
    assert len(day.now.finalists) == 3


def test_a_finalist_who_leaves_is_followed_by_the_next() -> None:
    day = Day(Setup(rounds=1, finalists=3), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game, sets in zip(day.open_games(), ((12, 9, 3), (13, 7, 4), (14, 6, 4)), strict=True):
        day.settle(game, sheet_for(game, *sets))
    day.say(c.EndPreliminaries(2, boss))
    gone, following = day.now.finalists[0], next(each.number for each in standings(day.now) if each.rank == 4)
    told = day.say(c.Withdraw(3, desk, gone))
    assert isinstance(told[-1], FinalistsNamed)
    assert following in told[-1].numbers
    assert gone not in told[-1].numbers


def test_nothing_is_cut_before_all_is_played_and_settled() -> None:
    day = Day(Setup(rounds=1), 9, draw=True)
    assert day.refuses(c.EndPreliminaries(1, boss)) == "rounds-left"
    day.say(c.StartRound(1, boss, 1))
    assert day.refuses(c.EndPreliminaries(1, boss)) == "unsettled"
    assert day.refuses(c.StartFinal(1, boss)) == "no-finalists"


@pytest.mark.parametrize("left", [0, 1])
def test_a_competition_that_everybody_leaves_ends_all_the_same(left: int) -> None:
    day = Day(Setup(rounds=2), 9, draw=True)
    day.play()
    for number in range(1 + left, 10):
        day.say(c.Withdraw(2, desk, number))
    day.say(c.EndPreliminaries(3, boss), c.StartFinal(3, boss))
    assert (day.now.ended, day.now.champion) == (True, 1 if left else None)
