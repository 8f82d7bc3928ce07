"""Announcements: everyone reads them, and they block nothing."""

from tercet.competition import commands as c
from tests.competition.telling import Day, boss, sheet_for
from tests.competition.test_end import in_the_final


def test_an_announcement_stands_until_the_next_one_or_until_it_is_taken_down() -> None:
    day = Day(players=9)
    day.say(c.Announce(1, boss, "  Lunch at\n12:30 "))
    assert day.now.announcement == "Lunch at 12:30"
    day.say(c.Announce(2, boss, "Back at 13:15"))
    assert day.now.announcement == "Back at 13:15"
    day.say(c.Announce(3, boss, ""))
    assert day.now.announcement == ""


def test_an_announcement_that_nobody_can_read_is_refused() -> None:
    day = Day(players=9)
    assert day.refuses(c.Announce(1, boss, "x" * 201)) == "announcement-too-long"
    assert day.refuses(c.Announce(1, boss, "turned \u202e round")) == "bad-letters"
    assert day.now.announcement == ""


def test_what_was_done_before_an_announcement_can_still_be_undone_and_the_announcement_stays() -> None:
    day = Day(players=9, draw=True)
    day.say(c.Withdraw(1, boss, 4), c.Announce(2, boss, "Lunch"))
    day.say(c.Undo(3, boss))
    assert day.now.entrants[4].here
    assert day.now.announcement == "Lunch"


def test_something_can_be_announced_after_the_end() -> None:
    day = in_the_final()
    (final,) = day.games("final")
    day.settle(final, sheet_for(final, 12, 8, 4))
    assert day.now.ended
    day.say(c.Announce(9, boss, "Prizes in the hall"))
    assert (day.now.ended, day.now.announcement) == (True, "Prizes in the hall")
