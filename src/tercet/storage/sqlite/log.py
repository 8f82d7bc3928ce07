"""Entries into the file. Everything here runs on the thread that owns the connection."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tercet.storage.sqlite.reading import STREAM, head
from tercet.storage.sqlite.transactions import savepoint, transaction
from tercet.storage.sqlite.trouble import not_saved
from tercet.storage.store import Appended, Conflict, NewEntry, NotSaved, Outcome, Repeated
from tercet.storage.trouble import Watch

# Behind a missing entry the number comes out as NULL, which the table refuses: so there is never a gap.
APPEND = """
    INSERT INTO entries (stream, seq, at, "by", command, body)
    VALUES (
        ?1,
        CASE ?2 WHEN 0 THEN 1 ELSE (SELECT seq + 1 FROM entries WHERE stream = ?1 AND seq = ?2) END,
        ?3, ?4, ?5, ?6
    )
"""
NEW_STREAM = "INSERT INTO streams (name) VALUES (?1) ON CONFLICT DO NOTHING RETURNING id"
COMMAND = f"""SELECT seq FROM entries WHERE command = ?2 AND "by" = ?3 AND stream = ({STREAM}) AND command <> ''"""

FAULTS = (sqlite3.IntegrityError, sqlite3.DataError, sqlite3.InterfaceError, OverflowError, UnicodeError)
"""What is wrong with an entry, rather than with the store."""
KNOWN = 100_000  # so many streams' numbers are kept in mind


class Log:
    """The writing side: saves group after group, each in one transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._numbers: dict[str, int] = {}
        self._watch = Watch()

    def save(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        """Append the entries; an outcome for each, whatever happens."""
        try:
            outcomes = self._save(entries)
        except Exception as error:
            self._watch.trouble(error)
            return [not_saved(error)] * len(entries)
        self._watch.fine()
        return outcomes

    def _save(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        try:
            return self._together(entries)
        except FAULTS:
            return self._one_by_one(entries)

    def _together(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        """The common case: all are appended, or an exception tells that not all can be."""
        with transaction(self._connection), self._learning(entries) as number:
            rows = [(number[e.stream], e.after, e.at, e.by, e.command, e.body) for e in entries]
            self._connection.executemany(APPEND, rows)
        return [Appended(entry.after + 1) for entry in entries]

    @contextmanager
    def _learning(self, entries: Sequence[NewEntry]) -> Iterator[dict[str, int]]:
        """The numbers of all streams. They never change, so they stay in mind, unless nothing comes of the new ones."""
        if len(self._numbers) > KNOWN:
            self._numbers.clear()
        new = {entry.stream for entry in entries if entry.stream not in self._numbers}
        try:
            self._numbers.update((stream, self._number(stream)) for stream in new)
            yield self._numbers
        except BaseException:
            for stream in new:
                self._numbers.pop(stream, None)
            raise

    def _one_by_one(self, entries: Sequence[NewEntry]) -> list[Outcome]:
        """Each by itself, so that nobody pays for another's entry. The lock is held, so what is read stays true."""
        with transaction(self._connection):
            return [self._one(entry) for entry in entries]

    def _one(self, entry: NewEntry) -> Outcome:
        try:
            return self._refusal(entry) or self._append(entry)
        except FAULTS as error:
            return NotSaved(f"This cannot be saved: {error}.")

    def _refusal(self, entry: NewEntry) -> Outcome | None:
        if entry.command:
            there = self._connection.execute(COMMAND, (entry.stream, entry.command, entry.by)).fetchone()
            if there:
                return Repeated(*there)
        last = head(self._connection, entry.stream)
        return None if last == entry.after else Conflict(last)

    def _append(self, entry: NewEntry) -> Outcome:
        with savepoint(self._connection):
            number = self._number(entry.stream)
            values = (number, entry.after, entry.at, entry.by, entry.command, entry.body)
            self._connection.execute(APPEND, values)
        return Appended(entry.after + 1)

    def _number(self, stream: str) -> int:
        """The number of a stream, which is new if it has none."""
        new = self._connection.execute(NEW_STREAM, (stream,)).fetchone()
        (number,) = new or self._connection.execute(STREAM, (stream,)).fetchone()
        assert isinstance(number, int)
        return number
