"""`tercet reports`: messages that players have reported."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.language import say
from tercet.cli.stores import with_store

if TYPE_CHECKING:
    from tercet.server.people.reports import Report


def reports(
    *,
    data: Path | None = None,
    database: str | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """List messages that players have reported, newest first. Reports are kept for 90 days."""
    from tercet.server.people.reports import Reports

    _print(with_store(data, database, lambda store: Reports(store).all()), json_)


def _print(found: "list[Report]", as_json: bool) -> None:
    if as_json:
        from msgspec import to_builtins

        print(json.dumps(to_builtins(found), ensure_ascii=False))
        return
    if not found:
        print(say("reports-none"))
    for report in found:
        at = datetime.fromtimestamp(report.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        who, by = report.name or report.player, report.reporter_name or report.reporter
        print(say("reports-line", at=at, who=who, table=report.table, by=by))
        for line in report.lines:
            print(f"    {line}")
