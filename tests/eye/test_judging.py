"""What becomes of the cards of a drawn table: how they are counted."""

from collections import Counter

import numpy as np

from tercet.cards.card import Card
from tercet.eye.picture import Quad
from tercet.eye.sight import SeenCard
from tools.eye.judging import Drawn, Judged, Table, compared, corners_off, how_sure, judged


def at(x: float) -> Quad:
    """Corners."""
    return np.array([[x, 0], [x + 60, 0], [x + 60, 40], [x, 40]], float)


def seen(card: str, x: float, confidence: float = 0.99) -> SeenCard:
    """What the eye says."""
    return SeenCard(Card(card), confidence, [], at(x))


def test_each_card_that_is_seen_well_enough_is_right_wrong_or_missed() -> None:
    cards = [
        Drawn(Card("1rof"), 1.0, at(0)),
        Drawn(Card("2rof"), 1.0, at(100)),
        Drawn(Card("3rof"), 0.7, at(200)),
        Drawn(Card("1gsh"), 0.7, at(300)),
        Drawn(Card("2gsh"), 0.5, at(400)),  # too much of it is covered to be asked for
        Drawn(Card("3gsh"), 1.0, at(500)),
        Drawn(Card("3gse"), 0.8, at(600), leaves=True),
    ]
    said = [seen("1rof", 3), seen("2roh", 100), seen("3rsf", 201, 0.6), seen("2gsf", 400), seen("3gsh", 500, 0.7)]
    assert compared(cards, said) == {
        "tables": 1,
        "whole": 3,
        "whole, right": 2,
        "right, but marked": 1,
        "whole, wrong": 1,
        "partly covered": 2,
        "partly covered, wrong and marked": 1,
        "partly covered, missed": 1,
        "leaving the picture": 1,
        "leaving the picture, missed": 1,
    }


def test_what_lies_nowhere_is_invented_and_one_answer_is_for_one_card() -> None:
    cards = [Drawn(Card("1rof"), 1.0, at(0))]
    said = [seen("1rof", 0), seen("1rof", 2), seen("3pde", 200, 0.5)]
    assert compared(cards, said) == {
        "tables": 1, "whole": 1, "whole, right": 1, "invented": 1, "invented, marked": 1,
    }  # fmt: skip


def test_a_table_without_anything_has_nothing() -> None:
    assert judged(Table(np.full((60, 80, 3), 90, np.uint8), [])) == Judged(Counter(tables=1), Counter(), [])


def test_what_is_said_is_counted_by_how_sure_it_is_and_whether_it_is_right() -> None:
    cards = [Drawn(Card("1rof"), 0.5, at(0)), Drawn(Card("2rof"), 1.0, at(100))]
    said = [seen("1rof", 2, 0.9), seen("2roh", 100, 0.969), seen("3pde", 300, 0.2), seen("2rof", 101, 1.0)]
    assert how_sure(cards, said) == {(0.9, True): 1, (0.9, False): 1, (0.0, False): 1, (0.99, True): 1}


def test_corners_are_as_far_off_as_they_were_drawn_whichever_way_round_the_card_lies() -> None:
    cards = [Drawn(Card("1rof"), 1.0, at(0)), Drawn(Card("2rof"), 0.8, at(100)), Drawn(Card("3rof"), 1.0, at(200))]
    upside_down = SeenCard(Card("3rof"), 0.99, [], np.roll(at(202), 2, 0))
    assert corners_off(cards, [seen("1rof", 3), seen("2rof", 100), upside_down]) == [3, 2]
