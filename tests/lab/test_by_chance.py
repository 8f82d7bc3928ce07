"""Games in which any find is taken: the counts and laws that are known of the kinds of finds (M-1 to M-6)."""

import json

import pytest

from tercet.lab.by_chance import can_be_played, games_by_chance
from tercet.lab.summary import summed_up
from tercet.lab.tally import Tally
from tercet.rulesets.catalogue import RULE_SETS
from tests.cli.obeying import Capture, obeyed

GAMES = 40
# Finds in a round, as counted elsewhere over many games.
KNOWN = {
    "quick": 24.4,
    "junior": 7.65,
    "chain": 36.5,
    "ultra": 19.2,
    "ultra-nine": 19.2,
    "ultra-chain": 38.5,
    "ultra-nine-puzzle": 43,
    "ghost": 12.75,
    "ghost-chain": 18.9,
    "mega": 76,
    "quads": 62,
    "quads-junior": 15,
    "quads-junior-chain": 28,
    "quads-junior-puzzle": 29,
    "dots": 15.4,
}
# What can be left at the end: the deck adds up to nothing, and so does each find.
LEFT = {
    "quick": {0, 6, 9, 12, 15, 18},
    "junior": {0, 6, 9},
    "ultra": {*range(1, 81, 4)},
    "ghost": {*range(3, 81, 6)},
    "quads": {0, *range(8, 256, 4)},
    "quads-junior": {0, 8},
    "dots": {0},
}


def tally(name: str) -> Tally:
    counted = Tally()
    for game in games_by_chance(RULE_SETS[name].rules, GAMES, seed=1, cores=1):
        counted.add(game)
    return counted


@pytest.mark.parametrize("name", KNOWN)
def test_a_round_has_as_many_finds_as_is_known(name: str) -> None:
    counted = tally(name)
    assert abs(summed_up(counted).mean_sets - KNOWN[name]) < 0.04 * KNOWN[name] + 0.3
    assert set(counted.left) <= LEFT.get(name, {*range(81)})


def test_games_are_for_rules_where_pointing_is_enough() -> None:
    assert not can_be_played(RULE_SETS["classic"].rules)
    assert not can_be_played(RULE_SETS["memory"].rules)


def test_the_command_tells_of_each_rule_set(capsys: Capture) -> None:
    told = json.loads(obeyed(capsys, "lab", "finds", "--games", "2", "--json").out)
    assert set(KNOWN) <= set(told)
    assert told["dots"]["left"] == {"0": 1.0}
    lines = obeyed(capsys, "lab", "finds", "--games", "2", "--lang", "de", COLUMNS="120").out.splitlines()
    assert "Gefunden je Runde" in lines[1]
    assert any(line.startswith("│ quads-junior-puzzle │") for line in lines)
