"""Transactions and savepoints."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tercet.storage.store import Row, Statement


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


def execute(connection: sqlite3.Connection, statements: Sequence[Statement]) -> list[list[Row]]:
    """Execute all statements, or none; returns the rows of each."""
    with transaction(connection):
        return [connection.execute(sql, values).fetchall() for sql, values in statements]
