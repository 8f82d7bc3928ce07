"""How much somebody may say."""

from tercet.server.live.budget import Budget
from tests.server.live.evening import Hand


def test_a_person_never_notices_it() -> None:
    hand = Hand()
    budget = Budget(60, 15, hand)
    for _ in range(1_000):
        hand.now += 0.1
        assert budget.spend()


def test_a_flood_is_stopped_and_may_come_again_after_a_while() -> None:
    hand = Hand()
    budget = Budget(60, 15, hand)
    assert sum(budget.spend() for _ in range(1_000)) == 60
    hand.now += 1
    assert sum(budget.spend() for _ in range(1_000)) == 15


def test_nobody_saves_up_more_than_there_is() -> None:
    hand = Hand()
    budget = Budget(5, 1, hand)
    hand.now += 1e6
    assert sum(budget.spend() for _ in range(100)) == 5
