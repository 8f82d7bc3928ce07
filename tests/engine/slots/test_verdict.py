"""The verdict slot: who says whether it is a SET."""

import pytest
from msgspec.structs import replace

from tercet.engine.rules import ByEngine, ByJudge, ByPlayers, Verdict
from tercet.engine.slots import verdict
from tercet.engine.table import Pointed, Table
from tercet.rulesets.competition import COMPETITION
from tests.engine.slots.tables import with_slots
from tests.engine.telling import ann, bea, cem, given, judge

POINTED = Pointed(ann.player, (), 900)


def never() -> bool:
    """Nobody asks the engine."""
    raise AssertionError


def table(rule: Verdict, judge_is_there: bool = True) -> Table:
    """Ann has pointed; bea, cem and perhaps a judge sit there."""
    made = with_slots(given(COMPETITION).table, verdict=rule)
    seats = [replace(seat, present=judge_is_there or seat.role != "judge") for seat in made.seats]
    return replace(made, seats=tuple(seats), phase=POINTED)


@pytest.mark.parametrize(
    ("rule", "judge_is_there", "ruler"),
    [
        (ByEngine(), True, "engine"),
        (ByJudge(), True, "judge"),
        (ByJudge(), False, "players"),
        (ByPlayers(), True, "players"),
    ],
    ids=str,
)
def test_who_rules(rule: Verdict, judge_is_there: bool, ruler: str) -> None:
    """A-7, G-1, G-13: while the judge is away the players judge themselves."""
    made = table(rule, judge_is_there)
    assert verdict.ruler(made) == ruler
    may = {
        someone.player for someone in (ann, bea, cem, judge) if verdict.may_rule(made, POINTED, someone.player) is None
    }
    assert may == {"engine": set(), "judge": {judge.player}, "players": {bea.player, cem.player}}[ruler]


def test_how_long_they_have() -> None:
    """A-7: the engine needs no time."""
    assert [verdict.wait_ms(table(rule)) for rule in (ByEngine(), ByJudge(7), ByPlayers(8))] == [0, 7, 8]


@pytest.mark.parametrize(
    ("right", "wrong", "stands", "now", "time_up"),
    [
        ("", "", False, None, True),
        ("bea", "", False, None, True),
        ("", "bea", True, None, True),
        ("", "bea", False, None, False),
        ("bea cem", "", False, True, True),
        ("bea", "cem", True, True, True),
        ("bea", "cem", False, False, False),
        ("", "bea cem", True, False, False),
    ],
)
def test_what_the_players_say(right: str, wrong: str, stands: bool, now: bool | None, time_up: bool) -> None:
    """A-7, R-17: settled when all have spoken or the time is up; a draw or one voice against it is for the engine."""
    made = table(ByPlayers())
    voices = {seat.player: seat.player for seat in made.seats}
    phase = replace(
        POINTED,
        right=tuple(voices[name] for name in voices if name in right.split()),
        wrong=tuple(voices[name] for name in voices if name in wrong.split()),
    )
    assert verdict.outcome(made, phase, lambda: stands, time_up=False) is now
    assert verdict.outcome(made, phase, lambda: stands, time_up=True) is time_up


def test_the_judge_alone_is_heard_while_there() -> None:
    """G-13: whatever players said before the judge came back."""
    made = table(ByJudge())
    objected = replace(POINTED, wrong=(bea.player, cem.player))
    assert verdict.outcome(made, objected, never, time_up=True) is None
    assert verdict.outcome(made, replace(objected, right=(judge.player,)), never, time_up=False) is True
    assert verdict.outcome(made, replace(POINTED, wrong=(judge.player,)), never, time_up=False) is False
