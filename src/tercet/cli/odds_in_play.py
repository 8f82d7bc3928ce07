"""`tercet odds --play`: odds from whole games."""

import json
import sys
from contextlib import closing, suppress
from random import SystemRandom
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from tercet.cli.errors import CliError, passed_on
from tercet.cli.figures import figure, rough
from tercet.cli.language import say

if TYPE_CHECKING:
    from collections.abc import Generator

    from rich.progress import Progress, TaskID

    from tercet.lab.summary import Chance, OddsInPlay
    from tercet.lab.tally import Tally

MOST_SEED = 2**53  # the largest integer that JSON carries exactly
OFTEN_S = 0.1  # how often the estimate is updated


class PlayWanted(NamedTuple):
    """What to play."""

    by: str  # “strategy” or “ruleset”
    name: str
    games: int
    seed: int
    deck: int


def in_play(games: int, strategy: str, deck: int, seed: int | None, cores: int | None, as_json: bool) -> None:
    """Play by one of the strategies at full speed."""
    from tercet.lab.compiled import IS_FAST
    from tercet.lab.play import STRATEGIES, USUAL, blocks

    check(games, seed, cores)
    if strategy not in STRATEGIES:
        raise CliError("cli-no-such-strategy", 2, name=strategy, known=", ".join(STRATEGIES))
    if deck not in USUAL:
        raise CliError("cli-deck-to-play-with", 2, deck=deck)
    if not IS_FAST:
        sys.stderr.write(f"{say('odds-slow')}\n")
    asked = PlayWanted("strategy", strategy, games, chosen(seed), deck)
    tell(asked, blocks(games, asked.seed, deck, strategy, cores), as_json)


def by_rule_set(ruleset: str, games: int, seed: int | None, cores: int | None, as_json: bool) -> None:
    """Let bots play a real rule set through the engine."""
    from tercet.cli.rules import rule_set_named
    from tercet.engine.slots.deck import deck_size
    from tercet.lab.through_engine import NotCounted, check_countable, games_of

    rules = rule_set_named(ruleset).rules
    check(games, seed, cores)
    try:
        check_countable(rules)
    except NotCounted as error:
        raise passed_on(error, 2) from error
    asked = PlayWanted("ruleset", ruleset, games, chosen(seed), deck_size(rules.deck))
    tell(asked, games_of(rules, games, asked.seed, cores), as_json)


def tell(asked: PlayWanted, tallies: "Generator[Tally, None, None]", as_json: bool) -> None:
    """Play, show the estimate narrowing, and print the result, also after Ctrl-C."""
    result = played(asked, tallies)
    if result is None:
        raise CliError("cli-stopped-at-once", 130)
    if as_json:
        print(json.dumps(as_data(result, asked)))
    else:
        show(result, asked)
    if result.games < asked.games:
        raise CliError("cli-stopped-after", 130, played=result.games, games=asked.games)


def chosen(seed: int | None) -> int:
    """The given seed, or a random one."""
    return SystemRandom().randrange(1_000_000) if seed is None else seed


def check(games: int, seed: int | None, cores: int | None) -> None:
    """Raise an error if this cannot be played."""
    if games < 1:
        raise CliError("cli-no-games", 2)
    if seed is not None and not 0 <= seed < MOST_SEED:
        raise CliError("cli-bad-seed", 2, most=str(MOST_SEED - 1))
    if cores is not None and cores < 1:
        raise CliError("cli-bad-cores", 2)


def played(asked: PlayWanted, tallies: "Generator[Tally, None, None]") -> "OddsInPlay | None":
    """The results so far if interrupted; None if nothing has been played."""
    from tercet.lab.summary import summed_up
    from tercet.lab.tally import Tally

    tally = Tally()
    with progress() as bar, suppress(KeyboardInterrupt):
        task = bar.add_task("", total=asked.games, known="")
        shown = 0.0
        with closing(tallies) as done:
            for each in done:
                tally.add(each)
                if not bar.disable and monotonic() - shown > OFTEN_S:
                    shown = monotonic()
                    narrow(bar, task, summed_up(tally))
    return summed_up(tally) if tally.games else None


def progress() -> "Progress":
    """A progress bar on stderr, with the estimate so far."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    known = TextColumn("{task.fields[known]}")
    columns = (TextColumn(say("cli-playing")), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), known)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def narrow(bar: "Progress", task: "TaskID", so_far: "OddsInPlay") -> None:
    """The estimate so far for the most frequent layouts."""
    size, chance = max(so_far.layouts.items(), key=lambda each: each[1].seen)
    bar.update(task, completed=so_far.games, known=say("odds-so-far", cards=size, odds=in_words(chance)))


def in_words(chance: "Chance") -> str:
    """“14.08 : 1 (14.05 to 14.11)”."""
    odds = say("odds-always") if chance.odds is None else say("odds-to-one", odds=figure(chance.odds, 2))
    return f"{odds} ({between(chance.low or 0, chance.high, 2)})"


def between(low: float, high: float | None, digits: int) -> str:
    """The interval in which the truth lies."""
    if high is None:
        return say("odds-at-least", low=figure(low, digits))
    return say("odds-between", low=figure(low, digits), high=figure(high, digits))


def as_data(result: "OddsInPlay", asked: PlayWanted) -> dict[str, Any]:
    """The results as JSON."""
    from msgspec import to_builtins

    told: dict[str, Any] = to_builtins(result, str_keys=True)
    return {asked.by: asked.name, "games": told.pop("games"), "seed": asked.seed, "deck": asked.deck, **told}


def show(result: "OddsInPlay", asked: PlayWanted) -> None:
    """Print the results as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    told: dict[str, str | int] = {
        "games": result.games,
        "deck": asked.deck,
        "name": asked.name,
        "seed": str(asked.seed),
    }
    console.print(say(f"odds-played-{asked.by}", **told))
    table = Table(*map(say, ("odds-head-cards", "odds-head-seen", "odds-head-without", "odds-head-odds")))
    for size, chance in result.layouts.items():
        table.add_row(f"{size}", figure(chance.seen), figure(chance.without_set), in_words(chance))
    console.print(table)
    found = f"{figure(result.mean_sets, 3)} ({between(*result.mean_sets_between, 3)})"
    console.print(say("odds-found-in-a-round", number=found))
    console.print(say("rounds-by-left", text=_percent(result.left)))
    console.print(say("rounds-by-largest", text=_percent(result.largest)))
    stages = Table(say("odds-axis-left"), say("odds-head-odds"))
    for left, chance in result.stages.items():
        stages.add_row(f"{left}", in_words(chance))
    console.print(stages)


def _percent(shares: dict[int, float]) -> str:
    return ", ".join(
        say("cli-pair", n=cards, value=say("cli-percent", share=rough(100 * share))) for cards, share in shares.items()
    )
