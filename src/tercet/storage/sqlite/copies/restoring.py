"""Going on from a copy: it becomes the data of an empty folder, on this machine or another one."""

import os
import shutil
import sqlite3
from contextlib import closing, nullcontext
from pathlib import Path
from typing import IO, Final

from msgspec import Struct

from tercet.storage.sqlite.copies.folder import copies_in, journal_of
from tercet.storage.sqlite.copies.trouble import CopyRefused
from tercet.storage.sqlite.damage import find_damage
from tercet.storage.sqlite.file import open_reader, open_writer
from tercet.storage.sqlite.lock import Locked, lock, lock_folder

COUNTS: Final = """
    SELECT (SELECT COUNT(*) FROM streams WHERE name LIKE 'competition/%'),
        (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM players), (SELECT COUNT(*) FROM entrants),
        (SELECT COUNT(*) FROM competition_links), (SELECT COUNT(*) FROM entries), (SELECT MAX(at) FROM entries)
"""


class Restored(Struct, frozen=True):
    """What was there."""

    competitions: int
    tables: int
    players: int
    entrants: int
    links: int
    entries: int
    last: int | None
    """When the last entry was made, by the wall clock in ms."""


def restore_copy(folder: Path, data: Path) -> Restored:
    """Make the newest copy in a folder the data of another folder, which has none."""
    with _unused(folder), lock_folder(data):
        if (data / "tercet.db").exists():
            raise CopyRefused("copy-data-there", folder=str(data))
        if not (found := copies_in(folder)):
            raise CopyRefused("copy-none", folder=str(folder))
        part = data / "tercet.db.part"
        try:
            restored = _fetched(found[-1], part)
            part.replace(data / "tercet.db")
        finally:
            for file in data.glob(f"{part.name}*"):
                file.unlink()
    return restored


def _unused(folder: Path) -> IO[bytes] | nullcontext[None]:
    """Refuse a copy that a server is still writing; a stick that may only be read is nobody's."""
    try:
        return lock(folder)
    except Locked as error:
        raise CopyRefused("copy-still-written", folder=str(folder)) from error
    except OSError:
        return nullcontext()


def _fetched(copy: Path, part: Path) -> Restored:
    """Fetch a copy, undo what was cut off in the middle, and check all of it."""
    part.touch(0o600)
    shutil.copyfile(copy, part)
    if journal_of(copy).exists():
        shutil.copyfile(journal_of(copy), journal_of(part))
    try:
        open_writer(part, "power", 5).close()
        damage = find_damage(part, thorough=True)
    except sqlite3.DatabaseError as error:
        damage = str(error)
    if damage:
        raise CopyRefused("copy-damaged", file=str(copy), why=damage)
    with closing(open_reader(part, 5)) as reading:
        restored = Restored(*reading.execute(COUNTS).fetchone())
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    return restored
