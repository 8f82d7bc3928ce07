"""`tercet lab fit`: the skill model fitted to recorded games."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError
from tercet.cli.replay import read
from tercet.record.codec import BrokenRecord, read_record

if TYPE_CHECKING:
    from tercet.engine.match import MatchEvent
    from tercet.lab.fit import Comparison, Fit


def fit(*records: Path, json_: Annotated[bool, Parameter(name="--json", negative="")] = False) -> None:
    """Estimate from recorded games how quick people are, and show predicted beside observed.

    Parameters
    ----------
    records
        Records of games, or folders full of them.
    json_
        Print JSON for programs.
    """
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
        raise CliError("competition-in-file", file=str(file), why=str(broken)) from broken


def show(found: "Fit") -> None:
    """Print the fit as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table("player", "SETs", "first look", "rate a second", "wrong calls a SET", "plays like")
    for name, player in found.players.items():
        look, rate = f"{player.first_ms / 1000:.1f} s", f"{player.rate:.3f}"
        table.add_row(name, f"{player.sets}", look, rate, f"{player.slips:.2f}", player.nearest)
    console.print(table)
    factors = ", ".join(f"{kind}: {factor:.2f}" for kind, factor in found.factors.items())
    console.print(f"How easy a SET is to see, by number of differing features: {factors}")
    _beside("SETs there", found.by_sets_there)
    _beside("differing features", found.by_differing)


def _beside(what: str, rows: "dict[int, Comparison]") -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(what, "observed", "predicted")
    for number, row in rows.items():
        table.add_row(f"{number}", f"{row.observed}", f"{row.predicted:.1f}")
    Console(highlight=False).print(table)
