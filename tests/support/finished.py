"""Tables whose match is over, put into the folder of a server before it starts: nobody has to play them."""

import asyncio
import json
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
from msgspec import Struct

from tercet.engine.events import PlayerJoined
from tercet.engine.facts import has_judge
from tercet.engine.match import MatchEvent, MatchOpened
from tercet.engine.value import Player
from tercet.server.live.entries import write_entry
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Appended, NewEntry
from tercet.tables.events import TableEvent
from tests.support.serving import serving

NOW_MS = 1_790_000_000_000
_events = msgspec.json.Decoder(list[MatchEvent])


class Over(Struct, frozen=True):
    """A table whose match is over, and the tokens of those who played it, in order."""

    table: str
    code: str
    tokens: list[str]


def put_finished(folder: Path, *matches: tuple[Sequence[MatchEvent], Sequence[str]]) -> list[Over]:
    """One table for each match: its events, and the names of its players (and of the judge, last)."""
    with serving("--data", folder) as address:
        opened = [_open(address, events, names) for events, names in matches]
    with ThreadPoolExecutor(1) as beside:  # where a browser is driven, this thread has an event loop already
        beside.submit(asyncio.run, _append(folder, [(over.table, told) for over, told in opened])).result()
    return [over for over, _ in opened]


def _open(address: str, events: Sequence[MatchEvent], names: Sequence[str]) -> tuple[Over, list[TableEvent]]:
    """Guests and a table of theirs, and what is to be told there."""
    opening = events[0]
    assert isinstance(opening, MatchOpened)
    guests = [_post(address, "/api/guest", {"name": name, "token": True}) for name in names]
    found = _post(address, "/api/tables", {"rules": msgspec.to_builtins(opening.rules)}, guests[0]["token"])
    ids = [*opening.players, *([opening.judge] if opening.judge else [])]
    text = msgspec.json.encode(events).decode()
    for old, guest in zip(ids, guests, strict=True):
        text = re.sub(f'(?<!"role":)"{old}"(?!:[n"])', f'"{guest["player"]}"', text)  # not the fields of these names
    judged = has_judge(opening.rules)
    sitting: list[TableEvent] = [
        PlayerJoined(0, Player(guest["player"]), "judge" if judged and guest is guests[-1] else "player")
        for guest in guests[1:]
    ]
    told = [*sitting, *_events.decode(text)]
    return Over(found["table"], found["code"], [guest["token"] for guest in guests]), told


async def _append(folder: Path, tables: list[tuple[str, list[TableEvent]]]) -> None:
    store = await SqliteStore.open(folder / "tercet.db")
    for table, told in tables:
        entry = NewEntry(table, await store.head(table), NOW_MS, write_entry(told))
        assert isinstance(await store.append(entry), Appended)
    await store.close()


def _post(address: str, path: str, data: object, token: str = "") -> dict[str, str]:
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urlopen(Request(f"{address}{path}", json.dumps(data).encode(), headers)) as answer:
        said: dict[str, str] = json.load(answer)
    return said
