"""Results and the press sheet."""

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
        "intro": job.say("results-intro", players=len(now.entrants), games=len(played(now))),
        "after": job.say("results-after", rounds=now.started),
        "champion": _named(job, now.champion),
        "final": final_of(job),
        **table_of(job),
    }


def table_of(job: Job) -> dict[str, Any]:
    """The standings as rows."""
    now = job.day.now
    if not now.entrants:
        raise CannotPrint("paper-nobody-entered")
    return {
        "rounds": [str(number) for number in range(1, now.setup.rounds + 1)],
        "divided": bool(now.setup.divisions),
        "rows": [_row(job, each) for each in standings(now)],
    }


def _row(job: Job, each: Standing) -> dict[str, Any]:
    return {
        "rank": str(each.rank or ""),
        "number": str(each.number),
        "name": job.day.name(each.number),
        "division": each.division,
        "scores": [job.number(score) for score in each.scores],
        "total": job.number(each.total),
        "finalist": each.number in job.day.now.finalists,
    }


def final_of(job: Job) -> list[dict[str, Any]]:
    """Everybody's score in the final, the champion first."""
    now = job.day.now
    rows = [row for row in entry_cards(now, job.day.people) if row["championship"] is not None]
    rows.sort(key=lambda row: (row["number"] != now.champion, -float(row["championship total"] or 0)))
    return [
        {
            "number": str(row["number"]),
            "name": str(row["name"]),
            "score": job.number(float(row["championship"] or 0)),
            "tie": "" if row["tie breaker"] is None else job.number(float(row["tie breaker"])),
        }
        for row in rows
    ]


def lines_of(now: Competition, game: Game) -> tuple[Line, ...]:
    """Each player's confirmed line in a game."""
    sheet = now.settled(game.id)
    return sheet.lines if sheet else ()


def played(now: Competition) -> list[Game]:
    """Games with a confirmed result."""
    return [game for game in now.games.values() if now.settled(game.id) is not None]


def _named(job: Job, number: int | None) -> dict[str, str] | None:
    return None if number is None else {"number": str(number), "name": job.day.name(number)}


def _called(job: Job, champion: int | None) -> str:
    """A sentence about the champion; empty while there is none."""
    if champion is None:
        return ""
    return in_a_sentence(job.day.name(champion)) or f"{job.say('player-no')} {champion}"


def press(job: Job) -> dict[str, Any]:
    """The day on one page."""
    now = job.day.now
    lines = [line for game in played(now) for line in lines_of(now, game)]
    figures = {"players": len(now.entrants), "games": len(played(now)), "sets": sum(line.sets for line in lines)}
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
        "best": table_of(job)["rows"][:BEST],
        "link": job.qr(),
        "contact": job.order.occasion.contact,
        "cards": job.show(A_SET),
    }
