"""Logs of tables where anybody says anything at any moment, a bot that adapts among them."""

from collections.abc import Iterator
from random import Random
from typing import cast

from tercet.engine.commands import Join, Return
from tercet.engine.match import DealRound
from tercet.engine.refusals import Refusal
from tercet.engine.rules import ByJudge
from tercet.engine.value import Player
from tercet.players.levels import ADAPTS
from tercet.players.wild import next_command, shuffled
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.live.entries import write_entry
from tercet.storage.store import Entry
from tercet.tables.commands import AddBot, NextRound, OpenTable, Start, TableCommand
from tercet.tables.decide import act_at_table
from tercet.tables.gathering import ArrivalOrder, Gathering, Options

ADA, BEA, CEM, JO, BOT = (Player(name) for name in ("ada", "bea", "cem", "jo", "bot-1"))


def wild_command(gathering: Gathering, at: int, dice: Random) -> TableCommand:
    """What a wild player says, or the start of the next match."""
    if not gathering.playing or gathering.match is None:
        host = gathering.acting_host
        return Return(at, ADA) if host is None else Start(at, host, shuffled(gathering.rules, dice), "salt")
    command = next_command(gathering.match, at, dice)
    if isinstance(command, DealRound):
        return NextRound(at, command.by, command.deck, command.salt)
    return cast(TableCommand, command)


def wild_log(name: str, count: int, dice: Random) -> list[Entry]:
    """A log of so many entries, or fewer if nearly all is refused, by this rule set; each has an id of its own."""
    entries: list[Entry] = []
    gathering: Gathering | None = None
    for command in _said(name):
        gathering = _say(gathering, command, entries)
    at = 0
    for _ in range(8 * count):
        assert gathering is not None
        if len(entries) >= count:
            break
        at = max(at + dice.randrange(2_000), gathering.at)
        gathering = _say(gathering, wild_command(gathering, at, dice), entries)
    return entries


def _said(name: str) -> Iterator[TableCommand]:
    rules = RULE_SETS[name].rules
    yield OpenTable(0, ADA, rules, Options(order=ArrivalOrder()))
    yield Join(0, BEA)
    yield Join(0, JO, "judge") if isinstance(rules.verdict, ByJudge) else Join(0, CEM)
    yield AddBot(0, ADA, BOT, ADAPTS)


def _say(gathering: Gathering | None, command: TableCommand, entries: list[Entry]) -> Gathering | None:
    story = act_at_table(gathering, command)
    if isinstance(story, Refusal):
        return gathering
    seq = len(entries) + 1
    entries.append(Entry(seq, seq, getattr(command, "by", ""), f"id-{seq}", write_entry(story.events)))
    return story.gathering
