"""`tercet lab times` and `tercet lab adapting`: how fast the bots are, and whether they are a match for everybody."""

import json
from typing import Annotated

from cyclopts import Parameter

from tercet.cli.errors import CliError
from tercet.cli.figures import figure, percent
from tercet.cli.language import say

MOST_LAYOUTS = 100_000
MOST_EVENINGS = 10_000
MOST_BOTS = 5


def times(
    *,
    layouts: int = 1000,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Show how long each level of bot looks for the only SET among twelve cards, by number of differing features."""
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

    table = Table(say("bots-head-level"), *(f"{kind}" for kind in found[0].seconds), say("bots-head-ratio"))
    for row in found:
        seconds = (say("cli-seconds", value=figure(each, 1)) for each in row.seconds.values())
        table.add_row(level_in_words(row.level), *seconds, figure(row.ratio, 2))
    console = Console(highlight=False)
    console.print(say("bots-times", count=layouts))
    console.print(table)


def adapting(
    *,
    evenings: int = 40,
    bots: int = 1,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let bots that adapt play evenings of 13 quick games against players of every level, and show who wins."""
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
    table = Table(say("fit-head-player"), *first, *(say(f"bots-head-{each}") for each in ("won", "shared", "lost")))
    for row in found:
        later = (share / row.games for share in (row.won, row.shared, row.lost))
        first_games = (won / row.evenings for won in row.first_won)
        table.add_row(level_in_words(row.level), *map(percent, (*first_games, *later)))
    console = Console(highlight=False)
    console.print(say("bots-adapting", bots=bots, count=evenings))
    console.print(table)


def level_in_words(name: str) -> str:
    """A level as the tables of the lobby call it."""
    from tercet.players.levels import LEVELS

    return next(say(f"level-{number}") for number, level in LEVELS.items() if level.name == name)
