"""`tercet rebuild`: make the lobby, the ledger of results and the ratings anew from the logs."""

from pathlib import Path
from typing import TYPE_CHECKING

from tercet.cli.errors import CliError
from tercet.cli.stores import with_store

if TYPE_CHECKING:
    from tercet.storage.store import Store


def rebuild(*, data: Path | None = None, database: str | None = None) -> None:
    """Drop what is derived from the logs (lobby, results, statistics, ratings) and make it anew.

    Parameters
    ----------
    data
        The folder of the SQLite file, instead of the user's own.
    database
        A PostgreSQL database instead of the file, as postgresql://….
    """
    tables, damaged = with_store(data, database, _rebuild)
    print(f"Made anew from the logs of {tables} tables.")
    if damaged:
        raise CliError("cli-logs-left-out", problem="\n".join(damaged))


async def _rebuild(store: "Store") -> tuple[int, list[str]]:
    from rich.console import Console
    from rich.progress import track

    from tercet.server.lobby.rebuilding import all_streams, forget, remember, settle
    from tercet.storage.store import DamagedLog

    streams, matches, damaged = await all_streams(store), [], []
    await forget(store)
    for stream in track(streams, "Reading logs", console=Console(stderr=True), transient=True):
        try:
            matches += await remember(store, stream)
        except DamagedLog as found:
            damaged.append(str(found))
    await settle(store, matches)
    return len(streams) - len(damaged), damaged
