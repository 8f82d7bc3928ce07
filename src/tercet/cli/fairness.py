"""`tercet fairness`: fair calls compared with arrival order."""

import json
from random import Random
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import asdict

from tercet.cli.errors import CliError


def fairness(
    *lags: int,
    find: float = 2.0,
    cap: int = 300,
    races: int = 20_000,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Simulate races for a SET among players at different distances, and say who wins wrongly.

    Parameters
    ----------
    lags
        Each player's way to the server and back, in milliseconds: 20 80 200 if none is given.
    find
        Seconds that a player needs on average to find a SET.
    cap
        The most lag that is granted to anybody, in milliseconds: 150 for rated games, 300 among friends.
    races
        How many races are run.
    seed
        The same seed gives the same races.
    json_
        Print JSON for programs.
    """
    ways = lags or (20, 80, 200)
    if len(ways) < 2 or min(ways) < 0:
        raise CliError("cli-two-lags", 2)
    if find <= 0 or cap < 0 or races < 1:
        raise CliError("cli-fairness-options", 2)

    from tercet.lab.fairness import simulate

    result = simulate(ways, round(find * 1000), cap, races, Random(seed))
    if json_:
        print(json.dumps({"lags_ms": ways, "find_s": find, "cap_ms": cap, "seed": seed, **asdict(result)}))
        return

    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{races:,} races, a SET is found after {find:g} s on average")
    table.add_column("")
    for lag in ways:
        table.add_column(f"{lag} ms away", justify="right")
    table.add_column("wrong winner", justify="right")
    table.add_column("verdict after", justify="right")
    table.add_row("arrival order", *_shares(result.wins_by_arrival), f"{result.wrong_by_arrival:.2%}", "at once")
    waits = f"{result.mean_wait_ms:.0f} ms, at most {result.longest_wait_ms} ms"
    table.add_row("fair calls", *_shares(result.wins_by_fairness), f"{result.wrong_by_fairness:.2%}", waits)
    Console(highlight=False).print(table)


def _shares(wins: tuple[float, ...]) -> list[str]:
    return [f"{share:.1%}" for share in wins]
