"""Facts about rules that several slots need, and the packages outside the engine.

No slot knows another: what one slot must know of another's value stands here, below all of them.
"""

from typing import assert_never

from tercet.engine.rules import ByEngine, ByJudge, ByPlayers, Deck, NoHints, Rules, ShowCards, ShowCount


def unseen(deck: Deck) -> bool:
    """Are the cards in people's hands, where the engine cannot see them?"""
    return deck.unseen


def has_judge(rules: Rules) -> bool:
    """Is there a judge's seat?"""
    match rules.verdict:
        case ByJudge():
            return True
        case ByEngine() | ByPlayers():
            return False
        case unknown:
            assert_never(unknown)


def engine_decides(rules: Rules) -> bool:
    """Does the engine itself say whether a claim is right?"""
    return rules.verdict.by_engine


def reveals_nothing(rules: Rules) -> bool:
    """Does the table never reveal a card, or how many finds there are?"""
    match rules.hints:
        case NoHints():
            return True
        case ShowCards() | ShowCount():
            return False
        case unknown:
            assert_never(unknown)


def tells_how_many(rules: Rules) -> bool:
    """Does everyone see how many finds there are?"""
    match rules.hints:
        case ShowCount():
            return True
        case NoHints() | ShowCards():
            return False
        case unknown:
            assert_never(unknown)


def calls_are_made(rules: Rules) -> bool:
    """Do players call before they point?"""
    return rules.calling.called


def lies_face_down(rules: Rules) -> bool:
    """Are the cards dealt face down, so that nobody sees one before somebody turns it (M-11)?"""
    return rules.layout.face_down


def layout_size(rules: Rules) -> int | None:
    """How many cards are to lie on the table; None where they are laid one by one."""
    return rules.layout.size
