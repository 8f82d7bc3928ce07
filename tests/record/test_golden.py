"""Records that were written once and are read for ever: a change that breaks one of them breaks somebody's games.

Each is a whole game of random players under one rule set, with the decks sealed. Never write one anew to make this
test pass: if the rules of a rule set have changed, the version of the record has too. For a new rule set:

    .venv/bin/python -m tests.record.test_golden NAME

writes tests/golden/records/NAME.jsonl, the shortest game of a hundred.
"""

import sys
from random import Random

import pytest

from tercet.engine.match import MatchOpened
from tercet.players.game import play_out
from tercet.record.codec import write_record
from tercet.record.laws import violations
from tercet.record.replay import prove, replay
from tercet.rulesets.catalogue import RULE_SETS
from tests.record.samples import GOLDEN, NAMES, events_of, text_of


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_still_tells_the_same_game(name: str) -> None:
    events = events_of(name)
    opening = events[0]
    assert isinstance(opening, MatchOpened)
    assert opening.rules.name == name
    assert violations(events) == []
    assert prove(events) == replay(events)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_written_again_byte_for_byte(name: str) -> None:
    assert write_record(events_of(name)) == text_of(name)


def test_there_is_a_golden_record_of_every_rule_set_and_no_other() -> None:
    assert {path.stem for path in GOLDEN.glob("*.jsonl")} == set(RULE_SETS)


def write_golden(name: str) -> None:
    """A new golden record."""
    rules = RULE_SETS[name].rules
    players = max(rules.seats.least, min(2, rules.seats.most))
    shortest = min((play_out(rules, players, Random(seed)) for seed in range(100)), key=len)
    (GOLDEN / f"{name}.jsonl").write_text(write_record(shortest), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_golden(sys.argv[1])
