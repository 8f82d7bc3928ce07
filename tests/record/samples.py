"""Games that were written down: the golden records, one of each rule set and five more, and the events they hold."""

from functools import cache
from pathlib import Path

from tercet.engine.match import MatchEvent
from tercet.engine.rules import Rules
from tercet.record.codec import read_record
from tercet.rulesets.catalogue import RULE_SETS
from tests.conformance.varied import EVERY_TABLE

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
RETIRED = GOLDEN.parent / "retired"  # played before the engine was corrected
OLDER = GOLDEN.parent / "older"  # written before a field of their rules was known
RULES: dict[str, Rules] = {
    **{name: each.rules for name, each in RULE_SETS.items()},
    "real-deck": EVERY_TABLE["real deck, piles and super rounds"],
    "real-deck-seen": EVERY_TABLE["real deck, a judge rules"],  # the cards are known as somebody has seen them
    "open-house": EVERY_TABLE["a card is shown, a judge takes off"],  # the judge goes, and the players take cards off
    "hints": EVERY_TABLE["two cards are shown"],
    "ties": EVERY_TABLE["ties on a rectangle"],
}
NAMES = [*RULES]
WITH_CARDS = [name for name in NAMES if not name.startswith("real-deck")]  # whose cards the record knows


@cache
def text_of(name: str) -> str:
    """The golden record of a rule set."""
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


@cache
def events_of(name: str) -> tuple[MatchEvent, ...]:
    """Its events."""
    return tuple(read_record(text_of(name)))
