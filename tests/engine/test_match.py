"""The match: the passing deal, SET Master, the single round, and who wins (A-11, P-3, E-8, E-9, R-11)."""

import pytest
from msgspec.structs import replace

from tercet.engine import events as e
from tercet.engine.clock import deadline
from tercet.engine.match import MatchEnded, RoundCounted
from tercet.engine.rules import PassingDeal, SetMaster
from tercet.engine.standing import ranking
from tercet.engine.table import Over
from tercet.engine.value import Player
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.master import MASTER
from tercet.rulesets.passing_deal import PASSING_DEAL
from tests.engine.layouts import ONE_SET, THE_SET
from tests.engine.matches import ToldMatch, all_let_it_count, given_match
from tests.engine.telling import Someone, ann, bea, cem, dan, given, time_is_up


def round_won_by(match: ToldMatch, finder: Someone) -> ToldMatch:
    """Somebody finds one SET, then the host ends the round, and all agree that it counts."""
    at = match.match.at
    match.when(finder.calls(at), finder.points(THE_SET, at))
    host = match.table.acting_host
    assert host is not None
    return all_let_it_count(match.when(Someone(host).ends_the_round(at)))


def test_the_deal_passes_to_the_left_until_everyone_has_dealt() -> None:
    """A-11, P-3: as many rounds as players."""
    match = given_match(PASSING_DEAL, ann, bea, cem, layout=ONE_SET)
    dealers = [match.table.dealer]
    for _ in range(2):
        round_won_by(match, ann).deals(ann, ONE_SET)
        dealers.append(match.table.dealer)
    assert dealers == [ann.player, bea.player, cem.player]
    assert not match.match.ended
    assert round_won_by(match, ann).match.ended


def test_each_round_is_dealt_from_the_whole_deck_shuffled_anew() -> None:
    """A-11: the cards that were taken are in it again."""
    match = round_won_by(given_match(PASSING_DEAL, ann, bea, layout=ONE_SET), ann)
    match.deals(bea, THE_SET)
    assert match.table.deck_left == 81 - 12
    assert all(seat.taken == () and seat.points == 0 for seat in match.table.seats)
    match.when(bea.calls(at=0), bea.points(THE_SET, at=0))


def test_the_highest_total_of_all_rounds_wins() -> None:
    """A-11: not who won the last round; points against are counted off."""
    match = given_match(PASSING_DEAL, ann, bea, layout=ONE_SET)
    match.when(bea.calls(at=0), bea.withdraws(at=0))
    round_won_by(match, ann)
    assert match.told(RoundCounted) == [RoundCounted(0, {ann.player: 1, bea.player: -1})]
    round_won_by(match.deals(ann, ONE_SET), bea)
    (ended,) = match.told(MatchEnded)
    assert [(rank.rank, rank.player, rank.points) for rank in ended.ranks] == [(1, ann.player, 1), (2, bea.player, 0)]


def test_a_group_may_deal_several_times_each() -> None:
    """P-3: the number of rounds is an option."""
    match = given_match(replace(PASSING_DEAL.rules, match=PassingDeal(2)), ann, bea, layout=ONE_SET)
    dealers = [match.table.dealer]
    while not round_won_by(match, ann).match.ended:
        dealers.append(match.deals(ann, ONE_SET).table.dealer)
    assert dealers == [ann.player, bea.player, ann.player, bea.player]


def test_a_single_round_is_a_match_of_its_own() -> None:
    """P-2."""
    assert round_won_by(given_match(CLASSIC, ann, bea, layout=ONE_SET), ann).match.ended


def test_the_next_round_waits_until_this_one_is_over() -> None:
    """A-11."""
    match = given_match(PASSING_DEAL, ann, bea, layout=ONE_SET)
    match.refuses(match.deal(bea), "not-now")


def test_nothing_is_dealt_after_the_match() -> None:
    """A-11."""
    match = round_won_by(given_match(CLASSIC, ann, bea, layout=ONE_SET), ann)
    match.refuses(match.deal(ann), "over")
    match.refuses(ann.calls(at=match.match.at), "over")


