"""What `dev.py proof` prints, and writes as docs/proof.md."""

import os
import platform
import sqlite3
from collections import Counter
from collections.abc import Sequence

from tests.proof.attacks import Result
from tests.proof.keeping import KeptResult, KeptTrial, Run

COLUMNS = ("what was done", "how often", "what was found", "time", "run")

HEAD = """# Proof

Written by `python3 dev.py proof --write`; do not edit it by hand. It says what was done, how often,
and what was found. A zero is worth as much as the number beside it: where nothing was found in *n* tries, the true
rate is below about 3/*n* with 95 % confidence.

`python3 dev.py proof` runs everything with the numbers of `dev.py test`, `--long` with more, `--only TEXT` only
what has the text in its name. `TERCET_SEED` chooses another seed for the attacks that are drawn by lot; the
default is 81. Kills happen at random instants and have no seed. A simulated game follows from one number, and
`python -m tests.proof.simulation NUMBER` plays it again.

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
    return ", ".join([*told, f"{result.tests} tests"])


def row(*cells: str) -> str:
    """A line of a table."""
    return f"| {' | '.join(cells)} |"


def told(kept: KeptResult) -> str:
    """One line about an attack."""
    result = kept.result
    found = f"**found: {', '.join(result.failed)}**" if result.failed else "nothing"
    return row(result.attack.name, counts(result), found, f"{result.seconds:.0f} s", said_of(kept.run))


def told_of_fault(kept: KeptTrial) -> str:
    """One line about a planted fault."""
    trial = kept.trial
    found = f"`{name_of(trial.by)}`" if trial.found else "**nothing**"
    return row(trial.fault.area, trial.fault.name, trial.fault.what, found)


def said_of(run: Run) -> str:
    """When it was, and of what kind."""
    return f"{run.when}, {run.commit}{', long' if run.long else ''}"


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


def page(results: Sequence[KeptResult], trials: Sequence[KeptTrial], all_in_all: int) -> str:
    """docs/proof.md."""
    lines = [HEAD, "## What was run", "", f"On {machine()}. Times depend on what else the machine was doing.", ""]
    lines += [row(*COLUMNS), row(*["---"] * len(COLUMNS)), *map(told, results), ""]
    lines += [
        "## Planted faults",
        "",
        "Each is a small change to a copy of the sources, with which a test must fail.",
        "",
    ]
    lines += [summary(trials, all_in_all), ""]
    lines += [row("where", "fault", "what goes wrong then", "found by"), row(*["---"] * 4)]
    return "\n".join([*lines, *map(told_of_fault, trials), "", NOT_COVERED])
