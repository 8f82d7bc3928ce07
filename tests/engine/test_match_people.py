"""People who come late to a match, leave it, come back or are removed (R-10, A-11)."""

from msgspec.structs import replace

from tercet.engine import events as e
from tercet.engine.match import MatchEnded, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge, PassingDeal
from tercet.engine.value import Player
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.master import MASTER
from tercet.rulesets.passing_deal import PASSING_DEAL
from tests.engine.layouts import ONE_SET, THE_SET
from tests.engine.matches import ToldMatch, all_let_it_count, given_match
from tests.engine.telling import Someone, ann, bea, cem, dan, given, judge

ALL_FOUR = (ann, bea, cem, dan)


def stopped(match: ToldMatch) -> ToldMatch:
    """The host ends the round."""
    host = match.table.acting_host
    assert host is not None
    return all_let_it_count(match.when(Someone(host).ends_the_round(match.match.at)))


def next_dealer(match: ToldMatch) -> Someone:
    """The round is ended and the next one dealt by those who are present."""
    stopped(match)
    return Someone(match.deals(Someone(match.match.there[0]), ONE_SET).table.dealer)


def test_the_number_of_rounds_is_the_number_of_players_at_the_first_deal() -> None:
    """R-10: who joins late deals no extra round."""
    match = given_match(MASTER, ann, bea, cem, layout=ONE_SET).when(dan.joins(at=100))
    dealers = [next_dealer(match), next_dealer(match)]
    assert dealers == [bea, cem]
    assert stopped(match).match.ended


def test_who_joins_during_a_round_plays_at_once() -> None:
    """R-10: and keeps the points."""
    match = given_match(PASSING_DEAL, ann, bea, layout=ONE_SET).when(dan.joins(at=100))
    stopped(match.when(dan.calls(at=200), dan.points(THE_SET, at=300)))
    assert match.total(dan) == 1


def test_who_joins_between_rounds_plays_the_next() -> None:
    """R-10."""
    match = stopped(given_match(PASSING_DEAL, ann, bea)).when(dan.joins(at=100))
    match.refuses(dan.calls(at=150), "over")
    match.deals(bea, ONE_SET).when(dan.calls(at=200), dan.points(THE_SET, at=300))
    stopped(match)
    assert match.match.totals == {ann.player: 0, bea.player: 0, dan.player: 1}


def test_a_master_who_leaves_is_replaced_by_the_next_in_order() -> None:
    """R-10: the next one deals, and plays no more in this round."""
    table = given(MASTER, *ALL_FOUR, master=bea, layout=ONE_SET).when(bea.leaves(at=100))
    table.then(e.PlayerLeft(100, bea.player), e.DealerChanged(100, cem.player))
    table.refuses(cem.calls(at=200), "not-playing")
    table.when(dan.calls(at=200), dan.points(THE_SET, at=300), cem.deals(at=400))


def test_a_master_who_is_removed_is_replaced_too() -> None:
    """R-10: after the last in order comes the first."""
    table = given(MASTER, *ALL_FOUR, master=dan, layout=ONE_SET).when(ann.removes(dan, at=100))
    assert table.told(e.DealerChanged) == [e.DealerChanged(100, ann.player)]


def test_a_master_who_comes_back_plays_the_rest_of_the_round() -> None:
    """R-10: the role has passed on."""
    table = given(MASTER, *ALL_FOUR, master=ann, layout=ONE_SET).when(ann.leaves(at=100), ann.returns(at=200))
    table.when(ann.calls(at=300), ann.points(THE_SET, at=400))
    assert table.seat(ann).points == 3
    assert table.seat(bea).role == "master"


def test_whoever_has_called_is_not_made_master_before_the_call_is_settled() -> None:
    """R-10, A-2: a SET that was called may be shown; the one after the caller deals."""
    table = given(MASTER, *ALL_FOUR, master=ann, layout=ONE_SET).when(bea.calls(at=100), ann.leaves(at=200))
    assert table.told(e.DealerChanged) == [e.DealerChanged(200, cem.player)]
    table.when(bea.points(THE_SET, at=300))
    assert table.seat(bea).points == 3


def test_with_one_other_player_left_nobody_has_to_deal() -> None:
    """R-10: one who could only deal would have nobody to deal for."""
    table = given(MASTER, master=ann, layout=ONE_SET).when(cem.leaves(at=100), ann.leaves(at=200))
    table.when(bea.calls(at=300), bea.points(THE_SET, at=400))
    assert table.seat(bea).points == 3


def test_for_one_who_is_away_the_next_one_takes_the_deal() -> None:
    """R-10, A-11."""
    match = given_match(PASSING_DEAL, *ALL_FOUR).when(bea.leaves(at=100))
    assert next_dealer(match) == cem


def test_whoever_was_away_deals_once_back() -> None:
    """A-11: until everyone has dealt."""
    match = given_match(PASSING_DEAL, *ALL_FOUR).when(bea.leaves(at=100))
    assert next_dealer(match) == cem
    match.when(bea.returns(at=200))
    assert [next_dealer(match), next_dealer(match)] == [bea, dan]
    assert stopped(match).match.ended


