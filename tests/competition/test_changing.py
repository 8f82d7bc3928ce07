"""What was decided beforehand can be changed, with the reason, as long as it means something."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from tercet.competition import commands as c
from tercet.competition import events as e
from tercet.competition.draw.drawing import Draw, Wish, draw
from tercet.competition.people import Person, problem_with_person
from tercet.competition.refusals import Refusal
from tercet.competition.scores import Line, Sheet, problem_with_sheet
from tercet.competition.setup import Division, Setup
from tercet.competition.standings import standings
from tercet.engine.value import Player
from tests.competition.draw.checking import count_repeats
from tests.competition.laws import everyone_sits_once_or_rests, the_timetable_can_be_played
from tests.competition.moving import to_come
from tests.competition.telling import Day, boss, desk, judge, person, shared, sheet_for

AB = (Division("A"), Division("B"))


def changed(day: Day, why: str = "time is short", **fields: object) -> c.ChangeSetup:
    return c.ChangeSetup(day.now.at + 1, boss, replace(day.now.setup, **fields), why)


def test_a_round_is_dropped_and_the_seats_of_the_others_stay() -> None:
    """G-5: as the organiser decides."""
    day = Day(Setup(rounds=4, tables=6), 18, draw=True)
    day.say(c.StartRound(1, boss, 1))
    before = to_come(day)
    day.say(changed(day, rounds=3))
    assert to_come(day) == {seat: cell for seat, cell in before.items() if seat[0] <= 3}
    day.say(changed(day, rounds=1))
    assert to_come(day) == {}
    for game in day.open_games():
        day.settle(game, shared(game.players))
    day.say(c.EndPreliminaries(day.now.at, boss))


def test_a_round_is_added_without_repeats_and_the_seats_of_the_others_stay() -> None:
    day = Day(Setup(rounds=3, tables=6), 18, draw=True)
    day.say(c.StartRound(1, boss, 1))
    before = to_come(day)
    day.say(changed(day, "we are fast", rounds=4))
    assert to_come(day).items() >= before.items()
    everyone_sits_once_or_rests(day.now)
    the_timetable_can_be_played(day.now)
    rounds = [[game.players for game in day.games(number=number)] for number in (1, 2, 3, 4)]
    assert count_repeats(rounds) == 0
    assert max(game.slot for game in day.games()) == 4
    day.say(c.Undo(9, boss))
    assert to_come(day) == before


def test_what_has_begun_is_not_changed() -> None:
    day = Day(Setup(rounds=2, divisions=AB), 9, draw=True)
    assert day.refuses(changed(day, why=" ", rounds=3)) == "say-why"
    assert day.refuses(changed(day, tables=3)) == "tables-by-number"
    assert day.refuses(changed(day, rounds=30)) == "wrong-number-of-rounds"
    assert day.refuses(changed(day, rounds=0)) == "rounds-of-a-day"
    day.play()
    assert day.refuses(changed(day, format="open-house")) == "too-late-for-format"
    assert day.refuses(changed(day, rounds=1)) == "rounds-begun"
    day.say(c.EndPreliminaries(day.now.at, boss))
    assert day.refuses(changed(day, missed="average")) == "too-late-for-preliminaries"
    assert day.refuses(c.ChangeSetup(9, desk, Setup(), "why not")) == "not-yours"


def test_the_number_of_finalists_is_changed_until_the_final_and_they_are_named_again() -> None:
    """G-10."""
    day = Day(Setup(rounds=1, finalists=3), 9, draw=True)
    day.say(c.StartRound(1, boss, 1))
    for game, sets in zip(day.open_games(), ((12, 9, 3), (13, 7, 4), (14, 6, 4)), strict=True):
        day.settle(game, sheet_for(game, *sets))
    day.say(c.EndPreliminaries(2, boss))
    before = day.now.finalists
    told = day.say(changed(day, "one more chair", finalists=4))
    assert told[-1] == e.FinalistsNamed(day.now.at, day.now.finalists, before)
    assert len(day.now.finalists) == 4
    day.say(c.StartFinal(9, boss))
    assert day.refuses(changed(day, finalists=3)) == "final-started"


def test_divisions_are_renamed_added_and_given_until_the_cut() -> None:
    """G-3."""
    day = Day(Setup(rounds=1, divisions=AB), 9, draw=True)
    assert day.refuses(changed(day, divisions=(Division("A"),))) == "division-in-use"
    new = replace(day.now.setup, divisions=(Division("A"), Division("Adults"), Division("C")))
    day.say(c.ChangeSetup(1, boss, new, "a clearer name", {"B": "Adults"}))
    assert {each.division for each in day.now.entrants.values()} == {"A", "Adults"}
    seats = to_come(day)
    day.say(c.ChangeEntrant(2, desk, 1, "wrong age on the form", division="C", group="Smith"))
    assert (day.now.entrants[1].division, day.now.entrants[1].group) == ("C", "Smith")
    assert to_come(day) == seats
    assert day.refuses(c.ChangeEntrant(2, desk, 1, "x", division="D")) == "no-such-division"
    assert day.refuses(c.ChangeEntrant(2, desk, 1, "", division="A")) == "say-why"
    assert day.refuses(c.ChangeEntrant(2, desk, 99, "x", division="A")) == "no-such-number"
    assert [each.number for each in standings(day.now, "C")] == [1]


def test_divisions_that_come_later_need_everybody_before_the_cut() -> None:
    day = Day(Setup(rounds=1), 6, draw=True)
    day.say(changed(day, "prizes for all", divisions=AB))
    day.play()
    assert day.refuses(c.EndPreliminaries(2, boss)) == "without-division"
    for number in range(1, 7):
        day.say(c.ChangeEntrant(day.now.at, desk, number, "by age", division="AB"[number % 2]))
    day.say(c.EndPreliminaries(day.now.at, boss))


def test_before_the_draw_the_number_of_tables_is_changed_with_the_setup() -> None:
    day = Day(Setup(tables=12), 9)
    day.say(changed(day, "a smaller room", tables=3))
    assert day.now.tables == (1, 2, 3)
    day.say(c.Undo(9, boss))
    assert len(day.now.tables) == 12


def test_a_judge_replaces_a_mistyped_report_and_says_why() -> None:
    day = Day(Setup(rounds=1), 9, draw=True)
    game = day.games()[0]
    day.say(c.Appoint(0, boss, judge, "judge", game.table), c.StartRound(1, boss, 1))
    typo, right = sheet_for(game, 6, 9, 9), sheet_for(game, 9, 6, 9)
    day.say(c.ReportResult(1, judge, game.id, typo), c.ReportResult(1, person(game.players[0]), game.id, right))
    assert day.now.outcomes[game.id].conflict
    assert day.refuses(c.ReportResult(2, judge, game.id, right)) == "say-why"
    told = day.say(c.ReportResult(2, judge, game.id, right, "6 and 9 mixed up"))
    assert told == [
        e.ReportRevised(2, judge, "judge", game.id, right, "6 and 9 mixed up"),
        e.ResultConfirmed(2, game.id, right),
    ]
    assert day.refuses(c.ReportResult(3, judge, game.id, typo, "or not")) == "settled"


def test_who_did_not_come_has_no_rank_and_who_left_keeps_one() -> None:
    day = Day(Setup(rounds=1), 9, draw=True)
    day.say(c.Withdraw(0, desk, 4), c.StartRound(1, boss, 1))
    game, *others = day.open_games()
    below = Sheet(tuple(Line(n, s, 9) for n, s in zip(game.players, (12, 12, 0), strict=False)), stopped=True)
    day.say(c.Settle(1, boss, game.id, below, "counted"), c.Withdraw(2, desk, game.players[0]))
    for other in others:
        day.settle(other, shared(other.players))
    ranks = {each.number: each.rank for each in standings(day.now)}
    assert ranks[4] is None
    assert standings(day.now)[-1].number == 4
    assert ranks[game.players[0]] is not None
    assert max(rank for rank in ranks.values() if rank) <= 8


@pytest.mark.parametrize("line", [Line(1, 28), Line(1, 24, 500), Line(1, 10**12)])
def test_scores_have_bounds(line: Line) -> None:
    told = problem_with_sheet(Sheet((line,), stopped=True))
    assert told is not None
    assert told.code == "sheet-bounds"
    assert problem_with_sheet(Sheet((Line(1, 24, 30),))) is None


@pytest.mark.parametrize(
    ("person_", "code"),
    [
        (Person(" "), "no-name"),
        (Person("A\0B"), "bad-letters"),
        (Person("\u202eadA"), "bad-letters"),
        (Person("Ada", city="Me\nsa"), "bad-letters"),
    ],
)
def test_names_have_bounds(person_: Person, code: str) -> None:
    told = problem_with_person(person_)
    assert told is not None
    assert told.code == code
    for name in ("Zoë Müller-Lüdenscheidt", "आदित्य", "محمد", "李小龍", "O’Neill", "👩\u200d🚀 Sally"):
        assert problem_with_person(Person(name)) is None


def test_a_group_or_a_title_cannot_hide_letters_either() -> None:
    assert Day(players=6).refuses(c.Enter(0, desk, Player("x"), group="\u202exx")) == "bad-letters"
    assert Day.opening_refused(Setup(name="a\0")) == "bad-letters"
    assert Day.opening_refused(Setup(divisions=(Division("\u2066A"),))) == "bad-letters"


@pytest.mark.parametrize(("players", "rounds"), [(18, 4), (21, 4), (24, 4), (30, 6), (30, 5), (36, 4)])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_sits_twice_at_the_same_table_of_the_hall_where_that_is_possible(
    players: int, rounds: int, seed: int
) -> None:
    done = draw(Wish(players, rounds), Random(seed))
    assert isinstance(done, Draw)
    sat = Counter((player, each.table) for slot in done.timetable for each in slot for player in each.players)
    assert set(sat.values()) == {1}
    assert not isinstance(done, Refusal)
