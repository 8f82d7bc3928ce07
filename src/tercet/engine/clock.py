"""The table's deadlines: when the shell must send `TimeUp`, and what happens then."""

from enum import Enum
from typing import assert_never

from tercet.engine import events as e
from tercet.engine import refusals as no
from tercet.engine.claims import settle_dispute
from tercet.engine.laying import lay_for_a_hand
from tercet.engine.refusals import Refusal
from tercet.engine.slots import dealing, ending, no_set, penalty, super_round, verdict
from tercet.engine.steps import (
    end_if_over,
    end_super_round,
    fail,
    go_on,
    lay_more_or_end,
    ruling,
    show_down,
    take_or_fail,
)
from tercet.engine.story import Story
from tercet.engine.table import AllShow, Called, Disputed, Over, Pointed, Reached, Running, Searching, Table


def deadline(table: Table) -> int | None:
    """When the shell must send `TimeUp`. The engine names every deadline but starts no timer."""
    match table.phase:
        case Searching():
            timers = _timers(table)
            return min(timers, key=_when)[0] if timers and table.others() else None
        case Called(_, _, until) | Reached(_, _, until) | Disputed(_, _, until) | AllShow(_, until):
            return until
        case Pointed(_, _, until):
            return None if verdict.ruler(table) == "judge" else until
        case Over():
            return None
        case unknown:
            assert_never(unknown)


class Timer(Enum):
    """What can run out while everyone searches."""

    SUPER = "the seconds of a super round"
    HAND = "the patience with a hand that lays no cards"
    SEARCH = "the time without a find, after which cards are added"
    ROUND = "the time of the round"


def _timers(table: Table) -> list[tuple[int, Timer]]:
    """The timers that run while everyone searches, each with its time; a super round stops all others."""
    running = table.stake
    if type(running) is Running:
        return [(running.until, Timer.SUPER)]
    timers, rules = [], table.rules
    if (at := dealing.due(table)) is not None:
        timers.append((at, Timer.HAND))
    if rules.no_set.wait_ms is not None and (at := no_set.due(table)) is not None:
        timers.append((at, Timer.SEARCH))
    if rules.ending.time_ms is not None and (at := ending.due(table)) is not None:
        timers.append((at, Timer.ROUND))
    return timers


def _when(running: tuple[int, Timer]) -> int:
    return running[0]


def time_up(story: Story) -> Refusal | None:
    """The table's deadline has passed."""
    table = story.table
    due = deadline(table)
    if due is None or story.at < due:
        return no.TOO_EARLY
    story.tell(e.TimeRanOut(story.at))
    match table.phase:
        case Called(by):
            fail(story, by, "late")
            go_on(story)
        case Reached(by):
            penalty.pay(story, by, super_round.dearer_penalty(table, by) or 1)
            story.tell(e.CallFailed(story.at, by, "late"))
            go_on(story)
        case Pointed(by, cards) as phase:
            take_or_fail(story, by, cards, ruling(table, phase, time_up=True) is not False)
        case Disputed():
            settle_dispute(story, time_up=True)
        case AllShow() as phase:
            show_down(story, phase)
        case _:
            _timer_up(story)
    return None


def _timer_up(story: Story) -> None:
    match min(_timers(story.table), key=_when)[1]:
        case Timer.SUPER:
            end_super_round(story)
        case Timer.HAND:
            lay_for_a_hand(story)
        case Timer.SEARCH:
            lay_more_or_end(story)
        case Timer.ROUND:
            end_if_over(story)
        case unknown:
            assert_never(unknown)
