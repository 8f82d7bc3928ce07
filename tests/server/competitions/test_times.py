"""Everyone sees when games begin."""

from tercet.competition.setup import Setup
from tercet.engine.value import Player
from tercet.server.competitions.views import show
from tests.competition.telling import Day


def test_the_public_sees_when_each_game_begins() -> None:
    """G-9: where and when everyone plays next."""
    day = Day(Setup(rounds=2, tables=3, minutes=20, begins="2026-11-21T10:00+01:00"), 9, draw=True)
    seen = show("c", 1, day.now, {}, Player(""))
    assert {game.slot: game.begins for game in seen.games} == {1: 1795251600000, 2: 1795252800000}
    assert (seen.clock.ahead, [each.began for each in seen.clock.slots]) == (60, [False, False])
