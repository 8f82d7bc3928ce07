"""The emergency pack: everything to finish the remaining rounds on paper."""

from typing import Any

from tercet.paper.documents.entry_cards import entry_cards
from tercet.paper.documents.results import table_of
from tercet.paper.documents.schedules import grid
from tercet.paper.documents.score_slips import blank, slip
from tercet.paper.job import Job


def emergency_pack(job: Job) -> dict[str, Any]:
    """A cover that says what to do, then standings, schedule, slips and entry cards."""
    now = job.day.now
    left = job.day.remaining
    open_games = [game for game in job.day.drawn if game.round <= now.started and now.settled(game.id) is None]
    rounds = {"first": now.started + 1, "last": now.setup.rounds}
    return {
        "state": job.say("pack-state", **rounds) if left else job.say("pack-state-none"),
        "steps": [job.say(f"pack-step-{number}") for number in range(1, 7)],
        "standings": table_of(job),
        "schedule": grid(job, left) if left else None,
        "slips": {
            "slips": [
                *(slip(job, game) for game in (*open_games, *left)),
                *(blank(job.say(stage)) for stage in ("entry-tie-breaker", "entry-tie-breaker", "final")),
            ]
        },
        "cards": entry_cards(job),
    }
