"""Entry cards: all fields of G-4, blank or filled."""

from typing import Any

from tercet.competition.entry_cards import Row
from tercet.competition.entry_cards import entry_cards as rows_of
from tercet.paper.job import Job

A_SHEET = 9


def entry_cards(job: Job) -> dict[str, Any]:
    """A card for everyone who has entered; without anybody, a sheet of blank ones."""
    setup = job.day.now.setup
    rows = sorted(rows_of(job.day.now, job.day.people), key=_number)
    cards = [_card(job, row) for row in rows] or [_blank() for _ in range(A_SHEET)]
    divisions = [division.name for division in setup.divisions] or ["A", "B", "C", "D"]
    games = max(4, setup.rounds)
    return {
        "cards": cards,
        "divisions": divisions,
        "games": [job.say("entry-game", game=number) for number in range(1, games + 1)],
    }


def _number(row: Row) -> int:
    return int(row["number"] or 0)


def _card(job: Job, row: Row) -> dict[str, Any]:
    """What is known about a player so far; the rest is for the pen."""
    number, rounds = _number(row), range(1, job.day.now.setup.rounds + 1)
    over = job.day.now.cutting
    return {
        **_blank(),
        "number": str(number),
        **{field: str(row[field] or "") for field in ("division", "name", "address", "phone", "email")},
        "city": " ".join(str(row[field]) for field in ("city", "state", "postcode") if row[field]),
        "games": [_figure(job, row[f"game {game}"]) for game in rounds],
        "total": _figure(job, row["total"]) if over else "",
        "rank": _figure(job, row["rank"]) if over else "",
        "final": _figure(job, row["championship"]),
        "tie": _figure(job, row["tie breaker"]),
        "final_total": _figure(job, row["championship total"]),
        "link": job.qr("player", number),
    }


def _figure(job: Job, value: str | float | None) -> str:
    return job.number(None if value is None else float(value))


def _blank() -> dict[str, Any]:
    person = ("number", "division", "name", "address", "city", "phone", "email", "link")
    return {**dict.fromkeys((*person, "total", "rank", "final", "tie", "final_total"), ""), "games": []}
