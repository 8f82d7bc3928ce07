"""Migrations from any older version of the database, numbered, with one folder for each dialect."""

from functools import cache
from importlib.resources import files

from msgspec import Struct

from tercet.storage.store import StoreError


class Migration(Struct, frozen=True):
    """One migration, and the version it leads to."""

    version: int
    sql: str

    def statements(self) -> list[str]:
        """The migration as single statements, for a database that executes one at a time."""
        return self.sql.split(";\n")


@cache
def migrations(dialect: str) -> tuple[Migration, ...]:
    """All migrations of a dialect, in order."""
    folder = files(__name__) / dialect
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return tuple(Migration(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in scripts)


def missing(dialect: str, version: int) -> list[Migration]:
    """The migrations that a database of this version still needs."""
    steps = migrations(dialect)
    if version > steps[-1].version:
        raise StoreError("store-newer", version=version, known=str(steps[-1].version))
    return [step for step in steps if step.version > version]
