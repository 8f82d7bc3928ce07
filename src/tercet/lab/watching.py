"""Recorded games in the form a fit needs: how long each player looked at which SETs, and what they took."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct, field

from tercet.cards.card import Card
from tercet.cards.explain import differing
from tercet.cards.kinds import BOX, kind_of
from tercet.engine.events import CallFailed, SetTaken
from tercet.engine.facts import lies_face_down, unseen
from tercet.engine.match import Match, MatchEvent, evolve_match
from tercet.engine.rules import Rules
from tercet.engine.slots.deck import cards_in
from tercet.engine.slots.pattern import finds_here, seeks_sets
from tercet.engine.table import Searching, Table
from tercet.engine.value import Player

Kinds = dict[int, int]  # SETs in the layout, by number of differing features


class Look(Struct, frozen=True):
    """A period in which a player looked at the same cards: in milliseconds since the last card came."""

    begin: int
    end: int
    kinds: Kinds


class Take(Struct, frozen=True):
    """A SET taken: when it was called, in milliseconds since the last card; its kind; how many there were."""

    after: int
    differing: int
    there: int


class PlayerHistory(Struct):
    """The observations of one player, over all games."""

    looks: list[Look] = field(default_factory=list)
    takes: list[Take] = field(default_factory=list)
    slips: int = 0


def watch(games: Iterable[Iterable[MatchEvent]]) -> dict[Player, PlayerHistory]:
    """Everything that can be learned from these games.

    Games with other patterns than SETs, with real cards, or with cards that lie face down are skipped.
    """
    seen: dict[Player, PlayerHistory] = {}
    for events in games:
        _watch(events, seen)
    return seen


def _watch(events: Iterable[MatchEvent], seen: dict[Player, PlayerHistory]) -> None:
    match: Match | None = None
    there: tuple[list[Card], int] = ([], 0)  # the cards, and how many were found
    kinds: Kinds = {}
    called = 0
    for event in events:
        table = match.table if match and _teaches(match.rules) else None
        if table is not None and isinstance(table.phase, Searching):
            if (table.cards, len(table.finds)) != there:
                there, kinds = (table.cards, len(table.finds)), _kinds(table)
            called = event.at - table.since
            _look(table, event.at, kinds, seen)
        if table is not None and isinstance(event, SetTaken | CallFailed):
            _claim(event, called, kinds, seen)
        match = evolve_match(match, event)


def _teaches(rules: Rules) -> bool:
    """SETs of the box's cards that everybody sees: how hard other cards are is not known."""
    seen = not unseen(rules.deck) and not lies_face_down(rules)
    return seen and seeks_sets(rules.pattern) and kind_of(cards_in(rules.deck)[0]) == BOX


def _kinds(table: Table) -> Kinds:
    return Counter(differing((a, b, c)) for a, b, c in finds_here(table))


def _look(table: Table, until: int, kinds: Kinds, seen: dict[Player, PlayerHistory]) -> None:
    if until > table.at and kinds:
        for player in table.free_players:
            seen.setdefault(player, PlayerHistory()).looks.append(
                Look(table.at - table.since, until - table.since, kinds)
            )


def _claim(event: SetTaken | CallFailed, called: int, kinds: Kinds, seen: dict[Player, PlayerHistory]) -> None:
    player = seen.setdefault(event.by, PlayerHistory())
    if isinstance(event, SetTaken):
        a, b, c = event.cards
        player.takes.append(Take(called, differing((a, b, c)), sum(kinds.values())))
    else:
        player.slips += 1
