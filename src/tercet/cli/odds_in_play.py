"""`tercet odds --play`: odds out of whole games."""

import json
import sys
from contextlib import closing
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from tercet.cli.trouble import Trouble

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from tercet.lab.play import Chance, InPlay

MOST_SEED = 2**53  # what JSON carries whole


def in_play(games: int, strategy: str, deck: int, seed: int | None, cores: int | None, as_json: bool) -> None:
    """Play, show the estimate narrowing, and tell; also when Ctrl-C cuts it short."""
    from tercet.lab.compiled import ADVICE, IS_FAST
    from tercet.lab.play import STRATEGIES, USUAL

    check(games, strategy, deck, seed, cores, tuple(STRATEGIES), tuple(USUAL))
    if not IS_FAST:
        sys.stderr.write(f"{ADVICE}\n")
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    result, stopped = played(games, strategy, deck, seed, cores)
    if result is None:
        raise Trouble("Stopped before the first games were over: nothing is known yet.", 130)
    if as_json:
        print(json.dumps(as_data(result, "strategy", strategy, seed, deck)))
    else:
        show(result, f"strategy {strategy}", seed, deck)
    if stopped:
        raise Trouble(f"Stopped after {result.games:,} of {games:,} games: this is what is known so far.", 130)


def by_rule_set(ruleset: str, games: int, seed: int | None, as_json: bool) -> None:
    """Bots play a real rule set through the engine; the same counts, and the same word after Ctrl-C."""
    import numpy as np

    from tercet.cli.rules import rule_set_named
    from tercet.engine.slots.deck import deck_size
    from tercet.lab.games import COLUMNS, ROWS
    from tercet.lab.play import summed_up
    from tercet.lab.through_engine import NotCounted, insist, one_game

    rules = rule_set_named(ruleset).rules
    check(games, "random", 81, seed, None, ("random",), (81,))
    try:
        insist(rules)
    except NotCounted as error:
        raise Trouble(str(error), 2) from error
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    deck, players = deck_size(rules.deck), min(max(rules.seats.least, 2), rules.seats.most)
    tally, done = np.zeros((ROWS, COLUMNS), np.int64), 0
    with progress() as bar:
        task = bar.add_task("Playing", total=games, known="")
        try:
            for number in range(games):
                tally += one_game(rules, players, seed, number)
                done += 1
                narrow(bar, task, summed_up(tally, deck), done)
        except KeyboardInterrupt:
            if not done:
                raise Trouble("Stopped before the first game was over: nothing is known yet.", 130) from None
    result = summed_up(tally, deck)
    if as_json:
        print(json.dumps(as_data(result, "ruleset", ruleset, seed, deck)))
    else:
        show(result, f"rule set {ruleset}", seed, deck)
    if done < games:
        raise Trouble(f"Stopped after {done:,} of {games:,} games: this is what is known so far.", 130)


def check(
    games: int, strategy: str, deck: int, seed: int | None, cores: int | None, strategies: tuple[str, ...],
    decks: tuple[int, ...],
) -> None:  # fmt: skip
    """Is that something that can be played?"""
    if games < 1:
        raise Trouble(f"{games} games tell nothing. Say how many to play, for example: --games 1000000", 2)
    if strategy not in strategies:
        raise Trouble(f"There is no strategy “{strategy}”. Strategies are {', '.join(strategies)}.", 2)
    if deck not in decks:
        raise Trouble(f"Nobody plays with a deck of {deck} cards. Say --deck 81 or --deck 27.", 2)
    if seed is not None and not 0 <= seed < MOST_SEED:
        raise Trouble(f"The seed must be a number from 0 to {MOST_SEED - 1}.", 2)
    if cores is not None and cores < 1:
        raise Trouble("Say --cores 1 or more, or nothing for all of them.", 2)


def played(games: int, strategy: str, deck: int, seed: int, cores: int | None) -> tuple["InPlay | None", bool]:
    """What came out, and whether it was cut short."""
    import numpy as np

    from tercet.lab.games import COLUMNS, ROWS
    from tercet.lab.play import blocks, summed_up

    tally, stopped = np.zeros((ROWS, COLUMNS), np.int64), False
    with progress() as bar:
        task = bar.add_task("Playing", total=games, known="")
        try:
            with closing(blocks(games, seed, deck, strategy, cores)) as done:
                for number, block in enumerate(done):
                    tally += block
                    if number % 20 == 0:
                        so_far = summed_up(tally, deck)
                        narrow(bar, task, so_far, so_far.games)
        except KeyboardInterrupt:
            stopped = True
    return (summed_up(tally, deck) if tally.any() else None), stopped


def progress() -> "Progress":
    """A bar on stderr, with what is known so far."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    known = TextColumn("{task.fields[known]}")
    columns = (TextColumn("Playing"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(), known)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def narrow(bar: "Progress", task: "TaskID", so_far: "InPlay", games: int) -> None:
    """The estimate so far."""
    size, chance = next(iter(so_far.layouts.items()))
    bar.update(task, completed=games, known=f"{size} cards: {in_words(chance)}")


def in_words(chance: "Chance") -> str:
    """“14.08 : 1 (14.05 to 14.11)”."""
    odds = "always a SET" if chance.odds is None else f"{chance.odds:,.2f} : 1"
    high = "no limit known" if chance.high is None else f"{chance.high:,.2f}"
    return f"{odds} ({chance.low or 0:,.2f} to {high})"


def as_data(result: "InPlay", what: str, name: str, seed: int, deck: int) -> dict[str, Any]:
    """For programs."""
    from msgspec import to_builtins

    told: dict[str, Any] = to_builtins(result, str_keys=True)
    return {what: name, "games": told.pop("games"), "seed": seed, "deck": deck, **told}


def show(result: "InPlay", how: str, seed: int, deck: int) -> None:
    """For people."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    low, high = result.mean_sets_between
    console.print(f"{result.games:,} games with {deck} cards, {how}, seed {seed}; 95 % intervals.")
    table = Table("cards", "layouts seen", "without a SET", "odds that there is a SET")
    for size, chance in result.layouts.items():
        table.add_row(f"{size}", f"{chance.seen:,}", f"{chance.without_set:,}", in_words(chance))
    console.print(table)
    console.print(f"SETs in a game: {result.mean_sets:.3f} ({low:.3f} to {high:.3f})")
    console.print(f"Games by cards left: {_percent(result.left)}")
    console.print(f"Games by largest layout: {_percent(result.largest)}")
    stages = Table("cards in the deck", "odds that there is a SET")
    for left, chance in result.stages.items():
        stages.add_row(f"{left}", in_words(chance))
    console.print(stages)


def _percent(shares: dict[int, float]) -> str:
    return ", ".join(f"{cards}: {100 * share:.4g} %" for cards, share in shares.items())
