"""`tercet reports`: what people have reported of each other's words."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.stores import with_store

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
    from tercet.server.people.reports import Reports

    _print(with_store(data, database, lambda store: Reports(store).all()), json_)


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
