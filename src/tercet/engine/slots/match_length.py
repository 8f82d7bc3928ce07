"""The match slot: how many rounds are played, and who deals them."""

from typing import assert_never

from tercet.engine.facts import unseen
from tercet.engine.rules import PassingDeal, Race, Rules, SetMaster, SingleRound


def rounds_of(rules: Rules, players: int) -> int:
    """How many rounds this number of players plays."""
    match rules.match:
        case SingleRound() | Race():
            return 1
        case PassingDeal(times) | SetMaster(times):
            return times * players
        case unknown:
            assert_never(unknown)


def has_master(rules: Rules) -> bool:
    """Is whoever deals the Master, who does not play?"""
    match rules.match:
        case SetMaster():
            return True
        case SingleRound() | PassingDeal() | Race():
            return False
        case unknown:
            assert_never(unknown)


def stopped_counts(rules: Rules, rounds: int) -> bool:
    """Does a round that the host ends early count (R-20)? Yes with a real deck, whose end only people see."""
    match rules.match:
        case SingleRound() | Race():
            return True
        case PassingDeal(_, counts) | SetMaster(_, counts):
            return counts or rounds == 1 or unseen(rules.deck)
        case unknown:
            assert_never(unknown)


def own_layouts(rules: Rules) -> bool:
    """Does everyone play on a layout of their own (M-12)?"""
    match rules.match:
        case Race():
            return True
        case SingleRound() | PassingDeal() | SetMaster():
            return False
        case unknown:
            assert_never(unknown)
