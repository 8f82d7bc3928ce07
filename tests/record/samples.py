"""Games to write down: the golden records, one of each rule set, and the events they hold."""

from functools import cache
from pathlib import Path

from tercet.engine.match import MatchEvent
from tercet.record.codec import read_record
from tercet.rulesets.catalogue import RULE_SETS

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
NAMES = [*RULE_SETS]


@cache
def text_of(name: str) -> str:
    """The golden record of a rule set."""
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


@cache
def events_of(name: str) -> tuple[MatchEvent, ...]:
    """Its events."""
    return tuple(read_record(text_of(name)))
