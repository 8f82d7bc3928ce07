"""Facts about rules that several slots need, and the packages outside the engine.

No slot knows another: what one slot must know of another's value stands here, below all of them.
"""

from typing import assert_never

from tercet.engine.rules import (
    AllCards,
    ByEngine,
    ByJudge,
    ByPlayers,
    CallFirst,
    CallsInOrder,
    Deck,
    FaceDown,
    Open,
    PointAtOnce,
    PuzzleDeck,
    RealDeck,
    Rectangle,
    Rules,
    SomeCards,
)


def unseen(deck: Deck) -> bool:
    """Are the cards in people's hands, where the engine cannot see them?"""
    if isinstance(deck, RealDeck):
        return True
    if isinstance(deck, (AllCards, SomeCards, PuzzleDeck)):
        return False
    assert_never(deck)


def has_judge(rules: Rules) -> bool:
    """Is there a judge's seat?"""
    match rules.verdict:
        case ByJudge():
            return True
        case ByEngine() | ByPlayers():
            return False
        case unknown:
            assert_never(unknown)


def calls_are_made(rules: Rules) -> bool:
    """Do players call before they point?"""
    match rules.calling:
        case CallFirst() | CallsInOrder():
            return True
        case PointAtOnce():
            return False
        case unknown:
            assert_never(unknown)


def lies_face_down(rules: Rules) -> bool:
    """Are the cards dealt face down, so that nobody sees one before somebody turns it (M-11)?"""
    layout = rules.layout
    if isinstance(layout, (Rectangle, Open)):
        return False
    if isinstance(layout, FaceDown):
        return True
    assert_never(layout)


def layout_size(rules: Rules) -> int | None:
    """How many cards are to lie on the table; None where they are laid one by one."""
    match rules.layout:
        case Rectangle(size) | FaceDown(size):
            return size
        case Open():
            return None
        case unknown:
            assert_never(unknown)
