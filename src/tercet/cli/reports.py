"""`tercet reports`: what people have reported of each other's words."""

import asyncio
import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.trouble import Trouble

if TYPE_CHECKING:
    from tercet.server.people.reports import Report


def reports(
    *,
    data: Path | None = None,
    database: str | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """List what was written at tables and reported, the newest first. Reports are kept for 90 days.

    Parameters
    ----------
    data
        The folder of the SQLite file, instead of the user's own.
    database
        A PostgreSQL database instead of the file, as postgresql://….
    json_
        Print JSON for programs.
    """
    from tercet.cli.serve import own_folder
    from tercet.server.settings import BadSetting, read_settings
    from tercet.storage.store import StoreTrouble

    try:
        chosen = read_settings(None, os.environ, {"data": str(data) if data else None, "database": database})
        folder = Path(chosen.data) if chosen.data else own_folder()
        found = asyncio.run(_all(chosen.database, folder))
    except BadSetting as bad:
        raise Trouble(str(bad), 2) from bad
    except StoreTrouble as trouble:
        raise Trouble(str(trouble)) from trouble
    _print(found, json_)


async def _all(database: str, folder: Path) -> "list[Report]":
    from tercet.server.people.reports import Reports
    from tercet.server.run import open_store
    from tercet.server.settings import Settings

    store = await open_store(Settings(database=database), folder)
    try:
        return await Reports(store).all()
    finally:
        await store.close()


def _print(found: "list[Report]", as_json: bool) -> None:
    if as_json:
        from msgspec import to_builtins

        print(json.dumps(to_builtins(found), ensure_ascii=False))
        return
    if not found:
        print("Nothing has been reported.")
    for report in found:
        at = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        who, by = report.name or report.player, report.reporter_name or report.reporter
        print(f"{at}  {who} at table {report.table}, reported by {by}:")
        for line in report.lines:
            print(f"    {line}")
