"""Answers: what is true of a table for those who sit there, as the engine says it and as every client must.

The web client answers the same questions in a language of its own: it is held to these files
(web/src/live/answers.test.ts). There is one for each table of `tests.conformance.varied`, which has all rule sets:

    asked     which sayings are asked about
    viewer    whose view the states are, where everyone sees something else (M-12)
    rules     of the table
    opening   the events before those of the golden record: people sit down
    record    the golden record of these rules, if there is one
    told      the answers of the record: `after` this many of its events. All its states are asked about
    played    answers for states of games that are played at random. A `state` is written as a viewer has it (R-12),
              without its rules: the first one whole, the others as what is another in them. Of all that are asked
              about, those are written in which somebody of some role may say something for the first time in that
              phase, or may not for a reason that is new there

An answer is asked for at an instant `at`. Both the first instant at which the table is as it is and the last, when its
time is up, are asked about; the first is written only where its answer is another. In an answer

    may       is what each viewer may say: words with spaces between, `SAYING:PLAYER,PLAYER` where it is about
              somebody
    fared     is how a round alone against a price has ended (R-7); left out where there is nothing to say

and further questions will stand beside it under names of their own: how many cards make a pick, which timers run,
whether this is right and why not. What a client does not know yet, it does not read.

To write them again: python3 dev.py regenerate; only some: python -m tests.answers.vectors TABLE ...
"""

import json
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import to_builtins
from msgspec.structs import replace

from tercet.engine import rules as r
from tercet.engine.facts import unseen
from tercet.engine.rules import Rules
from tercet.rulesets.catalogue import RULE_SETS
from tercet.tables.gathering import Gathering
from tercet.tables.view import table_view
from tests.answers.asking import ASKED, viewer_of
from tests.answers.choosing import StateAnswer, played, told
from tests.answers.states import opening_of
from tests.conformance.varied import EVERY_TABLE
from tests.record.samples import RULES

FOLDER: Final = Path(__file__).parents[1] / "golden" / "answers"
RECORDS: Final = {rules.name: record for record, rules in RULES.items()}


def seen_state(gathering: Gathering) -> dict[str, Any]:
    """The table as the viewer sees it; its rules are written once."""
    state = to_builtins(table_view(gathering, viewer_of(gathering.rules)))
    match = state["match"] or {}
    for part in (state, match, match.get("table") or {}):
        part.pop("rules", None)
    return dict(state)


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What is another in the second; what is of another kind, or no object, is written whole."""
    return {
        key: changes(before[key], value) if _alike(before[key], value) else value
        for key, value in after.items()
        if value != before[key]
    }


def _alike(one: object, other: object) -> bool:
    return isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys()


def _tables() -> dict[str, Rules]:
    """Every rule set; of the tables of people's own making those that differ in more than numbers."""
    found = {str(sorted(_shape(rules))): name for name, rules in reversed(EVERY_TABLE.items())}
    return {name: rules for name, rules in EVERY_TABLE.items() if name in RULE_SETS or name in found.values()}


def _shape(rules: Rules) -> Iterator[str]:
    """The values of the slots by name, and their fields that are not numbers, but all fields of a pattern."""
    yield str(rules.pattern)
    for slot, value in to_builtins(replace(rules, deck=r.RealDeck() if unseen(rules.deck) else r.AllCards())).items():
        if isinstance(value, dict) and slot != "seats":
            yield slot + str([part for part in value.values() if type(part) is not int])


@cache
def text_for(name: str) -> str:
    """The file of a table."""
    rules = TABLES[name]
    record = RECORDS.get(rules.name)
    fields = {
        "asked": _line([kind.__name__ for kind in ASKED]),
        "viewer": _line(viewer_of(rules)),
        "rules": _line(rules),
        "opening": _line(opening_of(record) if record else ()),
        "record": _line(record),
        "told": _lines(told(record) if record else ()),
        "played": _lines(_written(played(rules, record))),
    }
    return "{\n" + ",\n".join(f'"{key}": {value}' for key, value in fields.items()) + "\n}\n"


def _written(answers: Sequence[StateAnswer]) -> list[dict[str, Any]]:
    """The first state whole, the others as what is another in them."""
    states = [seen_state(one.gathering) for one in answers]
    written = [changes(states[0], state) if n else state for n, state in enumerate(states)]
    said = [{key: value for key, value in to_builtins(one).items() if key != "gathering"} for one in answers]
    return [{**one, "state": state} for one, state in zip(said, written, strict=True)]


def _lines(values: Sequence[object]) -> str:
    return "[\n" + ",\n".join(map(_line, values)) + "\n]"


def _line(value: object) -> str:
    return json.dumps(to_builtins(value), separators=(",", ":"))


def path_of(name: str) -> Path:
    """Where a table's answers are."""
    return FOLDER / f"{name.replace(',', '').replace(' ', '-')}.json"


TABLES: Final = _tables()

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path in {*FOLDER.glob("*.json")} - {path_of(name) for name in TABLES}:
        path.unlink()
    for each in sys.argv[1:] or TABLES:
        path_of(each).write_text(text_for(each), encoding="utf-8", newline="\n")
