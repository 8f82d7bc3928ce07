"""SQLite's errors as sentences that help."""

import sqlite3
from pathlib import Path

from tercet.cards.reasons import Reason
from tercet.storage.store import NotSaved, StoreError

NOT_SAVED = {
    sqlite3.SQLITE_FULL: "The server’s disk is full, so this was not saved. Try again once there is room.",
    sqlite3.SQLITE_BUSY: "Another program is using Tercet’s data, so this was not saved. Try again in a moment.",
    sqlite3.SQLITE_READONLY: "Tercet’s data has become read-only, so this was not saved. Tell whoever runs the server.",
}
DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
ELSE = "The server cannot write to its disk, so this was not saved. Try again, or tell whoever runs the server."


class DamagedFile(StoreError):
    """A page of the file is not what SQLite wrote there."""


def code(error: Exception) -> int:
    """The kind of error, without the details in the upper bits."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


def not_saved(error: Exception) -> NotSaved:
    """The outcome for the player whose command this was."""
    return NotSaved(NOT_SAVED.get(code(error), ELSE))


def cannot_open(error: OSError | sqlite3.Error, path: Path) -> StoreError:
    """The error for the operator who starts the server."""
    if isinstance(error, OSError):
        return cannot_write(path, error.strerror)
    match code(error):
        case sqlite3.SQLITE_BUSY:
            return StoreError("store-in-use", file=str(path))
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return foreign(path, str(error))
        case _:
            return cannot_write(path, str(error))


def cannot_write(path: Path, said: str | None) -> StoreError:
    """The folder, the file or the disk does not allow it."""
    return StoreError("store-not-writable", folder=str(path.parent), why=str(said))


def foreign(path: Path, said: str | Reason) -> StoreError:
    """The file belongs to something else."""
    return StoreError("store-foreign", file=str(path), why=said)


def cannot_ask(error: sqlite3.Error) -> StoreError:
    """The error for a query to a running store."""
    return StoreError("store-busy", why=str(error))
