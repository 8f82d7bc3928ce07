"""The reward slot: what the finder keeps, what leaves the layout, how many points it is."""

import pytest

from tercet.cards.notation import read_cards
from tercet.engine.rules import KeepAll, KeepOne, LeaveCards, Reward
from tercet.engine.slots.reward import Won, shared, won
from tercet.rulesets.quick import QUICK
from tests.engine.slots.tables import table_of, with_slots

TRIO = read_cards("1rof 2rof 3rof")
FIRST, REST = TRIO[:1], TRIO[1:]


@pytest.mark.parametrize(
    ("reward", "expected"),
    [
        (KeepAll("set"), (TRIO, TRIO, 1)),
        (KeepAll("card"), (TRIO, TRIO, 3)),  # E-3, E-9
        (KeepOne(), (FIRST, TRIO, 1)),  # S-4
        (LeaveCards(), ((), (), 1)),
    ],
    ids=str,
)
def test_what_a_set_brings(reward: Reward, expected: Won) -> None:
    """A-6, E-3, S-4: all the cards, or one, or none."""
    table = with_slots(table_of(QUICK, "1rof 2rof 3rof 1psh"), reward=reward)
    assert won(table, TRIO, staked=False) == expected


def test_in_a_super_round_all_three_are_points() -> None:
    """S-11."""
    table = with_slots(table_of(QUICK, "1rof 2rof 3rof"), reward=KeepOne())
    assert won(table, TRIO, staked=True) == (TRIO, TRIO, 3)


def test_a_link_is_not_taken_twice() -> None:
    """Where each card is a point, a chain's SET brings the two that lay there."""
    table = with_slots(table_of(QUICK, "2rof 3rof"), reward=KeepAll("card"))
    assert won(table, TRIO, staked=False) == (REST, REST, 2)


def test_cards_that_nobody_sees_are_three_all_the_same() -> None:
    """E-9, S-11 with a real deck."""
    european = with_slots(table_of(QUICK, ""), reward=KeepAll("card"))
    assert won(european, (), staked=False) == ((), (), 3)
    staked = with_slots(table_of(QUICK, ""), reward=KeepOne())
    assert won(staked, (), staked=True) == ((), (), 3)


@pytest.mark.parametrize(
    ("reward", "lying", "discard", "expected"),
    [
        (KeepOne(), "", "2rof 3rof", (REST[:1], (), 1)),
        (KeepOne(), "2rof 3rof", "", (REST[:1], REST, 1)),
        (KeepAll("set"), "", "", ((), (), 1)),
        (KeepAll("set"), "2rof 3rof", "", (REST, REST, 1)),
        (LeaveCards(), "1rof 2rof 3rof", "", ((), (), 1)),
    ],
    ids=str,
)
def test_a_set_whose_card_another_has_just_taken_is_still_a_point(
    reward: Reward, lying: str, discard: str, expected: Won
) -> None:
    """S-7, S-16: and where points are cards, it is one that nobody keeps."""
    table = with_slots(table_of(QUICK, lying, discard=read_cards(discard)), reward=reward)
    assert shared(table, TRIO) == expected
