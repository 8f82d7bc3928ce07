"""The emergency pack: everything to finish the remaining rounds on paper."""

from typing import Any

from tercet.paper.documents.entry_cards import entry_cards
from tercet.paper.documents.results import table_of
from tercet.paper.documents.schedules import grid
from tercet.paper.documents.score_slips import blank, slip
from tercet.paper.job import Job

SIGNING = 3  # the step that says who signs


def emergency_pack(job: Job) -> dict[str, Any]:
    """A cover that says what to do, then standings, schedule, slips and entry cards."""
    now = job.day.now
    left = job.day.remaining
    open_games = [game for game in job.day.drawn if game.round <= now.started and now.settled(game.id) is None]
    rounds = {"first": now.started + 1, "last": now.setup.rounds}
    return {
        "state": job.say("pack-state", **rounds) if left else job.say("pack-state-none"),
        "steps": [_step(job, number) for number in range(1, 7)],
        "standings": table_of(job, job.day.name),
        "schedule": grid(job, left) if left else None,
        "slips": {
            "slips": [
                *(slip(job, game) for game in (*open_games, *left)),
                *(blank(job, job.say(stage)) for stage in ("entry-tie-breaker", "entry-tie-breaker", "final")),
            ]
        },
        "cards": entry_cards(job),
    }


def _step(job: Job, number: int) -> str:
    """What to do; in an open house there are no judges, and the players sign."""
    ending = "-open-house" if number == SIGNING and job.day.now.setup.format == "open-house" else ""
    return job.say(f"pack-step-{number}{ending}")
