"""The queue of the press: who may wait, and at which place."""

from contextlib import ExitStack

import pytest

from tercet.engine.value import Player
from tercet.server.printing.queue import MOST, MOST_OF_AN_ADDRESS, MOST_OF_ONE, Queue, QueueFull

ADA, BEN = Player("ada"), Player("ben")


def test_everybody_can_be_told_their_places() -> None:
    queue = Queue()
    with queue.place(ADA, "10.0.0.1", "poster"), queue.place(BEN, "10.0.0.2", "deck"):
        with queue.place(ADA, "10.0.0.1", "results"):
            assert [(place, each.document) for place, each in queue.of(ADA)] == [(1, "poster"), (3, "results")]
        assert [(place, each.document) for place, each in queue.of(BEN)] == [(2, "deck")]
    assert len(queue) == 0


def test_one_person_has_two_orders_at_most() -> None:
    queue = Queue()
    with ExitStack() as waiting:
        for _ in range(MOST_OF_ONE):
            waiting.enter_context(queue.place(ADA, "10.0.0.1", "poster"))
        with pytest.raises(QueueFull, match="two orders"), queue.place(ADA, "10.0.0.9", "poster"):
            pass
        assert len(queue) == MOST_OF_ONE


def test_one_address_and_the_whole_queue_have_bounds() -> None:
    queue = Queue()
    with ExitStack() as waiting:
        for n in range(MOST_OF_AN_ADDRESS):
            waiting.enter_context(queue.place(Player(f"p{n}"), "10.0.0.1", "poster"))
        with pytest.raises(QueueFull, match="your address"), queue.place(ADA, "10.0.0.1", "poster"):
            pass
        for n in range(MOST - MOST_OF_AN_ADDRESS):
            waiting.enter_context(queue.place(Player(f"q{n}"), f"10.0.1.{n}", "poster"))
        with pytest.raises(QueueFull, match="20 orders"), queue.place(BEN, "10.0.0.2", "poster"):
            pass
