"""The ending slot: when is the round over?"""

import pytest
from msgspec.structs import replace

from tercet.engine.rules import AllFound, DeckUsedUp, Ending, FirstTo, FirstToInTime, RealDeck
from tercet.engine.slots.ending import due, over
from tercet.engine.table import Pile, Table
from tercet.rulesets.quick import QUICK
from tests.engine.slots.tables import table_of, with_slots


def table(ending: Ending, deck_left: int, sets: int = 0) -> Table:
    """Ann has this many SETs."""
    made = with_slots(table_of(QUICK, "", piles=(Pile(deck_left),)), ending=ending)
    return replace(made, seats=(replace(made.seats[0], sets=sets), *made.seats[1:]))


@pytest.mark.parametrize(
    ("ending", "deck_left", "any_left", "why"),
    [
        (DeckUsedUp(), 3, False, None),
        (DeckUsedUp(), 0, True, None),
        (DeckUsedUp(), 0, False, "no-set-left"),
        (FirstTo(3), 3, False, None),
        (FirstTo(3), 0, True, None),
        (FirstTo(3), 0, False, "no-set-left"),
        (FirstTo(2), 3, True, "first-to"),
        (FirstToInTime(3), 3, True, None),
        (FirstToInTime(3), 0, False, "no-set-left"),
        (FirstToInTime(2), 3, True, "first-to"),
        (AllFound(), 3, True, None),
        (AllFound(), 3, False, "all-found"),
    ],
    ids=str,
)
def test_when_it_is_over(ending: Ending, deck_left: int, any_left: bool, why: str | None) -> None:
    """R-6: the deck and the SETs decide, or a number of finds; ann has found two."""
    assert over(table(ending, deck_left, sets=2), lambda _: any_left) == why


def test_a_number_of_finds_may_have_a_time() -> None:
    """M-12: whichever comes first."""
    made = table(FirstToInTime(3, 5_000), 3, sets=2)
    assert due(made) == 5_000
    assert over(replace(made, at=4_999), lambda _: True) is None
    assert over(replace(made, at=5_000), lambda _: True) == "time-up"


def test_of_a_real_deck_only_people_can_tell() -> None:
    """R-6: the engine sees no card."""
    assert over(with_slots(table(DeckUsedUp(), 0), deck=RealDeck()), lambda _: False) is None
