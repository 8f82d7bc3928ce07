"""What a record tells of a round: each find with its times, what nobody saw, and close calls."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tercet.cards.notation import read_cards
from tercet.engine.commands import Join
from tercet.engine.match import MatchEvent, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Calling, PointAtOnce
from tercet.record.sightings import Found, RoundSeen, sightings
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.chain import CHAIN
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.memory import MEMORY
from tercet.rulesets.quick import QUICK
from tests.engine.layouts import NO_SET_IN_IT, ONE_SET, THE_OTHER_SET, THE_SET, TWO_SETS
from tests.engine.matches import ToldMatch, given_match
from tests.engine.real_table import by_hand
from tests.engine.telling import ann, bea, judge
from tests.record.moments import compare, compare_client, random_match
from tests.record.samples import NAMES, events_of
from tests.record.seen_vectors import path_for, text_for


def last_round(events: Sequence[MatchEvent]) -> RoundSeen:
    return sightings(events)[-1]


def quick(layout: str) -> ToldMatch:
    return given_match(QUICK, ann, bea, layout=layout)


@pytest.mark.parametrize("seed", range(len(RULE_SETS)))
def test_what_nobody_saw_is_what_the_engine_says_at_every_moment(seed: int) -> None:
    """A match of bots of each rule set; `python -m tests.record.moments 1000` compares a thousand of both kinds."""
    compare(random_match(seed))


def test_the_replay_of_the_web_client_says_the_same_of_random_matches() -> None:
    """Two of each rule set, one of bots and one of players who say anything."""
    compare_client(range(2 * len(RULE_SETS)))


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_records_are_seen_as_the_engine_sees_them(name: str) -> None:
    """With ties, cards that are taken off, hints, and people who come and go."""
    compare(events_of(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_web_client_is_tested_against_what_is_said_today(name: str) -> None:
    """Otherwise: python3 dev.py regenerate."""
    assert path_for(name).read_text(encoding="utf-8") == text_for(name)


def test_a_find_is_told_with_what_it_took() -> None:
    """Its cards lay there from the deal on; the finder was wrong once before."""
    told = quick(ONE_SET).when(bea.points(NO_SET_IN_IT, at=2_000), bea.points(THE_SET, at=5_000))
    (found,) = last_round(told.log).found
    wanted = Found(found.n, 5_000, 5_000, bea.player, read_cards(THE_SET), 0, 1, 12, 0, 1, 1)
    assert (found, found.after_ms) == (wanted, 5_000)
    (failed,) = last_round(told.log).failed
    assert (failed.at, failed.by, failed.cards) == (2_000, bea.player, read_cards(NO_SET_IN_IT))


def test_the_time_of_a_find_ends_with_the_call_and_not_with_pointing() -> None:
    """A-2: the call is when it was seen."""
    told = given_match(CLASSIC, ann, bea, layout=ONE_SET).when(ann.calls(at=700), ann.points(THE_SET, at=2_900))
    (found,) = last_round(told.log).found
    assert (found.called, found.at, found.after_ms) == (700, 2_900, 700)


def test_a_find_that_lay_since_an_earlier_layout_is_timed_from_then() -> None:
    """The other SET lay there from the deal on, although new cards came between."""
    told = quick(TWO_SETS).when(ann.points(THE_SET, at=1_000), bea.points(THE_OTHER_SET, at=4_000))
    first, second = last_round(told.log).found
    assert (first.others, second.since, second.after_ms) == (1, 0, 4_000)


def test_a_find_that_somebody_breaks_was_seen_by_nobody() -> None:
    """The two share a card: who takes one breaks the other."""
    layout = "1rof 2rof 3rof 1pof 1gof 1psh 2psh 3pdh 2gdh 3rde 1gse 3gde"
    told = quick(layout).when(ann.points(THE_SET, at=3_000))
    broken = [one for one in last_round(told.log).unseen if set(one.cards) == set(read_cards("1rof 1pof 1gof"))]
    (one,) = broken
    assert (one.since, one.until, one.gone, one.by, one.broken) == (0, 3_000, "taken", ann.player, read_cards(THE_SET))


def test_a_find_that_was_pointed_out_and_not_given_has_been_seen() -> None:
    """A-7: the judge says that it is none; then the same cards are taken by somebody else."""
    opened = act_in_match(None, OpenMatch(0, ann.player, COMPETITION.rules, (ann.player, bea.player), judge.player))
    assert not isinstance(opened, Refusal)
    assert opened.match is not None
    told = ToldMatch(opened.match, opened.events).deals(ann, TWO_SETS)
    told.when(ann.calls(at=100), ann.points(THE_SET, at=200), judge.rules(False, at=300))
    told.when(bea.calls(at=400), bea.points(THE_OTHER_SET, at=500), judge.rules(True, at=600))
    assert [one.by for one in last_round(told.log).found] == [bea.player]
    told.when(bea.calls(at=700), bea.points(THE_SET, at=800), judge.rules(True, at=900))
    (red,) = [one for one in last_round(told.log).lay if set(one.cards) == set(read_cards(THE_SET))]
    assert red.seen_by == (ann.player, bea.player)


def test_cards_that_lie_face_down_cannot_be_seen() -> None:
    """M-11: a find counts as lying there only while all of its cards are turned up."""
    layout = "1rof 2rof 3rof 1gsh 2gsh 3gsh 1pde 2pde 3pdh"
    told = given_match(MEMORY, ann, bea, layout=layout)
    told.when(ann.turns(0, 100), ann.turns(1, 200), bea.turns(2, 900), ann.turns(3, 1_500), ann.turns(4, 2_000))
    here = last_round(told.log)
    assert here.found == ()
    (red,) = here.unseen
    assert (red.cards, red.since, red.until, red.gone) == (read_cards("1rof 2rof 3rof"), 900, 2_000, "turned")
    told = given_match(MEMORY, ann, bea, layout=layout)
    told.when(ann.turns(0, 100), ann.turns(1, 200), ann.turns(2, 900))
    (found,) = last_round(told.log).found
    assert (found.since, found.after_ms) == (None, None)


def test_in_a_chain_only_what_links_to_the_last_find_lies_there() -> None:
    """M-1: after the first find, the other SET of the layout is no longer allowed."""
    told = given_match(CHAIN, ann, bea, layout=TWO_SETS).when(ann.points(THE_SET, at=3_000))
    gone = {one.cards: one for one in last_round(told.log).unseen}
    other = next(one for cards, one in gone.items() if set(cards) == set(read_cards(THE_OTHER_SET)))
    assert (other.gone, other.by) == ("linked", ann.player)


def test_a_real_deck_tells_who_found_something_and_nothing_of_the_cards() -> None:
    """The engine cannot see them."""
    found = [one for each in sightings(events_of("real-deck")) for one in each.found]
    assert {(one.cards, one.since, one.differing) for one in found} == {((), None, None)}


def test_calls_at_a_judges_table_are_decided_in_their_order() -> None:
    """G-15: one whose cards an earlier caller has taken is excused."""
    order, excused = last_round(events_of("competition")).close
    assert (order.decided, excused.decided) == ("order", "order")
    assert (excused.won, excused.excused) == (("stranger",), ("player-2",))
    assert [at for _, at in excused.calls] == sorted(at for _, at in excused.calls)


def test_simultaneous_calls_are_decided_by_the_others_or_by_showing() -> None:
    """S-7, R-14: who was named has the call; where they cannot say, all show."""
    close = [one for each in sightings(events_of("ties")) for one in each.close]
    assert {one.decided for one in close} >= {"named", "all"}
    named = next(one for one in close if one.decided == "named" and one.won)
    assert named.won[0] in [caller for _, caller in named.votes]


def test_a_round_that_does_not_count_says_so() -> None:
    """R-20: the first of these was ended early, and dealt again."""
    assert [each.counted for each in sightings(events_of("master"))] == [False, True, True, True]


def test_a_round_that_goes_on_tells_what_is_known() -> None:
    told = quick(ONE_SET)
    (here,) = sightings(told.log)
    assert (here.ended, here.found, here.lay) == (None, (), ())


@pytest.mark.parametrize(
    ("rule_set", "wanted"),
    [("mega", {1, 2, 3, 4, 5}), ("quads", {1, 2, 3, 4}), ("ultra", {None}), ("dots", {None}), ("ghost", {None})],
)
def test_differing_features_are_counted_where_that_means_something(rule_set: str, wanted: set[int | None]) -> None:
    """A SET of three, or four cards of four values; not two pairs, six cards or dots."""
    assert {one.differing for each in sightings(events_of(rule_set)) for one in each.found} <= wanted


# A real deck, as far as somebody has seen it

SEEN, TAKEN, LEFT = TWO_SETS, THE_SET, THE_OTHER_SET


def with_real_cards(**changes: Calling) -> ToldMatch:
    """Ann and Bea play, and a judge looks and rules."""
    rules = replace(by_hand(COMPETITION), **changes)
    return given_match(rules, ann, bea).when(Join(0, judge.player, "judge"))


def test_a_find_among_real_cards_is_told_as_it_was_seen() -> None:
    """G-13: the judge looked before the call, and again at what was shown; the time begins with the round."""
    told = with_real_cards().when(judge.sees(SEEN, at=4_000), bea.calls(at=9_000), bea.shows(at=9_500))
    told.when(judge.sees_claimed(TAKEN, at=11_000), judge.rules(True, at=12_000))
    (found,) = last_round(told.log).found
    wanted = Found(found.n, 12_000, 9_000, bea.player, read_cards(TAKEN), 0, 1, 12, 1, 0, 1)
    assert (found, found.after_ms) == (wanted, 9_000)


def test_what_lay_among_real_cards_when_the_round_was_over_is_what_nobody_saw() -> None:
    told = with_real_cards().when(judge.sees(SEEN, at=4_000), bea.calls(at=9_000), bea.shows(at=9_500))
    told.when(judge.sees_claimed(TAKEN, at=11_000), judge.rules(True, at=12_000), judge.ends_the_round(at=30_000))
    seen = last_round(told.log)
    assert [(lying.cards, lying.since, lying.until, lying.gone) for lying in seen.unseen] == [
        (read_cards(LEFT), 4_000, 30_000, "over")
    ]
    assert [(lying.cards, lying.seen_by) for lying in seen.lay if lying.seen_by] == [(read_cards(TAKEN), (bea.player,))]


def test_real_cards_that_lay_there_before_another_find_are_timed_from_the_look() -> None:
    told = with_real_cards().when(judge.sees(SEEN, at=4_000))
    for by, cards, at in ((bea, TAKEN, 9_000), (ann, LEFT, 20_000)):
        told.when(by.calls(at), by.shows(at), judge.sees_claimed(cards, at), judge.rules(True, at))
    assert [found.since for found in last_round(told.log).found] == [0, 4_000]


def test_after_a_find_that_nobody_saw_nothing_is_said_of_what_lay_there() -> None:
    """It may have been the very one."""
    told = with_real_cards().when(judge.sees(SEEN, at=4_000), bea.calls(at=9_000), bea.shows(at=9_500))
    told.when(judge.rules(True, at=12_000), judge.ends_the_round(at=30_000))
    seen = last_round(told.log)
    assert (seen.lay, [(found.cards, found.since) for found in seen.found]) == ((), [((), None)])


def test_a_look_that_corrects_the_last_one_leaves_no_find_that_was_never_there() -> None:
    told = with_real_cards().when(judge.sees(f"{TAKEN} 1pde", at=4_000), judge.sees("1rof 2rof 3roe 1pde", at=5_000))
    told.when(judge.ends_the_round(at=30_000))
    assert last_round(told.log).lay == ()


def test_a_wrong_claim_among_real_cards_is_told_with_its_cards() -> None:
    told = with_real_cards().when(ann.calls(at=1_000), ann.shows(at=1_000), judge.sees_claimed(NO_SET_IN_IT, at=2_000))
    told.when(judge.rules(False, at=3_000))
    (failed,) = last_round(told.log).failed
    assert (failed.by, failed.why, failed.cards) == (ann.player, "wrong", read_cards(NO_SET_IN_IT))


def test_where_nobody_calls_the_time_ends_with_the_showing_of_real_cards() -> None:
    told = with_real_cards(calling=PointAtOnce()).when(ann.shows(at=3_000), judge.sees_claimed(TAKEN, at=4_000))
    told.when(judge.rules(True, at=5_000))
    (found,) = last_round(told.log).found
    assert (found.called, found.since) == (3_000, 0)
