"""Score slips: one for each game, with its code."""

from typing import Any

from tercet.competition.state import Game
from tercet.paper.codes import code_of
from tercet.paper.job import Job

SEATS = 5  # lines of a blank slip


def score_slips(job: Job) -> dict[str, Any]:
    """A slip for each game of the draw, and for each play-off that is announced."""
    others = [game for game in job.day.now.games.values() if game.stage != "preliminary"]
    return {"slips": [slip(job, game) for game in (*job.day.drawn, *others)]}


def slip(job: Job, game: Game) -> dict[str, Any]:
    """The slip of one game, without players who have left since."""
    return {
        "table": str(game.table or ""),
        "round": job.say("round-number", round=game.round) if game.stage == "preliminary" else _stage(job, game),
        "code": code_of(game.id),
        "link": job.qr("game", code_of(game.id)),
        "players": [{"number": str(number), "name": job.day.name(number)} for number in game.players],
    }


def _stage(job: Job, game: Game) -> str:
    return job.say("entry-tie-breaker") if game.stage == "tie-breaker" else job.say("final")


def blank(stage: str = "") -> dict[str, Any]:
    """A slip for a game that has not been announced."""
    return {
        "table": "",
        "round": stage,
        "code": "",
        "link": "",
        "players": [{"number": "", "name": ""} for _ in range(SEATS)],
    }
