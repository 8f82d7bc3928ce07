"""The vectors that the web client's fold is held to are the engine's own."""

from typing import get_args

import pytest

from tercet.tables.events import TableEvent
from tests.record.samples import NAMES, events_of
from tests.tables.folds import EVENING, FOLDS, read, vectors


@pytest.mark.parametrize("name", ["evening", *NAMES])
def test_the_engine_remembers_what_the_vectors_say(name: str) -> None:
    assert read(name) == vectors()[name]


def test_every_kind_of_event_is_in_the_vectors() -> None:
    told = {type(event) for events in (EVENING, *map(events_of, NAMES)) for event in events}
    assert set(get_args(TableEvent)) <= told


def test_there_is_no_vector_that_nobody_checks() -> None:
    assert {path.stem for path in FOLDS.glob("*.json")} == {"evening", *NAMES}
