"""SQLite's own integrity check."""

import sqlite3
from pathlib import Path

from tercet.storage.sqlite.file import open_reader


def find_damage(path: Path, thorough: bool = False) -> str | None:
    """The first fault, in SQLite's words; None if there is none. Thorough: indexes are compared with their rows."""
    connection = open_reader(path, 5)
    try:
        (said,) = connection.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        return str(error)
    finally:
        connection.close()
    return None if said == "ok" else str(said).replace("\n", " ")
