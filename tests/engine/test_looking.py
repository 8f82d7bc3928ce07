"""A real deck that somebody has seen: a statement for the log, which decides nothing (G-13, R-12)."""

import pytest

from tercet.cards.deck import FULL
from tercet.cards.notation import write_cards
from tercet.engine import commands as c
from tercet.engine import refusals as no
from tercet.engine.decide import act
from tercet.engine.events import CallFailed, ClaimSeen, LayoutSeen, SetTaken, VerdictGiven
from tercet.engine.table import Pointed
from tercet.engine.view import may_say
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.european import EUROPEAN
from tercet.rulesets.super_rules import SUPER
from tests.engine.real_table import claims, real
from tests.engine.telling import Someone, ToldTable, ann, bea, dan, given, judge

A, B, NONE = "1rof 2rof 3rof", "1gsh 2gsh 3gsh", "1rof 2rof 3goe"
LYING = f"{A} {B} 1pde 2rsf 3gde"


def shown(table: ToldTable, someone: Someone, at: int = 100) -> ToldTable:
    """Somebody has called and shows cards, and nobody has ruled yet."""
    return table.when(someone.calls(at), someone.shows(at))


def lying(table: ToldTable) -> str:
    return write_cards([card for card, _ in table.table.seen])


# What is said


def test_the_layout_is_kept_as_it_was_seen_with_a_mark_for_each_card() -> None:
    cards = (("1rof", "sure"), ("2rof", "unsure"), ("3rof", "corrected"))
    table = real(COMPETITION).when(c.SeeLayout(50, judge.player, cards))  # type: ignore[arg-type]
    table.then(LayoutSeen(50, judge.player, cards))  # type: ignore[arg-type]
    assert table.table.seen == cards


def test_the_cards_that_are_shown_are_named_and_no_verdict_follows() -> None:
    """G-13: the judge rules, whatever was seen."""
    table = shown(real(COMPETITION), ann).when(judge.sees_claimed(A, at=200))
    assert table.events == [ClaimSeen(200, judge.player, ann.player, judge.sees_claimed(A).cards)]
    assert isinstance(table.table.phase, Pointed)


@pytest.mark.parametrize(("cards", "right"), [(A, False), (NONE, True)])
def test_a_person_may_rule_against_what_was_seen(cards: str, right: bool) -> None:
    """G-13: the eye may have read a card wrongly; people have the last word."""
    table = shown(real(COMPETITION), ann).when(judge.sees_claimed(cards, at=200), judge.rules(right, at=300))
    assert table.told(VerdictGiven) == [VerdictGiven(300, judge.player, right)]
    assert bool(table.told(SetTaken)) is right
    assert bool(table.told(CallFailed)) is not right


def test_a_find_that_was_seen_is_named_in_the_log_and_leaves_what_is_known_to_lie_there() -> None:
    table = shown(real(COMPETITION).when(judge.sees(LYING)), ann).when(judge.sees_claimed(A, at=200))
    table.when(judge.rules(True, at=300))
    (taken,) = table.told(SetTaken)
    assert isinstance(taken, SetTaken)
    assert (write_cards(taken.cards), taken.kept, taken.gone, taken.points) == (A, (), (), 1)
    assert lying(table) == LYING.removeprefix(f"{A} ")


def test_once_a_find_was_taken_that_nobody_saw_it_is_unknown_what_lies_there() -> None:
    table = claims(real(COMPETITION).when(judge.sees(LYING)), ann, right=True, at=100)
    assert lying(table) == ""


def test_what_lies_there_stays_known_when_a_call_fails_or_more_cards_come() -> None:
    table = claims(real(COMPETITION).when(judge.sees(LYING)), ann, right=False, at=100).when(judge.deals(at=200))
    assert lying(table) == LYING


def test_what_was_seen_changes_no_points() -> None:
    """S-7: callers of a tie who show the same cards get as much as if nobody had looked."""
    points = []
    for look in ((), (ann.sees_claimed(A, at=300),)):
        table = real(SUPER, ann, bea).when(ann.calls(at=100), bea.calls(at=105))
        for caller, other in ((ann, bea), (bea, ann)):
            table.when(caller.shows(at=300), *look, other.rules(True, at=300))
        points.append((table.seat(ann).points, table.seat(bea).points))
    assert points[0] == points[1] == (1, 1)


# Who may say it


def test_only_the_judge_says_what_was_seen() -> None:
    table = shown(real(COMPETITION), bea)
    for someone in (ann, bea):  # the host, and the caller
        table.refuses(someone.sees(A, at=200), "judge-only").refuses(someone.sees_claimed(A, at=200), "judge-only")
    table.refuses(dan.sees(A, at=200), "not-seated")


def test_where_nobody_judges_the_host_does_even_of_their_own_call() -> None:
    """R-17: the others rule on it."""
    table = shown(real(CLASSIC), ann).refuses(bea.sees(A, at=200), "host-only")
    table.refuses(bea.sees_claimed(A, at=200), "host-only").when(ann.sees_claimed(A, at=200))
    table.refuses(ann.rules(True, at=200), "own-call")


