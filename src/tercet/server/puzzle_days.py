"""The days of the daily puzzle: their numbers, when they are open, and which results count for a day.

A day is open while it is that day anywhere on Earth: from midnight in the earliest time zone (UTC+14) to midnight in
the latest (UTC-12). So nobody's time zone, travel or daylight saving time matters; only the server's clock is trusted.
The client has the same rule in web/src/daily/calendar.ts, and both are tested with tests/server/results/days.json.
"""

from datetime import UTC, date, datetime, timedelta
from typing import Final

FIRST: Final = date(2026, 4, 18)  # number 1
HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
EARLIEST_MS: Final = 14 * HOUR_MS
LATEST_MS: Final = 12 * HOUR_MS
GRACE_MS: Final = 7 * DAY_MS  # a result made without a connection may arrive this much later


def number_of(day: date) -> int:
    """The number of a day's puzzle.

    >>> number_of(date(2026, 11, 15))
    212
    """
    return (day - FIRST).days + 1


def opens(day: date) -> int:
    """When the day begins in the earliest time zone, in ms."""
    return _midnight(day) - EARLIEST_MS


def closes(day: date) -> int:
    """When the day ends in the latest time zone, in ms."""
    return _midnight(day) + DAY_MS + LATEST_MS


def is_open(day: date, now: int) -> bool:
    """Is it this day anywhere on Earth?"""
    return opens(day) <= now < closes(day)


def newest(now: int) -> date:
    """The last day that is open."""
    return _day_of(now + EARLIEST_MS)


def day_for(here: date | None, now: int) -> date:
    """Today's puzzle for somebody whose own date this is: that of the UTC day, if their clock cannot be right."""
    return here if here is not None and is_open(here, now) else _day_of(now)


def is_known(day: date, now: int) -> bool:
    """Does this day have a puzzle yet?"""
    return FIRST <= day <= newest(now)


def counts(day: date, begun: int, ms: int, received: int) -> bool:
    """Was it begun while the day was open?

    Nothing can have ended after it was received, so a clock that is fast does no harm. A result that arrives later
    than a week after the day counts as late.
    """
    return is_open(day, min(begun, received - ms)) and received < closes(day) + GRACE_MS


def _midnight(day: date) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def _day_of(ms: int) -> date:
    return (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=ms)).date()
