"""People may put rules together as they like: what is not refused with a reason can be played to its end."""

from collections.abc import Sequence
from random import Random
from typing import Final, Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import HealthCheck, Phase, assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.impossible import problem_with_rules
from tercet.engine.rules import Rules
from tercet.engine.value import Value
from tercet.players.game import play_out
from tercet.record.laws import violations
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.kinds import KINDS
from tercet.rulesets.own.offered import offered
from tercet.words.languages import LANGUAGES
from tercet.words.speech import speak
from tests.conformance.varied import EVERY_TABLE

CLASSIC: Final = RULE_SETS["classic"].rules

# Beside each kind of value as it comes and what is offered, some with other numbers.
MORE: Final[dict[str, Sequence[Value]]] = {
    "deck": (
        r.AllCards(shading="f"),
        r.AllCards(colour="p"),
        r.AllCards(features=5),
        r.AllCards(values=4, shading="f"),
        r.AllCards(values=2, features=6),
        r.SomeCards(9),
        r.SomeCards(15),
        r.PuzzleDeck(3),
    ),
    "pattern": (
        r.Pattern(linked=1),
        r.Pattern("pairs", 4),
        r.Pattern(cards=6),
        r.Pattern("pairs", 4, linked=2),
    ),
    "layout": (
        r.Rectangle(9),
        r.Rectangle(4, 1),
        r.Rectangle(7, 2),
        r.Rectangle(9, 3, reshuffled=True),
        r.FaceDown(9, 2),
    ),
    "calling": (r.CallFirst(1, touch=True), r.CallFirst(900)),
    "ties": (r.AskTheOthers(1_000, 1),),
    "delay": (r.TakeAPoint(1),),
    "verdict": (r.ByPlayers(1),),
    "reward": (r.KeepAll("card"),),
    "penalty": (r.LosePoints(3), r.PayOrLockOut(3)),
    "dealing": (r.DealtBy("judge", 1), r.PlayersFlip(1)),
    "no_set": (r.AfterTime(1), r.JudgeSays(9, 5), r.AtAPrice(2), r.AtAPrice(1, 9)),
    "super_round": (r.SuperRound(1, 3, 3), r.SuperRound(with_flipped=True)),
    "ending": (r.FirstTo(1), r.FirstTo(4), r.Timed(9_000)),
    "hints": (r.ShowCards(1),),
    "seats": (r.Seats(1, 1), r.Seats(3, 4)),
    "match": (r.PassingDeal(2),),
}
VALUES: Final = {
    slot: [*dict.fromkeys((*(kind() for kind in kinds), *offered(slot, CLASSIC), *MORE.get(slot, ())))]
    for slot, kinds in KINDS.items()
}
SLOTS = [*VALUES]
PUZZLE_CARDS = 12  # a larger puzzle of ultras has thousands of finds


@st.composite
def changed_rules(draw: st.DrawFn) -> Rules:
    """A table of the catalogue or of people's own, with up to four slots set to something else."""
    rules = EVERY_TABLE[draw(st.sampled_from([*EVERY_TABLE]))]
    for slot in draw(st.lists(st.sampled_from(SLOTS), min_size=1, max_size=4, unique=True)):
        rules = replace(rules, **{slot: draw(st.sampled_from(VALUES[slot]))})
    if isinstance(rules.ending, r.AllFound | r.DeckSolved) and not isinstance(rules.deck, r.PuzzleDeck):
        rules = replace(rules, deck=r.SomeCards(PUZZLE_CARDS))
    return rules


BOUNDED = settings(
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@settings(BOUNDED, max_examples=150)
@given(changed_rules(), st.integers(0, 3), st.integers(0, 99))
def test_rules_that_are_not_refused_can_be_played_to_the_end(rules: Rules, more: int, seed: int) -> None:
    assume(problem_with_rules(rules) is None)
    players = min(rules.seats.least + more, rules.seats.most)
    assert violations(play_out(rules, players, Random(seed))) == []


@settings(BOUNDED)
@given(changed_rules())
def test_rules_that_are_refused_are_refused_with_a_sentence(rules: Rules) -> None:
    problem = problem_with_rules(rules)
    assume(problem)
    assert problem
    assert problem.why[0].isupper() or problem.why.partition(":")[0] in SLOTS
    assert problem.why.endswith(".")
    assert all(speak(lang, f"impossible-{problem.code}").endswith(".") for lang in LANGUAGES)


@pytest.mark.parametrize("slot", SLOTS)
def test_the_tables_try_every_value_of_the_slot(slot: str) -> None:
    tried = [getattr(rules, slot) for rules in EVERY_TABLE.values()]
    assert {type(value) for value in tried} == set(KINDS[slot])
    for kind in KINDS[slot]:
        for field, hint in get_type_hints(kind).items():
            choices = (True, False) if hint is bool else get_args(hint) if get_origin(hint) is Literal else ()
            assert {getattr(value, field) for value in tried if isinstance(value, kind)} >= set(choices), field
