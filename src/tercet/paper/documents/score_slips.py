"""Score slips: one for each game, with its code."""

from typing import Any

from tercet.competition.state import Game
from tercet.paper.codes import code_of
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint

SEATS = 5  # lines of a blank slip


def score_slips(job: Job) -> dict[str, Any]:
    """A slip for each game of the draw, and for each play-off that is announced; or only those that were ordered."""
    others = [game for game in job.day.now.games.values() if game.stage != "preliminary"]
    wanted = job.order.games
    games = [game for game in (*job.day.drawn, *others) if not wanted or game.id in wanted]
    if not games:
        raise CannotPrint("paper-no-such-slips")
    return {"slips": [slip(job, game) for game in games]}


def slip(job: Job, game: Game) -> dict[str, Any]:
    """The slip of one game, without players who have left since."""
    return {
        "table": str(game.table or ""),
        "round": job.say("round-number", round=game.round) if game.stage == "preliminary" else _stage(job, game),
        "when": job.when(game),
        "code": code_of(game.id),
        "link": job.qr("game", code_of(game.id)),
        "players": [{"number": str(number), "name": job.day.public(number)} for number in game.players],
        "signs": _signs(job),
    }


def _signs(job: Job) -> list[str]:
    """Who signs: two people, because two have to report the same. In an open house there is no judge."""
    player = job.say("slip-player-signs")
    return [player, player] if job.day.now.setup.format == "open-house" else [job.say("judge"), player]


def _stage(job: Job, game: Game) -> str:
    return job.say("entry-tie-breaker") if game.stage == "tie-breaker" else job.say("final")


def blank(job: Job, stage: str = "") -> dict[str, Any]:
    """A slip for a game that has not been announced."""
    return {
        "table": "",
        "round": stage,
        "when": "",
        "code": "",
        "link": "",
        "players": [{"number": "", "name": ""} for _ in range(SEATS)],
        "signs": _signs(job),
    }
