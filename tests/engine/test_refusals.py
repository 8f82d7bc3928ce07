"""Every way in which the engine says no is reached, and says what it should."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.notation import read_cards
from tercet.engine import commands as c
from tercet.engine import refusals as no
from tercet.engine.decide import act, may_claim
from tercet.engine.match import OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByPlayers, RealDeck, ShowCards
from tercet.engine.table import SeenCard
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.european import EUROPEAN
from tercet.rulesets.master import MASTER
from tercet.rulesets.memory import MEMORY
from tercet.rulesets.puzzle import PUZZLE
from tercet.rulesets.quick import QUICK
from tercet.rulesets.solitaire import SOLITAIRE
from tests.engine.layouts import ONE_SET, THE_SET, TWENTY_WITHOUT, TWO_SETS
from tests.engine.super_table import flip, super_table
from tests.engine.telling import ToldTable, ann, bea, cem, dan, given, judge, time_is_up

CHECKED = replace(CLASSIC.rules, verdict=ByPlayers())
REAL = replace(CHECKED, deck=RealDeck())
SEEN: SeenCard = (Card("1rof"), "sure")
HINTED = replace(CLASSIC.rules, hints=ShowCards(2))


def classic(*commands: c.Command) -> ToldTable:
    return given(CLASSIC, layout=ONE_SET).when(*commands)


def judged(*commands: c.Command) -> ToldTable:
    return given(COMPETITION, ann, bea, layout=TWENTY_WITHOUT).when(*commands)


def taken() -> ToldTable:
    """Of a real deck, and the cards were seen."""
    table = given(REAL).when(ann.calls(), ann.shows(), ann.sees_claimed(THE_SET))
    return table.when(bea.rules(right=True), cem.rules(right=True))


def staked() -> ToldTable:
    return flip(super_table().when(ann.stakes()))


Case = tuple[Refusal, Callable[[], ToldTable], c.Command]
CASES: list[Case] = [
    (no.CALL_FIRST, classic, ann.points(THE_SET)),
    (no.CALLED_ALREADY, lambda: classic(bea.calls()), ann.calls()),
    (no.YOU_CALLED, lambda: classic(ann.calls()), ann.calls()),
    (no.NO_CALL_NEEDED, lambda: given(QUICK), ann.calls()),
    (no.TURN_INSTEAD, lambda: given(MEMORY), ann.points(THE_SET)),
    (no.TURNED_ALREADY, lambda: given(MEMORY).when(ann.turns(0)), ann.turns(0)),
    (no.NOT_YOUR_CALL, lambda: classic(ann.calls()), bea.withdraws()),
    (no.LOCKED_OUT, lambda: given(EUROPEAN, layout=ONE_SET).when(ann.calls(), ann.withdraws()), ann.calls()),
    (no.TOO_LATE, lambda: classic(ann.calls()), ann.points(THE_SET, at=5_001)),
    (no.TOO_EARLY, classic, time_is_up(at=5_000)),
    (no.BACK_IN_TIME, lambda: classic(ann.calls(at=100)), ann.withdraws(at=99)),
    (no.OVER, lambda: classic(ann.ends_the_round()), ann.calls()),
    (no.NOT_NOW, classic, ann.rules(right=True)),
    (no.NOT_HERE, classic, ann.flips()),
    (no.NOT_SEATED, classic, dan.calls()),
    (no.NOT_PLAYING, lambda: given(MASTER, master=ann), ann.calls()),
    (no.AWAY, lambda: classic(bea.leaves()), bea.calls()),
    (no.HERE_ALREADY, classic, bea.joins()),
    (no.REMOVED, lambda: classic(ann.removes(bea)), bea.returns()),
    (no.FULL, lambda: given(SOLITAIRE, ann), bea.joins()),
    (no.HAS_JUDGE, judged, c.Join(0, dan.player, "judge")),
    (no.NO_SUCH_PLAYER, classic, ann.removes(dan)),
    (no.HOST_ONLY, classic, bea.ends_the_round()),
    (no.HOST_STAYS, classic, ann.removes(ann)),
    (no.JUDGE_ONLY, judged, ann.deals()),
    (no.NO_JUDGE, lambda: judged(judge.leaves()), ann.deals()),
    (
        no.DEALER_ONLY,
        lambda: given(MASTER, master=ann, layout=ONE_SET).when(bea.calls(), bea.points(THE_SET)),
        bea.deals(),
    ),
    (no.OWN_CALL, lambda: given(CHECKED, layout=ONE_SET).when(ann.calls(), ann.points(THE_SET)), ann.rules(right=True)),
    (no.SAID_ALREADY, lambda: classic(ann.says_no_set()), ann.says_no_set()),
    (no.NOT_ON_TABLE, lambda: classic(ann.calls()), ann.points("1rof 2rof 3gde")),
    (no.CARD_TWICE, lambda: classic(ann.calls()), c.Point(0, ann.player, (Card("1rof"), Card("2rof"), Card("2rof")))),
    (no.CARDS_UNSEEN, lambda: given(REAL).when(ann.calls()), ann.points(THE_SET)),
    (no.NOTHING_SEEN, lambda: given(REAL), ann.sees("")),
    (no.NOT_IN_THE_BOX, lambda: given(REAL), ann.sees("4ISL")),
    (no.SEEN_TWICE, lambda: given(REAL), c.SeeLayout(0, ann.player, (SEEN, SEEN))),
    (no.NOTHING_CLAIMED, lambda: given(REAL), ann.sees_claimed(THE_SET)),
    (no.TAKEN_ALREADY, taken, ann.sees(THE_SET)),
    (
        no.FOUND_ALREADY,
        lambda: given(PUZZLE, layout=TWO_SETS).when(ann.points(THE_SET)),
        bea.points(THE_SET),
    ),
    (no.NOTHING_TO_DEAL, classic, ann.deals()),
    (no.DECK_EMPTY, lambda: flip(super_table(), 81 - 6), ann.flips()),
    (no.CARDS_COME, lambda: given(QUICK), ann.says_no_set()),
    (no.SETS_TO_FIND, lambda: given(PUZZLE, layout=TWO_SETS), ann.says_no_set()),
    (no.FLIP_INSTEAD, super_table, ann.says_no_set()),
    (no.NOT_YOUR_TURN, super_table, bea.flips()),
    (no.NO_FLIP, lambda: flip(super_table().when(ann.takes_the_flip_from(bea))), bea.flips()),
    (no.SUPER_ROUND, staked, bea.calls()),
    (no.WAIT_FOR_SUPER, staked, bea.flips()),
    (no.NO_POINT_TO_TAKE, lambda: super_table().when(ann.calls()), bea.takes_a_point()),
    (no.ON_ITS_WAY, lambda: super_table(points={ann: 1}).when(ann.calls(), bea.takes_a_point()), cem.takes_a_point()),
    (no.DID_NOT_CALL, lambda: super_table().when(ann.calls(), bea.calls()), cem.names(cem)),
    (no.OWN_FLIP, super_table, ann.takes_the_flip_from(ann)),
    (no.FLIP_TAKEN, lambda: super_table().when(ann.takes_the_flip_from(bea)), cem.takes_the_flip_from(bea)),
    (no.NO_HINT, lambda: given(HINTED, layout=TWENTY_WITHOUT), ann.asks_for_a_hint()),
    (
        no.NOT_THE_RIGHT_PILE,
        lambda: judged(judge.deals()),
        c.TakeOff(0, judge.player, read_cards(TWENTY_WITHOUT)[:6], read_cards(TWENTY_WITHOUT)[:6]),
    ),
    (no.pick(range(3, 4), 2), lambda: classic(ann.calls()), ann.points("1rof 2rof")),
    (no.take_off(6, 3), lambda: judged(judge.deals()), c.TakeOff(0, judge.player, read_cards(TWENTY_WITHOUT)[:3], ())),
]
UNOPENED = {no.NOT_OPEN, no.NOT_DEALT}  # said of a match that has no round yet


@pytest.mark.parametrize(("refusal", "table", "command"), CASES, ids=[refusal.code for refusal, _, _ in CASES])
def test_it_is_refused_with_this_sentence(refusal: Refusal, table: Callable[[], ToldTable], command: c.Command) -> None:
    assert act(table().table, command) == refusal


def test_before_the_match_is_opened_nothing_else_can_be_said() -> None:
    assert act_in_match(None, ann.calls()) == no.NOT_OPEN


def test_before_the_first_deal_nothing_can_be_played() -> None:
    opened = act_in_match(None, OpenMatch(0, ann.player, CLASSIC.rules, (ann.player, bea.player)))
    assert not isinstance(opened, Refusal)
    assert act_in_match(opened.match, ann.calls()) == no.NOT_DEALT


def test_why_a_claim_would_be_refused_is_known_before_it_is_decided() -> None:
    """R-1: of two who claim at once, only one who may is waited for."""
    claims = [(refusal, table().table, said) for refusal, table, said in CASES if isinstance(said, c.Call | c.Point)]
    assert [may_claim(table, said) for _, table, said in claims] == [refusal for refusal, _, _ in claims]
    assert len(claims) > 10
    assert may_claim(classic().table, ann.calls()) is None


def test_every_refusal_is_reached_above() -> None:
    known = {value for value in vars(no).values() if isinstance(value, Refusal)}
    assert known == known & {refusal for refusal, _, _ in CASES} | UNOPENED


def test_every_refusal_is_a_sentence_with_a_code_of_its_own() -> None:
    known = [value for value in vars(no).values() if isinstance(value, Refusal)]
    assert len({refusal.code for refusal in known}) == len({refusal.why for refusal in known}) == len(known)
    assert all(refusal.why[0].isupper() and refusal.why.endswith(".") for refusal in known)


def test_the_words_of_a_refusal_fit_whoever_hears_them() -> None:
    """The caller who says something else hears the same as the others."""
    table = classic(ann.calls())
    for someone in (ann, bea):
        refusal = act(table.table, someone.says_no_set())
        assert refusal == Refusal("called-already", "Somebody has called. Wait until the call is settled.")
