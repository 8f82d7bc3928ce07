"""`tercet doctor`: read all stored data and report what is damaged."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.cli.day_check import check_day
from tercet.cli.errors import CliError
from tercet.cli.language import say
from tercet.cli.stores import with_store

if TYPE_CHECKING:
    from tercet.cards.reasons import Reason
    from tercet.storage.store import Store

ADVICE = "cli-restore-logs"
UNPROVED = "cli-unproved"
FILE_ADVICE = "cli-restore-file"


def doctor(
    *,
    data: Path | None = None,
    database: str | None = None,
    day: bool = False,
    server: str = "http://127.0.0.1:8000",
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Read every log, prove every match that has ended, and name the first bad entry of each damaged log."""
    if day:
        check_day(data, server, json_)
        return
    found = with_store(data, database, examine)
    print(json.dumps(found, ensure_ascii=False, default=str) if json_ else in_words(found))
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
    from rich.console import Console
    from rich.progress import Progress

    from tercet.server.doctor import examine_all
    from tercet.server.lobby.rebuilding import all_streams
    from tercet.storage.store import DamagedLog

    found: dict[str, Any] = {"file": await store.damage(thorough=True), "logs": 0, "entries": 0, "matches": 0}
    damaged: list[dict[str, Any]] = []
    unproved: list[dict[str, Any]] = []
    streams = await all_streams(store)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("cli-reading-logs"), total=len(streams))
        async for each in examine_all(store, streams):
            progress.advance(task)
            if isinstance(each, DamagedLog):
                damaged.append(finding(each.stream, each.seq, each.why))
            else:
                found["logs"] += 1
                found["entries"] += each.entries
                found["matches"] += each.matches - len(each.unproved)
                unproved += (finding(match.log, match.entry, match.why) for match in each.unproved)
    return {**found, "damaged": damaged, "unproved": unproved}


def finding(log: str, entry: int, why: "str | Reason") -> dict[str, Any]:
    """What is wrong with a log, and where."""
    return {"log": log, "entry": entry, "why": why}


def in_words(found: dict[str, Any]) -> str:
    """The same for people."""
    return "\n".join(
        [
            say("doctor-sound", **sizes(found), matches=found["matches"]),
            *([say("doctor-file", why=found["file"])] if found["file"] else []),
            *(say("doctor-damaged", **as_text(each)) for each in found["damaged"]),
            *(say("doctor-unproved", **as_text(each)) for each in found["unproved"]),
        ]
    )


def sizes(found: dict[str, Any]) -> dict[str, int]:
    """How much was read."""
    return {"logs": found["logs"], "entries": found["entries"]}


def as_text(finding: dict[str, Any]) -> dict[str, Any]:
    """What a message about a damaged log needs."""
    return {"log": finding["log"], "n": str(finding["entry"]), "why": finding["why"]}
