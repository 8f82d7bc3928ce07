"""`tercet rebuild`: rebuild the lobby, the ledger of results and the ratings from the logs."""

from pathlib import Path
from typing import TYPE_CHECKING

from tercet.cli.errors import CliError
from tercet.cli.language import say
from tercet.cli.stores import with_store

if TYPE_CHECKING:
    from tercet.storage.store import Store


def rebuild(*, data: Path | None = None, database: str | None = None) -> None:
    """Drop what is derived from the logs (lobby, results, statistics, ratings) and compute it again."""
    tables, damaged = with_store(data, database, _rebuild)
    print(say("rebuild-done", tables=tables))
    if damaged:
        raise CliError("cli-logs-left-out", problem="\n".join(damaged))


async def _rebuild(store: "Store") -> tuple[int, list[str]]:
    from rich.console import Console
    from rich.progress import track

    from tercet.server.lobby.rebuilding import all_streams, forget, remember, settle
    from tercet.storage.store import DamagedLog

    streams, matches, damaged = await all_streams(store), [], []
    await forget(store)
    for stream in track(streams, say("cli-reading-logs"), console=Console(stderr=True), transient=True):
        try:
            matches += await remember(store, stream)
        except DamagedLog as found:
            damaged.append(str(found))
    await settle(store, matches)
    return len(streams) - len(damaged), damaged
