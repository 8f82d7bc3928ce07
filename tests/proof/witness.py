"""A seat that records everything it says and hears, for the checker."""

from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from tercet.client import Refused, Seat, Visit
from tercet.client.line import new_id
from tercet.engine.match import MatchEnded, MatchEvent
from tercet.record.codec import read_record
from tercet.storage.postgresql import PostgresStore
from tercet.storage.sqlite import SqliteStore
from tercet.storage.store import Entry, Store
from tercet.tables.view import matches_in
from tests.proof.checker import Evidence, Recording, Said, check
from tests.proof.checker.of_game import read_all

CLOCK = count(1)  # shared by all witnesses of a process


class Witness(Seat):
    """Plays as any seat does. Frames are kept, commands are noted before they are sent."""

    def __init__(self, visit: Visit, table: str, *, watch: bool = False, by_way_of: str = "") -> None:
        super().__init__(by_way_of or visit.address, visit.token, visit.player, table, join=not watch)
        self.keep_frames = True
        self.said: list[Said] = []

    async def __aenter__(self) -> "Witness":
        """Connect, as any seat does."""
        await super().__aenter__()
        return self

    async def say(self, what: str, /, *, reaction_ms: int | None = None, **more: Any) -> int:
        """Send a command as `Seat.say` does, and note what comes of it."""
        said = Said(new_id(), next(CLOCK))
        self.said.append(said)
        message: dict[str, Any] = {"type": "Say", "id": said.id, "say": {"type": what, **more}}
        if reaction_ms is not None:
            message["reaction_ms"] = reaction_ms
        try:
            seq = await self._line.say(message)
        except Refused as refused:
            said.refused, said.answered = refused.code, next(CLOCK)
            raise
        said.seq, said.answered = seq, next(CLOCK)
        return seq

    def recording(self, *, stayed: bool = True, converged_s: float | None = None) -> Recording:
        """All that this client knows."""
        known = ([*self.frames], 0, self.seq, self.gathering)
        return Recording(self.table_id, self.player, [*self.said], *known, stayed, converged_s)


async def open_log(where: Path | str) -> Store:
    """The store of a server, in a file or in PostgreSQL; the server may be running."""
    return await (SqliteStore.open(where, "process") if isinstance(where, Path) else PostgresStore.open(where))


async def evidence(where: Path | str, witnesses: Sequence[Witness], host: Visit | None = None) -> Evidence:
    """What a run left behind: logs, recordings, and the records as the server gives them out to the host."""
    store = await open_log(where)
    try:
        logs = {table: await store.read(table) for table in {witness.table_id for witness in witnesses}}
    finally:
        await store.close()
    recordings = [witness.recording() for witness in witnesses]
    return Evidence(logs, recordings, await given_out(host, logs) if host else {})


async def given_out(host: Visit, logs: Mapping[str, Sequence[Entry]]) -> dict[tuple[str, int], list[MatchEvent]]:
    """The records of all matches that are over."""
    records: dict[tuple[str, int], list[MatchEvent]] = {}
    for table, entries in logs.items():
        matches = matches_in(event for events in read_all(table, entries, []) for event in events)
        for number, match in enumerate(matches, 1):
            if isinstance(match[-1], MatchEnded):
                records[table, number] = read_record(await host.get(f"/api/records/{table}/{number}"))
    return records


async def nothing_is_wrong(where: Path | str, witnesses: Sequence[Witness], host: Visit | None = None) -> Evidence:
    """The checker finds nothing; gives what it looked at."""
    found = await evidence(where, witnesses, host)
    wrong = check(found)
    assert wrong == [], "\n".join(map(str, wrong))
    return found
