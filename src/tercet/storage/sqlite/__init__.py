"""The store in one file, for a laptop and for one server."""

from tercet.storage.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
