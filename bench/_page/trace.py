"""Reads Chromium's own trace: how long the page worked from a mark until what it changed was handed to the screen."""

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "toplevel"]
TASK: Final = "ThreadControllerImpl::RunTask"


class Reaction(NamedTuple):
    """From a mark to the commit of the frame that shows it, in ms."""

    worked: float  # the main thread's own time on the processor
    waited: float  # the same with the wait for the frame's turn


def reactions(trace: bytes, mark: str) -> list[Reaction]:
    """One for each time the page set this mark."""
    events = [one for one in json.loads(trace)["traceEvents"] if "ts" in one]
    marks = [one for one in events if one["name"] == mark and "blink.user_timing" in one["cat"]]
    if not marks:
        return []
    thread = (marks[0]["pid"], marks[0]["tid"])
    mine = sorted((one for one in events if (one["pid"], one["tid"]) == thread), key=lambda one: one["ts"])
    commits = [one for one in mine if one["name"] == "Commit"]
    tasks = [one for one in mine if one["name"] == TASK and "dur" in one]
    return [*_reactions([one["ts"] for one in marks], commits, tasks)]


def _reactions(marks: list[int], commits: list[dict[str, Any]], tasks: list[dict[str, Any]]) -> Iterator[Reaction]:
    for at, following in zip(marks, [*marks[1:], None], strict=True):
        commit = next((one for one in commits if one["ts"] > at), None)
        if commit is None or (following and commit["ts"] > following):
            continue  # shown together with the next one
        end = commit["ts"] + commit.get("dur", 0)
        worked = sum(_overlap(one, at, end) for one in tasks)
        yield Reaction(worked / 1000, (end - at) / 1000)


def _overlap(task: dict[str, Any], start: int, end: int) -> float:
    """How much of a task's own time lies between two instants, if it is spread evenly over the task."""
    between = max(0, min(end, task["ts"] + task["dur"]) - max(start, task["ts"]))
    return between * task.get("tdur", task["dur"]) / max(1, task["dur"])
