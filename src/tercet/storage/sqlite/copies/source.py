"""What is copied: the file that this server writes."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tercet.storage.sqlite.file import open_reader, setting
from tercet.storage.sqlite.worker import Worker


class Source:
    """Asks the thread that writes, so that an answer is true between two changes."""

    def __init__(self, path: Path, writer: Worker) -> None:
        self._path, self._writer = path, writer

    def snapshot(self, at_that_moment: Callable[[], None]) -> sqlite3.Connection:
        """A connection that sees the data of one moment; the function is called at that moment."""

        def look(_: sqlite3.Connection) -> sqlite3.Connection:
            connection = open_reader(self._path, 30)
            connection.execute("BEGIN")
            connection.execute("SELECT 1 FROM streams LIMIT 1").fetchone()  # from here on it sees this moment
            at_that_moment()
            return connection

        return self._writer.call(look)

    def version(self) -> int:
        """A number that is another one when another program has changed the data, such as `tercet rebuild`."""
        return int(self._writer.call(lambda connection: setting(connection, "data_version")))
