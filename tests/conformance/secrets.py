"""Twins of a table that differ only in a secret: whoever looks at both must not be able to tell them apart (R-12)."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from msgspec import json
from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine import rules as r
from tercet.engine.events import CardsDealt, Event, RoundEnded
from tercet.engine.facts import lies_face_down
from tercet.engine.match import DeckSealed, MatchCommand, MatchEvent
from tercet.engine.slots.pattern import pick_sizes
from tercet.engine.table import AllShow, Disputed, Over, Pile, Pointed, Table
from tercet.engine.view import seen
from tercet.record.laws import all_cards

Renamed = dict[str, str]

_CODE: Final = re.compile(r'"([123][rpg][osd][fhe])"')


def reordered(table: Table, dice: Random) -> Table:
    """The same table with the cards that lie face down in another order, but for the first few of each pile."""
    kept = dice.choice((0, 0, 1, 3, 12))
    lower = [card for pile in table.piles for card in pile.top(pile.left)[kept:]]
    dice.shuffle(lower)
    piles = []
    for pile in table.piles:
        upper, count = pile.top(kept), max(0, pile.left - kept)
        piles.append(Pile(pile.left, (*upper, *lower[:count]), pile.owner))
        del lower[:count]
    return replace(table, piles=tuple(piles))


def seen_until_they_differ(one: Sequence[Event], two: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """What anyone sees of two stories, up to the moment when different cards are turned up."""
    for n, (a, b) in enumerate(zip(one, two, strict=False)):
        if isinstance(a, CardsDealt) and isinstance(b, CardsDealt) and a.cards != b.cards:
            told = replace(a, cards=b.cards) == b  # as many cards, in the same places
            assert told, f"{a} differs from {b} in more than its cards"
            return [seen(event) for event in one[:n]], [seen(event) for event in two[:n]]
    return [seen(event) for event in one], [seen(event) for event in two]


def renaming(table: Table, dice: Random) -> Renamed:
    """Every card of this round under the name of another: SETs become none, and the other way round."""
    cards = sorted(all_cards(table))
    names = dice.sample(cards, len(cards))
    return dict(zip(cards, names, strict=True))


def renamed(value: Any, names: Renamed, kind: Any = None) -> Any:
    """The same value with every card renamed."""
    text = _CODE.sub(lambda code: f'"{names.get(code[1], code[1])}"', json.encode(value).decode())
    return json.decode(text, type=kind or type(value))


def before_the_end(events: Sequence[Event]) -> list[Event]:
    """What anyone sees of a story, but for the cards that are turned up when the round is over (M-11)."""
    ended = [replace(event, layout=()) if isinstance(event, RoundEnded) else event for event in events]
    return [seen(event) for event in ended]


def unsealed(events: Sequence[MatchEvent]) -> list[MatchEvent]:
    """The story without its seals: a seal tells nothing of the cards under it, and is another for other cards."""
    return [event for event in events if not isinstance(event, DeckSealed)]


def options_tell_of_sets(table: Table, command: MatchCommand) -> bool:
    """Do the chosen options let this command show whether there is a SET?"""
    rules = table.rules
    engine_rules = isinstance(rules.verdict, r.ByEngine)
    return (
        isinstance(rules.hints, r.ShowCount)
        or isinstance(command, c.AskHint)
        or isinstance(rules.no_set, r.EngineSees)  # cards come by themselves
        or isinstance(rules.ending, r.AllFound | r.DeckSolved)
        or (engine_rules and (_is_shown(table, command) or _was_shown(table)))
        or _engine_has_the_last_word(table, command)
        or table.deck_left == 0  # the round ends by itself when no SET is left
    )


def _engine_has_the_last_word(table: Table, command: MatchCommand) -> bool:
    """Where players cannot decide about what was shown, the engine does (R-17); a judge can."""
    return isinstance(table.phase, Pointed) and not (isinstance(command, c.Rule) and table.judge)


def _is_shown(table: Table, command: MatchCommand) -> bool:
    """A whole find is ruled on; a touch of fewer cards tells nothing (S-8)."""
    return isinstance(command, c.Point) and len(command.cards) in pick_sizes(table.rules.pattern)


def _was_shown(table: Table) -> bool:
    """Cards that were shown wait until it is clear who called first."""
    return isinstance(table.phase, AllShow | Pointed) or (isinstance(table.phase, Disputed) and bool(table.phase.shown))


def undealt(table: Table) -> set[Card]:
    """The cards that nobody may see."""
    hidden = {card for n in _hidden(table) if (card := table.layout[n])}
    return hidden | {card for pile in table.piles for card in pile.top(pile.left)}


def _hidden(table: Table) -> list[int]:
    """The places of the layout where a card lies face down, which none does when the round is over (M-11)."""
    if not lies_face_down(table.rules) or isinstance(table.phase, Over):
        return []
    turned_up = {card for turned in table.turned for card in turned.cards}
    return [n for n, card in enumerate(table.layout) if card is not None and card not in turned_up]


def exchanged(table: Table, dice: Random) -> Table:
    """The same table, but the cards of the layout that lie face down have changed places among themselves."""
    places = _hidden(table)
    cards = dict(zip(places, dice.sample(places, len(places)), strict=True))
    return replace(table, layout=tuple(table.layout[cards.get(n, n)] for n in range(len(table.layout))))
