"""Results and the press sheet."""

from collections.abc import Callable
from typing import Any

from tercet.cards.notation import read_cards
from tercet.competition.entry_cards import entry_cards
from tercet.competition.scores import Line
from tercet.competition.standings import Standing, standings
from tercet.competition.state import Competition, Game
from tercet.paper.job import Job
from tercet.paper.order import CannotPrint
from tercet.paper.printable import in_a_sentence

BEST = 10  # on the press sheet
A_SET = read_cards("1rdf 2psh 3goe")


def results(job: Job) -> dict[str, Any]:
    """The champion, the final, and the whole list."""
    now = job.day.now
    return {
        "intro": job.say("results-intro", players=len(players_of(now)), games=len(played(now))),
        "after": job.say("results-after", rounds=now.started),
        "champion": _named(job, now.champion),
        "final": final_of(job),
        **table_of(job, job.day.public),
        "divisions": _divisions(job),
    }


def table_of(job: Job, name: Callable[[int], str], division: str | None = None) -> dict[str, Any]:
    """The standings as rows, overall or of a division, without people who did not take part."""
    now = job.day.now
    if not now.entrants:
        raise CannotPrint("paper-nobody-entered")
    return {
        "rounds": [str(number) for number in range(1, now.setup.rounds + 1)],
        "divided": bool(now.setup.divisions) and division is None,
        "rows": [_row(job, each, name) for each in standings(now, division) if each.rank is not None],
        "notes": _notes(job) if division is None else [],
    }


def _divisions(job: Job) -> list[dict[str, Any]]:
    """Each division with the ranks in it."""
    names = [each.name for each in job.day.now.setup.divisions]
    return [{"name": name, **table_of(job, job.day.public, name)} for name in names]


def _notes(job: Job) -> list[str]:
    """What the signs in the table mean, as far as they are there."""
    now = job.day.now
    lines = standings(now)
    told = {
        "averaged": any(each.averaged for each in lines),
        "given": any(each.given for each in lines),
        "weighed": now.setup.odd_correction,
    }
    return [job.say(f"results-{note}") for note, there in told.items() if there]


def _row(job: Job, each: Standing, name: Callable[[int], str]) -> dict[str, Any]:
    return {
        "rank": str(each.rank or ""),
        "number": str(each.number),
        "name": name(each.number),
        "division": each.division,
        "scores": [_score(job, each, number) for number in range(1, len(each.scores) + 1)],
        "total": job.number(each.total),
        "finalist": each.number in job.day.now.finalists,
    }


def _score(job: Job, each: Standing, number: int) -> str:
    """A score; an average in brackets, given points with a star, and a dash for a game that was missed."""
    score = each.scores[number - 1]
    if number in each.averaged:
        known = sum(found is not None for found in each.scores)
        return f"({job.number(each.total / (known + len(each.averaged)))})"
    if score is None:
        return "–" if number <= job.day.now.started else ""
    return job.number(score) + ("*" if number in each.given else "")


def final_of(job: Job) -> list[dict[str, Any]]:
    """Everybody's score in the final, the champion first."""
    now = job.day.now
    rows = [row for row in entry_cards(now, job.day.people) if row["championship"] is not None]
    rows.sort(key=lambda row: (row["number"] != now.champion, -float(row["championship total"] or 0)))
    return [
        {
            "number": str(row["number"]),
            "name": job.day.public(int(row["number"] or 0)),
            "score": job.number(float(row["championship"] or 0)),
            "tie": "" if row["tie breaker"] is None else job.number(float(row["tie breaker"])),
        }
        for row in rows
    ]


def players_of(now: Competition) -> set[int]:
    """Everyone who has played."""
    return {line.number for game in played(now) for line in lines_of(now, game)}


def lines_of(now: Competition, game: Game) -> tuple[Line, ...]:
    """Each player's confirmed line in a game."""
    sheet = now.settled(game.id)
    return sheet.lines if sheet else ()


def played(now: Competition) -> list[Game]:
    """Games with a confirmed result, without those that were not played."""
    return [game for game in now.games.values() if lines_of(now, game)]


def _named(job: Job, number: int | None) -> dict[str, str] | None:
    return None if number is None else {"number": str(number), "name": job.day.public(number)}


def _called(job: Job, champion: int | None) -> str:
    """A sentence about the champion; empty while there is none."""
    if champion is None:
        return ""
    name, number = in_a_sentence(job.day.public(champion)), f"{job.say('player-no')} {champion}"
    return f"{name} ({number})" if name else number


def press(job: Job) -> dict[str, Any]:
    """The day on one page."""
    now = job.day.now
    lines = [line for game in played(now) for line in lines_of(now, game)]
    figures = {"players": len(players_of(now)), "games": len(played(now)), "sets": sum(line.sets for line in lines)}
    occasion = in_a_sentence(job.order.occasion.name) or job.say("entry-competition")
    name = _called(job, now.champion)
    told = {"occasion": occasion, "name": name} if name else {"occasion": occasion}
    ending = "" if name else "-open"
    return {
        "headline": job.say(f"press-headline{ending}", **told),
        "lead": job.say(f"press-lead{ending}", **told, **figures),
        "figures": [
            *({"label": key, "value": job.number(value)} for key, value in figures.items()),
            {"label": "most", "value": job.number(max((line.sets for line in lines), default=0))},
        ],
        "final": final_of(job),
        "best": table_of(job, job.day.public)["rows"][:BEST],
        "link": job.qr(),
        "contact": job.order.occasion.contact,
        "cards": job.show(A_SET),
    }
