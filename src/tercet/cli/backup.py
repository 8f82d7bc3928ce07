"""`tercet backup` and `tercet restore`: a copy of everything that is kept, and the way back."""

import asyncio
from pathlib import Path
from typing import Any

from tercet.cli.errors import CliError, passed_on
from tercet.cli.stores import chosen


def backup(file: Path, *, data: Path | None = None) -> None:
    """Copy everything that is kept into one file, also while the server runs, and check the copy by reading all of it.

    Parameters
    ----------
    file
        Where to write the copy. A file of that name is replaced once the new one is whole.
    data
        The folder of the SQLite file, instead of the user's own.
    """
    from tercet.cli.doctor import size
    from tercet.storage.sqlite.backup import copy
    from tercet.storage.store import StoreError

    folder = _folder(data)
    try:
        copy(folder / "tercet.db", file)
    except StoreError as trouble:
        raise passed_on(trouble) from trouble
    found = _examined(file)
    print(f"Saved in {file}: {size(found)}, all read back from the copy.")
    if found["file"] or found["damaged"]:
        raise CliError("cli-copy-damaged")


def restore(file: Path, *, data: Path | None = None) -> None:
    """Make a copy that `tercet backup` wrote the data again. What lies there now is moved aside, not deleted.

    Parameters
    ----------
    file
        The copy.
    data
        The folder to restore into, instead of the user's own.
    """
    from tercet.storage.sqlite.backup import put_back
    from tercet.storage.store import StoreError

    folder = _folder(data)
    try:
        aside = put_back(file, folder)
    except StoreError as trouble:
        raise passed_on(trouble) from trouble
    except OSError as error:
        raise CliError("cli-not-restored", file=str(file), folder=str(folder), why=str(error.strerror)) from error
    print(f"{folder} now holds what {file} holds.")
    if aside is not None:
        print(f"What was there before is in {aside}.")


def _folder(data: Path | None) -> Path:
    database, folder = chosen(data, None)
    if database:
        raise CliError("cli-for-postgresql", 2)
    return folder


def _examined(file: Path) -> dict[str, Any]:
    """Restore the copy into a temporary folder and read all of it."""
    from tempfile import TemporaryDirectory

    from tercet.cli.doctor import examine
    from tercet.storage.sqlite import SqliteStore
    from tercet.storage.sqlite.backup import put_back

    async def story(folder: Path) -> dict[str, Any]:
        store = await SqliteStore.open(folder / "tercet.db")
        try:
            return await examine(store)
        finally:
            await store.close()

    with TemporaryDirectory(prefix="tercet-") as folder:
        put_back(file, Path(folder))
        return asyncio.run(story(Path(folder)))
