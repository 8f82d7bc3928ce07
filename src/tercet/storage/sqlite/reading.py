"""Entries out of the file."""

import sqlite3

from tercet.storage.store import Entry

STREAM = "SELECT id FROM streams WHERE name = ?1"
HEAD = f"SELECT coalesce(max(seq), 0) FROM entries WHERE stream = ({STREAM})"
READ = f"""
    SELECT seq, at, "by", command, body FROM entries
    WHERE stream = ({STREAM}) AND seq > ?2 ORDER BY seq LIMIT ?3
"""
STREAMS = "SELECT name FROM streams WHERE name > ?1 ORDER BY name LIMIT ?2"


def read(connection: sqlite3.Connection, stream: str, after: int, limit: int | None) -> list[Entry]:
    """See `Store.read`."""
    return [Entry(*row) for row in connection.execute(READ, (stream, after, -1 if limit is None else limit))]


def head(connection: sqlite3.Connection, stream: str) -> int:
    """See `Store.head`."""
    (number,) = connection.execute(HEAD, (stream,)).fetchone()
    assert isinstance(number, int)
    return number


def streams(connection: sqlite3.Connection, after: str, limit: int) -> list[str]:
    """See `Store.streams`."""
    return [name for (name,) in connection.execute(STREAMS, (after, limit))]
