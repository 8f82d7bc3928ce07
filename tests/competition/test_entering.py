"""Entries, numbers, divisions, roles, and who comes and goes."""

import pytest

from tercet.competition import commands as c
from tercet.competition.decide import act
from tercet.competition.draw.printed import PRINTED
from tercet.competition.events import RoundsDrawn
from tercet.competition.refusals import Refusal
from tercet.competition.setup import AGE_BANDS, Division, Setup
from tercet.engine.value import Player
from tests.competition.draw.checking import count_repeats, everyone_sits_once
from tests.competition.telling import Day, boss, desk, guest, judge, person, shared


def test_open_house_has_a_coordinator_and_no_judges() -> None:
    """G-1: the players judge themselves, and write their scores."""
    day = Day(Setup("open-house"), 9, draw=True)
    assert day.refuses(c.Appoint(0, boss, judge, "judge", 1)) == "no-judges"
    day.say(c.StartRound(1, boss, 1))
    game = day.games()[0]
    first, second, *_ = game.players
    day.say(c.ReportResult(1, person(first), game.id, shared(game.players)))
    day.say(c.ReportResult(2, person(second), game.id, shared(game.players)))
    assert day.now.settled(game.id) == shared(game.players)


def test_a_traditional_competition_has_a_judge_at_each_table() -> None:
    """G-1: and a judge writes for that table alone."""
    day = Day(Setup("traditional"), 9, draw=True)
    assert day.refuses(c.Appoint(0, boss, judge, "judge")) == "no-such-table"
    here, elsewhere, _ = day.games(number=1)
    day.say(c.Appoint(0, boss, judge, "judge", here.table), c.StartRound(1, boss, 1))
    assert day.refuses(c.ReportResult(1, judge, elsewhere.id, shared(elsewhere.players))) == "other-table"
    day.say(c.ReportResult(1, judge, here.id, shared(here.players)))


def test_the_coordinator_gives_numbers_and_they_are_kept() -> None:
    """G-2, G-3: one number throughout, also after leaving."""
    day = Day(players=3)
    assert [day.now.number_of(person(n)) for n in (1, 2, 3)] == [1, 2, 3]
    day.say(c.Withdraw(1, desk, 2), c.Enter(1, desk, Player("late")))
    assert day.now.number_of(Player("late")) == 4
    assert day.refuses(c.Enter(1, desk, Player("other"), number=2)) == "number-twice"
    assert day.refuses(c.Enter(1, desk, person(1))) == "entered-already"
    day.say(c.Return(2, desk, 2), c.Enter(2, desk, Player("other"), number=70))
    assert sorted(day.now.here) == [1, 2, 3, 4, 70]


def test_divisions_go_by_age_or_by_name() -> None:
    """G-3."""
    day = Day(Setup(divisions=AGE_BANDS))
    for age in (7, 10, 11, 20, 21, 55, 56, 90):
        day.say(c.Enter(0, desk, Player(f"aged {age}"), age=age))
    assert [each.division for each in day.now.entrants.values()] == [*"AABBCCDD"]
    named = Day(Setup(divisions=(Division("children"), Division("adults"))))
    named.say(c.Enter(0, desk, person(1), "children"))
    assert named.refuses(c.Enter(0, desk, person(2), "dogs")) == "no-such-division"
    assert named.refuses(c.Enter(0, desk, person(2))) == "division-needed"
    assert Day().refuses(c.Enter(0, desk, person(1), "A")) == "no-divisions"


def test_divisions_rank_and_do_not_seat() -> None:
    """G-6: opponents are drawn across the divisions."""
    day = Day(Setup(divisions=AGE_BANDS), 24, draw=True)
    division = {number: entrant.division for number, entrant in day.now.entrants.items()}
    assert any(len({division[number] for number in game.players}) > 1 for game in day.games())
    assert count_repeats([[game.players for game in day.games()]]) == 0


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.Enter(0, guest, guest), "form-off"),
        (c.Withdraw(0, person(1), 2), "staff-only"),
        (c.DrawRounds(0, desk, 1), "not-yours"),
        (c.StartRound(0, desk, 1), "not-yours"),
        (c.Appoint(0, desk, guest, "desk"), "not-yours"),
        (c.Freeze(0, desk, True), "not-yours"),
        (c.Announce(0, desk, "Lunch"), "not-yours"),
        (c.Reveal(0, desk, 1), "not-yours"),
    ],
)
def test_each_does_what_is_theirs(command: c.Command, code: str) -> None:
    assert Day(players=9).refuses(command) == code


def test_a_player_writes_only_the_own_game_and_a_spectator_none() -> None:
    day = Day(players=9, draw=True)
    day.say(c.StartRound(0, boss, 1))
    game = day.games()[0]
    stranger = next(number for number in range(1, 10) if number not in game.players)
    assert day.refuses(c.ReportResult(0, person(stranger), game.id, shared(game.players))) == "not-your-game"
    assert day.refuses(c.ReportResult(0, guest, game.id, shared(game.players))) == "spectator"


