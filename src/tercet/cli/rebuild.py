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
    from rich.progress import Progress

    from tercet.server.lobby.rebuilding import Step, rebuild

    with Progress(console=Console(stderr=True), transient=True) as shown:
        lines = {"logs": shown.add_task(say("cli-reading-logs"), total=None)}

        def tell(step: Step, done: int, all_of_them: int) -> None:
            if step not in lines:
                lines[step] = shown.add_task(say("rebuild-rating"))
            shown.update(lines[step], completed=done, total=all_of_them)

        found = await rebuild(store, tell)
    return found.tables, found.damaged
