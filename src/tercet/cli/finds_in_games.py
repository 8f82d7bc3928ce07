"""`tercet lab finds`: how many finds a round has under each rule set, if any of them is taken by chance."""

import json
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tercet.cli.figures import figure
from tercet.cli.language import say
from tercet.cli.odds_in_play import between, check

if TYPE_CHECKING:
    from tercet.lab.summary import OddsInPlay


def finds(
    *,
    games: int = 1_000,
    seed: int = 1,
    cores: int | None = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Play every rule set in which pointing is enough, and tell how many finds a round has."""
    from rich.console import Console

    check(games, seed, cores)
    with Console(stderr=True).status(say("lab-playing")):
        counted = {name: _counted(name, games, seed, cores) for name in _names()}
    if json_:
        print(json.dumps({name: _as_data(each) for name, each in counted.items()}))
    else:
        _show(counted)


def _names() -> list[str]:
    from tercet.lab.by_chance import can_be_played
    from tercet.rulesets.catalogue import RULE_SETS

    return [name for name, rule_set in RULE_SETS.items() if can_be_played(rule_set.rules)]


def _counted(name: str, games: int, seed: int, cores: int | None) -> "OddsInPlay":
    from tercet.lab.by_chance import games_by_chance
    from tercet.lab.summary import summed_up
    from tercet.lab.tally import Tally
    from tercet.rulesets.catalogue import RULE_SETS

    tally = Tally()
    for game in games_by_chance(RULE_SETS[name].rules, games, seed, cores):
        tally.add(game)
    return summed_up(tally)


def _as_data(counted: "OddsInPlay") -> dict[str, Any]:
    from msgspec import to_builtins

    told = to_builtins(counted, str_keys=True)
    return {key: told[key] for key in ("games", "mean_sets", "mean_sets_between", "left", "largest")}


def _show(counted: "dict[str, OddsInPlay]") -> None:
    from rich.console import Console
    from rich.table import Table

    heads = ("finds-head-rules", "finds-head-found", "finds-head-left", "finds-head-largest")
    table = Table(*map(say, heads))
    for column in table.columns[:2]:
        column.no_wrap = True
    for name, each in counted.items():
        found = f"{figure(each.mean_sets, 2)} ({between(*each.mean_sets_between, 2)})"
        table.add_row(name, found, " ".join(map(str, each.left)), f"{max(each.largest)}")
    Console(highlight=False).print(table)