def test_a_late_arrival_gets_a_seat_in_every_round_that_is_left() -> None:
    day = Day(players=27, draw=True)
    day.say(c.StartRound(1, boss, 1))
    before = day.games(number=1)
    told = day.say(c.Enter(2, desk, Player("late"), seed=5))
    assert isinstance(told[-1], RoundsDrawn)
    assert (told[-1].first, told[-1].repeats) == (2, 0)
    assert day.games(number=1) == before
    for number in (2, 3, 4):
        assert everyone_sits_once([[game.players for game in day.games(number=number)]], range(1, 29))


def test_one_who_leaves_moves_nobody_and_a_returner_is_seated_again() -> None:
    day = Day(players=27, draw=True)
    day.say(c.StartRound(1, boss, 1))
    (_, drawn) = day.say(c.Withdraw(2, desk, 5, 1))
    assert isinstance(drawn, RoundsDrawn)
    assert drawn.moved == ()
    assert not any(5 in game.players for number in (2, 3, 4) for game in day.games(number=number))
    day.say(c.Return(3, desk, 5, 1))
    assert all(any(5 in game.players for game in day.games(number=number)) for number in (2, 3, 4))
    assert day.refuses(c.Return(3, desk, 5)) == "here-already"
    assert day.refuses(c.Return(3, desk, 500)) == "no-such-number"
    day.say(c.Withdraw(4, desk, 5))
    assert day.refuses(c.Withdraw(4, desk, 5)) == "left-already"


def test_a_closed_table_means_rotations_for_what_is_left() -> None:
    """G-8."""
    day = Day(Setup(tables=9), 27, draw=True)
    assert {game.slot for game in day.games()} == {1, 2, 3, 4}
    before = day.games(number=1)
    day.say(c.StartRound(1, boss, 1), c.SetTables(2, boss, (1, 2, 3, 4, 5), 1))
    later = [game for game in day.games() if game.round > 1]
    assert max(game.table for game in later) <= 5
    assert max(game.slot for game in later) == 7  # one for the first round, and six for three rounds of nine games
    assert all(game in day.games() for game in before)
    assert day.refuses(c.SetTables(2, boss, ())) == "bad-tables"


def test_families_are_kept_apart() -> None:
    day = Day()
    for number in range(1, 16):
        day.say(c.Enter(0, desk, person(number), group="Smith" if number <= 3 else ""))
    day.say(c.DrawRounds(0, boss, 1))
    assert not any(len({*game.players} & {1, 2, 3}) > 1 for game in day.games())


def test_nobody_enters_when_the_last_round_has_begun() -> None:
    day = Day(Setup(rounds=1), 9, draw=True)
    day.say(c.StartRound(0, boss, 1))
    assert day.refuses(c.Enter(0, desk, Player("late"))) == "too-late-to-enter"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(rounds=0), "rounds-of-a-day"),
        (Setup(rounds=41), "rounds-of-a-day"),
        (Setup(name="n" * 101), "title-too-long"),
        (Setup(divisions=tuple(Division(str(n)) for n in range(51))), "too-many-divisions"),
        (Setup(tables=0), "tables-of-a-hall"),
        (Setup(finalists=1), "finalists"),
        (Setup(divisions=(Division("A"), Division("A"))), "division-twice"),
        (Setup(divisions=(Division(" "),)), "division-name"),
        (Setup(minutes=0), "bad-minutes"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup: Setup, code: str) -> None:
    told = act(None, c.OpenCompetition(0, boss, setup))
    assert isinstance(told, Refusal)
    assert told.code == code


def test_the_printed_schedule_can_be_played_corrected() -> None:
    """G-7."""
    day = Day(players=27)
    day.say(c.DrawRounds(1, boss, 1, printed=True))
    rounds = [[game.players for game in day.games(number=number)] for number in (1, 2, 3, 4)]
    assert rounds[0][0] == PRINTED[27][0][0]
    assert all(everyone_sits_once([games], range(1, 28)) for games in rounds)
    assert count_repeats(rounds) == 0
    assert Day(players=10).refuses(c.DrawRounds(1, boss, 1, printed=True)) == "not-printed"
    assert Day(Setup(rounds=4), 9).refuses(c.DrawRounds(1, boss, 1, printed=True)) == "not-printed"


def test_the_draw_can_be_made_anew_until_the_first_round_begins() -> None:
    day = Day(players=9, draw=True)
    day.say(c.DrawRounds(1, boss, 2), c.StartRound(2, boss, 1))
    assert day.refuses(c.DrawRounds(3, boss, 3)) == "started"
    assert Day(players=5).refuses(c.DrawRounds(0, boss, 1)) == "wrong-number-of-players"
    assert Day(players=9).refuses(c.StartRound(0, boss, 1)) == "not-drawn"
    assert day.refuses(c.StartRound(1, boss, 1)) == "back-in-time"
