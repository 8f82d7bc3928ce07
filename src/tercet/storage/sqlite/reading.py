"""Reading entries from the file."""

import sqlite3
from operator import itemgetter

from tercet.storage.store import Entry

HEAD = "SELECT head FROM streams WHERE name = ?1"
# From the last entry back to the first one wanted. Only numbers are carried back and sorted; the entries are read once
# their order is known, which takes half the time.
READ = """
    WITH RECURSIVE wanted (id, before, seq) AS (
        SELECT entries.id, before, seq FROM streams JOIN entries ON entries.id = last WHERE name = ?1 AND seq > ?2
        UNION ALL
        SELECT entries.id, entries.before, entries.seq FROM wanted JOIN entries ON entries.id = wanted.before
        WHERE entries.seq > ?2
    )
    SELECT seq, at, "by", command, body FROM (SELECT id FROM wanted ORDER BY seq LIMIT ?3) CROSS JOIN entries USING (id)
"""
COMMAND = """
    SELECT seq FROM entries
    WHERE command = ?3 AND "by" = ?2 AND stream = (SELECT id FROM streams WHERE name = ?1) AND command <> ''
"""
STREAMS = "SELECT name FROM streams WHERE name > ?1 ORDER BY name LIMIT ?2"


def read(connection: sqlite3.Connection, stream: str, after: int, limit: int | None) -> list[Entry]:
    """See `Store.read`."""
    rows = connection.execute(READ, (stream, after, -1 if limit is None else limit)).fetchall()
    rows.sort(key=itemgetter(0))  # they are in order, which SQL does not promise
    return [Entry(*row) for row in rows]


def head(connection: sqlite3.Connection, stream: str) -> int:
    """See `Store.head`."""
    (number,) = connection.execute(HEAD, (stream,)).fetchone() or (0,)
    assert isinstance(number, int)
    return number


def seq_of(connection: sqlite3.Connection, stream: str, by: str, command: str) -> int | None:
    """See `Store.seq_of`."""
    (number,) = connection.execute(COMMAND, (stream, by, command)).fetchone() or (None,)
    assert number is None or isinstance(number, int)
    return number


def streams(connection: sqlite3.Connection, after: str, limit: int) -> list[str]:
    """See `Store.streams`."""
    return [name for (name,) in connection.execute(STREAMS, (after, limit))]
