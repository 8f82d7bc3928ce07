"""The store that a command works on: a folder, or a database."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tercet.cli.errors import passed_on

if TYPE_CHECKING:
    from tercet.storage.store import Store

Result = TypeVar("Result")


def chosen(data: Path | None, database: str | None) -> tuple[str, Path]:
    """The address of the database, or none; and the folder."""
    from tercet.cli.serve import own_folder
    from tercet.server.settings import BadSetting, read_settings

    try:
        settings = read_settings(None, os.environ, {"data": str(data) if data else None, "database": database})
    except BadSetting as bad:
        raise passed_on(bad, 2) from bad
    return settings.database, Path(settings.data) if settings.data else own_folder()


def with_store(data: Path | None, database: str | None, work: "Callable[[Store], Awaitable[Result]]") -> Result:
    """Do something with the store; its trouble is told in a sentence."""
    from tercet.server.run import open_store
    from tercet.server.settings import Settings
    from tercet.storage.store import StoreError

    address, folder = chosen(data, database)

    async def story() -> Result:
        store = await open_store(Settings(database=address), folder)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(story())
    except StoreError as trouble:
        raise passed_on(trouble) from trouble
