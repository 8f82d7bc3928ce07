"""The same tally out of real games: bots play a rule set through the engine, and every layout is looked at."""

from collections.abc import Iterable
from random import Random

import numpy as np

from tercet.cards.card import Card
from tercet.cards.sets import has_set
from tercet.engine.events import RoundEnded
from tercet.engine.match import Match, MatchEvent, evolve_match
from tercet.engine.rules import Rectangle, Rules, Sets
from tercet.engine.slots.dealing import missing
from tercet.engine.slots.deck import deck_size, unseen
from tercet.engine.table import Table
from tercet.lab import games as g
from tercet.lab.space import Array
from tercet.players.match_of_bots import bots_play

LEVEL = 5  # the quickest bots: they wait for nobody


class NotCounted(ValueError):
    """A rule set whose layouts do not compare; the message says why."""


def insist(rules: Rules) -> None:
    """SETs, taken away from a layout of a usual size, with cards that the engine sees."""
    if not isinstance(rules.layout, Rectangle) or not isinstance(rules.pattern, Sets):
        raise NotCounted(f"“{rules.name}” has no layout of a usual size with SETs to find: there is no such count.")
    if unseen(rules.deck) or deck_size(rules.deck) not in (27, 81):
        raise NotCounted(f"“{rules.name}” is played with other cards than a whole deck: there is no such count.")


def one_game(rules: Rules, players: int, seed: int, number: int) -> Array:
    """The tally of one match, with dice of its own."""
    events = bots_play(rules, [LEVEL] * players, Random(f"{seed}/{number}"))
    return tally_of(events)


def tally_of(events: Iterable[MatchEvent]) -> Array:
    """Each layout once, when it lies complete; each round at its end."""
    tally, seen, without = np.zeros((g.ROWS, g.COLUMNS), np.int64), np.zeros(28, np.int64), np.zeros(28, np.int64)
    match: Match | None = None
    last: set[Card] = set()
    largest = 0
    for event in events:
        match = evolve_match(match, event)
        table = match.table
        if table is None:
            continue
        if isinstance(event, RoundEnded):
            tally[g.LEFT, len(table.cards) // 3] += 1
            tally[g.LARGEST, largest // 3] += 1
            last, largest = set(), 0
        elif table.cards and not missing(table) and (lying := set(table.cards)) != last:  # wherever they lie
            last, largest = lying, max(largest, len(lying))
            _count(table, tally, seen, without)
    for row, values in enumerate((seen, without, seen * seen, without * without, seen * without)):
        tally[row] += values
    return tally


def _count(table: Table, tally: Array, seen: Array, without: Array) -> None:
    size, left, none = len(table.cards), table.deck_left, not has_set(table.cards)
    if left:
        seen[size // 3] += 1
        without[size // 3] += none
    if isinstance(table.rules.layout, Rectangle) and size == table.rules.layout.size:
        tally[g.STAGE_SEEN, left // 3] += 1
        tally[g.STAGE_WITHOUT, left // 3] += none
