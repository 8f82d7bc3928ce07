"""A round that the host ends before its end: what it counts for in a match of several rounds (R-20)."""

import pytest
from msgspec.structs import replace

from tercet.engine.events import RoundEnded
from tercet.engine.match import CountAgreed, LetCount, MatchEnded, RoundCounted
from tercet.engine.rules import PassingDeal
from tercet.engine.table import Over
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.master import MASTER
from tercet.rulesets.passing_deal import PASSING_DEAL
from tests.engine.layouts import ONE_SET, THE_SET
from tests.engine.matches import ToldMatch, all_let_it_count, given_match
from tests.engine.telling import Someone, ann, bea, cem, dan


def lets_count(someone: Someone, at: int = 0) -> LetCount:
    return LetCount(at, someone.player)


def stopped(rules: RuleSet = PASSING_DEAL) -> ToldMatch:
    """Bea has found a SET in the first round, and Ann, the host, ends it."""
    match = given_match(rules, ann, bea, cem, layout=ONE_SET)
    return match.when(bea.calls(), bea.points(THE_SET), ann.ends_the_round())


@pytest.mark.parametrize("rules", [PASSING_DEAL, MASTER], ids=["passing-deal", "master"])
def test_a_round_that_the_host_ends_early_counts_for_nothing(rules: RuleSet) -> None:
    """R-20: no points, and no round of the match."""
    match = stopped(rules)
    assert match.told(RoundEnded) == [RoundEnded(0, "stopped")]
    assert match.told(RoundCounted) == []
    assert (match.match.played, match.total(bea), match.match.uncounted) == (0, 0, True)


@pytest.mark.parametrize("rules", [PASSING_DEAL, MASTER], ids=["passing-deal", "master"])
def test_it_is_dealt_again_by_the_same_dealer(rules: RuleSet) -> None:
    """R-20, A-11: then the deal goes on as if it had not been."""
    match = stopped(rules).deals(bea, ONE_SET)
    assert (match.table.dealer, match.match.dealt) == (ann.player, (ann.player,))
    all_let_it_count(match.when(ann.ends_the_round())).deals(ann)
    assert (match.table.dealer, match.match.dealt) == (bea.player, (ann.player, bea.player))
    assert match.match.rounds == 3


def test_once_all_who_are_there_agree_it_counts() -> None:
    """R-20: each says so once, and the last one makes it count."""
    match = stopped().when(lets_count(bea), lets_count(ann))
    assert match.told(RoundCounted) == []
    match.refuses(lets_count(cem, at=-1), "back-in-time")
    match.refuses(lets_count(bea), "said-already").refuses(lets_count(dan), "not-playing").when(lets_count(cem))
    assert match.events == [
        CountAgreed(0, cem.player),
        RoundCounted(0, {ann.player: 0, bea.player: 1, cem.player: 0}),
    ]
    match.refuses(lets_count(ann), "not-now")
    assert match.deals(ann).table.dealer == bea.player


def test_one_who_leaves_need_not_agree() -> None:
    """R-20: all present."""
    match = stopped().when(lets_count(ann), cem.leaves(), lets_count(bea))
    assert match.total(bea) == 1


def test_when_the_last_who_did_not_agree_leaves_it_counts() -> None:
    """R-20: all who are left have agreed."""
    match = stopped().when(lets_count(ann), lets_count(bea), cem.leaves())
    assert match.match.played == 1


def test_who_agreed_is_asked_anew_after_the_next_round() -> None:
    """R-20: each round has its own vote."""
    match = stopped().when(lets_count(bea)).deals(ann, ONE_SET)
    assert not match.match.agreed
    match.refuses(lets_count(bea), "not-now").when(ann.ends_the_round(), lets_count(bea))
    assert match.match.agreed == (bea.player,)


def test_the_last_round_that_all_let_count_ends_the_match() -> None:
    """R-20, A-11."""
    match = given_match(PASSING_DEAL, ann, bea)
    all_let_it_count(match.when(ann.ends_the_round())).deals(ann)
    match.when(ann.ends_the_round(), lets_count(ann))
    assert not match.match.ended
    assert len(match.when(lets_count(bea)).told(MatchEnded)) == 1
    match.refuses(lets_count(ann), "over")


def test_a_match_of_one_round_ends_with_it() -> None:
    """R-20 speaks of several rounds: here the round is shown as stopped, and that is all."""
    match = given_match(CLASSIC, ann, bea).when(ann.ends_the_round())
    assert match.match.ended
    assert match.table.phase == Over("stopped")


def test_where_a_stopped_round_counts_it_counts_at_once() -> None:
    """R-20 as an option: what a match means whose record was written before."""
    rules = replace(PASSING_DEAL.rules, match=PassingDeal(1))
    match = given_match(rules, ann, bea).when(ann.ends_the_round())
    assert match.match.played == 1
