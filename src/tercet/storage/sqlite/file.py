"""The file: made if it is not there, checked, and brought up to date."""

import sqlite3
from pathlib import Path

from tercet.storage.migrations import missing
from tercet.storage.sqlite.errors import cannot_open, foreign
from tercet.storage.sqlite.transactions import transaction
from tercet.storage.store import Durability, StoreError

TERCET = 0x54657263  # “Terc”: says in the file's head whose it is
SYNCHRONOUS = {"process": 1, "power": 2}  # NORMAL, FULL
WAL_LIMIT = 64 * 1024 * 1024


def open_writer(path: Path, durability: Durability, patience: float) -> sqlite3.Connection:
    """The connection that writes and checkpoints; the only one that does."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(0o600)  # there are sessions in it: nobody else's to read
        connection = sqlite3.connect(
            path, patience, isolation_level=None, check_same_thread=False, cached_statements=256
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
    """A second connection, which only reads: a long read does not hold up the writer."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro", patience, isolation_level=None, check_same_thread=False, uri=True
    )


def prepare(connection: sqlite3.Connection, path: Path, durability: Durability) -> None:
    """Set the connection up, see that it took the settings, and bring the file to today's version."""
    if setting(connection, "application_id") != TERCET and setting(connection, "schema_version"):
        raise foreign(path, "it is another program’s database")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA journal_size_limit = {WAL_LIMIT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS[durability]}")
    found = setting(connection, "journal_mode"), setting(connection, "synchronous")
    if found != ("wal", SYNCHRONOUS[durability]):
        raise StoreError(f"{path} cannot be kept safe here: SQLite chose {found}. Put it on a local disk with --data.")
    migrate(connection)


def setting(connection: sqlite3.Connection, name: str) -> int | str:
    """What SQLite itself says a setting is."""
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    assert isinstance(value, int | str)
    return value


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to today's version; who starts at the same time waits."""
    with transaction(connection):
        version = setting(connection, "user_version")
        for step in missing("sqlite", int(version)):
            for statement in step.statements():
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {step.version}")
        connection.execute(f"PRAGMA application_id = {TERCET}")