def test_each_in_turn_is_the_master() -> None:
    """E-8: as many rounds as players."""
    match = given_match(MASTER, ann, bea, cem, layout=ONE_SET)
    masters = [master_of(match)]
    for finder in (bea, cem):
        masters.append(master_of(round_won_by(match, finder).deals(ann, ONE_SET)))
    assert masters == [[ann.player], [bea.player], [cem.player]]
    assert match.match.rounds == 3
    assert round_won_by(match, ann).match.ended


def master_of(match: ToldMatch) -> list[Player]:
    return [seat.player for seat in match.table.seats if seat.role == "master"]


def test_a_master_does_not_play() -> None:
    """E-8."""
    match = given_match(MASTER, ann, bea, cem, layout=ONE_SET)
    match.refuses(ann.calls(at=100), "not-playing")
    match.refuses(ann.says_no_set(at=100), "not-playing")
    match.when(bea.calls(at=100))


def test_a_master_tops_up_and_nobody_else_does() -> None:
    """E-8: the display has gaps until then."""
    table = given(MASTER, master=ann, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=200))
    assert len(table.table.cards) == 9
    assert table.table.layout[:3] == (None, None, None)
    table.refuses(bea.deals(at=300), "dealer-only")
    table.when(ann.deals(at=300))
    assert len(table.table.cards) == 12
    table.refuses(ann.deals(at=400), "nothing-to-deal")


def test_a_master_who_dreams_is_not_waited_for() -> None:
    """E-8: after a while the engine tops up in the Master's name."""
    table = given(MASTER, master=ann, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=200))
    assert deadline(table.table) == 10_200
    table.when(time_is_up(at=10_200))
    assert len(table.table.cards) == 12


def test_play_goes_on_while_the_master_tops_up() -> None:
    """E-8: nobody has to wait for the cards to call."""
    table = given(MASTER, master=ann, layout=ONE_SET).when(bea.calls(at=100), bea.points(THE_SET, at=200))
    table.when(cem.calls(at=300), cem.withdraws(at=400))
    assert table.told(e.LockedOut) == [e.LockedOut(400, cem.player)]


def test_each_card_is_a_point_and_the_points_of_all_rounds_are_added() -> None:
    """E-9: the highest total wins."""
    match = given_match(MASTER, ann, bea, cem, layout=ONE_SET)
    for finder in (cem, cem):
        round_won_by(match, finder).deals(ann, ONE_SET)
    round_won_by(match, ann)
    (ended,) = match.told(MatchEnded)
    ranks = [(rank.rank, rank.player, rank.points) for rank in ended.ranks]
    assert ranks == [(1, cem.player, 6), (2, ann.player, 3), (3, bea.player, 0)]


def test_set_master_may_be_played_twice_round() -> None:
    """E-8: the number of rounds is an option."""
    assert given_match(replace(MASTER.rules, match=SetMaster(2)), ann, bea, cem).match.rounds == 6


@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ({"ann": 5, "bea": 3, "cem": 3, "dan": 1}, [1, 2, 2, 4]),
        ({"ann": 3, "bea": 3}, [1, 1]),
        ({"ann": -1, "bea": -1, "cem": -2}, [1, 1, 3]),
        ({"dan": 0, "cem": 2, "ann": 0}, [1, 2, 2]),
    ],
)
def test_the_same_score_shares_a_rank(points: dict[Player, int], ranks: list[int]) -> None:
    """R-11: 1, 2, 2, 4."""
    assert [rank.rank for rank in ranking(points)] == ranks


def test_a_tie_is_broken_neither_by_name_nor_by_the_order_of_joining() -> None:
    """R-11: at the end of a match too."""
    match = given_match(PASSING_DEAL, cem, ann, layout=ONE_SET)
    round_won_by(match, cem).deals(ann, ONE_SET)
    round_won_by(match, ann)
    (ended,) = match.told(MatchEnded)
    assert [rank.rank for rank in ended.ranks] == [1, 1]


def test_one_who_only_deals_has_a_total_too() -> None:
    """R-11, E-9: nobody is left out of the standings."""
    match = given_match(MASTER, ann, bea, cem, dan, layout=ONE_SET)
    round_won_by(match, bea)
    assert match.match.totals == {ann.player: 0, bea.player: 3, cem.player: 0, dan.player: 0}
    assert isinstance(match.table.phase, Over)
