"""How answers about photos are counted."""

from tercet.cards.card import Card
from tercet.eye.measured import Corner, Known, Measured, Said, Verdict, compared, summed_up

RIGHT = Verdict("right", Card("2rsh"), Card("2rsh"), 0.99)
WRONG = Verdict("wrong", Card("2rsh"), Card("2rsf"), 0.6)
INVENTED = Verdict("invented", None, Card("1gof"), 0.95)
MISSED = Verdict("missed", Card("3pde"), None, 0.0)


def at(x: float, y: float, width: float = 60, height: float = 40) -> list[Corner]:
    """The corners of a card."""
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


def test_a_card_read_where_it_lies_is_right_or_wrong() -> None:
    known = [Known(Card("2rsh"), at(0, 0)), Known(Card("1gof"), at(100, 0))]
    said = [Said(Card("2rsh"), at(3, 2), 0.98), Said(Card("1gsf"), at(99, 1), 0.7)]
    assert [verdict.kind for verdict in compared(known, said)] == ["right", "wrong"]


def test_what_is_not_found_and_what_is_not_there_are_counted() -> None:
    found = compared([Known(Card("2rsh"), at(0, 0))], [Said(Card("2rsh"), at(0, 21), 0.99)])
    assert [(verdict.kind, verdict.known, verdict.said) for verdict in found] == [
        ("invented", None, "2rsh"),
        ("missed", "2rsh", None),
    ]


def test_a_card_is_taken_once_by_the_surest_answer() -> None:
    twice = [Said(Card("1gof"), at(1, 0), 0.5), Said(Card("2rsh"), at(2, 0), 0.9)]
    assert [verdict.kind for verdict in compared([Known(Card("2rsh"), at(0, 0))], twice)] == ["right", "invented"]


def test_corners_may_begin_anywhere() -> None:
    turned = [*at(0, 0)[2:], *at(0, 0)[:2]]
    assert compared([Known(Card("2rsh"), turned)], [Said(Card("2rsh"), at(0, 0), 1.0)])[0].kind == "right"


def test_photos_are_summed_up_by_card_and_by_photo() -> None:
    measured = summed_up([[RIGHT, RIGHT], [RIGHT, WRONG], [RIGHT, INVENTED], [MISSED], []])
    assert measured._replace(rows=()) == Measured(
        cards=6, right=4, wrong=1, missed=1, invented=1, said=6, unmarked=1, photos=5, photos_right=2, rows=()
    )


def test_the_table_of_confidences_says_how_many_were_right() -> None:
    sure = [Verdict("right", Card("2rsh"), Card("2rsh"), confidence) for confidence in (0.9, 0.94, 1.0)]
    rows = summed_up([[*sure, WRONG, MISSED]]).rows
    assert [(row.low, row.high, row.said, row.right) for row in rows] == [
        (0.5, 0.7, 1, 0),
        (0.9, 0.95, 2, 2),
        (0.99, 1.0, 1, 1),
    ]
    assert rows[1].mean == (0.9 + 0.94) / 2
