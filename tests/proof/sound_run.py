"""A run in which nothing is wrong: a short match, and three clients who recorded all of it. Tests spoil it."""

from itertools import count

from msgspec import json, to_builtins

from tercet.cards.card import Card
from tercet.cards.deck import FULL
from tercet.cards.sets import find_sets
from tercet.engine import commands as c
from tercet.engine.value import Player
from tercet.protocol import VERSION
from tercet.protocol.from_server import Snapshot, TableEntry
from tercet.rulesets.cite import RuleSet
from tercet.rulesets.quick import QUICK
from tercet.server.live.entries import write_entry
from tercet.storage.store import Entry
from tercet.tables import commands as t
from tercet.tables.commands import TableCommand
from tercet.tables.view import seen, table_view
from tests.proof.checker import Evidence, Recording, Said
from tests.tables.telling import Lobby, ann, bea

TABLE = "table-1"
SALT = "a-salt"


class Run:
    """Says commands at one table; everyone is told at once and records it."""

    def __init__(self, rule_set: RuleSet = QUICK) -> None:
        self.lobby = Lobby(rule_set)
        self.entries = [Entry(1, 0, ann, "", write_entry(self.lobby.log))]
        self.said: dict[Player, list[Said]] = {ann: [], bea: []}
        self._clock = count(1)
        self.frames: dict[Player | None, list[bytes]] = {viewer: [self.snapshot(viewer)] for viewer in (ann, bea, None)}

    def snapshot(self, viewer: Player | None) -> bytes:
        """The whole table as it is sent."""
        return json.encode(Snapshot(VERSION, len(self.entries), 0, viewer, table_view(self.lobby.table, viewer), {}))

    def say(self, by: Player, command: TableCommand) -> None:
        """It is allowed, and everyone is told."""
        seq, sent = len(self.entries) + 1, next(self._clock)
        events = self.lobby.say(command)
        self.entries.append(Entry(seq, 0, by, f"c{seq}", write_entry(events)))
        shown = [seen(event) for event in events]
        for viewer, frames in self.frames.items():
            told = TableEntry(seq, to_builtins(shown), f"c{seq}" if viewer == by else None)
            frames.append(json.encode(told))
        self.said[by].append(Said(f"c{seq}", sent, next(self._clock), seq))

    def recording(self, viewer: Player | None) -> Recording:
        """What one of them has at the end."""
        view = table_view(self.lobby.table, viewer)
        said = self.said[viewer] if viewer else []
        return Recording(TABLE, viewer, said, self.frames[viewer], 0, len(self.entries), view)

    def evidence(self) -> Evidence:
        """All that is left behind."""
        return Evidence({TABLE: self.entries}, [self.recording(viewer) for viewer in self.frames])


def short_match() -> Run:
    """Two people, one SET, one mistake, and the round is ended."""
    run = Run()
    run.say(bea, c.Join(1, bea))
    run.say(ann, t.Start(2, ann, FULL, SALT))
    run.say(bea, c.Point(3, bea, find_sets(cards_of(run))[0]))
    run.say(ann, c.Point(5_000, ann, find_sets(cards_of(run))[0]))
    run.say(ann, c.EndRound(9_000, ann))
    return run


def cards_of(run: Run) -> list[Card]:
    """What lies on the table."""
    match = run.lobby.table.match
    assert match is not None
    assert match.table is not None
    return match.table.cards
