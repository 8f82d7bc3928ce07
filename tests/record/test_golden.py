"""Records that were written once and are read for ever: a change that breaks one of them breaks somebody's games.

Each is a whole game: for a while everyone says anything that is allowed, then sensible people play on to the end. Never
rewrite one to make this test pass. Only where the engine itself was wrong and was corrected can a game not be proved
any more: its record moves to tests/golden/retired, is still read and told, and a new one is written. For that and for
a new rule set:

    .venv/bin/python -m tests.record.test_golden NAME [SEED]

writes tests/golden/records/NAME.jsonl: the game of that seed, or of sixty the one with most kinds of things in it.
Without a name it writes those that are missing, and leaves the others alone.
"""

import sys
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from tercet.engine.commands import EndRound
from tercet.engine.match import LetCount, MatchEnded, MatchEvent, MatchOpened
from tercet.engine.rules import PassingDeal, Rules
from tercet.engine.standing import ranking
from tercet.engine.table import Over
from tercet.record.codec import read_record, write_record
from tercet.record.laws import violations
from tercet.record.replay import prove, replay
from tests.conformance.speech import PAUSES, any_allowed
from tests.conformance.watched import WatchedMatch
from tests.record.samples import GOLDEN, NAMES, OLDER, RETIRED, RULES, events_of, text_of


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_still_tells_the_same_game(name: str) -> None:
    events = events_of(name)
    opening = events[0]
    assert isinstance(opening, MatchOpened)
    assert opening.rules.name == RULES[name].name
    assert violations(events) == []
    assert prove(events) == replay(events)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_record_is_written_again_byte_for_byte(name: str) -> None:
    assert write_record(events_of(name)) == text_of(name)


@pytest.mark.parametrize("path", sorted(OLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_from_before_a_rule_was_sharpened_is_still_read_and_proved(path: Path) -> None:
    """What a slot of its rules does not say is what it meant when the record was written."""
    events = read_record(path.read_text(encoding="utf-8"))
    assert violations(events) == []
    assert prove(events) == replay(events)


@pytest.mark.parametrize("path", sorted(RETIRED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_from_before_a_correction_still_tells_who_won(path: Path) -> None:
    """Calls say nothing of touched cards, ties know two callers only (S-7, S-8), Memory leaves cards unseen (M-11)."""
    events = read_record(path.read_text(encoding="utf-8"))
    ended = events[-1]
    assert isinstance(ended, MatchEnded)
    assert ranking(dict(replay(events).totals)) == ended.ranks


def test_there_is_a_golden_record_of_every_rule_set_and_of_no_other_rules() -> None:
    assert {path.stem for path in GOLDEN.glob("*.jsonl")} == set(NAMES)


def test_the_golden_records_tell_of_everything_that_can_happen() -> None:
    happened = {type(event) for name in NAMES for event in events_of(name)}
    assert {kind.__name__ for kind in {*get_args(MatchEvent)} - happened} == set()


def lively_game(rules: Rules, seed: int) -> list[MatchEvent]:
    """Anything for a while, and then sense."""
    dice = Random(seed)
    watched = WatchedMatch(rules, min(max(rules.seats.least, 3), rules.seats.most), seed=2 * seed + 1)
    for _ in range(50):
        match = watched.match
        command = None if match.ended else any_allowed(match, match.at + dice.choice(PAUSES), dice)
        if command is not None:
            watched.say(command)
    stop_a_round(watched)
    watched.play_out()
    return watched.log


def stop_a_round(watched: WatchedMatch) -> None:
    """Where there are several, the host ends one early; with the passing deal all let it count (R-20)."""
    match = watched.match
    if match.rounds == 1 or match.table is None or match.table.acting_host is None:
        return
    if not isinstance(match.table.phase, Over):
        watched.say(EndRound(match.at, match.table.acting_host))
    for player in watched.match.there if isinstance(match.rules.match, PassingDeal) else ():
        if watched.match.uncounted:
            watched.say(LetCount(match.at, player))


def write_golden(name: str, *seeds: int) -> None:
    """A new golden record."""
    games = (lively_game(RULES[name], seed) for seed in seeds or range(60))
    best = max(games, key=lambda game: (len({type(event) for event in game}), -len(game)))
    (GOLDEN / f"{name}.jsonl").write_text(write_record(best), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    missing = [name for name in NAMES if not (GOLDEN / f"{name}.jsonl").exists()]
    for each in sys.argv[1:2] or missing:
        write_golden(each, *map(int, sys.argv[2:]))
