"""The verdict slot: who decides whether it is a SET."""

from collections.abc import Callable
from typing import Literal, assert_never

from tercet.engine import refusals as no
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByEngine, ByJudge, ByPlayers
from tercet.engine.table import Pointed, Table
from tercet.engine.value import Player

Ruler = Literal["engine", "judge", "players"]


def ruler(table: Table) -> Ruler:
    """Who rules now: while the judge is away, the players do (G-1)."""
    rule = table.rules.verdict
    if isinstance(rule, ByEngine):
        return "engine"
    if isinstance(rule, ByJudge):
        return "judge" if table.judge else "players"
    if isinstance(rule, ByPlayers):
        return "players"
    assert_never(rule)


def wait_ms(table: Table) -> int:
    """How long the players have to object."""
    match table.rules.verdict:
        case ByEngine():
            return 0
        case ByJudge(wait_ms) | ByPlayers(wait_ms):
            return wait_ms
        case unknown:
            assert_never(unknown)


def may_rule(table: Table, phase: Pointed, by: Player) -> Refusal | None:
    """May this player rule: the judge, or any of the other players (A-7, G-13)?"""
    match ruler(table):
        case "engine":
            return no.NOT_HERE
        case "judge":
            return None if by == table.judge else no.JUDGE_ONLY
        case "players":
            if by == phase.by:
                return no.OWN_CALL
            return None if by in table.others(phase.by) else no.NOT_PLAYING
        case unknown:
            assert_never(unknown)


def outcome(table: Table, phase: Pointed, stands: Callable[[], bool], *, time_up: bool) -> bool | None:
    """Right, wrong, or open. Players decide when all have spoken or the time is up; `stands` if they cannot."""
    if ruler(table) == "engine":  # cards that were shown while another call could still be simultaneous
        return stands() if time_up else None
    if ruler(table) == "judge":
        judge = table.judge
        return True if judge in phase.right else False if judge in phase.wrong else None
    others = table.others(phase.by)
    spoken = all(player in phase.right or player in phase.wrong for player in others)
    return _majority(table, phase, stands) if spoken or time_up else None


def _majority(table: Table, phase: Pointed, stands: Callable[[], bool]) -> bool:
    """More than half of those who speak decide; silence counts as agreement, and nobody decides alone (R-17)."""
    others = table.others(phase.by)
    against = sum(player in phase.wrong for player in others)
    in_favour = sum(player in phase.right for player in others)
    if against == 0 or against < in_favour:
        return True
    return stands() if against == 1 or against == in_favour else False
