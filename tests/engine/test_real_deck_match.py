"""A whole match with real cards: the deal passes, people end each round, the totals decide (A-11, R-11)."""

from msgspec.structs import replace

from tercet.engine.match import MatchEnded, RoundCounted
from tercet.engine.standing import Rank
from tercet.record.laws import violations
from tercet.rulesets.passing_deal import PASSING_DEAL
from tests.engine.matches import ToldMatch, given_match
from tests.engine.real_table import by_hand
from tests.engine.telling import Someone, ann, bea


def passing_deal() -> ToldMatch:
    return given_match(by_hand(PASSING_DEAL), ann, bea)


def withdraws(match: ToldMatch, someone: Someone) -> ToldMatch:
    """Somebody has called and has none: no rival alone could rule it away (R-17)."""
    return match.when(someone.calls(), someone.withdraws())


def finds(match: ToldMatch, someone: Someone) -> ToldMatch:
    """Somebody shows a SET, and the other one rules."""
    other = bea if someone == ann else ann
    return match.when(someone.calls(), someone.shows(), other.rules(True))


def test_the_deal_passes_when_people_end_the_round() -> None:
    """A-11: ann deals first, then bea; nobody gives a deck."""
    match = passing_deal()
    assert match.table.dealer == ann.player
    finds(match, bea).when(ann.ends_the_round())
    assert match.told(RoundCounted) == [RoundCounted(0, {ann.player: 0, bea.player: 1})]
    assert match.deals(bea).table.dealer == bea.player


def test_the_points_of_all_rounds_add_up() -> None:
    """A-11: an empty call in the second round counts against the first."""
    match = finds(finds(passing_deal(), bea), bea).when(ann.ends_the_round()).deals(bea)
    withdraws(finds(match, ann), bea).when(ann.ends_the_round())
    ranks = (Rank(1, ann.player, 1), Rank(1, bea.player, 1))
    assert match.told(MatchEnded) == [MatchEnded(0, ranks)]
    assert violations(match.log) == []


def test_a_deck_of_cards_is_refused() -> None:
    """The cards are in people's hands."""
    match = passing_deal().when(ann.ends_the_round())
    deal = match.deal(bea)
    match.refuses(replace(deal, deck=("1rof",)), "bad-deck")
