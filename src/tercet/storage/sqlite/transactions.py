"""Transactions and savepoints."""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
from operator import itemgetter

from tercet.storage.store import Row, Statement, Value


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction. Taking the write lock first keeps other processes out."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:  # a full disk may have ended it already
            connection.execute("ROLLBACK")
        raise


@contextmanager
def savepoint(connection: sqlite3.Connection) -> Iterator[None]:
    """A savepoint within a transaction."""
    connection.execute("SAVEPOINT one")
    try:
        yield
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK TO one")
            connection.execute("RELEASE one")
        raise
    connection.execute("RELEASE one")


def execute_all(connection: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    """Execute all statements, or none; those that differ in their values only go to the database together."""
    with transaction(connection):
        for sql, alike in groupby(statements, itemgetter(0)):
            connection.executemany(sql, [values for _, values in alike])


def execute(connection: sqlite3.Connection, sql: str, values: Sequence[Value]) -> list[Row]:
    """Execute one statement; returns its rows."""
    with transaction(connection):
        return connection.execute(sql, values).fetchall()
