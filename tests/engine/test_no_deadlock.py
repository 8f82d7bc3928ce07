"""Whatever has happened, and whoever has left, the last player can play the round to its end."""

from collections.abc import Iterator
from random import Random

import pytest

from tercet.engine import commands as c
from tercet.engine.clock import deadline
from tercet.engine.decide import act
from tercet.engine.facts import lies_face_down
from tercet.engine.match import DealRound, OpenMatch, act_in_match
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge
from tercet.engine.slots.pattern import finds_here
from tercet.engine.table import Over, Table
from tercet.engine.value import Player
from tercet.players.wild import next_command, shuffled
from tercet.rulesets.catalogue import RULE_SETS
from tercet.rulesets.cite import RuleSet
from tests.engine.guests import name_of
from tests.support.claiming import showing, still_open

ENOUGH = 1_000  # moves: the longest round needs fewer


def in_the_midst_of_play(rule_set: RuleSet, dice: Random) -> Table:
    """A round in which people have said some thirty things, sensible or not."""
    rules = rule_set.rules
    people = tuple(Player(name) for name in ("ann", "bea", "cem", "dan")[: rules.seats.most])
    judge = Player("judge") if isinstance(rules.verdict, ByJudge) else None
    opened = act_in_match(None, OpenMatch(0, people[0], rules, people, judge))
    assert not isinstance(opened, Refusal)
    match = opened.match
    for turn in range(30):
        assert match is not None
        command = next_command(match, 700 * turn, dice) if turn else DealRound(0, people[0], shuffled(rules, dice))
        told = act_in_match(match, command)
        match = match if isinstance(told, Refusal) else told.match
    assert match is not None
    assert match.table is not None
    return match.table


def goes(table: Table, command: c.Command) -> Table:
    """The table afterwards; as it was if that is not allowed."""
    done = act(table, command)
    return table if isinstance(done, Refusal) else done.table


def moves(table: Table, player: Player) -> Iterator[c.Command]:
    """What a patient player tries, the best first; in the end the clock helps."""
    at = table.at
    finds = finds_here(table)
    if finds:
        fitting = still_open(table, player, finds) if lies_face_down(table.rules) else finds
        yield showing(table, player, at, fitting[0])[0]
        yield c.Call(at, player)
    yield c.Withdraw(at, player)
    yield c.SayNoSet(at, player)
    yield c.Flip(at, player)
    due = deadline(table)
    if due is not None:
        yield c.TimeUp(max(at, due))


def plays_alone(table: Table, player: Player) -> Table:
    """As long as the round lasts, do the first thing that is allowed."""
    for _ in range(ENOUGH):
        if isinstance(table.phase, Over):
            return table
        allowed = (done for command in moves(table, player) if (done := goes(table, command)) is not table)
        following = next(allowed, None)
        assert following is not None, f"{player} is stuck: {table.phase}, {table.seat(player)}"
        table = following
    return table


@pytest.mark.parametrize("returning", [False, True], ids=["stays", "comes back"])
@pytest.mark.parametrize("rule_set", RULE_SETS.values(), ids=name_of)
def test_the_last_one_at_a_table_plays_the_round_to_its_end(rule_set: RuleSet, returning: bool) -> None:
    """R-2, R-3, R-4, R-10: the others have left, perhaps even everyone, in the midst of anything."""
    for seed in range(12):
        table = in_the_midst_of_play(rule_set, Random(seed))
        last = next(seat.player for seat in table.seats[::-1] if seat.role == "player")
        if not returning:
            table = goes(table, c.Return(table.at, last))
        for seat in table.seats:
            if returning or seat.player != last:
                table = goes(table, c.Leave(table.at, seat.player))
        table = goes(table, c.Return(table.at, last))
        assert isinstance(plays_alone(table, last).phase, Over)
