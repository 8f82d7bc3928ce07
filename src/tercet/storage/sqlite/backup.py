"""Copying the file while it is in use, and restoring a copy."""

import shutil
import sqlite3
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from tercet.cards.reasons import Reason
from tercet.storage.sqlite.damage import find_damage
from tercet.storage.sqlite.errors import cannot_write, foreign
from tercet.storage.sqlite.file import TERCET, open_reader, setting
from tercet.storage.sqlite.lock import lock_folder
from tercet.storage.store import StoreError

PAGES_AT_ONCE = 2_000
NO_BACKUP = Reason("it is not a backup of Tercet", "foreign-backup")
Progress = Callable[[int, int], None]  # pages left, pages in total


def copy(source: Path, target: Path, progress: Progress | None = None) -> None:
    """Copy the data as it is at one moment. The target appears only when it is complete."""
    if not source.is_file():
        raise StoreError("store-no-data", folder=str(source.parent))
    half = target.with_name(target.name + ".part")
    try:
        half.unlink(missing_ok=True)
        half.touch(0o600)
        _copy_pages(source, half, progress)
        half.replace(target)
    except (OSError, sqlite3.Error) as error:
        half.unlink(missing_ok=True)
        raise cannot_write(target, str(error)) from error


def _copy_pages(source: Path, target: Path, progress: Progress | None) -> None:
    reading, writing = open_reader(source, 30), sqlite3.connect(target)
    try:
        reading.execute("BEGIN")  # a consistent snapshot, whatever is written meanwhile
        told = (lambda _, left, total: progress(left, total)) if progress else None
        reading.backup(writing, pages=PAGES_AT_ONCE, progress=told)
    finally:
        writing.close()
        reading.close()


def check(path: Path) -> None:
    """Raise unless this is a complete copy of Tercet's data."""
    if not path.is_file():
        raise StoreError("store-no-backup", file=str(path))
    try:
        connection = open_reader(path, 5)
        try:
            ours = setting(connection, "application_id") == TERCET
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        raise foreign(path, str(error)) from error
    if not ours:
        raise foreign(path, NO_BACKUP)
    if damage := find_damage(path, thorough=True):
        raise StoreError("store-backup-damaged", file=str(path), why=damage)


def put_back(backup: Path, folder: Path) -> Path | None:
    """Make a backup the data of a folder; returns where the previous data is now, if there was any."""
    check(backup)
    with lock_folder(folder):
        file, aside = folder / "tercet.db", None
        if file.exists():
            aside = folder / f"tercet-before-{datetime.now(UTC):%Y%m%d-%H%M%S}.db"
            for tail in ("", "-wal", "-shm"):
                if (part := file.with_name(file.name + tail)).exists():
                    part.replace(aside.with_name(aside.name + tail))
        half = file.with_name(file.name + ".part")
        shutil.copyfile(backup, half)
        half.chmod(0o600)
        half.replace(file)
    return aside
