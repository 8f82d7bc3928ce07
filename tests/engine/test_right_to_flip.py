"""A player who keeps flipping badly can lose the right to flip (S-17, R-15)."""

from msgspec.structs import replace

from tercet.engine.commands import OpenRound
from tercet.engine.events import FlipTaken, FlipVoted
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge
from tercet.engine.table import Called
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.super_rules import SUPER
from tests.engine.super_table import LYING
from tests.engine.telling import ToldTable, ann, bea, cem, dan, deck_beginning, given, judge, time_is_up


def test_all_the_others_together_take_the_flip_from_a_bad_flipper() -> None:
    """S-17, R-15: one vote is not enough among three others."""
    table = given(SUPER, ann, bea, cem, dan).when(bea.takes_the_flip_from(dan, at=100))
    table.then(FlipVoted(100, bea.player, dan.player)).refuses(bea.takes_the_flip_from(dan, at=150), "said-already")
    table.when(cem.takes_the_flip_from(dan, at=200)).then(FlipVoted(200, cem.player, dan.player))
    assert table.seat(dan).flips


def test_the_hosts_word_is_enough() -> None:
    """R-15: ann is the host."""
    table = given(SUPER).when(ann.takes_the_flip_from(cem, at=100))
    table.then(FlipVoted(100, ann.player, cem.player), FlipTaken(100, cem.player))


def test_the_others_need_no_host() -> None:
    """R-15: where the bad flipper is the host, all the others vote."""
    table = given(SUPER).when(bea.takes_the_flip_from(ann, at=100), cem.takes_the_flip_from(ann, at=200))
    table.then(FlipVoted(200, cem.player, ann.player), FlipTaken(200, ann.player))


def test_when_the_last_who_did_not_vote_leaves_the_flip_is_taken() -> None:
    """R-15: all the others who are there are for it."""
    table = given(SUPER, ann, bea, cem, dan).when(cem.takes_the_flip_from(ann), dan.takes_the_flip_from(ann))
    table.when(bea.leaves(at=100))
    assert table.told(FlipTaken) == [FlipTaken(100, ann.player)]


def test_nobody_votes_on_one_who_was_sent_away() -> None:
    """S-17: the table flips for them anyway."""
    given(SUPER).when(ann.removes(cem)).refuses(bea.takes_the_flip_from(cem), "no-such-player")


def test_then_the_table_flips_when_the_turn_comes() -> None:
    """S-17, R-15: cem's pile is flipped for him; he may still call."""
    table = given(SUPER, layout=LYING).when(ann.takes_the_flip_from(cem), ann.flips(), bea.flips())
    table.refuses(cem.flips(), "no-flip").refuses(time_is_up(at=1_499), "too-early").when(time_is_up(at=1_500))
    assert len(table.table.cards) == 3
    table.when(cem.calls(at=1_600))
    assert isinstance(table.table.phase, Called)


def test_the_flip_is_taken_once_and_from_others_who_flip() -> None:
    """S-17: each mistake is named."""
    table = given(SUPER).refuses(ann.takes_the_flip_from(ann), "own-flip")
    table.refuses(ann.takes_the_flip_from(dan), "no-such-player").when(ann.takes_the_flip_from(cem))
    table.refuses(bea.takes_the_flip_from(cem), "flip-taken")


def test_a_host_who_is_the_judge_decides_too() -> None:
    """R-15: the host's word is enough, whatever the host sits there as; another judge has no vote."""
    rules = replace(SUPER.rules, verdict=ByJudge())
    players, deck = (ann.player, bea.player, cem.player), deck_beginning(SUPER.rules, "")
    story = open_round(OpenRound(0, judge.player, rules, players, deck, ann.player, judge.player))
    assert not isinstance(story, Refusal)
    ToldTable(story.table, story.events).when(judge.takes_the_flip_from(bea))
    given(rules).refuses(judge.takes_the_flip_from(bea), "not-playing")


def test_where_nobody_flips_no_flip_can_be_taken() -> None:
    """S-17 belongs to the Super Rules."""
    given(CLASSIC).refuses(ann.takes_the_flip_from(bea), "not-here")
