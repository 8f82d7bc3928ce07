"""The fold: events alone rebuild a table."""

from tercet.engine.evolve import fold
from tercet.rulesets.classic import CLASSIC
from tests.engine.layouts import ONE_SET, THE_SET
from tests.engine.telling import ann, given


def test_a_new_opening_clears_the_table() -> None:
    """R-1: a log read from its opening needs no table to begin with; whatever was there is gone."""
    played = given(CLASSIC, layout=ONE_SET).when(ann.calls(at=100), ann.points(THE_SET, at=900))
    fresh = given(CLASSIC, layout=ONE_SET, at=5_000)
    assert fold(played.table, fresh.events) == fresh.table
