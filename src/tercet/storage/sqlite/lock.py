"""Only one server at a time uses a data folder."""

from pathlib import Path
from typing import IO

from tercet.storage.sqlite.errors import cannot_write
from tercet.storage.store import StoreError

NAME = "tercet.lock"


class Locked(Exception):
    """Another server uses the folder."""


def lock_folder(folder: Path) -> IO[bytes]:
    """Lock the folder of the data; it is made if missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return lock(folder)
    except OSError as error:
        raise cannot_write(folder / NAME, error.strerror) from error
    except Locked as error:
        raise StoreError("store-locked", folder=str(folder)) from error


def lock(folder: Path) -> IO[bytes]:
    """Lock a folder as long as this file is open; the lock is released when the process ends, however it ends."""
    held = (folder / NAME).open("ab")
    try:
        _lock(held)
    except OSError as error:
        held.close()
        raise Locked from error
    return held


try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(held: IO[bytes]) -> None:
        flock(held, LOCK_EX | LOCK_NB)

except ImportError:  # Windows
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined]

    def _lock(held: IO[bytes]) -> None:
        locking(held.fileno(), LK_NBLCK, 1)
