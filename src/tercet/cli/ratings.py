"""`tercet lab ratings`: how fast ratings find the truth."""

import json
from random import Random
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError
from tercet.cli.figures import figure, rough
from tercet.cli.language import say


def ratings(
    *,
    players: int = 120,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let players of known speed meet, and see how soon each way to rate them puts them in the right order."""
    if not 10 <= players <= 10_000:
        raise CliError("cli-players-to-rate", 2)

    from tercet.lab.convergence import HAS_OPENSKILL, ROUNDS, converge

    found = converge(players, Random(seed), seed)
    if json_:
        from msgspec import to_builtins

        print(json.dumps(to_builtins(found, str_keys=True)))
        return

    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    console.print(say("ratings-agreement", players=players))
    table = Table(say("ratings-head-rounds"), *(rough(rounds) for rounds in ROUNDS))
    for name, agreement in found.agreement.items():
        table.add_row(name, *(figure(agreement[rounds], 3) for rounds in ROUNDS))
    console.print(table)
    if not HAS_OPENSKILL:
        console.print(say("ratings-openskill"), markup=False)
