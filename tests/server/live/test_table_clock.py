"""A table's own clock."""

from tercet.server.live.table_clock import TableClock
from tests.server.live.evening import Hand


def test_it_goes_on_from_the_last_instant_of_the_log() -> None:
    hand = Hand()
    hand.now = 1_000.0
    clock = TableClock(hand, at=42_000)
    assert clock.now() == 42_000
    hand.now += 1.5
    assert clock.now() == 43_500


def test_it_stands_still_while_it_is_stopped() -> None:
    hand = Hand()
    clock = TableClock(hand)
    hand.now += 1
    clock.stop()
    hand.now += 100
    assert clock.now() == 1_000
    clock.stop()
    hand.now += 100
    clock.go()
    assert clock.now() == 1_000
    hand.now += 0.25
    clock.go()
    assert clock.now() == 1_250


def test_it_is_never_behind_what_another_worker_wrote() -> None:
    hand = Hand()
    clock = TableClock(hand)
    clock.not_before(500)
    assert clock.now() == 500
    hand.now += 0.1
    clock.not_before(300)
    assert clock.now() == 600


def test_a_stopped_clock_takes_the_instant_of_another_worker_too() -> None:
    hand = Hand()
    clock = TableClock(hand)
    clock.stop()
    clock.not_before(500)
    hand.now += 3
    assert clock.now() == 500
