"""What `dev.py proof` prints, and writes as docs/proof.md."""

import os
import platform
import sqlite3
from collections import Counter
from collections.abc import Sequence

from tests.proof.attacks import Numbers, Result
from tests.proof.keeping import KeptResult, KeptTrial, Run

COLUMNS = ("what was done", "asked for", "how often", "what was found", "time", "computing", "run")
QUIET = 1.0  # the load of a machine on which nothing else is done
LONG_COLUMNS = ("what is done", "asked for", "how often", "what was found", "time", "all of it", "run")

HEAD = """# Proof

Written by `python3 dev.py proof --write`; do not edit it by hand. It says what was done, how often,
and what was found. A zero is worth as much as the number beside it: where nothing was found in *n* tries, the true
rate is below about 3/*n* with 95 % confidence.

`python3 dev.py proof` runs everything with the numbers of `dev.py test`, `--long` with more (`--long --percent 5` with
a twentieth of that), `--only TEXT` only what has the text in its name. `TERCET_SEED` chooses another seed for the
attacks that are drawn by lot; the default is 81. Kills happen at random instants and have no seed. A simulated game
follows from one number, and `python -m tests.proof.simulation NUMBER` plays it again.

What is looked for is in `tests/proof/checker`: an acknowledged command is in the log, under its number; each
command id has one effect; a refused one has none; numbers are dense; cards are conserved; every verdict follows
from the rules; the log has the order in which things happened; every client is told what the log has, in its
order, and ends with the table that the log makes, within two seconds of simulated time after the last fault; no frame
names a card that nobody may know yet; what must not grow does not. Of a competition: the standings are what the log
makes, and what stands on the slips.
"""
NOT_COVERED = """## What is not covered yet

- A simulated game has one worker. Several are killed, stopped, started and drained as real processes.
- Bytes on a connection are neither repeated nor swapped, as TCP guarantees; commands are.
- Two seconds are held against simulated time only. Over real sockets every client must know everything in the end,
  however long the machine takes.
"""


def counts(result: Result) -> str:
    """What was done, in numbers."""
    told = [f"{number:,} {what}" for what, number in result.counted.items()]
    tests = "1 test" if result.tests == 1 else f"{result.tests} tests"
    return ", ".join([*told, tests])


