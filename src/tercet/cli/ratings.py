"""`tercet lab ratings`: how fast ratings find the truth."""

import json
from random import Random
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError


def ratings(
    *,
    players: int = 120,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let players of known speed meet, and see how soon each way to rate them puts them in the right order.

    Parameters
    ----------
    players
        How many there are.
    seed
        The same seed gives the same rounds.
    json_
        Print JSON for programs.
    """
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
    console.print(f"{players} players, 2 to 5 at a table. Agreement with the true order (1 is the same order):")
    table = Table("rounds of each player", *(f"{rounds:g}" for rounds in ROUNDS))
    for name, agreement in found.agreement.items():
        table.add_row(name, *(f"{agreement[rounds]:.3f}" for rounds in ROUNDS))
    console.print(table)
    if not HAS_OPENSKILL:
        console.print("To see OpenSkill beside them: pip install 'tercet[lab]'")
