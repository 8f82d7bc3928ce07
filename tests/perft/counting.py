"""Counting as chess programs do: in how many ways can n SETs be taken in a row, with three more when there is none?

`ways` plays every way on the engine. `obvious_ways` is the same on lists, with no part of the engine in it.

New data: `.venv/bin/python -m tests.perft.counting classic 12 7` prints an entry for a .perft file (rule set, size of
the layout, seed of the shuffle).
"""

import sys
from itertools import combinations
from random import Random

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.cards.notation import write_cards
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.decide import act
from tercet.engine.opening import open_round
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rectangle, Rules
from tercet.engine.story import Story
from tercet.engine.table import Over, Table
from tercet.engine.value import Player
from tercet.players.wild import shuffled
from tercet.rulesets.catalogue import RULE_SETS

ANN = Player("ann")
LONGEST = 6

Cards = tuple[Card, ...]
Known = dict[tuple[frozenset[Card], int], int]  # by the cards that lie there and the number still to take


def told(done: Story | Refusal) -> Table:
    """The table that a command leads to."""
    assert not isinstance(done, Refusal), done.why
    return done.table


def opened(rules: Rules, deck: Cards) -> Table:
    """Ann alone at a table with this deck."""
    return told(open_round(c.OpenRound(0, ANN, rules, (ANN,), deck, dealer=ANN)))


def ways(table: Table, count: int, known: Known) -> int:
    """In how many ways can this number of SETs be taken from here, each decided by the engine?

    The order in which the same SETs were taken changes nothing: what was counted once is remembered.
    """
    if count == 0 or isinstance(table.phase, Over):
        return int(count == 0)
    key = frozenset(table.cards), count
    if key not in known:
        sets = find_sets(table.cards)
        if sets:
            called = told(act(table, c.Call(table.at, ANN)))
            known[key] = sum(ways(told(act(called, c.Point(table.at, ANN, trio))), count - 1, known) for trio in sets)
        else:
            known[key] = ways(told(act(table, c.SayNoSet(table.at, ANN))), count, known)
    return known[key]


def obvious_ways(layout: list[Card], deck: list[Card], size: int, count: int) -> int:
    """The same by the obvious loop: three more if there is no SET, top up to `size` after one."""
    if count == 0:
        return 1
    trios = [trio for trio in combinations(layout, 3) if is_obviously_a_set(trio)]
    if not trios:
        return obvious_ways(layout + deck[:3], deck[3:], size, count) if deck else 0
    total = 0
    for trio in trios:
        rest = [card for card in layout if card not in trio]
        missing = max(0, size - len(rest))
        total += obvious_ways(rest + deck[:missing], deck[missing:], size, count - 1)
    return total


def is_obviously_a_set(trio: tuple[Card, ...]) -> bool:
    """Feature by feature: all the same or all different (C-2)."""
    return all(len(set(letters)) != 2 for letters in zip(*trio, strict=True))


def rules_of(name: str, size: int) -> Rules:
    """A rule set of the catalogue with this many cards laid out."""
    return replace(RULE_SETS[name].rules, layout=Rectangle(size, 3))


def counts(table: Table) -> list[int]:
    """The ways to take 1, 2, … 6 SETs."""
    known: Known = {}
    return [ways(table, count, known) for count in range(1, LONGEST + 1)]


def entry(name: str, size: int, seed: int) -> str:
    """One entry of a .perft file."""
    rules = rules_of(name, size)
    deck = shuffled(rules, Random(seed))
    found = " ".join(map(str, counts(opened(rules, deck))))
    return f"rules {name}\nsize {size}\ndeck {write_cards(deck)}\nways {found}\n"


if __name__ == "__main__":
    sys.stdout.write(entry(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
