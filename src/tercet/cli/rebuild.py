"""`tercet rebuild`: make the lobby, the ledger of results and the ratings anew from the logs."""

import asyncio
import os
from pathlib import Path

from tercet.cli.trouble import Trouble


def rebuild(*, data: Path | None = None, database: str | None = None) -> None:
    """Drop what is derived from the logs (lobby, results, statistics, ratings) and make it anew.

    Parameters
    ----------
    data
        The folder of the SQLite file, instead of the user's own.
    database
        A PostgreSQL database instead of the file, as postgresql://….
    """
    from tercet.cli.serve import own_folder
    from tercet.server.settings import BadSetting, read_settings
    from tercet.storage.store import StoreTrouble

    try:
        chosen = read_settings(None, os.environ, {"data": str(data) if data else None, "database": database})
        folder = Path(chosen.data) if chosen.data else own_folder()
        tables = asyncio.run(_rebuild(chosen.database, folder))
    except BadSetting as bad:
        raise Trouble(str(bad), 2) from bad
    except StoreTrouble as trouble:
        raise Trouble(str(trouble)) from trouble
    print(f"Made anew from the logs of {tables} tables.")


async def _rebuild(database: str, folder: Path) -> int:
    from rich.console import Console
    from rich.progress import track

    from tercet.server.lobby.rebuilding import all_streams, forget, remember, settle
    from tercet.server.run import open_store
    from tercet.server.settings import Settings

    store = await open_store(Settings(database=database), folder)
    try:
        streams = await all_streams(store)
        await forget(store)
        matches = []
        for stream in track(streams, "Reading logs", console=Console(stderr=True), transient=True):
            matches += await remember(store, stream)
        await settle(store, matches)
        return len(streams)
    finally:
        await store.close()
