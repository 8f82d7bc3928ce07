"""People who play over the wire and see everything at once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random

from msgspec import to_builtins

from tercet.client import Refused, Seat
from tercet.engine import commands as c
from tercet.engine.facts import lies_face_down
from tercet.engine.rules import DealtBy, JudgeSays, PlayersFlip, PointAtOnce
from tercet.engine.slots import no_set
from tercet.engine.slots.dealing import may_flip, missing
from tercet.engine.slots.pattern import finds_here, is_find
from tercet.engine.table import AllShow, Called, Disputed, Over, Pointed, Reached, Searching, Table
from tercet.engine.value import Player
from tercet.players.levels import EXPERT, LEVELS
from tercet.players.memory import NOTHING, Memory, remember
from tercet.players.turning import next_turn
from tercet.protocol.sayings import FILLED_IN
from tests.support.limits import HANG_S

LOOK_AGAIN_S = 0.3  # a clock may have run out meanwhile


def says(seat: Seat, dice: Random) -> c.Command | None:
    """What somebody in this seat says now."""
    table = seat.table
    if table is None or seat.gathering.sitter(seat.player) is None:
        return None
    if table.judge == seat.player:
        return judge_says(table, seat.player)
    return player_says(table, seat.player, dice)


def player_says(table: Table, me: Player, dice: Random) -> c.Command | None:
    """A player shows what was called, rules where players rule, and else looks for a SET."""
    match table.phase:
        case Called(by) | Reached(by) if by == me:
            return shows(table, me, dice)
        case AllShow(callers, _, shown) if me in callers and me not in dict(shown):
            return shows(table, me, dice)
        case Pointed(by, cards, _, right, wrong) if table.judge is None and me not in (by, *right, *wrong):
            return c.Rule(0, me, is_find(table, cards))
        case Disputed(callers, _, _, votes) if me not in callers and me not in dict(votes):
            return c.NameFirst(0, me, callers[0])
        case Searching():
            return looks(table, me, dice)
        case _:
            return None


def shows(table: Table, me: Player, dice: Random) -> c.Command:
    finds = finds_here(table)
    return c.Point(0, me, dice.choice(finds)) if finds else c.Withdraw(0, me)


def looks(table: Table, me: Player, dice: Random) -> c.Command | None:
    """Call or point at a SET; where there is none, deal, flip, or say so."""
    seat = table.seat(me)
    if finds_here(table) and seat is not None and seat.free:
        return shows(table, me, dice) if isinstance(table.rules.calling, PointAtOnce) else c.Call(0, me)
    if isinstance(table.rules.dealing, DealtBy) and table.dealer == me and missing(table):
        return c.Deal(0, me)
    if isinstance(table.rules.dealing, PlayersFlip) and may_flip(table, me) is None:
        return c.Flip(0, me)
    return c.SayNoSet(0, me) if no_set.may_say(table, me) is None else None


def judge_says(table: Table, me: Player) -> c.Command | None:
    """A judge rules, deals, lays more where there is none, and takes cards off where there is none among fifteen."""
    if isinstance(table.phase, Pointed):
        return c.Rule(0, me, is_find(table, table.phase.cards))
    if not isinstance(table.phase, Searching):
        return None
    if missing(table):
        return c.Deal(0, me)
    if finds_here(table) or not table.deck_left:
        return None if finds_here(table) else c.EndRound(0, me)
    rule = table.rules.no_set
    if isinstance(rule, JudgeSays) and len(table.cards) >= rule.trouble_at:
        return c.TakeOff(0, me, tuple(table.cards[: rule.taken_off]), ())
    return c.Deal(0, me)


async def at_once() -> None:
    """Before a word: no pause, but others have their turn."""
    await asyncio.sleep(0)


async def play(seat: Seat, seed: int = 0, before: Callable[[], Awaitable[None]] = at_once) -> None:
    """Play the first match until it is over; `before` is what each word waits for. Everyone is ready for each round."""
    dice, memory, seen = Random(seed), NOTHING, None
    await seat.until(lambda: seat.gathering.matches > 0)
    while seat.gathering.playing:
        await before()
        seq = seat.seq
        memory, seen = remember(memory, seen, seat.table), seat.table
        command = next_command(seat, dice, memory)
        if command is not None:
            with suppress(Refused):
                await say(seat, command)
        if seat.seq == seq:
            await something_new(seat, seq)


def next_command(seat: Seat, dice: Random, memory: Memory) -> c.Command | str | None:
    """What to say next: in a round, or between two."""
    table = seat.table
    if table is None or isinstance(table.phase, Over):
        if seat.player not in seat.gathering.again:
            return "PlayAgain"
        return "NextRound" if seat.gathering.acting_host == seat.player else None  # nobody is waited for
    return turns(table, seat.player, dice, memory) if lies_face_down(table.rules) else says(seat, dice)


def turns(table: Table, me: Player, dice: Random, memory: Memory) -> c.Turn | None:
    """Where cards lie face down, nobody sees everything: turn up what is remembered to fit, or something new."""
    turned = next_turn(table, me, LEVELS[EXPERT], dice, memory) if table.seat(me) else None
    return c.Turn(0, me, turned[1]) if turned else None


async def say(seat: Seat, command: c.Command | str) -> int:
    """Say a command as a client does: without what the server fills in."""
    if isinstance(command, str):
        return await seat.say(command)
    said = {name: value for name, value in to_builtins(command).items() if name not in {*FILLED_IN, "type"}}
    return await seat.say(type(command).__name__, **said)


async def something_new(seat: Seat, seq: int) -> None:
    """Wait until something happens, or for a moment."""
    with suppress(TimeoutError):
        await seat.until(lambda: seat.seq != seq or not seat.gathering.playing, LOOK_AGAIN_S)


async def caught_up(seats: Sequence[Seat]) -> None:
    """Wait until everyone has heard the last word."""
    last = max(seat.seq for seat in seats)
    await asyncio.gather(*(heard(seat, last) for seat in seats))


async def heard(seat: Seat, seq: int) -> None:
    """Wait until this seat has heard of that entry."""
    await seat.until(lambda: seat.seq >= seq, HANG_S)
