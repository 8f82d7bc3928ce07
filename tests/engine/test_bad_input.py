"""Bad input: one clear sentence says what is wrong, and nothing is changed."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.deck import FULL, SOLID
from tercet.cards.notation import read_cards
from tercet.engine import commands as c
from tercet.engine.commands import OpenRound
from tercet.engine.decide import act, decide
from tercet.engine.match import DealRound, OpenMatch, act_in_match
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.rules import RealDeck, SomeCards
from tercet.engine.value import Player
from tercet.rulesets.beginner import BEGINNER
from tercet.rulesets.classic import CLASSIC
from tercet.rulesets.competition import COMPETITION
from tercet.rulesets.easy import EASY
from tercet.rulesets.passing_deal import PASSING_DEAL
from tercet.rulesets.puzzle import PUZZLE
from tests.engine.layouts import ONE_SET, THE_SET, TWENTY_WITHOUT
from tests.engine.matches import given_match
from tests.engine.playing import finds_one
from tests.engine.super_table import super_table
from tests.engine.telling import ann, bea, cem, dan, given, judge, time_is_up

OPENING = OpenRound(0, ann.player, CLASSIC.rules, (ann.player, bea.player), FULL, ann.player)
STRANGER = Player("stranger")
UNKNOWN = Card("4rof")


def opening(**changes: Any) -> OpenRound:
    """A good opening with something changed."""
    return replace(OPENING, **changes)


def test_the_opening_that_is_changed_below_is_good() -> None:
    assert not isinstance(open_round(OPENING), Refusal)


@pytest.mark.parametrize(
    ("rules", "deck", "sentence"),
    [
        (CLASSIC.rules, (UNKNOWN, *FULL[1:]), "4rof does not belong to this deck."),
        (CLASSIC.rules, (FULL[4], *FULL[1:]), "1rsh is in the deck twice."),
        (CLASSIC.rules, FULL[1:], "This deck has 81 cards, not 80."),
        (CLASSIC.rules, (), "This deck has 81 cards, not 0."),
        (EASY.rules, FULL, "1roh does not belong to this deck."),
        (EASY.rules, SOLID[:-1], "This deck has 27 cards, not 26."),
        (BEGINNER.rules, SOLID, "1pof does not belong to this deck."),
        (PUZZLE.rules, FULL[:12], "This deck has 81 cards, not 12."),
        (replace(CLASSIC.rules, deck=SomeCards(12)), FULL, "This deck has 12 cards, not 81."),
        (PUZZLE.rules, (*FULL[:80], FULL[0]), "1rof is in the deck twice."),
    ],
)
def test_a_wrong_deck_is_refused(rules: object, deck: tuple[Card, ...], sentence: str) -> None:
    """C-1: unknown codes, cards that are there twice, too few and too many."""
    assert open_round(opening(rules=rules, deck=deck)) == Refusal("bad-deck", sentence)


def test_a_real_deck_is_not_told_to_the_engine() -> None:
    rules = replace(COMPETITION.rules, deck=RealDeck())
    assert open_round(opening(rules=rules)) == Refusal("bad-deck", "1rof does not belong to this deck.")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"at": -1}, "Time begins at zero."),
        ({"players": (ann.player, ann.player)}, "Somebody sits at this table twice."),
        ({"rules": COMPETITION.rules, "judge": bea.player}, "Somebody sits at this table twice."),
        ({"judge": judge.player}, "By these rules there is no judge."),
        ({"by": STRANGER}, "Whoever opens a table sits at it."),
        ({"dealer": STRANGER}, "The dealer does not sit at this table."),
        ({"master": STRANGER}, "The Master does not sit at this table."),
    ],
)
def test_people_who_cannot_sit_so_are_refused(changes: dict[str, Any], sentence: str) -> None:
    """Unknown players, the same one twice, and a time before time."""
    assert open_round(opening(**changes)) == Refusal("bad-table", sentence)


def test_nobody_opens_a_round_from_afar() -> None:
    assert open_round(opening(away=(ann.player,))) == Refusal("away", "You have left the table. Come back first.")
    refusal = open_round(opening(removed=(ann.player,)))
    assert refusal == Refusal("removed", "The host has removed you from this table.")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"at": -5}, "Time begins at zero."),
        ({"players": (ann.player, bea.player, bea.player)}, "Somebody sits at this table twice."),
        ({"by": STRANGER}, "Whoever opens a table sits at it."),
        ({"judge": judge.player}, "By these rules there is no judge."),
    ],
)
def test_a_match_that_could_never_be_dealt_is_not_opened(changes: dict[str, Any], sentence: str) -> None:
    """The same as of a round: it is said at once, and not only at the first deal."""
    command = OpenMatch(0, ann.player, PASSING_DEAL.rules, (ann.player, bea.player))
    assert act_in_match(None, replace(command, **changes)) == Refusal("bad-table", sentence)


def test_a_match_is_opened_once() -> None:
    given_match(PASSING_DEAL, ann, bea).refuses(
        OpenMatch(0, ann.player, PASSING_DEAL.rules, (ann.player, bea.player)), "here-already"
    )


def test_a_wrong_deck_changes_nothing_and_a_right_one_goes_on() -> None:
    match = given_match(PASSING_DEAL, ann, bea).when(ann.ends_the_round(at=100))
    before = match.match
    match.refuses(DealRound(200, ann.player, FULL[1:]), "bad-deck")
    match.refuses(DealRound(99, ann.player, FULL), "back-in-time")
    match.refuses(DealRound(200, STRANGER, FULL), "bad-table")
    assert match.match == before
    match.when(DealRound(200, ann.player, FULL))


@pytest.mark.parametrize("at", [-1, -1_000_000, 0, 499])
def test_time_never_goes_back(at: int) -> None:
    """Negative times and times that run backwards, for every command."""
    table = given(CLASSIC, layout=ONE_SET, at=100).when(ann.calls(at=500))
    for command in (ann.points(THE_SET, at), time_is_up(at), bea.leaves(at), dan.joins(at), ann.ends_the_round(at)):
        table.refuses(command, "back-in-time")


def test_time_goes_back_not_even_in_a_round_that_has_ended() -> None:
    given(CLASSIC).when(ann.ends_the_round(at=500)).refuses(bea.leaves(at=499), "back-in-time")


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ((), "Point at 3 cards, not 0."),
        (("1rof", "2rof"), "Point at 3 cards, not 2."),
        (("1rof", "2rof", "3rof", "3gof"), "Point at 3 cards, not 4."),
        (("1rof", "1rof", "2rof"), "Point at different cards: you chose one of them twice."),
        (("1rof", "2rof", "4rof"), "These cards do not all lie on the table."),
        (("1rof", "2rof", "nonsense"), "These cards do not all lie on the table."),
        (("1rof", "2rof", "1roe"), "These cards do not all lie on the table."),  # still in the deck
    ],
)
def test_pointing_at_what_is_not_there_is_refused_and_costs_nothing(cards: tuple[Card, ...], sentence: str) -> None:
    """Unknown codes, the same card twice, wrong counts: the caller may point again."""
    table = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100))
    refusal = act(table.table, c.Point(200, ann.player, cards))
    assert isinstance(refusal, Refusal)
    assert refusal.why == sentence
    assert table.when(ann.points(THE_SET, at=300)).seat(ann).points == 1


def test_cards_that_were_taken_cannot_be_pointed_at_again() -> None:
    table = finds_one(given(CLASSIC, layout=ONE_SET), bea).when(ann.calls(at=100))
    table.refuses(ann.points(THE_SET, at=200), "not-on-table")


def test_a_judge_takes_off_only_what_lies_there() -> None:
    """G-14: the right number of cards, and the pile made of just what belongs in it."""
    table = given(COMPETITION, ann, bea, layout=TWENTY_WITHOUT).when(judge.deals(at=100))
    six, pile = tuple(table.table.cards[:6]), table.table.piles[0].top(81)
    undealt = (*six[:5], pile[0])
    for cards, new_pile, code in (
        (six[:5], (*pile, *six[:5]), "wrong-count"),
        ((*six[:5], six[0]), (*pile, *six), "not-on-table"),
        (undealt, (*pile, *six), "not-on-table"),
        ((*six[:5], UNKNOWN), (*pile, *six[:5], UNKNOWN), "not-on-table"),
        (six, pile, "not-the-right-pile"),
        (six, (*pile, *six, six[0]), "not-the-right-pile"),
        (six, (*pile[1:], *six, UNKNOWN), "not-the-right-pile"),
    ):
        table.refuses(c.TakeOff(200, judge.player, cards, new_pile), code)
    table.when(c.TakeOff(200, judge.player, six, (*pile, *six)))


SAID_IN_A_ROUND: list[c.Command] = [
    ann.calls(at=500),
    ann.points(THE_SET, at=500),
    ann.withdraws(at=500),
    ann.rules(right=True, at=500),
    ann.says_no_set(at=500),
    ann.deals(at=500),
    ann.flips(at=500),
    ann.stakes(at=500),
    ann.takes_a_point(at=500),
    ann.names(bea, at=500),
    ann.takes_the_flip_from(bea, at=500),
    ann.asks_for_a_hint(at=500),
    ann.ends_the_round(at=500),
    c.TakeOff(500, ann.player, (), ()),
    time_is_up(at=500),
]


@pytest.mark.parametrize("command", SAID_IN_A_ROUND, ids=lambda command: type(command).__name__)
def test_a_finished_round_takes_no_commands(command: c.Command) -> None:
    given(CLASSIC, layout=ONE_SET).when(ann.ends_the_round(at=400)).refuses(command, "over")


@pytest.mark.parametrize("command", SAID_IN_A_ROUND[:-1], ids=lambda command: type(command).__name__)
def test_a_stranger_is_told_so_whatever_is_said(command: Any) -> None:
    table = given(CLASSIC, layout=ONE_SET, at=100)
    table.refuses(replace(command, by=STRANGER), "not-seated")


@pytest.mark.parametrize(
    "say",
    [ann.removes, ann.hands_over_to, ann.takes_the_flip_from],
    ids=["remove", "hand over", "take the flip"],
)
def test_about_somebody_unknown_nothing_can_be_said(say: Callable[..., c.Command]) -> None:
    super_table().refuses(say(dan), "no-such-player")


def test_a_refusal_changes_nothing() -> None:
    """The table that was asked is the table that is there."""
    table = given(CLASSIC, layout=ONE_SET).when(bea.calls(at=100))
    before = table.table
    for command in (ann.calls(at=200), cem.points(THE_SET, at=200), dan.leaves(at=200), time_is_up(at=200)):
        assert isinstance(decide(table.table, command), Refusal)
    assert table.table is before
    assert before == given(CLASSIC, layout=ONE_SET).when(bea.calls(at=100)).table
    assert read_cards(ONE_SET) == before.layout
