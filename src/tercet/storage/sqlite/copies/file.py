"""The file of a copy: begun with all there is, then given every change."""

import os
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import IO

from tercet.storage.sqlite.copies.folder import CopyFolder, journal_of
from tercet.storage.sqlite.copies.trouble import CopyAway, CopyDiffers
from tercet.storage.sqlite.recording import Change
from tercet.storage.sqlite.transactions import transaction

PAGES_AT_ONCE = 500


class CopyFile:
    """An open copy; it keeps other servers out of its folder."""

    def __init__(self, path: Path, held: IO[bytes]) -> None:
        self._path, self._held = path, held
        self._identity = identity(path)
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for setting in ("trusted_schema = OFF", "foreign_keys = ON", "synchronous = FULL", "secure_delete = ON"):
            self._connection.execute(f"PRAGMA {setting}")
        self._connection.execute("PRAGMA journal_mode = TRUNCATE")

    def apply(self, changes: Iterable[Change]) -> None:
        """Make these changes, all or none, and wait for the disk."""
        self.require()
        with transaction(self._connection):
            for change in changes:
                before = self._connection.total_changes
                for sql, values in change.statements:
                    self._connection.execute(sql, values).fetchall()
                if self._connection.total_changes - before != change.rows:
                    raise CopyDiffers("a change had another effect there")

    def require(self) -> None:
        """Raise unless the file is still where it was: one can write to an open file that was moved away."""
        if identity(self._path) != self._identity:
            raise CopyAway

    def close(self) -> None:
        """Close the file, and let others use the folder."""
        try:
            self._connection.close()
        finally:
            self._held.close()


def identity(path: Path) -> tuple[int, int]:
    """What makes it this file and no other."""
    found = path.stat()
    return found.st_dev, found.st_ino


def begin(folder: CopyFolder, ours: sqlite3.Connection) -> CopyFile:
    """Copy everything that this connection sees into a new file; the older ones go once it is complete."""
    held = folder.locked()
    try:
        folder.refuse_others(ours)
        path = folder.next_file()
        write_all(ours, path)
        folder.keep_only(path)
        return CopyFile(path, held)
    except BaseException:
        held.close()
        raise


def write_all(ours: sqlite3.Connection, path: Path) -> None:
    """Write everything; the file has its name only once it is complete and on the disk."""
    part = path.with_name("copy.part")
    try:
        for file in (part, journal_of(part)):
            file.unlink(missing_ok=True)
        part.touch(0o600)
        with closing(sqlite3.connect(part, isolation_level=None)) as writing:
            writing.execute("PRAGMA synchronous = OFF")  # it is synced as a whole
            ours.backup(writing, pages=PAGES_AT_ONCE)
            writing.execute("PRAGMA journal_mode = DELETE")
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(path)
    except BaseException:
        for file in (part, journal_of(part)):
            file.unlink(missing_ok=True)  # a full disk needs the room
        raise
