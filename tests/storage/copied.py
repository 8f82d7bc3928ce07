"""A store with a copy in a second folder, and what is in both."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from tercet.storage.sqlite import SqliteStore
from tercet.storage.sqlite.copies.folder import copies_in
from tercet.storage.sqlite.copies.restoring import restore_copy
from tercet.storage.store import Appended, CopyState
from tests.storage.stories import new


def tell_copied(folder: Path, story: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Tell a story on a store whose copy is in `stick`."""

    async def told() -> None:
        store = await SqliteStore.open(folder / "data/tercet.db")
        try:
            await store.copy_to(folder / "stick")
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def state(store: SqliteStore) -> CopyState:
    """How the copy is doing."""
    assert store.copy is not None
    return store.copy


async def until(true: Callable[[], bool]) -> None:
    """Wait for something, for as long as it takes."""
    while not true():  # noqa: ASYNC110 (a thread makes it true)
        await asyncio.sleep(0.01)


async def caught_up(store: SqliteStore) -> None:
    """Wait until everything is in the copy."""
    await until(lambda: state(store).behind == 0 and state(store).trouble is None)


async def write(store: SqliteStore, stream: str, count: int = 1, body: bytes = b"[]") -> None:
    """Append some entries."""
    after = await store.head(stream)
    for number in range(after, after + count):
        assert await store.append(new(stream, number, body)) == Appended(number + 1)


def rows(path: Path) -> list[str]:
    """Everything in a file."""
    with closing(sqlite3.connect(path)) as connection:
        return [*connection.iterdump()]


def restored(folder: Path, name: str = "elsewhere") -> list[str]:
    """Everything that another machine gets from the stick."""
    restore_copy(folder / "stick", folder / name)
    return rows(folder / name / "tercet.db")


def bytes_of(folder: Path) -> bytes:
    """Everything in the files of a folder."""
    return b"".join(path.read_bytes() for path in folder.iterdir())


def newest(folder: Path) -> Path:
    """The file of the copy."""
    return copies_in(folder / "stick")[-1]
