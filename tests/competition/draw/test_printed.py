"""The schedules that the guide prints: as they are, and as they should be."""

import pytest

from tercet.competition.draw.certificate import Fault
from tercet.competition.draw.corrected import changes, corrected
from tercet.competition.draw.printed import PRINTED
from tests.competition.draw.checking import count_repeats, everyone_sits_once


def test_seven_of_the_ten_break_their_own_rule_and_two_cannot_be_played() -> None:
    """G-7: printed for 9, 12, … 36 players."""
    assert list(PRINTED) == list(range(9, 37, 3))
    repeats = {players: count_repeats(rounds) for players, rounds in PRINTED.items()}
    assert repeats == {9: 0, 12: 2, 15: 1, 18: 2, 21: 2, 24: 1, 27: 7, 30: 1, 33: 0, 36: 0}
    unplayable = [n for n, rounds in PRINTED.items() if not everyone_sits_once(rounds, range(1, n + 1))]
    assert unplayable == [21, 27]


@pytest.mark.parametrize("players", PRINTED)
def test_corrected_nobody_meets_twice_or_sits_twice(players: int) -> None:
    """G-7: ours may not repeat a pairing or seat a player twice."""
    mended = corrected(players)
    assert everyone_sits_once(mended.rounds, range(1, players + 1))
    assert count_repeats(mended.rounds) == mended.certificate.repeats == 0
    assert mended.printed.repeats == count_repeats(PRINTED[players])


@pytest.mark.parametrize(("players", "tables"), [(9, 0), (15, 2), (18, 4), (24, 2), (30, 2), (33, 0), (36, 0)])
def test_no_more_tables_change_than_two_for_a_swap(players: int, tables: int) -> None:
    mended = corrected(players)
    assert len(mended.changes) <= tables
    assert mended.changes == changes(PRINTED[players], mended.rounds)


def test_what_cannot_be_played_is_said() -> None:
    """G-7: in round 3 of 21 and in round 4 of 27 somebody sits twice, and somebody else nowhere."""
    assert corrected(21).faults == (Fault(3, 16, 2), Fault(3, 12, 0))
    assert corrected(27).faults == (Fault(4, 26, 2), Fault(4, 20, 0))
