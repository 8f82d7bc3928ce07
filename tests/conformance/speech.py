"""All that could be said at a table, allowed or not."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Final

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.facts import unseen
from tercet.engine.match import DealRound, LetCount, Match, MatchCommand, act_in_match, table_of
from tercet.engine.refusals import Refusal
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Mark, SeenCard, Table
from tercet.engine.value import Place, Player
from tercet.players import wild

MOST_PLAYERS = 4
MARKS: Final[tuple[Mark, ...]] = ("sure", "sure", "sure", "unsure", "corrected")
PEOPLE = [*(Player(f"player-{n}") for n in range(1, MOST_PLAYERS + 1)), Player("judge"), Player("stranger")]
PAUSES = (0, 0, 0, 3, 3, 400, 1_600, 7_000)
WORDS: Final[tuple[Callable[[int, Player], MatchCommand], ...]] = (
    c.Call,
    c.SayNoSet,
    c.Flip,
    c.Deal,
    c.StakeOnNext,
    c.TakePoint,
    c.Withdraw,
    c.AskHint,
    c.Leave,
    c.Return,
    c.Join,
    c.EndRound,
    LetCount,
)
COMING_AND_GOING = (c.Leave, c.Return, c.Join, c.Remove, c.HandOver)
STAYING = 0.8
ABOUT_SOMEBODY: Final[tuple[Callable[[int, Player, Player], MatchCommand], ...]] = (
    c.NameFirst,
    c.TakeFlip,
    c.Remove,
    c.HandOver,
)


def sayable(match: Match, at: int, dice: Random) -> Iterator[MatchCommand]:
    """Everything that somebody could say at this instant."""
    table = match.table
    assert table is not None
    for word, by in product(WORDS, PEOPLE):
        yield word(at, by)
    for about, by in product(ABOUT_SOMEBODY, PEOPLE):
        yield about(at, by, dice.choice(PEOPLE))
    for by in PEOPLE:
        yield c.Rule(at, by, dice.random() < 0.5)
        yield c.Join(at, by, "judge")
        own = table_of(match, by) or table
        yield wild.point(own, by, at, dice)
        yield from (c.Point(at, by, find) for find in finds_here(own)[:1])
        yield c.Turn(at, by, Place(dice.randrange(len(table.layout) + 1)))
        yield DealRound(at, by, wild.shuffled(match.rules, dice))
        if unseen(match.rules.deck):
            yield from _looks(table, by, at, dice)
    yield wild.take_off(table, at, dice)
    yield c.TimeUp(at)


def _looks(table: Table, by: Player, at: int, dice: Random) -> Iterator[MatchCommand]:
    """Real cards that somebody says to have seen: a layout, and three of the last one, often a SET."""
    taken = {card for find in table.finds for card in find}
    deck = [card for card in FULL if card not in taken or dice.random() < 0.01]
    lying = [card for card, _ in table.seen] or deck
    finds = find_sets(lying)
    claim = dice.choice(finds) if finds and dice.random() < 0.7 else tuple(dice.sample(lying, min(3, len(lying))))
    yield c.SeeLayout(at, by, _marked(dice.sample(deck, min(len(deck), 12)), dice))
    yield c.SeeClaim(at, by, _marked(claim, dice))


def _marked(cards: Sequence[Card], dice: Random) -> tuple[SeenCard, ...]:
    return tuple((card, dice.choice(MARKS)) for card in cards)


def any_allowed(match: Match, at: int, dice: Random) -> MatchCommand | None:
    """Something that would not be refused: of any kind, though coming and going less often. Nobody ends the round."""
    kinds: dict[type, list[MatchCommand]] = {}
    for command in sayable(match, at, dice):
        if not isinstance(command, c.EndRound) and not isinstance(act_in_match(match, command), Refusal):
            kinds.setdefault(type(command), []).append(command)
    moves = [kind for kind in kinds if kind not in COMING_AND_GOING]
    if moves and dice.random() < STAYING:
        return dice.choice(kinds[dice.choice(moves)])
    return dice.choice(kinds[dice.choice([*kinds])]) if kinds else None
