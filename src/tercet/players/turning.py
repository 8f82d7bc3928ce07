"""How a bot plays with cards that lie face down: it turns up what it remembers to fit, and otherwise something new."""

from math import exp
from random import Random
from typing import Final

from msgspec.structs import replace

from tercet.cards.card import Card
from tercet.engine.table import Table
from tercet.engine.value import Place, Player
from tercet.players.levels import Level
from tercet.players.memory import Memory, places_in_mind
from tercet.players.sight import real_sights
from tercet.players.skill import keeps

LEAST_MS: Final = 700  # between two cards, so that the others can look
LOOKS_S: Final = 60  # how long a player would look for a find among the cards in mind
WONDERS: Final = 0.6  # seconds to decide on a card that is not known, at a rate of one


def next_turn(table: Table, me: Player, skill: Level, dice: Random, memory: Memory) -> tuple[int, Place] | None:
    """Which card this player turns up next, and after how long; None if there is none."""
    turned = table.turned_by(me)
    held = () if turned.wrong else turned.cards
    known = places_in_mind(memory, table, me, keeps(skill.rate))
    place = _fitting(table, me, skill, held, known, dice)
    if place is None:
        place = _new(table, held, known, dice)
    return None if place is None else (LEAST_MS + round(1000 * _thinks(skill, dice)), place)


def _thinks(skill: Level, dice: Random) -> float:
    return dice.expovariate(skill.rate**0.5 / WONDERS)


def _fitting(
    table: Table, me: Player, skill: Level, held: tuple[Card, ...], known: dict[Card, Place], dice: Random
) -> Place | None:
    """The next card of a find whose cards are all known, if this player sees that they are one."""
    in_mind = replace(table, layout=tuple(known))
    about = [sight for sight in real_sights(in_mind, me, skill) if set(held) <= set(sight.cards)]
    seen = [sight.cards for sight in about if dice.random() < 1 - exp(-sight.rate * LOOKS_S)]
    return next((known[card] for card in dice.choice(seen) if card not in held), None) if seen else None


def _new(table: Table, held: tuple[Card, ...], known: dict[Card, Place], dice: Random) -> Place | None:
    """A card that this player does not know; or any other, when all are known."""
    taken = {known[card] for card in held if card in known}
    lying = [Place(n) for n, card in enumerate(table.layout) if card is not None and n not in taken]
    unknown = [place for place in lying if place not in known.values()]
    return dice.choice(unknown or lying) if lying else None
