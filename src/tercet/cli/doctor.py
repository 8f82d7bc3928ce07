"""`tercet doctor`: read all stored data and report what is damaged."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.cli.errors import CliError
from tercet.cli.stores import with_store

if TYPE_CHECKING:
    from tercet.storage.store import Store

ADVICE = "cli-restore-logs"
UNPROVED = "cli-unproved"
FILE_ADVICE = "cli-restore-file"


def doctor(
    *,
    data: Path | None = None,
    database: str | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Read every log, prove every match that has ended, and name the first bad entry of each damaged log.

    Parameters
    ----------
    data
        The folder of the SQLite file, instead of the user's own.
    database
        A PostgreSQL database instead of the file, as postgresql://….
    json_
        Print JSON for programs.
    """
    found = with_store(data, database, examine)
    print(json.dumps(found, ensure_ascii=False) if json_ else in_words(found))
    if (
        advice := FILE_ADVICE
        if found["file"]
        else ADVICE
        if found["damaged"]
        else UNPROVED
        if found["unproved"]
        else ""
    ):
        raise CliError(advice)


async def examine(store: "Store") -> dict[str, Any]:
    """Read everything; returns what there is and what is wrong with it."""
    from msgspec import to_builtins
    from rich.console import Console
    from rich.progress import Progress

    from tercet.server.doctor import UnprovedMatch, examine_all
    from tercet.server.lobby.rebuilding import all_streams
    from tercet.storage.store import DamagedLog

    found: dict[str, Any] = {"file": await store.damage(thorough=True), "logs": 0, "entries": 0, "matches": 0}
    damaged: list[dict[str, Any]] = []
    unproved: list[UnprovedMatch] = []
    streams = await all_streams(store)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Reading logs", total=len(streams))
        async for each in examine_all(store, streams):
            progress.advance(task)
            if isinstance(each, DamagedLog):
                damaged.append({"log": each.stream, "entry": each.seq, "why": each.why})
            else:
                found["logs"] += 1
                found["entries"] += each.entries
                found["matches"] += each.matches - len(each.unproved)
                unproved += each.unproved
    return {**found, "damaged": damaged, "unproved": to_builtins(unproved)}


def in_words(found: dict[str, Any]) -> str:
    """The same for people."""
    sound = f"Sound: {size(found)}; {counted(found['matches'], 'match', 'matches')} proved."
    file = [f"The file is damaged: {found['file']}."] if found["file"] else []
    damaged = [f"{each['log']}, entry {each['entry']}: {each['why']}" for each in found["damaged"]]
    unproved = [f"{each['log']}, entry {each['entry']}, cannot be proved: {each['why']}" for each in found["unproved"]]
    return "\n".join([sound, *file, *damaged, *unproved])


def size(found: dict[str, Any]) -> str:
    """How much was read, in words."""
    return f"{counted(found['logs'], 'log', 'logs')} with {counted(found['entries'], 'entry', 'entries')}"


def counted(number: int, one: str, more: str) -> str:
    """A number and its noun.

    >>> counted(1, "entry", "entries"), counted(1200, "entry", "entries")
    ('1 entry', '1,200 entries')
    """
    return f"{number:,} {one if number == 1 else more}"
