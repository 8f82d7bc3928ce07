"""Judges and players call the desk, and the staff sees it until somebody goes there."""

from tercet.competition import commands as c
from tercet.competition.state import Call
from tests.competition.telling import Day, boss, desk, guest, judge, person


def day_with_a_judge() -> Day:
    day = Day(players=9, draw=True)
    day.say(c.Appoint(0, boss, judge, "judge", 3), c.StartRound(1, boss, 1))
    return day


def test_a_judge_calls_from_the_own_table_until_somebody_goes_there() -> None:
    day = day_with_a_judge()
    day.say(c.CallDesk(2, judge))
    assert [*day.now.calls] == [Call(judge, 2, 3)]
    assert day.refuses(c.CallDesk(3, judge)) == "called-already"
    day.say(c.AnswerCall(4, desk, judge))
    assert len(day.now.calls) == 0
    assert day.refuses(c.AnswerCall(5, boss, judge)) == "no-such-call"
    day.say(c.CallDesk(6, judge))
    assert day.folded() == day.now


def test_a_player_calls_from_where_they_play() -> None:
    day = day_with_a_judge()
    game = day.open_games()[0]
    day.say(c.CallDesk(2, person(game.players[0])))
    assert day.now.calls == (Call(person(game.players[0]), 2, game.table, game.players[0]),)
    early = Day(players=9)
    early.say(c.CallDesk(0, person(1)))
    assert early.now.calls == (Call(person(1), 0, 0, 1),), "nobody knows yet where"


def test_only_judges_and_players_call_and_only_the_staff_answers() -> None:
    day = day_with_a_judge()
    assert [day.refuses(c.CallDesk(2, who)) for who in (boss, desk, guest)] == ["no-caller"] * 3
    day.say(c.CallDesk(2, judge))
    assert [day.refuses(c.AnswerCall(3, who, judge)) for who in (judge, person(1))] == ["staff-only"] * 2


def test_a_call_does_not_prevent_undoing_what_was_done_before() -> None:
    day = day_with_a_judge()
    day.say(c.CallDesk(2, judge), c.Undo(3, boss))
    assert (day.now.started, len(day.now.calls)) == (0, 1)
