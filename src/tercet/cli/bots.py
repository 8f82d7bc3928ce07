"""`tercet lab times` and `tercet lab adapting`: how fast the bots are, and whether they are a match for everybody."""

import json
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError

MOST_LAYOUTS = 100_000
MOST_EVENINGS = 10_000
MOST_BOTS = 5


def times(
    *,
    layouts: int = 1000,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Show how long each level of bot looks for the only SET among twelve cards, by number of differing features.

    Parameters
    ----------
    layouts
        How many, for each number of differing features.
    seed
        The same seed gives the same layouts.
    json_
        Print JSON for programs.
    """
    if not 1 <= layouts <= MOST_LAYOUTS:
        raise CliError("cli-layouts", 2, most=MOST_LAYOUTS)

    from tercet.lab.single_set import times as timed

    found = timed(layouts, seed)
    if json_:
        rows = [{"level": row.level, "seconds": row.seconds, "ratio": row.ratio} for row in found]
        print(json.dumps({"layouts": layouts, "levels": rows}))
        return

    from rich.console import Console
    from rich.table import Table

    table = Table("level", *(f"{kind}" for kind in found[0].seconds), "4 to 1")
    for row in found:
        table.add_row(row.level, *(f"{each:.1f} s" for each in row.seconds.values()), f"{row.ratio:.2f}")
    console = Console(highlight=False)
    console.print(f"Seconds to find the only SET among 12 cards, by differing features; {layouts} layouts each:")
    console.print(table)


def adapting(
    *,
    evenings: int = 40,
    bots: int = 1,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let bots that adapt play evenings of 13 quick games against players of every level, and show who wins.

    Parameters
    ----------
    evenings
        How many, for each level.
    bots
        How many bots sit at the table.
    seed
        The same seed gives the same games.
    json_
        Print JSON for programs.
    """
    if not 1 <= evenings <= MOST_EVENINGS or not 1 <= bots <= MOST_BOTS:
        raise CliError("cli-evenings", 2, most=MOST_EVENINGS, bots=MOST_BOTS)

    from tercet.lab.adapting import FIRST_GAMES, all_levels

    found = all_levels(bots, evenings, seed)
    if json_:
        from msgspec import to_builtins

        print(json.dumps({"bots": bots, "levels": to_builtins(found)}))
        return

    from rich.console import Console
    from rich.table import Table

    first = (f"{nth}" for nth in range(1, FIRST_GAMES + 1))
    table = Table("player", *first, "later: won", "shared", "lost")
    for row in found:
        shares = (*(won / row.evenings for won in row.first_won), row.won / row.games, row.shared / row.games)
        table.add_row(row.level, *(f"{share:.0%}" for share in shares), f"{row.lost / row.games:.0%}")
    console = Console(highlight=False)
    console.print(f"Games won against bots that adapt ({bots} at the table); {evenings} evenings each:")
    console.print(table)
