"""Matches of bots written into logs as if people had played them."""

from collections.abc import Mapping, Sequence
from random import Random

from msgspec import json

from tercet.engine.match import MatchEvent, MatchOpened
from tercet.engine.rules import Rules
from tercet.engine.value import Player
from tercet.players.match_of_bots import bots_play
from tercet.server.live.entries import write_entry
from tercet.storage.store import Appended, NewEntry, Store
from tercet.tables.events import TableEvent, TableOpened
from tercet.tables.gathering import Options

_read = json.Decoder(list[MatchEvent]).decode


def match_of(rules: Rules, people: Mapping[str, int], dice: Random) -> list[MatchEvent]:
    """The log of a match among people who play like bots of these levels."""
    text = json.encode(bots_play(rules, [*people.values()], dice)).decode()
    for n, name in enumerate(people, 1):
        text = text.replace(f'"bot-{n}"', json.encode(name).decode())
    return _read(text)


async def write_log(store: Store, stream: str, matches: Sequence[tuple[int, Sequence[MatchEvent]]]) -> None:
    """A table's log with these matches, each with the moment of its end."""
    opened = matches[0][1][0]
    assert isinstance(opened, MatchOpened)
    first: list[TableEvent] = [TableOpened(0, Player(opened.by), opened.rules, Options())]
    bodies = [(0, write_entry(first)), *((ended, write_entry([*events])) for ended, events in matches)]
    for after, (at, body) in enumerate(bodies):
        assert await store.append(NewEntry(stream, after, at, body)) == Appended(after + 1)
