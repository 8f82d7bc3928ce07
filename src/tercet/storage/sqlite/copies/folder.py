"""The folder of a copy: on a stick, on another disk, or of another machine."""

import os
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO, Final

from tercet.storage.sqlite.copies.trouble import CopyAway, CopyRefused
from tercet.storage.sqlite.lock import Locked, lock
from tercet.storage.store import Row

NAME: Final = re.compile(r"copy-(\d{6})\.db")
ENTRY: Final = """
    SELECT entries.rowid, name, seq, at, "by", command, body FROM entries JOIN streams ON streams.id = stream
"""
LAST: Final = f"{ENTRY} ORDER BY entries.rowid DESC LIMIT 1"
SAME: Final = f"{ENTRY} WHERE entries.rowid = ?1"


class CopyFolder:
    """Where the copy is. Each time it is begun, it is a new file with a higher number; the older ones go afterwards."""

    def __init__(self, path: Path, data: Path) -> None:
        self.path, self._data = path, data
        self._is_elsewhere = False
        self._own: Path | None = None  # the last file that we have written

    def prepare(self) -> None:
        """At the start: the folder is made if the one above is there."""
        try:
            self.path.mkdir(exist_ok=True)
            if self.path.samefile(self._data):
                raise CopyRefused("copy-same-folder", folder=str(self.path))
        except OSError as error:
            raise CopyRefused("copy-no-folder", folder=str(self.path), why=str(error.strerror)) from error
        self._is_elsewhere = self.is_on_another_disk()

    def is_on_another_disk(self) -> bool:
        """Is it on another disk than the data?"""
        return self.path.stat().st_dev != self._data.stat().st_dev

    def locked(self) -> IO[bytes]:
        """Keep other servers out, as long as this file is open."""
        if not self.path.is_dir() or (self._is_elsewhere and not self.is_on_another_disk()):
            raise CopyAway  # of a stick that was pulled out, an empty folder may be left
        try:
            return lock(self.path)
        except Locked as error:
            raise CopyRefused("copy-in-use", folder=str(self.path)) from error

    def refuse_others(self, ours: sqlite3.Connection) -> None:
        """Raise if there is a copy of other data, or of more than we have: it must not be lost."""
        for path in copies_in(self.path):
            if path != self._own and not is_earlier(path, ours):
                raise CopyRefused("copy-not-ours", folder=str(self.path))

    def next_file(self) -> Path:
        """The name for a new copy."""
        numbers = [int(match[1]) for path in copies_in(self.path) if (match := NAME.fullmatch(path.name))]
        return self.path / f"copy-{max(numbers, default=0) + 1:06}.db"

    def keep_only(self, own: Path) -> None:
        """A new copy is complete: remove the older ones, with what they still know of people."""
        self._own = own
        sync_folder(self.path)
        for path in copies_in(self.path):
            if path != own:
                path.unlink()
                journal_of(path).unlink(missing_ok=True)


def copies_in(folder: Path) -> list[Path]:
    """The complete copies, oldest first; usually one."""
    return sorted(path for path in folder.iterdir() if NAME.fullmatch(path.name))


def journal_of(path: Path) -> Path:
    """The file from which SQLite undoes a transaction that was cut off."""
    return path.with_name(f"{path.name}-journal")


def is_earlier(path: Path, ours: sqlite3.Connection) -> bool:
    """Does our log begin with all that this copy has?"""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as copy:
            last: Row | None = copy.execute(LAST).fetchone()
    except sqlite3.DatabaseError:
        return False
    return last is None or ours.execute(SAME, last[:1]).fetchone() == last


def sync_folder(folder: Path) -> None:
    """Make a new name survive a power failure, where systems need that."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
