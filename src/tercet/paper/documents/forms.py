"""Photo releases and the checklist of the day."""

from math import ceil
from typing import Any

from tercet.competition.state import Competition
from tercet.paper.job import Job
from tercet.paper.printable import in_a_sentence

SEATS = 3  # at a table
BLANK = "______________________"
CHECKS: dict[str, tuple[str, ...]] = {
    "before": ("date", "announce", "details", "register", "staff", "prizes", "rehearse", "print"),
    "hall": ("desk", "tables", "decks", "cloth", "light", "wind", "rope", "waiting", "signs"),
    "start": ("desk", "judges", "draw", "decks"),
    "rounds": ("pack", "time", "slips", "next"),
    "end": ("ties", "final", "prizes", "results", "decks"),
}
FIGURES = {"hall-tables", "hall-decks", "rounds-time"}


def release_adult(job: Job) -> dict[str, Any]:
    """For somebody of age."""
    return {**_release(job, "adult"), "kind": "adult"}


def release_minor(job: Job) -> dict[str, Any]:
    """For a child, signed by a parent or guardian."""
    return {**_release(job, "minor"), "kind": "minor"}


def _release(job: Job, kind: str) -> dict[str, Any]:
    organiser = in_a_sentence(job.order.occasion.organiser) or BLANK
    return {
        "event": job.say("release-event", organiser=organiser, date=in_a_sentence(job.date) or BLANK),
        "points": [
            job.say(f"release-{kind}-1", organiser=organiser),
            job.say("release-2", organiser=organiser),
            job.say("release-3"),
            job.say(f"release-{kind}-4"),
        ],
        "date": job.date,
    }


def checklist(job: Job) -> dict[str, Any]:
    """What there is to do, with the figures of this competition."""
    setup = job.day.now.setup
    known = {
        "tables": len(job.day.now.tables),
        "rounds": setup.rounds,
        "slots": slots_of(job.day.now),
        "minutes": setup.minutes,
    }
    return {
        "times": _times(job),
        "parts": [
            {"title": job.say(f"check-{part}"), "items": [_item(job, f"{part}-{item}", known) for item in items]}
            for part, items in CHECKS.items()
        ],
    }


def slots_of(now: Competition) -> int:
    """How many slots the rounds take: as drawn, or as many as these players need at these tables."""
    drawn = max((game.slot for game in now.games.values() if game.stage == "preliminary"), default=0)
    games = now.setup.rounds * ceil(len(now.here) / SEATS)
    return drawn or max(now.setup.rounds, ceil(games / len(now.tables)))


def _times(job: Job) -> list[dict[str, str]]:
    """When each slot begins, if that is known."""
    if job.clock.ahead is None:
        return []
    return [{"slot": job.say("slot-number", slot=each.slot), "time": job.time(each.begins)} for each in job.clock.slots]


def _item(job: Job, name: str, known: dict[str, int]) -> str:
    return job.say(f"check-{name}", **known) if name in FIGURES else job.say(f"check-{name}")
