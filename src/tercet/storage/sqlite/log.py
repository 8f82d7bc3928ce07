"""Writing entries to the file. Everything here runs on the thread that owns the connection."""

import sqlite3
from collections.abc import Sequence
from functools import cache

from tercet.storage.failure_log import FailureLog
from tercet.storage.sqlite.errors import not_saved
from tercet.storage.sqlite.reading import head, seq_of
from tercet.storage.sqlite.transactions import savepoint, transaction
from tercet.storage.store import Appended, Conflict, NewEntry, NotSaved, Outcome, Repeated

NEW_STREAM = "INSERT INTO streams (name) VALUES (?1) ON CONFLICT DO NOTHING"
AT_ONCE = 64  # entries per statement: each size is a separate statement, and all of them are kept prepared


FAULTS = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, OverflowError, UnicodeError)
"""What is wrong with an entry, rather than with the store."""


@cache
def append(count: int) -> str:
    """Append a number of entries in one statement, so that the thread waits only once for the GIL.

    The database refuses an entry that does not follow the last of its stream, or whose stream does not exist.
    """
    new = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"""
        INSERT INTO entries (before, stream, seq, at, "by", command, body)
        WITH new (stream, after, at, "by", command, body) AS (VALUES {new})
        SELECT last, id, after + 1, at, "by", command, body FROM new LEFT JOIN streams ON name = stream
    """


class Log:
    """The writing side: saves groups, each in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._failures = FailureLog()

    def save(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        """Append the entries; an outcome for each, whatever happens."""
        try:
            outcomes = self._save(entries)
        except Exception as error:
            self._failures.failed(error)
            return [not_saved(error)] * len(entries)
        self._failures.worked()
        return outcomes

    def _save(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        try:
            return self._together(entries)
        except FAULTS:
            return self._one_by_one(entries)

    def _together(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        """The common case: all are appended, or an exception says that some cannot be."""
        with transaction(self._connection):
            for start in range(0, len(entries), AT_ONCE):
                self._append(entries[start : start + AT_ONCE])
        return [Appended(entry.after + 1) for entry in entries]

    def _one_by_one(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        """Each separately, so that one entry does not affect another. The lock is held, so what is read stays true."""
        with transaction(self._connection):
            return [self._one(entry) for entry in entries]

    def _one(self, entry: NewEntry) -> Outcome:
        try:
            if refusal := self._refusal(entry):
                return refusal
            with savepoint(self._connection):
                self._append([entry])
        except FAULTS as error:
            return NotSaved(f"This cannot be saved: {error}.")
        return Appended(entry.after + 1)

    def _refusal(self, entry: NewEntry) -> Outcome | None:
        if entry.command:
            there = seq_of(self._connection, entry.stream, entry.by, entry.command)
            if there is not None:
                return Repeated(there)
        last = head(self._connection, entry.stream)
        return None if last == entry.after else Conflict(last)

    def _append(self, entries: Sequence[NewEntry]) -> None:
        values = [value for e in entries for value in (e.stream, e.after, e.at, e.by, e.command, e.body)]
        if new := [(entry.stream,) for entry in entries if entry.after == 0]:
            self._connection.executemany(NEW_STREAM, new)
        self._connection.execute(append(len(entries)), values)
