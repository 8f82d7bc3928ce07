"""A connection that remembers what each transaction has changed, so that a copy of the file can do the same."""

import sqlite3
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct


class Change(Struct, frozen=True):
    """What one transaction did: its statements in order, and how many rows they changed."""

    statements: tuple[tuple[str, Any], ...]
    rows: int


class RecordingConnection(sqlite3.Connection):
    """Gives every committed change to `listener`. A statement that failed has changed nothing, and is left out."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.listener: Callable[[Change], None] | None = None
        self._said: list[tuple[str, Any]] = []
        self._rows = 0

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """See `sqlite3.Connection.execute`."""
        done = super().execute(sql, parameters)
        if self.listener is not None:
            self._note(sql, parameters, self.listener)
        return done

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        """See `sqlite3.Connection.executemany`."""
        rows = [*parameters]
        done = super().executemany(sql, rows)
        self._said += [(sql, row) for row in rows] if self.listener is not None else []
        return done

    def _note(self, sql: str, parameters: Any, tell: Callable[[Change], None]) -> None:
        match sql:
            case "BEGIN IMMEDIATE":
                self._said, self._rows = [], self.total_changes
            case "ROLLBACK":
                self._said = []
            case "COMMIT":
                said, self._said = self._said, []
                if said:
                    tell(Change(tuple(said), self.total_changes - self._rows))
            case _ if not only_reads(sql):
                self._said.append((sql, parameters))
            case _:
                pass


def only_reads(sql: str) -> bool:
    """Is it a question, which a copy need not repeat?

    >>> only_reads(" SELECT 1"), only_reads("DELETE FROM entrants")
    (True, False)
    """
    return sql.lstrip()[:6].upper() in ("SELECT", "PRAGMA")
