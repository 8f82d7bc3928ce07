"""The database file: created if missing, checked, and migrated."""

import sqlite3
from pathlib import Path

from tercet.cards.reasons import Reason
from tercet.storage.migrations import missing
from tercet.storage.sqlite.errors import cannot_open, foreign
from tercet.storage.sqlite.recording import RecordingConnection
from tercet.storage.sqlite.transactions import transaction
from tercet.storage.store import Durability, StoreError

TERCET = 0x54657263  # “Terc”: identifies the file in its header
SYNCHRONOUS = {"process": 1, "power": 2}  # NORMAL, FULL
WAL_LIMIT = 64 * 1024 * 1024
OTHER_PROGRAM = Reason("it is another program’s database", "foreign-database")


def open_writer(path: Path, durability: Durability, patience: float) -> RecordingConnection:
    """The connection that writes and checkpoints; the only one that does."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)  # it contains sessions, so nobody else may read it
        connection = sqlite3.connect(
            path,
            patience,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=256,
            factory=RecordingConnection,
        )
        try:
            prepare(connection, path, durability)
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.Error) as error:
        raise cannot_open(error, path) from error
    return connection


def open_reader(path: Path, patience: float) -> sqlite3.Connection:
    """A second connection, which only reads: a long read does not block the writer."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro", patience, isolation_level=None, check_same_thread=False, uri=True
    )


def prepare(connection: sqlite3.Connection, path: Path, durability: Durability) -> None:
    """Configure the connection, verify the settings, and migrate the file to the current version."""
    if setting(connection, "application_id") != TERCET and setting(connection, "schema_version"):
        raise foreign(path, OTHER_PROGRAM)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not left in free pages, nor in copies
    connection.execute(f"PRAGMA journal_size_limit = {WAL_LIMIT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[durability]}")
    found = setting(connection, "journal_mode"), setting(connection, "synchronous")
    if found != ("wal", SYNCHRONOUS[durability]):
        raise StoreError("store-unsafe", file=str(path), value=str(found))
    migrate(connection)


def setting(connection: sqlite3.Connection, name: str) -> int | str:
    """The value of a setting, as reported by SQLite."""
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    assert isinstance(value, int | str)
    return value


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the file to the current version; processes that start at the same time wait."""
    with transaction(connection):
        version = setting(connection, "user_version")
        for step in missing("sqlite", int(version)):
            for statement in step.statements():
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {step.version}")
        connection.execute(f"PRAGMA application_id = {TERCET}")
