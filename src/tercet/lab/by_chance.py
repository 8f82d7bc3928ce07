"""Games in which any find is taken, each as likely as any other: nobody overlooks one, and nobody errs."""

from collections.abc import Generator
from functools import partial
from random import Random
from typing import Final

from tercet.engine.commands import Command, Point, SayNoSet
from tercet.engine.facts import calls_are_made, lies_face_down, unseen
from tercet.engine.match import DealRound, Match, MatchCommand, MatchEvent, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import Rules
from tercet.engine.slots.match_length import own_layouts
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Table
from tercet.engine.value import Player
from tercet.lab.cores import in_order
from tercet.lab.tally import Tally
from tercet.lab.through_engine import tally_of
from tercet.players.wild import shuffled

FINDER: Final = Player("finder")
A_MOMENT_MS: Final = 1_000


def can_be_played(rules: Rules) -> bool:
    """Are the cards seen by everyone, and is pointing enough?"""
    return not (calls_are_made(rules) or unseen(rules.deck) or lies_face_down(rules) or own_layouts(rules))


def games_by_chance(rules: Rules, games: int, seed: int, cores: int | None = None) -> Generator[Tally, None, None]:
    """The tallies of games in order, each with its own random numbers, whichever process plays it."""
    return in_order(partial(one_game, rules, seed), range(games), cores)


def one_game(rules: Rules, seed: int, number: int) -> Tally:
    """The tally of one round."""
    return tally_of(played(rules, Random(f"{seed}/{number}")))


def played(rules: Rules, dice: Random) -> list[MatchEvent]:
    """The log of a match for one."""
    match, events = _said(None, OpenMatch(0, FINDER, rules, (FINDER,), None))
    match, dealt = _said(match, DealRound(0, FINDER, shuffled(rules, dice), f"{dice.getrandbits(64):016x}"))
    events += dealt
    while not match.ended and match.table is not None:
        match, more = _said(match, _next(match.table, dice))
        events += more
    return events


def _next(table: Table, dice: Random) -> Command:
    """Any find; where there is none and nobody else notices, that is said."""
    at, finds = table.at + A_MOMENT_MS, finds_here(table)
    return Point(at, FINDER, dice.choice(finds)) if finds else SayNoSet(at, FINDER)


def _said(match: Match | None, command: MatchCommand) -> tuple[Match, list[MatchEvent]]:
    done = act_in_match(match, command)
    assert not isinstance(done, Refusal), done
    assert done.match is not None
    return done.match, done.events
