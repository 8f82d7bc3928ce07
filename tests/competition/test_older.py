"""Logs of earlier versions are still read, and add up to the same day."""

from pathlib import Path

from tercet.competition import commands as c
from tercet.competition.cuts import division_champions
from tercet.competition.decide import act
from tercet.competition.evolve import fold
from tercet.competition.record import read, write
from tercet.competition.refusals import Refusal
from tercet.competition.rehearsal import BOSS
from tercet.competition.standings import standings

DAY = Path(__file__).parent / "older" / "day.json"


def test_a_day_from_before_undo_and_titles_is_read() -> None:
    kept = read(DAY.read_text(encoding="utf-8"))
    now = fold(kept.events)
    assert [(each.number, each.total) for each in standings(now)] == [
        (7, 32),
        (9, 28),
        (2, 25),
        (4, 19),
        (8, 19),
        (3, 17),
        (1, 7),
        (5, 5),
        (6, 0),
    ]
    assert (now.finalists, now.champion, division_champions(now)) == ((7, 9), 7, {"A": (9,), "B": (7,)})
    assert read(write(kept.events, {})).events == kept.events


def test_and_goes_on_from_anywhere_in_its_middle() -> None:
    """With half of its log, the day is continued as it would be today."""
    events = read(DAY.read_text(encoding="utf-8")).events
    for length in range(12, len(events)):
        now = fold(events[:length])
        told = act(now, c.Withdraw(now.at + 1, BOSS, now.here[0], 1))
        assert not isinstance(told, Refusal)
        assert now.here[0] not in told.now.here
