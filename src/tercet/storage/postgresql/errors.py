"""PostgreSQL's errors, classified, and as sentences that help."""

import asyncpg

from tercet.storage.store import NotSaved, StoreError

LOST = (
    OSError,  # also TimeoutError and ConnectionError
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it is stopping, starting, or was told to disconnect us
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,  # a deadlock that was resolved at our expense
)
"""Trouble that goes away: worth another try."""

FAULTS = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, UnicodeError)
"""What is wrong with an entry, rather than with the store."""

GONE = "The database does not answer, so this was not saved. Try again in a moment."
FULL = "The database’s disk is full, so this was not saved. Try again once there is room."
READ_ONLY = "The database is read-only just now, so this was not saved. Try again in a moment."
REFUSES = "The database refuses to save, so this was not saved. Tell whoever runs the server."


def not_saved(error: Exception) -> NotSaved:
    """The outcome for the player whose command this was."""
    match error:
        case asyncpg.DiskFullError():
            return NotSaved(FULL)
        case asyncpg.ReadOnlySQLTransactionError():
            return NotSaved(READ_ONLY)
        case _ if isinstance(error, LOST):
            return NotSaved(GONE)
        case _:
            return NotSaved(REFUSES)


def cannot_use(error: Exception) -> StoreError:
    """The error for the operator who starts the server, or for a query."""
    return StoreError("store-postgresql", why=str(error))
