"""Figures of several rounds, and how they are told."""

from collections.abc import Sequence
from statistics import median, quantiles


def spread(values: Sequence[float], digits: int = 2) -> str:
    """Median and 10–90 % range."""
    if len(values) < 2:
        return f"{values[0]:.{digits}f}"
    tenths = quantiles(values, n=10, method="inclusive")
    return f"{median(values):.{digits}f} [{tenths[0]:.{digits}f}–{tenths[-1]:.{digits}f}]"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table, as the README holds it."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)
