"""The store on a PostgreSQL server, for several workers."""

from tercet.storage.postgresql.store import PostgresStore

__all__ = ["PostgresStore"]
