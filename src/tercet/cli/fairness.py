"""`tercet fairness`: fair calls compared with arrival order."""

import json
from random import Random
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import asdict

from tercet.cli.errors import CliError
from tercet.cli.figures import figure, percent
from tercet.cli.language import say


def fairness(
    *lags: int,
    find: float = 2.0,
    cap: int = 300,
    races: int = 20_000,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Simulate races for a SET among players at different distances, and say who wins wrongly."""
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

    table = Table(title=say("fairness-title", count=races, seconds=find))
    table.add_column("")
    for lag in ways:
        table.add_column(say("fairness-away", ms=lag), justify="right")
    table.add_column(say("fairness-wrong"), justify="right")
    table.add_column(say("fairness-verdict"), justify="right")
    table.add_row(
        say("fairness-arrival"), *_shares(result.wins_by_arrival, result.wrong_by_arrival), say("fairness-at-once")
    )
    waits = say("fairness-waits", ms=round(result.mean_wait_ms), high=figure(result.longest_wait_ms))
    table.add_row(say("fairness-fair"), *_shares(result.wins_by_fairness, result.wrong_by_fairness), waits)
    Console(highlight=False).print(table)


def _shares(wins: tuple[float, ...], wrong: float) -> list[str]:
    return [*(percent(share, 1) for share in wins), percent(wrong, 2)]
