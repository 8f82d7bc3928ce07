"""`tercet backup` and `tercet restore`: a copy of all data, and the way back."""

import asyncio
from pathlib import Path
from typing import Any

from tercet.cli.errors import CliError, passed_on
from tercet.cli.language import say
from tercet.cli.stores import chosen


def backup(file: Path, *, data: Path | None = None) -> None:
    """Copy all data into one file, also while the server runs, and verify the copy by reading all of it."""
    from tercet.cli.doctor import sizes
    from tercet.storage.sqlite.backup import copy
    from tercet.storage.store import StoreError

    folder = _folder(data)
    try:
        copy(folder / "tercet.db", file)
    except StoreError as trouble:
        raise passed_on(trouble) from trouble
    found = _examined(file)
    print(say("backup-done", file=str(file), **sizes(found)))
    if found["file"] or found["damaged"]:
        raise CliError("cli-copy-damaged")


def restore(file: Path, *, data: Path | None = None) -> None:
    """Make a backup the data again; what lies there now is moved aside. Or go on from the folder of a copy."""
    from tercet.storage.sqlite.backup import put_back
    from tercet.storage.store import StoreError

    folder = _folder(data)
    try:
        if file.is_dir():
            _go_on(file, folder)
            return
        aside = put_back(file, folder)
    except StoreError as trouble:
        raise passed_on(trouble) from trouble
    except OSError as error:
        raise CliError("cli-not-restored", file=str(file), folder=str(folder), why=str(error.strerror)) from error
    print(say("restore-done", folder=str(folder), file=str(file)))
    if aside is not None:
        print(say("restore-aside", folder=str(aside)))


def _go_on(copy: Path, folder: Path) -> None:
    """Restore the copy that `tercet serve --copy-to` has kept, and say what was in it."""
    from datetime import datetime

    from tercet.storage.sqlite.copies.restoring import restore_copy

    found = restore_copy(copy, folder)
    counts = {
        "games": found.competitions,
        "entrants": found.entrants,
        "links": found.links,
        "tables": found.tables,
        "players": found.players,
        "entries": found.entries,
    }
    print(say("copy-restored", folder=str(folder), **counts))
    if found.last is not None:
        print(say("copy-last", at=f"{datetime.fromtimestamp(found.last / 1000).astimezone():%Y-%m-%d %H:%M:%S}"))
    print(say("copy-go-on"))


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
