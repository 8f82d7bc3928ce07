"""What a player notices: SETs, easy ones sooner, and now and then three cards that only look like one."""

from random import Random
from typing import NamedTuple

from tercet.cards.card import Card
from tercet.cards.sets import third_card
from tercet.engine.slots.pattern import Find, finds_here, is_find, seeks_sets
from tercet.engine.slots.super_round import has_flipped_card
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.players.ease import ease
from tercet.players.levels import Level
from tercet.players.skill import slope

TRIES = 40  # pairs of cards considered in a search for something that is not there


class Sight(NamedTuple):
    """Something to point at, and how often per second it would be noticed."""

    rate: float
    cards: Find


def sights(table: Table, me: Player, skill: Level, dice: Random) -> list[Sight]:
    """Everything that this player may take for a find."""
    seen = real_sights(table, me, skill)
    mistake = _mistake(table, [sight.cards for sight in seen], dice)
    return [*seen, Sight(skill.rate * skill.slips, mistake)] if mistake else seen


def real_sights(table: Table, me: Player, skill: Level) -> list[Sight]:
    """Every find that this player may point at."""
    factors = slope(skill.rate)
    return [
        Sight(skill.rate * ease(table, find, factors), find)
        for find in finds_here(table)
        if has_flipped_card(table, me, find)
    ]


def first_of(seen: list[Sight], dice: Random) -> tuple[float, Find]:
    """The winner of the race, and after how many seconds."""
    total = sum(sight.rate for sight in seen)
    (sight,) = dice.choices(seen, [sight.rate for sight in seen])
    return dice.expovariate(total), sight.cards


def _mistake(table: Table, finds: list[Find], dice: Random) -> Find | None:
    """A trio as people get it wrong: right but for one feature, where two are alike and one is not."""
    if seeks_sets(table.rules.pattern):
        return _nearly_a_set(table.cards, dice)
    return _spoilt(table, dice.choice(finds), dice) if finds else None


def _nearly_a_set(cards: list[Card], dice: Random) -> Find | None:
    for _ in range(TRIES if len(cards) > 2 else 0):
        a, b, c = dice.sample(cards, 3)
        if _features_apart(c, third_card(a, b)) == 1:
            return a, b, c
    return None


def _spoilt(table: Table, find: Find, dice: Random) -> Find | None:
    """A find with one card of the layout mistaken for another."""
    wrong = [(*find[:-1], card) for card in table.cards if card not in find]
    near = [cards for cards in wrong if _features_apart(cards[-1], find[-1]) == 1 and not is_find(table, cards)]
    return dice.choice(near) if near and find[-1] in table.cards else None


def _features_apart(a: Card, b: Card) -> int:
    return sum(x != y for x, y in zip(a, b, strict=True))