def row(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def told(kept: KeptResult) -> str:
    """One line about an attack."""
    result, numbers = kept.result, kept.result.attack.numbers
    wanted = 0 if numbers is None else round(numbers.long * kept.run.percent / 100) or numbers.usual
    asked = f"{wanted:,} {numbers.what}" if numbers else "–"
    times = (lasting(result.seconds), lasting(result.computing))
    return row(result.attack.name, asked, counts(result), found_by(result, wanted), *times, said_of(kept.run))


def found_by(result: Result, wanted: int) -> str:
    """What went wrong; also if less was done than was asked for."""
    numbers = result.attack.numbers
    if result.failed:
        return f"**found: {', '.join(result.failed)}**"
    return "**too few**" if numbers and result.counted.get(numbers.what, 0) < wanted else "nothing"


def told_of_long(numbers: Numbers, usual: KeptResult, long: KeptResult | None) -> str:
    """One line about a long attack: what was done of it, and how long all of it would take at that pace."""
    kept = long or usual
    result, done = kept.result, kept.result.counted.get(numbers.what, 0)
    times = [lasting(each * numbers.long / done) for each in (result.seconds, result.computing) if done]
    whole = f"about {' with '.join(times)} of computing" if times else "unknown"
    asked = f"{numbers.long:,} {numbers.what}"
    if long is None:
        return row(result.attack.name, asked, "not run", "–", "–", whole, "pace of the run above")
    part = "all" if done >= numbers.long else f"a part: {100 * done / numbers.long:.2g} %"
    often = f"{done:,} {numbers.what} ({part})"
    found = found_by(result, 0)
    return row(result.attack.name, asked, often, found, lasting(result.seconds), whole, said_of(kept.run))


def lasting(seconds: float) -> str:
    """A time that can be read.

    >>> lasting(61.4), lasting(900), lasting(30_000), lasting(900_000)
    ('61 s', '15 min', '8 h', '10 days')
    """
    for unit, name, enough in ((86_400, "days", 2), (3600, "h", 2), (60, "min", 3)):
        if seconds >= enough * unit:
            return f"{seconds / unit:.0f} {name}"
    return f"{seconds:.0f} s"


def told_of_fault(kept: KeptTrial) -> str:
    """One line about a planted fault."""
    trial = kept.trial
    found = f"`{name_of(trial.by)}`" if trial.found else "**nothing**"
    return row(trial.fault.area, trial.fault.name, trial.fault.what, found)


def said_of(run: Run) -> str:
    """When it was, and of what kind."""
    return f"{run.when}, {run.commit}"


def name_of(test: str) -> str:
    """The name of a test without its path, or the path if a whole module is meant."""
    return test.rpartition("::")[2].partition("[")[0]


def summary(trials: Sequence[KeptTrial], all_in_all: int) -> str:
    """How many of the planted faults were found."""
    missed = [kept.trial.fault.name for kept in trials if not kept.trial.found]
    areas = Counter(kept.trial.fault.area for kept in trials)
    parts = ", ".join(f"{area} {number}" for area, number in areas.items())
    found = f"{len(trials) - len(missed)} of {len(trials)} planted faults were found ({parts})."
    return " ".join(
        [
            found,
            *([f"**Missed: {', '.join(missed)}.**"] if missed else []),
            *([f"{all_in_all - len(trials)} were not tried."] if all_in_all > len(trials) else []),
        ]
    )


def machine() -> str:
    """What it ran on."""
    return (
        f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Python {platform.python_version()}, "
        f"SQLite {sqlite3.sqlite_version}"
    )


def beside(results: Sequence[KeptResult]) -> str:
    """Whether the times are those of a quiet machine."""
    load = max((kept.run.load for kept in results), default=0)
    busy = f"Other programs ran beside it: the load was {load:.0f} or more at times" if load > QUIET else "It was quiet"
    return f"{busy}. “Time” depends on that; “computing”, of all processes together, hardly."


def share(results: Sequence[KeptResult]) -> str:
    """What it costs in the tests."""
    computed = sum(kept.result.computing for kept in results)
    return (
        f"All of this is part of `dev.py test`, where it is to take less than four minutes on two cores. One after the "
        f"other it computed for {computed:.0f} s of one core, {computed / 2:.0f} s on two; each attack starts its own "
        "databases and servers, which the tests share."
    )


def page(usual: Sequence[KeptResult], long: Sequence[KeptResult], trials: Sequence[KeptTrial], all_in_all: int) -> str:
    """docs/proof.md."""
    lines = [HEAD, "## What was run", "", f"On {machine()}. {beside([*usual, *long])}", ""]
    lines += [row(*COLUMNS), row(*["---"] * len(COLUMNS)), *map(told, usual), "", share(usual), ""]
    lines += [*long_part(usual, long), ""]
    lines += [
        "## Planted faults",
        "",
        "Each is a small change to a copy of the sources, with which a test must fail.",
        "",
    ]
    lines += [summary(trials, all_in_all), ""]
    lines += [row("where", "fault", "what goes wrong then", "found by"), row(*["---"] * 4)]
    return "\n".join([*lines, *map(told_of_fault, trials), "", NOT_COVERED])


def long_part(usual: Sequence[KeptResult], long: Sequence[KeptResult]) -> list[str]:
    """The long numbers: what was done of them, and what is left."""
    by_name = {kept.result.attack.name: kept for kept in long}
    rows = [
        told_of_long(kept.result.attack.numbers, kept, by_name.get(kept.result.attack.name))
        for kept in usual
        if kept.result.attack.numbers
    ]
    said = (
        "“All of it” is how long the whole number would take at the pace that was measured, with whatever ran beside "
        "it, and how much of that is computing."
    )
    return ["## Long runs", "", said, "", row(*LONG_COLUMNS), row(*["---"] * len(LONG_COLUMNS)), *rows]
