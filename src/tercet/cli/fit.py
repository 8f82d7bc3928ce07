"""`tercet lab fit`: the skill model fitted to recorded games."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.bots import level_in_words
from tercet.cli.errors import CliError
from tercet.cli.figures import figure
from tercet.cli.language import say
from tercet.cli.replay import read
from tercet.record.codec import BrokenRecord, read_record

if TYPE_CHECKING:
    from tercet.engine.match import MatchEvent
    from tercet.lab.fit import Comparison, Fit


def fit(*records: Path, json_: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Estimate from recorded games how quick people are, and show predicted beside observed."""
    if not records:
        raise CliError("cli-which-records", 2)

    from tercet.lab.fit import LEAST
    from tercet.lab.fit import fit as fitted
    from tercet.lab.watching import watch

    found = fitted(watch([events_of(file) for file in files(records)]))
    if not found.players:
        raise CliError("cli-too-few-sets", sets=LEAST)
    if json_:
        from msgspec import to_builtins

        print(json.dumps(to_builtins(found, str_keys=True)))
    else:
        show(found)


def files(records: tuple[Path, ...]) -> list[Path]:
    """The files, and those in the folders."""
    found = [file for each in records for file in (sorted(each.glob("*.jsonl")) if each.is_dir() else [each])]
    if not found:
        raise CliError("cli-no-records", 2)
    return found


def events_of(file: Path) -> "list[MatchEvent]":
    """Read the events of a recorded game."""
    try:
        return read_record(read(str(file)))
    except BrokenRecord as broken:
        raise CliError("competition-in-file", file=str(file), why=broken.reason) from broken


def show(found: "Fit") -> None:
    """Print the fit as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(*(say(f"fit-head-{each}") for each in ("player", "sets", "first", "rate", "slips", "level")))
    for name, player in found.players.items():
        look, rate = say("cli-seconds", value=figure(player.first_ms / 1000, 1)), figure(player.rate, 3)
        table.add_row(name, f"{player.sets}", look, rate, figure(player.slips, 2), level_in_words(player.nearest))
    console.print(table)
    factors = ", ".join(say("cli-pair", n=kind, value=figure(each, 2)) for kind, each in found.factors.items())
    console.print(say("fit-factors", text=factors))
    _beside(say("fit-head-there"), found.by_sets_there)
    _beside(say("fit-head-differing"), found.by_differing)


def _beside(what: str, rows: "dict[int, Comparison]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(what, say("fit-head-observed"), say("fit-head-predicted"))
    for number, row in rows.items():
        table.add_row(f"{number}", f"{row.observed}", figure(row.predicted, 1))
    Console(highlight=False).print(table)
