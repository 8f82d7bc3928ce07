"""Random players, who say anything: whole games under every rule set, and the laws on each."""

from random import Random

import pytest

from tercet.players.game import play_out
from tercet.record.laws import violations
from tests.conformance.varied import EVERY_TABLE


@pytest.mark.parametrize("name", EVERY_TABLE)
def test_games_of_random_players_end_and_break_no_law(name: str) -> None:
    rules = EVERY_TABLE[name]
    for players in {rules.seats.least, min(3, rules.seats.most), min(5, rules.seats.most)}:
        assert violations(play_out(rules, max(players, rules.seats.least), Random(players))) == []
