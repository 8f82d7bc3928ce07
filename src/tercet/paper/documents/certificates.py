"""Certificates: for the champion, the finalists and everyone who took part."""

from typing import Any

from tercet.competition.scores import Line
from tercet.competition.standings import Standing, standings
from tercet.competition.state import Competition
from tercet.paper.documents.results import A_SET, lines_of, played
from tercet.paper.job import Job


def certificates(job: Job) -> dict[str, Any]:
    """The champion's, the finalists', then everyone's by number; without anybody, a blank one."""
    now = job.day.now
    finalists = [number for number in now.finalists if number != now.champion]
    places = _places(now)
    others = [n for n in sorted(now.entrants) if n not in (now.champion, *finalists) and places[n].rank is not None]
    found: dict[int, list[Line]] = {number: [] for number in now.entrants}
    for line in (line for game in played(now) for line in lines_of(now, game)):
        found[line.number].append(line)
    kinds = [("champion", [now.champion] if now.champion else []), ("finalist", finalists), ("player", others)]
    sheets = [
        {
            "kind": kind,
            "name": job.day.name(number),
            "number": str(number),
            "rank": str(places[number].rank) if kind == "player" and now.cutting else "",
            "division": places[number].division,
            "figures": _figures(job, found[number]),
        }
        for kind, numbers in kinds
        for number in job.chosen(numbers)
    ]
    blank = {"kind": "player", "name": "", "number": "", "rank": "", "division": "", "figures": ""}
    return {"sheets": sheets or [blank], "cards": job.show(A_SET)}


def _places(now: Competition) -> dict[int, Standing]:
    """Where everyone stands: in their division, if there are any."""
    divisions = {each.division for each in now.entrants.values()} if now.setup.divisions else {None}
    return {each.number: each for division in divisions for each in standings(now, division)}


def _figures(job: Job, lines: list[Line]) -> str:
    sets = sum(line.sets for line in lines)
    return job.say("certificate-figures", sets=sets, games=len(lines)) if lines else ""
