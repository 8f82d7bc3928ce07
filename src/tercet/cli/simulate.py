"""`tercet simulate`: whole games among random players, each checked against the laws that every game keeps."""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Any

from cyclopts import Parameter
from cyclopts.validators import Number

from tercet.cli.errors import CliError
from tercet.cli.figures import figure
from tercet.cli.games import GamesWanted, Outcome, Tally, outcomes
from tercet.cli.language import say
from tercet.cli.rules import rule_set_named
from tercet.engine.rules import Seats


def simulate(
    *,
    ruleset: str,
    games: Annotated[int, Parameter(validator=Number(gte=1))] = 200,
    players: Annotated[int, Parameter(validator=Number(gte=1))] = 3,
    seed: int | None = None,
    record: Path | None = None,
    cores: Annotated[int | None, Parameter(validator=Number(gte=1))] = None,
    json_: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Let random players play, and check every game."""
    seats = rule_set_named(ruleset).rules.seats
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    asked = GamesWanted(ruleset, seated(ruleset, players, seats), seed, record is not None)
    tally = Tally()
    stopped = False
    try:
        with closing(outcomes(asked, games, cores)) as played:
            for outcome in with_bar(played, games):
                tally.add(outcome)
                keep(outcome, asked, record)
    except KeyboardInterrupt:
        stopped = True
    report(asked, tally, json_)
    if stopped:
        raise CliError("cli-stopped-after", 130, played=tally.games, games=games)
    if tally.violations:
        number, law = tally.violations[0]
        raise CliError("cli-law-broken", n=number, problem=law)


def seated(ruleset: str, players: int, seats: Seats) -> int:
    """As many as the rules allow; if that is another number, it is said."""
    fitting = min(max(players, seats.least), seats.most)
    if fitting != players:
        known = str(seats.least) if seats.least == seats.most else say("odds-between", low=seats.least, high=seats.most)
        told = {"name": ruleset, "known": known, "asked": str(players), "fitting": str(fitting)}
        sys.stderr.write(f"{say('simulate-seated', **told)}\n")
    return fitting


def with_bar(played: Iterable[Outcome], games: int) -> Iterator[Outcome]:
    """Show on a terminal how far it is."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(
        played, say("cli-playing"), games, console=console, transient=True, disable=not console.is_terminal
    )


def keep(outcome: Outcome, asked: GamesWanted, folder: Path | None) -> None:
    """Write the record of a game, where that is wished."""
    if folder is None:
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / asked.file_of(outcome.number)).write_text(outcome.record, encoding="utf-8")
    except OSError as error:
        raise CliError("cli-record-not-written", 2, folder=str(folder), why=str(error.strerror)) from error


def report(asked: GamesWanted, tally: Tally, as_json: bool) -> None:
    """What came out of it."""
    if as_json:
        print(json.dumps(as_data(asked, tally)))
        return
    endings = Counter({say(f"ending-{why}"): times for why, times in tally.endings.items()})
    told = {"name": asked.ruleset, "seed": str(asked.seed)}
    print(say("simulate-asked", games=tally.games, players=asked.players, **told))
    print(say("simulate-ended", count=tally.ended, broken=len(tally.violations)))
    print(say("rounds-by-ending", text=counts(endings)))
    print(say("rounds-by-left", text=counts(tally.left)))
    print(say("odds-found-in-a-round", number=figure(tally.mean_sets, 2)))


def counts(counter: Counter[Any]) -> str:
    """“0: 3, 6: 41, 9: 80”."""
    return ", ".join(say("cli-pair", n=what, value=figure(times)) for what, times in sorted(counter.items()))


def as_data(asked: GamesWanted, tally: Tally) -> dict[str, Any]:
    """The same for programs."""
    return {
        "ruleset": asked.ruleset,
        "games": tally.games,
        "ended": tally.ended,
        "violations": len(tally.violations),
        "left": {str(left): times for left, times in sorted(tally.left.items())},
        "endings": dict(sorted(tally.endings.items())),
        "seed": asked.seed,
        "players": asked.players,
        "rounds": tally.rounds,
        "mean_sets": tally.mean_sets,
    }
