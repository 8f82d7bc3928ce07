"""Players' rule sets: the numbers of cards in the deck, on the table and in a find, and what follows from them."""

from itertools import pairwise
from random import Random

import pytest

from tercet.engine import rules as r
from tercet.engine.events import LayoutSolved, RoundEnded, SetTaken
from tercet.engine.match import MatchEvent
from tercet.engine.slots.deck import deck_size
from tercet.engine.slots.pattern import passes, pick_sizes
from tercet.players.game import play_out
from tercet.rulesets.catalogue import RULE_SETS

PLAYERS_OWN = {  # cards in the deck, in a find, of the find before, on the table
    "junior": (27, 3, 0, 9),
    "ultra-nine": (81, 4, 0, 9),
    "ultra-chain": (81, 4, 2, 12),
    "ultra-nine-puzzle": (81, 4, 0, 9),
    "ghost": (81, 6, 0, 10),
    "ghost-chain": (81, 6, 2, 9),
    "mega": (243, 3, 0, 16),
    "quads": (256, 4, 0, 15),
    "quads-junior": (64, 4, 0, 11),
    "quads-junior-chain": (64, 4, 2, 11),
    "quads-junior-puzzle": (64, 4, 0, 11),
    "dots": (63, 3, 0, 7),
}


@pytest.mark.parametrize("name", PLAYERS_OWN)
def test_a_rule_set_has_its_cards_its_find_and_its_layout(name: str) -> None:
    """M-1 to M-6."""
    rules = RULE_SETS[name].rules
    assert isinstance(rules.layout, r.Rectangle)
    told = (deck_size(rules.deck), pick_sizes(rules.pattern)[0], rules.pattern.linked, rules.layout.size)
    assert told == PLAYERS_OWN[name]


@pytest.mark.parametrize("name", PLAYERS_OWN)
def test_every_find_of_a_game_passes_its_test_and_links_to_the_one_before(name: str) -> None:
    """M-1 to M-6."""
    pattern = RULE_SETS[name].rules.pattern
    finds = [event.cards for event in a_game_of(name) if isinstance(event, SetTaken)]
    assert len(finds) > 5
    assert all(passes(pattern, find) and len(find) in pick_sizes(pattern) for find in finds)
    if pattern.linked:
        assert {len({*before} & {*after}) for before, after in pairwise(finds)} == {pattern.linked}


@pytest.mark.parametrize("name", [name for name in PLAYERS_OWN if name.endswith("puzzle")])
def test_a_puzzle_of_any_find_is_solved_layout_by_layout(name: str) -> None:
    """M-9: each layout goes when all of it is found, to the last card."""
    events, (deck, _, _, size) = a_game_of(name), PLAYERS_OWN[name]
    layouts = -(-deck // size)
    assert sum(isinstance(event, LayoutSolved) for event in events) == layouts - 1
    assert [event.why for event in events if isinstance(event, RoundEnded)] == ["all-found"]
    finds = [frozenset(event.cards) for event in events if isinstance(event, SetTaken)]
    assert len(finds) == len({*finds})


def a_game_of(name: str) -> list[MatchEvent]:
    return play_out(RULE_SETS[name].rules, 2, Random(name))
