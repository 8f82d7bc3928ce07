"""What must be true of time and memory: clients know everything soon, and nothing grows without end."""

from collections.abc import Iterator, Sequence
from typing import Final

from tests.proof.checker.evidence import Recording, Size, Violation

SOON_S: Final = 2.0
"""After the last fault, every client knows everything within this time."""


def clients_converge(table: str, recordings: Sequence[Recording]) -> Iterator[Violation]:
    """By the clock of the run: a virtual one, since a real one would depend on the machine."""
    for recording in recordings:
        if recording.converged_s is not None and recording.converged_s > SOON_S:
            what = f"{recording.name} knew everything only {recording.converged_s:.2f} s after the last fault."
            yield Violation("late", table, what)


def sizes_are_bounded(sizes: Sequence[Size]) -> Iterator[Violation]:
    """Whatever was measured is within its bound."""
    for size in sizes:
        if size.amount > size.at_most:
            what = f"{size.what}: {size.amount:,}, which is more than {size.at_most:,}."
            yield Violation("memory", "the server", what)
