"""Which results may be compared with those of others."""

from typing import assert_never

from tercet.server.daily import SETS, Size
from tercet.server.puzzle_days import counts
from tercet.server.results.kinds import ClockResult, CourseResult, DailyResult, DrillResult, Result


def subject_of(result: Result) -> str:
    """What a result is about: only results with the same subject may be compared."""
    match result:
        case DailyResult():
            return daily_subject(result.size, result.day.isoformat())
        case ClockResult():
            return result.goal
        case DrillResult():
            return result.drill
        case CourseResult():
            return result.step
        case _:
            assert_never(result)


def daily_subject(size: Size, day: str) -> str:
    """The subject of a day's puzzle."""
    return f"{size} {day}"


def comparable_ms(result: Result, received: int) -> int | None:
    """The time of a daily puzzle that was solved on its day and without help; None otherwise."""
    if not isinstance(result, DailyResult) or result.helps or len(result.finds) < SETS[result.size]:
        return None
    return result.ms if counts(result.day, result.begun, result.ms, received) else None
