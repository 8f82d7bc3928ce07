"""What is on the disk after the power failed: all that was forced onto it, and of the rest any pieces."""

import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

from msgspec import Struct

from tests.proof.disk import Cut, Delete, Note, Promise, Sync, Write

SECTOR = 512
"""What a disk writes whole or not at all."""
Change: TypeAlias = Write | Cut


class PowerCutOutcome(Struct, frozen=True):
    """What came of a power cut."""

    forgotten: int
    """Streams of which less is there than was promised."""
    is_whole: bool


class Disk:
    """The files as they surely are, and what was done to them since, of which nobody can be sure."""

    def __init__(self) -> None:
        self.files: dict[str, bytearray] = {}
        self._changes: dict[str, list[Change]] = {}
        self._deleted: set[str] = set()

    def note(self, note: Note) -> None:
        """Something happened."""
        match note:
            case Write(path) | Cut(path):
                self._delete({path} & self._deleted)
                self._changes.setdefault(path, []).append(note)
            case Delete(path):
                self._deleted.add(path)
            case Sync(path):
                self._delete(self._deleted)  # what is new is synced together with its folder
                self.files[path] = apply(self.files.get(path, bytearray()), self._changes.pop(path, []))
            case Promise():
                pass

    def after_power_failed(self, dice: Random) -> dict[str, bytearray]:
        """The files then: some of what is not sure has happened, some not."""
        luck = dice.choice([0, 0.5, 0.9, 1])
        files = {path: bytearray(content) for path, content in self.files.items()}
        for path, changes in self._changes.items():
            pieces = [piece for change in changes for piece in pieces_of(change) if dice.random() < luck]
            files[path] = apply(files.get(path, bytearray()), pieces)
        gone = {path for path in self._deleted if dice.random() < luck}
        return {path: content for path, content in files.items() if path not in gone}

    def _delete(self, paths: set[str]) -> None:
        for path in paths:
            self.files.pop(path, None)
            self._changes.pop(path, None)
        self._deleted = self._deleted - paths


def cut_power(notes: Sequence[Note], points: Sequence[int], dice: Random, folder: Path) -> Iterator[PowerCutOutcome]:
    """Let the power fail after so many notes each time, in increasing order; then start again, and look."""
    disk, promised, told = Disk(), dict[str, int](), 0
    for point in points:
        for note in notes[told:point]:
            disk.note(note)
            if isinstance(note, Promise):
                promised[note.stream] = note.seq
        told = point
        yield look(disk.after_power_failed(dice), promised, folder)


def apply(content: bytearray, changes: Iterable[Change]) -> bytearray:
    """A file after some changes."""
    for change in changes:
        match change:
            case Cut(_, size):
                del content[size:]
            case Write(_, offset, data):
                content.extend(bytes(max(0, offset - len(content))))
                content[offset : offset + len(data)] = data
    return content


def pieces_of(change: Change) -> Iterable[Change]:
    """What of a change can be on the disk without the rest."""
    if isinstance(change, Cut):
        yield change
        return
    at, end = change.offset, change.offset + len(change.data)
    while at < end:
        until = min(end, at // SECTOR * SECTOR + SECTOR)
        yield Write(change.path, at, change.data[at - change.offset : until - change.offset])
        at = until


def look(files: dict[str, bytearray], promised: dict[str, int], folder: Path) -> PowerCutOutcome:
    """Start again on what is left. SQLite itself says whether it is whole."""
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    connection = sqlite3.connect(folder / "tercet.db")
    connection.execute("PRAGMA synchronous = OFF")
    try:
        return PowerCutOutcome(forgotten(connection, promised), is_whole(connection))
    finally:
        connection.close()
        shutil.rmtree(folder)


def forgotten(connection: sqlite3.Connection, promised: dict[str, int]) -> int:
    """How many streams are shorter than promised."""
    there = "SELECT name, max(seq) FROM entries JOIN streams ON streams.id = stream GROUP BY stream"
    heads = dict(connection.execute(there).fetchall()) if has_log(connection) else {}
    return sum(heads.get(stream, 0) < seq for stream, seq in promised.items())


def is_whole(connection: sqlite3.Connection) -> bool:
    """Nothing broken, no gap."""
    gaps = "SELECT 1 FROM entries GROUP BY stream HAVING max(seq) <> count(*)"
    is_sound = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    return is_sound and not (has_log(connection) and connection.execute(gaps).fetchall())


def has_log(connection: sqlite3.Connection) -> bool:
    """Was the power on for long enough that there is a log?"""
    return bool(connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'entries'").fetchall())
