"""The list of competitions: which of them are held today, and how far they are."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tercet.competition.refusals import Refusal
from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tercet.server.competitions.listing import Status, is_today
from tercet.server.competitions.office import Office
from tercet.server.run import open_store
from tercet.server.settings import Settings
from tests.server.running_server import run

BOSS = Player("boss")
NOON = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
NOON_MS = int(NOON.timestamp() * 1000)
HOUR_MS = 3_600_000


@pytest.mark.parametrize(
    ("begins", "today"),
    [
        ("2026-11-21T10:00+01:00", True),
        ("2026-11-21T00:00+00:00", True),
        ("2026-11-21T23:59-11:00", True),  # there it is one o'clock at night, and the evening is to come
        ("2026-11-22T00:30+14:00", True),  # there the 22nd began two hours ago
        ("2026-11-21T23:00+14:00", False),  # there it was yesterday evening
        ("2026-11-20T23:59+00:00", False),
        ("2026-11-22T09:00+01:00", False),
    ],
)
def test_a_competition_is_todays_by_the_calendar_of_its_place(begins: str, today: bool) -> None:
    assert is_today("entering", begins, NOON_MS, NOON) is today


@pytest.mark.parametrize("status", ["drawn", "playing", "finals"])
def test_without_a_date_it_is_todays_while_it_goes_on(status: Status) -> None:
    assert is_today(status, "", NOON_MS - HOUR_MS, NOON)
    assert not is_today(status, "", NOON_MS - 12 * HOUR_MS, NOON)  # nobody ended it, long ago


@pytest.mark.parametrize("status", ["entering", "over"])
def test_without_a_date_one_that_has_not_begun_or_is_over_is_not_todays(status: Status) -> None:
    assert not is_today(status, "", NOON_MS, NOON)


def test_the_list_begins_with_what_is_held_today_however_many_are_busier(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(Settings(), tmp_path)
        office, now = Office(store), datetime.now(UTC).replace(microsecond=0)
        for name, begins in (
            ("Today", now.isoformat()),
            ("Later", (now + timedelta(days=9)).isoformat()),
            ("Open", ""),
        ):
            assert not isinstance(await office.open(BOSS, Setup(name=name, rounds=3, begins=begins)), Refusal)
        listed = await office.listing.listed(2)
        assert (listed[0].name, listed[0].today, listed[0].begins) == ("Today", True, now.isoformat())
        assert (listed[0].round, listed[0].rounds) == (0, 3)
        assert [each.today for each in listed[1:]] == [False]
        await store.close()

    run(story)
