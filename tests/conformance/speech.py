"""All that could be said at a table, allowed or not."""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Final

from tercet.engine import commands as c
from tercet.engine.match import DealRound, LetCount, Match, MatchCommand, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.slots.pattern import finds_here
from tercet.engine.value import Place, Player
from tercet.players import wild

MOST_PLAYERS = 4
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
        yield wild.point(table, by, at, dice)
        yield from (c.Point(at, by, find) for find in finds_here(table)[:1])
        yield c.Turn(at, by, Place(dice.randrange(len(table.layout) + 1)))
        yield DealRound(at, by, wild.shuffled(match.rules, dice))
    yield wild.take_off(table, at, dice)
    yield c.TimeUp(at)


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
