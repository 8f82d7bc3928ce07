"""Reads Chromium's own trace: how long the page worked from a mark until what it changed was handed to the screen.

Work is counted by the main thread's own clock, which stands still while another program has the processor.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from .pace import BEGUN, DONE, Looped, Pace

CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "toplevel",
    "v8",
]
OTHER: Final = "other"  # tasks of the browser without a name of their own: input, scheduling, messages
PART_OF: Final = {
    "EventDispatch": "script",
    "FunctionCall": "script",
    "RunMicrotasks": "script",
    "BlinkScheduler_PerformMicrotaskCheckpoint": "script",
    "FireAnimationFrame": "script",
    "TimerFire": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "HitTest": "pointer",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "layers",
    "UpdateLayer": "layers",
    "Commit": "commit",
    "MinorGC": "garbage",
    "MajorGC": "garbage",
}

Event = Mapping[str, Any]


class Reaction(NamedTuple):
    """From a mark to the commit of the frame that shows it, in ms."""

    worked: float  # the main thread's own time on the processor
    waited: float  # the same with the wait for the frame's turn
    parts: Counter[str]  # what it worked on
    loop: float  # how long the fixed loop took about then
    away: float  # how long another program had the processor meanwhile


class Traced(NamedTuple):
    """What one trace tells."""

    reactions: list[Reaction]
    pace: Pace


class Slice(NamedTuple):
    """A piece of work, and the one it is part of."""

    event: Event
    within: Event | None


def read(trace: bytes, mark: str) -> Traced:
    """A reaction for each time the page set this mark, and the pace of the machine meanwhile."""
    events = [one for one in json.loads(trace)["traceEvents"] if "ts" in one]
    first = next(one for one in events if one["name"] == mark)
    thread = (first["pid"], first["tid"])
    mine = sorted(
        (one for one in events if (one["pid"], one["tid"]) == thread), key=lambda one: (one["ts"], -one.get("dur", 0))
    )
    pace = _pace(mine)
    marks = [one["ts"] for one in mine if one["name"] == mark]
    commits = [one for one in mine if one["name"] == "Commit"]
    return Traced([*_reactions(marks, commits, _nested(mine), pace)], pace)


def _pace(events: Sequence[Event]) -> Pace:
    begun, done = ([one for one in events if one["name"] == name] for name in (BEGUN, DONE))
    return Pace([Looped(a["ts"], (b["tts"] - a["tts"]) / 1000) for a, b in zip(begun, done, strict=True)])


def _nested(events: Sequence[Event]) -> list[Slice]:
    """Every piece of work, with the one it is part of."""
    found, open_now = list[Slice](), list[Event]()
    for one in events:
        if one["ph"] != "X" or not one.get("dur"):
            continue
        while open_now and _end(open_now[-1]) <= one["ts"]:
            open_now.pop()
        found.append(Slice(one, open_now[-1] if open_now else None))
        open_now.append(one)
    return found


def _end(one: Event) -> float:
    end: float = one["ts"] + one.get("dur", 0)
    return end


def _reactions(marks: list[float], commits: list[Event], slices: list[Slice], pace: Pace) -> Iterator[Reaction]:
    for at, following in zip(marks, [*marks[1:], None], strict=True):
        commit = next((one for one in commits if one["ts"] > at), None)
        if commit is None or (following and commit["ts"] > following):
            continue  # shown together with the next one
        end = _end(commit)
        here = [one for one in slices if one.event["ts"] < end and _end(one.event) > at]
        parts = _parts(here, at, end)
        busy = sum(_between(one.event, at, end) for one in here if one.within is None) / 1000
        yield Reaction(parts.total(), (end - at) / 1000, parts, pace.around(at), busy - parts.total())


def _parts(slices: Sequence[Slice], start: float, end: float) -> Counter[str]:
    """What the thread worked on between two instants, in ms; what is part of something else is counted once."""
    parts = Counter[str]()
    for event, within in slices:
        spent = _overlap(event, start, end)
        parts[_part(event)] += spent
        if within is not None:
            parts[_part(within)] -= spent
    return parts


def _part(event: Event) -> str:
    name = event["name"]
    if name.startswith(("V8.GC", "BlinkGC")):
        return "garbage"
    return "script" if name.startswith(("V8.", "v8.")) else PART_OF.get(name, OTHER)


def _overlap(work: Event, start: float, end: float) -> float:
    """How much of its own time lies between two instants, in ms, if it is spread evenly over the whole."""
    spent: float = _between(work, start, end) * work.get("tdur", work["dur"]) / work["dur"] / 1000
    return spent


def _between(work: Event, start: float, end: float) -> float:
    """How much of it lies between two instants, in the trace's µs of wall time."""
    return max(0.0, min(end, _end(work)) - max(start, work["ts"]))
