"""A bot: an ordinary player that looks at the table and says something after a while, or nothing."""

from random import Random
from typing import NamedTuple

from tercet.cards.card import Card
from tercet.engine import commands as c
from tercet.engine.facts import calls_are_made, lies_face_down
from tercet.engine.slots import calling
from tercet.engine.slots.calling import may_point, touches
from tercet.engine.slots.dealing import may_flip, may_top_up, missing
from tercet.engine.slots.no_set import judge_lays_more, may_say, may_take_off, sees_by_itself
from tercet.engine.slots.pattern import Find, any_find
from tercet.engine.slots.super_round import has_super_rounds, may_call
from tercet.engine.slots.verdict import may_rule
from tercet.engine.steps import is_right
from tercet.engine.table import AllShow, Called, Disputed, NoStake, Pointed, Reached, Running, Searching, Staked, Table
from tercet.engine.value import Player
from tercet.players.levels import Level
from tercet.players.memory import NOTHING, Memory
from tercet.players.sight import first_of, sights
from tercet.players.turning import next_turn

ANSWER_MS = 900  # to rule, to vote, to deal
POINT_MS = 450  # to point after a call, card by card, so that the others can follow
FLIP_MS = 2_500
# Before claiming “no SET”, a player looks this many times as long as for an easy SET, and as long again on average.
PATIENCE = 1.5
LONGEST_LOOK_MS = 30_000  # the slowest look no longer than this, because others wait
JUDGE_WAITS_MS = 20_000  # how long a judge lets people look if there is none
STAKES_A_MINUTE = 0.5  # how often a bot calls a super round
JOINS_A_MINUTE = 6.0
LEAST_TO_STAKE = 2  # points


class Plan(NamedTuple):
    """After this delay, say this (its time is filled in then)."""

    wait_ms: int
    command: c.Command


def plan(table: Table, me: Player, skill: Level, dice: Random, at: int, memory: Memory = NOTHING) -> Plan | None:
    """What this player will say if nothing changes before then; `at` is now. Cards face down are in `memory`."""
    if lies_face_down(table.rules):
        ideas = [*_by_hand(table, me, at), *_by_memory(table, me, skill, dice, memory)]
        return min(ideas, key=lambda idea: idea.wait_ms, default=None)
    match table.phase:
        case Called(by) | Reached(by) if by == me:
            touched = table.phase.touched if isinstance(table.phase, Called) else ()
            return Plan(POINT_MS, c.Point(0, me, _in_mind(table, me, skill, dice, touched)))
        case AllShow(callers, _, shown) if me in callers and me not in dict(shown):
            return Plan(POINT_MS, c.Point(0, me, _in_mind(table, me, skill, dice)))
        case Pointed(by, cards, _, right, wrong) as phase if me not in (*right, *wrong):
            if may_rule(table, phase, me) is not None:
                return None
            return Plan(ANSWER_MS, c.Rule(0, me, not cards or is_right(table, by, cards)))
        case Disputed(callers) if me not in callers:
            return Plan(ANSWER_MS, c.NameFirst(0, me, dice.choice(callers)))
        case Searching():
            ideas = [*_by_hand(table, me, at), *_by_eye(table, me, skill, dice, at), *_stake(table, me, dice)]
            return min(ideas, key=lambda idea: idea.wait_ms, default=None)
        case _:
            return None


def _in_mind(table: Table, me: Player, skill: Level, dice: Random, touched: tuple[Card, ...] = ()) -> Find:
    """What a caller points at: the winner of the race does not depend on how long the race took."""
    seen = sights(table, me, skill, dice)
    about = [sight for sight in seen if set(touched) <= set(sight.cards)] or seen
    return first_of(about, dice)[1] if about else tuple(table.cards[:3])


def _by_hand(table: Table, me: Player, at: int) -> list[Plan]:
    """Cards to lay: the flip, the dealer's refill, and what a judge adds when there is no SET."""
    if may_flip(table, me) is None:
        return [] if isinstance(table.stake, Running) else [Plan(FLIP_MS, c.Flip(0, me))]
    if missing(table):
        return [Plan(ANSWER_MS, c.Deal(0, me))] if may_top_up(table, me) is None else []
    if judge_lays_more(table, me) is None and not any_find(table):
        return [Plan(max(ANSWER_MS, table.since + JUDGE_WAITS_MS - at), c.Deal(0, me))]
    if table.off and me not in table.off and may_take_off(table, me) is None:  # a bot agrees with those who want it
        return [Plan(ANSWER_MS, c.TakeOff(0, me))]
    return []


def _by_eye(table: Table, me: Player, skill: Level, dice: Random, at: int) -> list[Plan]:
    """What the player notices, and when the player gives up."""
    seat = table.seat(me)
    if seat is None or not seat.free or may_call(table, me, at) is not None:
        return []
    plans = []
    looking = max(0, table.since + skill.first_ms - at, table.locked.get(me, 0) - at)  # a new card needs time
    if seen := sights(table, me, skill, dice):
        seconds, cards = first_of(seen, dice)
        wait_ms = looking + round(1000 * seconds)
        if not calls_are_made(table.rules):
            plans.append(Plan(wait_ms, c.Point(0, me, cards)))
        else:
            called = c.Point(0, me, cards[:1]) if touches(table, me) else c.Call(0, me)
            plans.append(Plan(max(1, looking, wait_ms - POINT_MS), called))
    if may_say(table, me) is None and not isinstance(table.stake, Running) and not _is_one_left(table):
        plans.append(Plan(_hesitation(table, skill, dice, at), c.SayNoSet(0, me)))
    return plans


def _by_memory(table: Table, me: Player, skill: Level, dice: Random, memory: Memory) -> list[Plan]:
    """Where cards lie face down: the next one to turn up, after a call where one is needed."""
    seat = table.seat(me)
    turned = next_turn(table, me, skill, dice, memory) if seat and seat.free else None
    if turned is None:
        return []
    wait_ms, place = turned
    if may_point(table, me, table.at) is None:
        return [Plan(POINT_MS if me in table.callers else wait_ms, c.Turn(0, me, place))]
    return [Plan(wait_ms, c.Call(0, me))] if calling.may_call(table, me, table.at) is None else []


def _is_one_left(table: Table) -> bool:
    """Does the round go on only because there is one? Then no bot gives up first, but it agrees with those who do."""
    return sees_by_itself(table) and not table.none_here


def _hesitation(table: Table, skill: Level, dice: Random, at: int) -> int:
    """Nobody knows that there is none: a player looks for a good while, and then some more."""
    usual_ms = min(PATIENCE * 1000 / skill.rate, LONGEST_LOOK_MS)
    return max(ANSWER_MS, table.since + skill.first_ms + round(usual_ms) - at) + round(dice.expovariate(1 / usual_ms))


def _stake(table: Table, me: Player, dice: Random) -> list[Plan]:
    """Now and then a bot with points to lose calls a super round, and more often joins one (S-9)."""
    seat = table.seat(me)
    able = seat is not None and seat.free and seat.points >= LEAST_TO_STAKE and table.deck_left > 0
    if not able or not has_super_rounds(table.rules):
        return []
    match table.stake:
        case NoStake():
            a_minute = STAKES_A_MINUTE
        case Staked(players) if me not in players:
            a_minute = JOINS_A_MINUTE
        case _:
            return []
    return [Plan(round(60_000 * dice.expovariate(a_minute)), c.StakeOnNext(0, me))]