def test_while_the_judge_is_away_the_host_does_and_while_the_host_is_away_the_next_one() -> None:
    """G-1."""
    table = real(COMPETITION).when(judge.leaves(at=10)).when(ann.sees(A, at=20))
    table.when(ann.leaves(at=30)).when(bea.sees(B, at=40)).refuses(ann.sees(A, at=50), "away")


def test_a_host_who_is_locked_out_still_looks() -> None:
    """E-4: it is no play."""
    claims(real(EUROPEAN), ann, right=False).refuses(ann.calls(at=10), "locked-out").when(ann.sees(A, at=10))


def test_the_page_is_told_who_may_look_and_at_what() -> None:
    table = real(COMPETITION)
    assert "SeeLayout" in may_say(table.table, judge.player)
    assert not {"SeeLayout", "SeeClaim"} & {*may_say(table.table, ann.player)}
    assert "SeeClaim" not in may_say(table.table, judge.player)
    assert "SeeClaim" in may_say(shown(table, ann).table, judge.player)
    table.when(judge.ends_the_round(at=200))
    assert not {"SeeLayout", "SeeClaim"} & {*may_say(table.table, judge.player)}


# What is refused


def test_cards_that_the_engine_deals_are_not_said_to_be_seen() -> None:
    given(COMPETITION).refuses(judge.sees(A), "not-here").refuses(judge.sees_claimed(A), "not-here")


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), "nothing-seen"),
        (("1rof", "1rof"), "seen-twice"),
        (("1rof", "4ISL"), "not-in-the-box"),
        (("1rof", "?"), "not-in-the-box"),
        (("1rof", "x" * 5_000), "not-in-the-box"),
    ],
)
def test_what_cannot_be_cards_of_one_box_is_refused(cards: tuple[str, ...], code: str) -> None:
    seen = tuple((card, "sure") for card in cards)
    real(COMPETITION).refuses(c.SeeLayout(0, judge.player, seen), code)  # type: ignore[arg-type]


def test_thirty_cards_may_lie_there_and_the_whole_box_too() -> None:
    """S-2: an open layout grows card by card."""
    table = real(SUPER).when(ann.sees(write_cards(FULL[:30])))
    table.when(ann.sees(write_cards(FULL)))
    assert len(table.table.seen) == 81


def test_a_claim_is_three_different_cards_of_the_box() -> None:
    table = shown(real(COMPETITION), ann)
    table.refuses(judge.sees_claimed("1rof 2rof", at=200), "wrong-count")
    table.refuses(judge.sees_claimed(LYING, at=200), "wrong-count")
    twice = (("1rof", "sure"), ("1rof", "sure"), ("3rof", "sure"))
    table.refuses(c.SeeClaim(200, judge.player, twice), "seen-twice")  # type: ignore[arg-type]


def test_a_card_that_was_taken_does_not_lie_there_again() -> None:
    table = shown(real(COMPETITION), ann).when(judge.sees_claimed(A, at=200), judge.rules(True, at=300))
    table.refuses(judge.sees(f"1rof {B}", at=400), "taken-already").when(judge.sees(B, at=400))
    shown(table, bea, at=500).refuses(judge.sees_claimed("1rof 2gsh 3pde", at=600), "taken-already")


def test_a_card_of_a_claim_that_failed_still_lies_there() -> None:
    table = shown(real(COMPETITION), ann).when(judge.sees_claimed(NONE, at=200), judge.rules(False, at=300))
    table.when(judge.sees(NONE, at=400))


def test_the_same_look_twice_is_said_already_and_another_replaces_it() -> None:
    table = shown(real(COMPETITION).when(judge.sees(A)), ann).refuses(judge.sees(A, at=200), "said-already")
    table.refuses(judge.sees(A, at=200, mark="unsure"), "said-already").when(judge.sees(B, at=200))
    table.when(judge.sees_claimed(A, at=300)).refuses(judge.sees_claimed(A, at=300), "said-already")
    table.when(judge.sees_claimed(B, at=300))
    assert isinstance(table.table.phase, Pointed)
    assert write_cards(table.table.phase.cards) == B


def test_a_look_that_comes_too_late_or_before_anything_is_shown_is_refused() -> None:
    table = real(COMPETITION).refuses(judge.sees_claimed(A), "nothing-claimed")
    table.when(ann.calls(at=100)).refuses(judge.sees_claimed(A, at=100), "nothing-claimed")
    table.when(ann.shows(at=200), judge.rules(True, at=300))
    table.refuses(judge.sees_claimed(A, at=400), "nothing-claimed")


def test_after_the_round_nothing_is_seen_any_more() -> None:
    table = real(COMPETITION).when(judge.ends_the_round(at=100))
    table.refuses(judge.sees(A, at=200), "over").refuses(judge.sees_claimed(A, at=200), "over")
    assert act(table.table, judge.sees(A, at=200)) == no.OVER
