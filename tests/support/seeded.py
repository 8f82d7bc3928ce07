"""A data folder in which people have played: matches of bots under people's ids, with a session for each."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from tercet.engine.match import MatchEvent
from tercet.engine.value import Player
from tercet.record.timings import timings_of
from tercet.rulesets.catalogue import RULE_SETS
from tercet.server.lobby.finished import FinishedMatch
from tercet.server.lobby.ledger import Ledger
from tercet.server.people.guests import Guests
from tercet.storage.sqlite import SqliteStore
from tercet.tables.results import results_of
from tests.server.lobby.logged import match_of

DIFFERENT = 4  # matches of the same people: more would take long, and show nothing more
Meeting = tuple[str, tuple[str, ...]]  # a rule set, and who plays


def seed(folder: Path, levels: Mapping[str, int], meetings: Sequence[Meeting], last: int, apart: int) -> dict[str, str]:
    """Let these people of these levels meet, so many ms apart, until a last moment; gives everyone's session token."""
    folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(1) as aside:  # a browser's test has an event loop in this thread already
        return aside.submit(asyncio.run, _seed(folder, levels, meetings, last, apart)).result()


async def _seed(
    folder: Path, levels: Mapping[str, int], meetings: Sequence[Meeting], last: int, apart: int
) -> dict[str, str]:
    store = await SqliteStore.open(folder / "tercet.db", "process")
    try:
        tokens = {name: await Guests(store).admit(id_of(name), name) or "" for name in levels}
        played: dict[tuple[Meeting, int], list[MatchEvent]] = {}
        matches: list[FinishedMatch] = []
        for n, meeting in enumerate(meetings):
            which = (meeting, n % DIFFERENT)
            played[which] = played.get(which) or _match(meeting, levels, n % DIFFERENT)
            matches.append(_finished(n, meeting[0], played[which], last - apart * (len(meetings) - 1 - n)))
        await store.execute_all(await Ledger(store).lines(matches))
    finally:
        await store.close()
    return tokens


def id_of(name: str) -> Player:
    return Player(f"{name:_<22}"[:22])


def _match(meeting: Meeting, levels: Mapping[str, int], n: int) -> list[MatchEvent]:
    rule_set, who = meeting
    return match_of(RULE_SETS[rule_set].rules, {id_of(name): levels[name] for name in who}, Random(f"{meeting}{n}"))


def _finished(n: int, rule_set: str, events: list[MatchEvent], ended: int) -> FinishedMatch:
    told = results_of(events)
    assert told is not None
    return FinishedMatch(f"table-{n}", 1, rule_set, ended, told[1], timings_of(events))
