"""The answers that every client is held to are the engine's own."""

import json
from typing import get_args

import pytest

from tercet.engine.standing import Fared
from tercet.engine.table import Phase
from tercet.rulesets.catalogue import RULE_SETS
from tests.answers.asking import ONLOOKER, instants, viewers
from tests.answers.states import played_states, told_states
from tests.answers.vectors import FOLDER, RECORDS, TABLES, path_of, text_for
from tests.record.samples import NAMES


@pytest.mark.parametrize("name", TABLES)
def test_the_engine_answers_as_it_is_written(name: str) -> None:
    assert path_of(name).read_text(encoding="utf-8") == text_for(name), (
        "python -m tests.answers.vectors writes it again"
    )


def test_there_are_answers_for_every_rule_set_and_every_golden_record_and_no_others() -> None:
    assert set(RULE_SETS) <= set(TABLES)
    assert {RECORDS.get(rules.name) for rules in TABLES.values()} >= set(NAMES)
    assert {path.name for path in FOLDER.glob("*.json")} == {path_of(name).name for name in TABLES}


def test_every_phase_is_asked_about_and_somebody_of_every_role() -> None:
    phases, roles = set(), set()
    for table in (one.match.table for name in NAMES for _, one in told_states(name) if one.match):
        if table is not None:
            phases.add(type(table.phase))
            roles |= {seat.role for seat in table.seats if seat.present}
    assert phases == set(get_args(Phase))
    assert roles == {"player", "judge", "master"}


def test_somebody_who_looks_on_is_asked_too_and_nobody_after_the_time_is_up() -> None:
    for gathering in played_states(TABLES["super"], seed=1):
        assert ONLOOKER in viewers(gathering)
        assert all(at >= gathering.at for at in instants(gathering))


def test_a_round_alone_is_won_lost_and_given_up_in_the_answers() -> None:
    """R-7: so that no client can decide it otherwise."""
    tables = [json.loads(path_of(name).read_text(encoding="utf-8")) for name in TABLES]
    answers = [one for table in tables for one in (*table["told"], *table["played"])]
    assert {one["fared"] for one in answers if "fared" in one} == {*get_args(Fared)}
