"""The same tally from real games: bots play a rule set through the engine, and every layout is counted."""

from collections import Counter
from collections.abc import Generator, Iterable
from functools import partial
from random import Random
from typing import Final

from msgspec import Struct, field

from tercet.cards.card import Card
from tercet.engine.events import RoundEnded
from tercet.engine.facts import layout_size, unseen
from tercet.engine.match import Match, MatchEvent, evolve_match
from tercet.engine.rules import Rules
from tercet.engine.slots.dealing import missing
from tercet.engine.slots.deck import chosen_count, sets_in_layout
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.slots.pattern import any_find
from tercet.engine.table import Over, Table
from tercet.lab.cores import in_order
from tercet.lab.tally import Sums, Tally
from tercet.players.match_of_bots import bots_play
from tercet.words.sayable import Sayable

LEVEL: Final = 5  # the fastest bots, since nobody waits for them


class NotCounted(Sayable):
    """A rule set whose layouts cannot be counted; the message says why."""


def check_countable(rules: Rules) -> None:
    """The rule set must replace cards, and the engine must see them."""
    if count := chosen_count(rules.deck):
        raise NotCounted("odds-all-cards-lie", name=rules.name, cards=count)
    if sets := sets_in_layout(rules.deck):
        raise NotCounted("odds-of-a-puzzle", name=rules.name, sets=sets)
    if own_layouts(rules):
        raise NotCounted("odds-own-layouts", name=rules.name)
    if unseen(rules.deck):
        raise NotCounted("odds-unseen", name=rules.name)


def games_of(rules: Rules, games: int, seed: int, cores: int | None = None) -> Generator[Tally, None, None]:
    """The tallies of games in order, each with its own random numbers, whichever process plays it."""
    players = min(max(rules.seats.least, 2), rules.seats.most)
    return in_order(partial(one_game, rules, players, seed), range(games), cores)


def one_game(rules: Rules, players: int, seed: int, number: int) -> Tally:
    """The tally of one match."""
    return tally_of(bots_play(rules, [LEVEL] * players, Random(f"{seed}/{number}")))


class Eye(Struct):
    """Counts each layout once, when it is complete, ignoring the places of the cards."""

    last: frozenset[Card] = frozenset()
    largest: int = 0
    seen: Counter[int] = field(default_factory=Counter)
    without: Counter[int] = field(default_factory=Counter)
    stages: dict[int, Sums] = field(default_factory=dict)

    def look(self, table: Table) -> None:
        """Count the layout if it is new."""
        lying = frozenset(table.cards)
        if not lying or missing(table) or lying == self.last:
            return
        self.last, self.largest = lying, max(self.largest, len(lying))
        none = not any_find(table)
        if table.deck_left:
            self.seen[len(lying)] += 1
            self.without[len(lying)] += none
        if is_usual(table):
            seen, without = self.stages.get(table.deck_left, (0, 0))
            self.stages[table.deck_left] = (seen + 1, without + none)


def is_usual(table: Table) -> bool:
    """Does the layout have its initial size? If it grows card by card, any size counts."""
    return layout_size(table.rules) in (None, len(table.cards))


def tally_of(events: Iterable[MatchEvent]) -> Tally:
    """Count each layout once, and each round at its end."""
    tally, eye = Tally(games=1), Eye()
    match: Match | None = None
    for event in events:
        match = evolve_match(match, event)
        if match.table is None:
            continue
        if not isinstance(match.table.phase, Over):
            eye.look(match.table)
        if isinstance(event, RoundEnded):
            tally.left[len(match.table.cards)] += 1
            tally.largest[eye.largest] += 1
            tally.sets[len(match.table.finds)] += 1
            eye.last, eye.largest = frozenset(), 0
    tally.stages = eye.stages
    tally.layouts = {size: _sums(seen, eye.without[size]) for size, seen in eye.seen.items()}
    return tally


def _sums(seen: int, without: int) -> Sums:
    return seen, without, seen * seen, without * without, seen * without
