"""What the benchmark of the page prints: the figures, and for each sample above its goal what took the time."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median, quantiles
from typing import Final, NamedTuple

from .trace import Reaction, Traced

HEAD: Final = "| what | median | 95 % | slowest | goal for 95 % |\n| --- | --- | --- | --- | --- |"
MOST: Final = 12  # slow samples listed for each figure


class Measured(NamedTuple):
    """One thing that was measured many times."""

    what: str
    traced: Traced
    slowed: int  # so many times, by emulation
    goal: float  # ms of CPU time for 95 of 100
    full: Traced | None = None  # the same at full speed

    @property
    def reactions(self) -> list[Reaction]:
        """One for each sample."""
        return self.traced.reactions


def line(what: str, times: Sequence[float], goal: float | str = "") -> str:
    """A line of the table."""
    most = max(times)
    slow = min(most, quantiles(times, n=20)[-1])  # of few samples it would be a guess
    return f"| {what} | {median(times):.1f} | {slow:.1f} | {most:.1f} | {goal} |"


def table_of(measured: Sequence[Measured], frames: Sequence[float]) -> str:
    """The figures, and the pace of the machine meanwhile."""
    loop = fastest(measured)
    rows = [row for one in measured for row in _rows(one, loop)]
    playing = line("frame to frame while a replay plays, slowed", frames, 17)
    return f"ms; the loop took {loop:.2f} at its fastest\n\n{HEAD}\n" + "\n".join([*rows, playing])


def _rows(one: Measured, loop: float) -> Iterator[str]:
    what = f"{one.what}, {len(one.reactions)} times"
    slowed = f", {one.slowed} times slower" if one.slowed > 1 else ""
    yield line(f"{what}, CPU time{slowed}", [each.worked for each in one.reactions], one.goal)
    yield line(f"… elapsed time{slowed}", [each.waited for each in one.reactions])
    if one.full:
        yield line(f"… CPU time at full speed, times {one.slowed}", [one.slowed * e.worked for e in one.full.reactions])
    yield line("… the loop meanwhile ÷ its fastest", [run.took / loop for run in one.traced.pace.runs])


def fastest(measured: Sequence[Measured]) -> float:
    """The loop on this machine at full speed, when nothing disturbed it."""
    return min(each.pace.fastest for one in measured for each in (one.traced, one.full) if each)


def report_parts(measured: Sequence[Measured]) -> str:
    """What took the time: on average, and in each sample above the goal."""
    loop = fastest(measured)
    return "\n".join(text for one in measured for text in _parts_of(one, loop))


def _parts_of(one: Measured, loop: float) -> Iterator[str]:
    usual = {part: median(each.parts[part] for each in one.reactions) for part in _all_parts(one.reactions)}
    slow = sorted((each for each in one.reactions if each.worked > one.goal), key=lambda each: -each.worked)
    yield f"\n{one.what}: usually {_in_words(usual)}; {len(slow)} of {len(one.reactions)} above {one.goal} ms"
    if slow:
        yield "\n| CPU | elapsed | off the processor | loop ÷ its fastest | cause | parts |\n" + 6 * "| --- " + "|"
    for each in slow[:MOST]:
        pace = each.loop / loop
        why = cause(each, usual, one.goal, pace / one.slowed)
        times = f"{each.worked:.1f} | {each.waited:.1f} | {each.away:.1f}"
        yield f"| {times} | {pace:.1f} | {why} | {_in_words(each.parts)} |"


def cause(slow: Reaction, usual: Mapping[str, float], goal: float, disturbed: float) -> str:
    """The part that took most longer than usual; or the machine.

    It is the machine if the sample would have been within its goal at the pace that was asked for, or if other programs
    had the processor for longer than the page.
    """
    if slow.worked / max(1, disturbed) <= goal or slow.away > slow.worked:
        return "machine"
    more = Counter({part: slow.parts[part] - usual.get(part, 0) for part in slow.parts})
    [(part, by)] = more.most_common(1)
    return f"{part} (+{by:.1f})"


def _all_parts(reactions: Sequence[Reaction]) -> set[str]:
    return {part for each in reactions for part in each.parts}


def _in_words(parts: Mapping[str, float]) -> str:
    """The largest first; what is hardly there is left out."""
    return ", ".join(f"{part} {ms:.1f}" for part, ms in Counter(parts).most_common() if ms >= 0.05)


def report_openings(first: Sequence[float], table: Sequence[float], slowed: int) -> str:
    """How long it takes until somebody who comes for the first time can act."""
    head = f"\nOpened on a phone for the first time, {len(first)} times each, {slowed} times slower; ms\n\n{HEAD}\n"
    rows = [line("first page, until “Play now” can be pressed", first), line("table, until its cards lie there", table)]
    return head + "\n".join(rows)


def report_weight(weight: Mapping[str, int]) -> str:
    """What the first page fetches."""
    kinds = (
        (".js", "script", 60),
        (".css", "style", 25),
        (".txt", "words of one language", ""),
        (".woff2", "font", ""),
    )
    rows = [f"| {name} | {weight[kind] / 1000:.1f} | {goal} |" for kind, name, goal in kinds]
    return "\n| first page, gzipped | KB | goal |\n| --- | --- | --- |\n" + "\n".join(rows)