def test_nobody_is_passed_over_because_another_was_removed() -> None:
    """A-11: bea and ann have dealt, ann is removed, and it is the turn of cem."""
    match = given_match(PASSING_DEAL, *ALL_FOUR)
    match.when(ann.hands_over_to(dan, at=100))
    assert next_dealer(match) == bea
    match.when(dan.removes(ann, at=200))
    assert [next_dealer(match), next_dealer(match)] == [cem, dan]


def test_a_match_goes_on_although_too_few_are_left_to_begin_one() -> None:
    """R-10, R-16: three begin, one is removed, and the others play the match to its end."""
    match = given_match(MASTER, ann, bea, cem).when(ann.removes(cem, at=100))
    assert next_dealer(match) == bea
    next_dealer(match)
    assert stopped(match).match.ended


def test_a_match_goes_on_when_all_but_one_have_left() -> None:
    """R-10: no deadlock."""
    match = given_match(MASTER, ann, bea, cem).when(bea.leaves(at=100), cem.leaves(at=200))
    next_dealer(match)
    next_dealer(match)
    assert stopped(match).match.ended


def test_who_is_away_keeps_the_seat_and_the_points() -> None:
    """R-10: and is there again when coming back in a later round."""
    match = given_match(PASSING_DEAL, ann, bea, cem, layout=ONE_SET)
    match.when(cem.calls(at=100), cem.points(THE_SET, at=200), cem.leaves(at=300))
    stopped(match).deals(bea, ONE_SET)
    match.refuses(cem.calls(at=400), "away")
    match.when(cem.returns(at=500), cem.calls(at=600), cem.points(THE_SET, at=700))
    stopped(match)
    assert match.total(cem) == 2


def test_who_is_away_may_not_deal() -> None:
    """R-10."""
    match = stopped(given_match(PASSING_DEAL, ann, bea)).when(bea.leaves(at=100))
    match.refuses(match.deal(bea), "away")


def test_who_was_removed_stays_away_in_every_later_round() -> None:
    """R-10: removed is for good; the points remain."""
    match = given_match(PASSING_DEAL, ann, bea, cem, layout=ONE_SET)
    match.when(cem.calls(at=100), cem.points(THE_SET, at=200), ann.removes(cem, at=300))
    stopped(match)
    match.refuses(match.deal(cem), "removed")
    match.deals(bea)
    match.refuses(cem.joins(at=400), "removed")
    match.refuses(cem.returns(at=400), "removed")
    next_dealer(match)
    stopped(match)
    (ended,) = match.told(MatchEnded)
    assert (ended.ranks[0].player, ended.ranks[0].points) == (cem.player, 1)


def test_a_removed_player_leaves_room_for_another() -> None:
    """R-16: twelve may sit, not counting those who have left."""
    people = [ann, *(Someone(Player(f"guest {n}")) for n in range(11))]
    match = given_match(PASSING_DEAL, *people)
    match.refuses(bea.joins(at=100), "full")
    match.when(ann.removes(people[5], at=200), bea.joins(at=300))
    stopped(match).deals(bea, ONE_SET).when(bea.calls(at=400), bea.points(THE_SET, at=500))


def test_the_host_of_one_round_is_the_host_of_the_next() -> None:
    """Whoever deals: the table was handed over, and stays so."""
    match = given_match(PASSING_DEAL, ann, bea, cem).when(ann.hands_over_to(bea, at=100))
    stopped(match).deals(cem)
    assert match.table.host == bea.player
    match.refuses(ann.removes(cem, at=200), "host-only")


def test_whoever_opens_the_match_is_its_host_also_if_another_deals_first() -> None:
    """The first deal does not make a host."""
    opened = act_in_match(None, OpenMatch(0, bea.player, PASSING_DEAL.rules, (ann.player, bea.player)))
    assert not isinstance(opened, Refusal)
    assert opened.match is not None
    match = ToldMatch(opened.match, opened.events).deals(ann)
    assert match.table.host == bea.player


def judged_match() -> ToldMatch:
    """Ann and bea play two rounds; the judge has opened and dealt the first."""
    rules = replace(CLASSIC.rules, verdict=ByJudge(), match=PassingDeal())
    opened = act_in_match(None, OpenMatch(0, judge.player, rules, (ann.player, bea.player), judge.player))
    assert not isinstance(opened, Refusal)
    assert opened.match is not None
    return ToldMatch(opened.match, opened.events).deals(judge)


def test_a_judge_keeps_the_seat_from_round_to_round() -> None:
    """Also one who is away when the next round begins."""
    match = judged_match().when(judge.leaves(at=100))
    stopped(match).deals(ann)
    assert match.table.judge is None
    assert match.when(judge.returns(at=200)).table.judge == judge.player


def test_a_judge_may_deal_while_all_players_are_away() -> None:
    """R-10: the deal is theirs all the same, and the table waits for them."""
    match = judged_match().when(ann.leaves(at=100), bea.leaves(at=200))
    stopped(match).deals(judge)
    assert match.table.dealer == bea.player
    match.when(bea.returns(at=300), bea.calls(at=400))


def test_a_judge_who_has_removed_everyone_can_still_end_the_match() -> None:
    """R-10: no deadlock, not even then."""
    match = judged_match().when(judge.removes(ann, at=100), judge.removes(bea, at=200))
    stopped(match).deals(judge)
    assert stopped(match).match.ended
