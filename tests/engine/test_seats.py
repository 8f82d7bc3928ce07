"""How many may sit at a table (R-16)."""

import pytest

from tercet.engine.commands import OpenRound
from tercet.engine.match import OpenMatch, act_in_match
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.value import Player
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import RuleSet
from tests.engine.guests import name_of
from tests.engine.telling import Someone, dan, deck_beginning, given, judge

NUMBERS = [
    ("master", 2, "These rules are for 3 to 12 players, not 2."),
    ("master", 13, "These rules are for 3 to 12 players, not 13."),
    ("competition", 1, "These rules are for 2 to 5 players, not 1."),
    ("competition", 6, "These rules are for 2 to 5 players, not 6."),
    ("solitaire", 2, "These rules are for 1 player, not 2."),
    ("solitaire", 0, "These rules are for 1 player, not 0."),
    ("classic", 0, "These rules are for 1 to 12 players, not 0."),
    ("classic", 13, "These rules are for 1 to 12 players, not 13."),
    ("european", 13, "These rules are for 1 to 12 players, not 13."),
    ("quick", 13, "These rules are for 1 to 12 players, not 13."),
    ("super", 1, "These rules are for 2 to 12 players, not 1."),
]


def guests(number: int) -> tuple[Player, ...]:
    return tuple(Player(f"guest {n}") for n in range(1, number + 1))


@pytest.mark.parametrize(("name", "number", "sentence"), NUMBERS)
def test_a_table_with_another_number_is_refused_with_the_reason(name: str, number: int, sentence: str) -> None:
    """R-16: for a round and for a match."""
    rules, people = RULE_SETS[name].rules, guests(number)
    opener = Player("guest 1")
    opening = OpenRound(0, opener, rules, people, deck_beginning(rules, ""), opener)
    refusal = Refusal("wrong-number-of-players", sentence)
    assert open_round(opening) == refusal
    assert act_in_match(None, OpenMatch(0, opener, rules, people)) == refusal


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_the_least_and_the_most_may_sit_down(rule_set: RuleSet) -> None:
    """R-16: where a sheet names no number, one to twelve."""
    for number in (rule_set.rules.seats.least, rule_set.rules.seats.most):
        table = given(rule_set, *map(Someone, guests(number))).table
        assert sum(seat.role == "player" for seat in table.seats) == number


@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_a_full_table_takes_nobody_more(rule_set: RuleSet) -> None:
    """R-16: one who has left keeps the seat."""
    people = [*map(Someone, guests(rule_set.rules.seats.most))]
    table = given(rule_set, *people).refuses(dan.joins(at=100), "full")
    table.when(people[-1].leaves(at=200)).refuses(dan.joins(at=300), "full")


def test_a_judge_takes_no_seat_from_the_players() -> None:
    """R-16, G-13: five play, and one judges."""
    table = given(RULE_SETS["competition"], *map(Someone, guests(5)))
    assert table.seat(judge).role == "judge"
    given(RULE_SETS["competition"], *map(Someone, guests(4))).when(dan.joins(at=100))
