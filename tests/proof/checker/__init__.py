"""The checker: from what a run left behind, every violation of what Tercet promises. In one pass over each log."""

from collections.abc import Iterator, Mapping, Sequence

from tercet.engine.events import SetCalled
from tercet.engine.match import MatchEvent
from tercet.engine.value import Player
from tercet.server.live.entries import read_entry
from tercet.storage.store import Entry
from tercet.tables.gathering import Gathering
from tercet.tables.view import table_view
from tests.proof.checker.evidence import Evidence, Recording, Said, Size, Violation
from tests.proof.checker.of_bounds import clients_converge, sizes_are_bounded
from tests.proof.checker.of_frames import Frames, audiences, body_leaks
from tests.proof.checker.of_game import Read, read_all, records_agree, replayed, time_goes_on, verdicts_are_right
from tests.proof.checker.of_log import (
    Command,
    nobody_speaks_for_others,
    numbers_are_dense,
    one_effect_each,
    order_is_real,
    promises_are_kept,
    refusals_are_kept,
)

View = tuple[Recording, Gathering, Player | None]

__all__ = ["Evidence", "Recording", "Said", "Size", "Violation", "check"]


def check(evidence: Evidence) -> list[Violation]:
    """Everything that is wrong with a run; nothing if all is well."""
    tables: dict[str, list[Recording]] = {table: [] for table in evidence.logs}
    for recording in evidence.recordings:
        tables.setdefault(recording.table, []).append(recording)
    given: dict[str, dict[int, Sequence[MatchEvent]]] = {}
    for (table, number), record in evidence.records.items():
        given.setdefault(table, {})[number] = record
    of_tables = [
        violation
        for table, recordings in tables.items()
        for violation in TableCheck(table, evidence.logs.get(table, ()), recordings, given.get(table, {})).violations()
    ]
    return [*of_tables, *sizes_are_bounded(evidence.sizes)]


class TableCheck:
    """The log of one table, all who recorded something there, and the records that the server gave out."""

    def __init__(
        self,
        table: str,
        entries: Sequence[Entry],
        recordings: Sequence[Recording],
        records: Mapping[int, Sequence[MatchEvent]],
    ) -> None:
        self._table, self._entries, self._recordings, self._records = table, entries, recordings, records
        self._wrong: list[Violation] = []

    def violations(self) -> list[Violation]:
        """What is wrong at this table."""
        table, entries, recordings = self._table, self._entries, self._recordings
        self._wrong = [*numbers_are_dense(table, entries), *one_effect_each(table, entries)]
        self._wrong += refusals_are_kept(table, entries, recordings)
        self._wrong += nobody_speaks_for_others(table, entries, recordings)
        self._wrong += order_is_real(table, recordings)
        self._wrong += clients_converge(table, recordings)
        read = read_all(table, entries, self._wrong)
        self._wrong += time_goes_on(table, read)
        self._wrong += verdicts_are_right(table, read)
        self._wrong += records_agree(table, read, self._records)
        seen_by = audiences(read, recordings)
        for audience in seen_by.values():
            self._wrong += body_leaks(table, audience)
        frames = [Frames(recording, seen_by.get(recording.player, seen_by[None])) for recording in recordings]
        self._wrong += promises_are_kept(table, entries, self._promised(frames), called_beside)
        self._wrong += [violation for each in frames for violation in each.wrong]
        self._wrong += [*self._replay(read, frames)]
        self._wrong += self._last_views()
        return self._wrong

    def _promised(self, frames: Sequence[Frames]) -> dict[Command, int]:
        """Every acknowledgement: as it came in a frame, and as the client understood it."""
        promised: dict[Command, int] = {}
        for recording, heard in zip(self._recordings, frames, strict=True):
            by = recording.player or ""
            promised |= {(by, command): seq for command, seq in heard.acknowledged.items()}
            promised |= {(by, said.id): said.seq for said in recording.said if said.seq is not None}
        return promised

    def _last_views(self) -> Iterator[Violation]:
        """Who stayed knows everything."""
        for recording in self._recordings:
            if recording.stayed and recording.view is not None and recording.seq < len(self._entries):
                what = f"{recording.name} stayed to the end and knows entry {recording.seq} of {len(self._entries)}."
                yield Violation("behind", self._table, what)

    def _replay(self, read: Read, frames: Sequence[Frames]) -> Iterator[Violation]:
        """Whole tables that were shown, and each client's last view, are what the log makes."""
        views = self._views(frames)
        for seq, live in enumerate(replayed(self._table, read, self._wrong), 1):
            for recording, view, viewer in views.pop(seq, ()):
                if view != table_view(live, viewer):
                    what = f"What {recording.name} sees after entry {seq} is not what the log makes."
                    yield Violation("view", self._table, what)
        for seq, shown in views.items():
            for recording, _, _ in shown:
                what = f"{recording.name} sees the table after entry {seq}, and the log has no such entry."
                yield Violation("view", self._table, what)

    def _views(self, frames: Sequence[Frames]) -> dict[int, list[View]]:
        """What was seen of whole tables, by the number of the entry."""
        views: dict[int, list[View]] = {}
        for recording, heard in zip(self._recordings, frames, strict=True):
            for snapshot in heard.snapshots:
                views.setdefault(snapshot.seq, []).append((recording, snapshot.table, snapshot.you))
            if recording.view is not None:
                views.setdefault(recording.seq, []).append((recording, recording.view, recording.player))
        return views


def called_beside(entry: Entry, player: str) -> bool:
    """Did this player call as quickly as the one whose command the entry is?"""
    return any(isinstance(event, SetCalled) and event.by == Player(player) for event in read_entry(entry.body))
