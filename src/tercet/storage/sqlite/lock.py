"""Only one server at a time uses a data folder."""

from pathlib import Path
from typing import IO

from tercet.storage.sqlite.errors import cannot_write
from tercet.storage.store import StoreError

NAME = "tercet.lock"


def lock_folder(folder: Path) -> IO[bytes]:
    """Lock the folder as long as this file is open; the lock is released when the process ends, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = (folder / NAME).open("ab")
    except OSError as error:
        raise cannot_write(folder / NAME, error.strerror) from error
    try:
        _lock(held)
    except OSError as error:
        held.close()
        raise StoreError(
            f"Another Tercet uses the data in {folder}. Stop that one, or choose another folder with --data."
        ) from error
    return held


try:
    from fcntl import LOCK_EX, LOCK_NB, flock

    def _lock(held: IO[bytes]) -> None:
        flock(held, LOCK_EX | LOCK_NB)

except ImportError:  # Windows
    from msvcrt import LK_NBLCK, locking  # type: ignore[attr-defined]

    def _lock(held: IO[bytes]) -> None:
        locking(held.fileno(), LK_NBLCK, 1)
