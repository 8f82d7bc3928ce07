"""The days of the daily puzzle: open while it is that day anywhere on Earth, whatever a device's clock says.

web/src/daily/calendar.test.ts checks the client with the same file.
"""

from datetime import date, datetime
from pathlib import Path

import pytest
from msgspec import Struct, json

from tercet.server.puzzle_days import counts, day_for, is_known, is_open, newest, number_of


class Numbered(Struct):
    day: date
    number: int


class Moment(Struct):
    what: str
    now: datetime
    here: date | None
    today: date
    newest: date
    open: list[date]
    closed: list[date]


class Told(Struct):
    what: str
    day: date
    begun: datetime
    ms: int
    received: datetime
    counts: bool


class Days(Struct):
    days: list[Numbered]
    moments: list[Moment]
    results: list[Told]


TOLD = json.decode((Path(__file__).parent / "days.json").read_bytes(), type=Days)


def ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


@pytest.mark.parametrize("told", TOLD.days, ids=lambda each: each.day.isoformat())
def test_every_day_has_its_number(told: Numbered) -> None:
    assert number_of(told.day) == told.number


@pytest.mark.parametrize("told", TOLD.moments, ids=lambda each: each.what)
def test_a_day_is_open_while_it_is_that_day_anywhere_on_earth(told: Moment) -> None:
    now = ms(told.now)
    assert (day_for(told.here, now), newest(now)) == (told.today, told.newest)
    assert [day for day in (*told.open, *told.closed) if is_open(day, now)] == told.open
    assert is_known(told.newest, now)


@pytest.mark.parametrize("told", TOLD.results, ids=lambda each: each.what)
def test_a_result_counts_for_its_day_if_it_was_begun_while_the_day_was_open(told: Told) -> None:
    assert counts(told.day, ms(told.begun), told.ms, ms(told.received)) is told.counts
