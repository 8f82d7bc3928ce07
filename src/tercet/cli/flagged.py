"""`tercet flagged`: matches with timing that no person has, for an operator to look at."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError
from tercet.cli.figures import figure, percent
from tercet.cli.language import say
from tercet.cli.stores import with_store

if TYPE_CHECKING:
    from tercet.players.oddities import Oddity
    from tercet.server.lobby.flags import Flagged


def flagged(
    *,
    most: int = 100,
    data: Path | None = None,
    database: str | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """List matches with timing that no person has, newest first, and why. Nobody is judged by it."""
    if most < 1:
        raise CliError("flagged-most", 2)
    from tercet.server.lobby.flags import Flags

    found = with_store(data, database, lambda store: Flags(store).newest(most))
    if json_:
        from msgspec import to_builtins

        print(json.dumps(to_builtins(found), ensure_ascii=False))
        return
    print(say("flagged-how") if found else say("flagged-none"))
    for match in found:
        _print(match)


def _print(match: "Flagged") -> None:
    at = datetime.fromtimestamp(match.ended / 1000, UTC).strftime("%Y-%m-%d %H:%M")
    print(say("flagged-line", at=at, who=match.name or match.player, table=match.table, number=match.number))
    for reason in match.reasons:
        print(f"    {_why(reason)}")


def _why(reason: "Oddity") -> str:
    match reason.why:
        case "at-once":
            return say("flagged-at-once", share=percent(reason.figure, 0), finds=reason.finds)
        case "quick":
            return say("flagged-quick", value=figure(reason.figure, 2), finds=reason.finds)
        case "even":
            return say("flagged-even", share=percent(reason.figure, 0), finds=reason.finds)
